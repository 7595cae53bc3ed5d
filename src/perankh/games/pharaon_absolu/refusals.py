"""Why an action is not allowed now, in the order a player would be told."""

from perankh.engine.game import Refusal
from perankh.games.pharaon_absolu import flow
from perankh.games.pharaon_absolu.actions import (
    ACTIONS,
    ANSWER,
    CARD_NAMES,
    EXCHANGE,
    FIGHT,
    GIVE,
    LAY,
    MOST_CHOICES,
    ROB,
    SEAT_NAMES,
    SECURE,
)
from perankh.games.pharaon_absolu.components import CHOICES
from perankh.games.pharaon_absolu.rules import pyramids, stakes
from perankh.games.pharaon_absolu.state import Phase, State

NEVER: dict[str, Refusal] = {}
"""What people may try though no rule ever allows it: nothing that the refusals below do not explain."""

ASKED = {
    Phase.TURN: Refusal("Pharaon 4.2", "roll-first"),
    Phase.SIX: Refusal("Pharaon 4.3", "after-six"),
    Phase.START: Refusal("Pharaon 5.1", "at-start"),
    Phase.SECURE: Refusal("Pharaon 8.1", "at-pyramid"),
    Phase.EXCHANGE: Refusal("Pharaon 9.1", "at-exchange"),
    Phase.COMBAT: Refusal("Pharaon 10.1", "at-combat"),
    Phase.STAKE: Refusal("Pharaon 9.2", "lay-first"),
    Phase.MATCH: Refusal("Pharaon 9.3", "match-first"),
    Phase.ROBBERY: Refusal("Pharaon 7.4", "rob-first"),
    Phase.LEVEL: Refusal("Pharaon 6.1", "ask-first"),
    Phase.QUESTION: Refusal("Pharaon 6.2", "answer-first"),
    Phase.JUDGEMENT: Refusal("Pharaon 6.7", "judge-first"),
    Phase.ADVANCE: Refusal("Pharaon 6.3", "after-answer"),
    Phase.TRIBUTE: Refusal("Pharaon 7.10", "give-first"),
}
"""What every phase answers to an action that has no place in it."""


def refuse(state: State, action: int) -> Refusal | None:
    """The paragraph that forbids the action to the seat to act, or None when it is legal."""
    if state.phase == Phase.OVER:
        return Refusal("Pharaon 12.6", "game-over")
    legal = [0] * MOST_CHOICES
    if action in legal[: flow.legal_actions(state, legal)]:
        return None
    return _closely(state, ACTIONS.verbs[action], action) or ASKED[Phase(state.phase)]


def _closely(state: State, verb: str, action: int) -> Refusal | None:
    """What speaks against just this one of the actions that the phase knows."""
    match (state.phase, verb):
        case (Phase.SECURE, "secure"):
            return _refuse_securing(state, action - SECURE)
        case (Phase.EXCHANGE, "exchange"):
            return _refuse_opponent(state, action - EXCHANGE, "Pharaon 9.1")
        case (Phase.COMBAT, "fight"):
            return _refuse_opponent(state, action - FIGHT, "Pharaon 10.1")
        case (Phase.STAKE | Phase.MATCH, "lay"):
            return _refuse_laying(state, action - LAY)
        case (Phase.ROBBERY, "rob"):
            return _refuse_robbing(state, action - ROB)
        case (Phase.QUESTION, "answer"):
            return _refuse_answer(state, action - ANSWER)
        case (Phase.QUESTION, "speak"):
            return Refusal("Pharaon 6.7", "not-aloud")
        case (Phase.QUESTION, "pass"):
            return Refusal("Pharaon 6.6", "must-answer")
        case (Phase.TRIBUTE, "give"):
            return _not_in_hand(action - GIVE)
    return None


def _refuse_securing(state: State, card: int) -> Refusal:
    if state.seats[state.to_act].hand[card] == 0:
        return _not_in_hand(card)
    assert not pyramids.may_secure(state, state.seats[state.to_act], card)
    return Refusal("Pharaon 8.3", "secured-already", {"card": CARD_NAMES[card]})


def _not_in_hand(card: int) -> Refusal:
    return Refusal("Pharaon 8.2", "not-in-hand", {"card": CARD_NAMES[card]})


def _refuse_opponent(state: State, seat: int, rule: str) -> Refusal:
    if seat == state.mover:
        return Refusal(rule, "not-with-yourself")
    if seat >= state.players:
        return Refusal(rule, "nobody-there", {"other": SEAT_NAMES[seat]})
    return Refusal(rule, "empty-hand")


def _refuse_laying(state: State, card: int) -> Refusal:
    player = state.seats[state.to_act]
    if player.hand[card] == 0:
        return _not_in_hand(card)
    if card < stakes.lowest(player):
        return Refusal("Pharaon 9.2", "in-order", {"card": CARD_NAMES[card]})
    return Refusal("Pharaon 9.3", "too-few-left", {"card": CARD_NAMES[card]})


def _refuse_robbing(state: State, seat: int) -> Refusal:
    if seat == state.mover:
        return Refusal("Pharaon 7.4", "not-yourself")
    if seat >= state.players:
        return Refusal("Pharaon 7.4", "nobody-there", {"other": SEAT_NAMES[seat]})
    return Refusal("Pharaon 7.4", "empty-pyramid")


def _refuse_answer(state: State, place: int) -> Refusal:
    if state.expert:
        return Refusal("Pharaon 6.7", "only-aloud")
    return Refusal("Pharaon 6.2", "not-shown", {"count": CHOICES[state.level]})
