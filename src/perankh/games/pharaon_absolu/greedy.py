"""How a sensible newcomer plays Pharaon Absolu: secure what is new, trade and stake what is not needed."""

from perankh.games.pharaon_absolu.actions import (
    ADVANCE,
    ASK,
    DRAW,
    ENOUGH,
    EXCHANGE,
    FIGHT,
    GIVE,
    JUDGE,
    LAY,
    PASS,
    RECALL,
    ROB,
    ROLL,
    SECURE,
    STAY,
)
from perankh.games.pharaon_absolu.components import SERIES, Level, Skill, Square, Verdict
from perankh.games.pharaon_absolu.rules import board, cards, pyramids
from perankh.games.pharaon_absolu.state import Phase, Player, State

USELESS = 0
"""What is secured already is worth no place in the pyramid."""
SPARE = 1
"""A second card of a series that is still needed."""
NEEDED = 2
MORE_THAN_ANY_CARD = 3
PRIZE_OF_A_COMPLETE_SERIES = 100
"""Whoever has all six series is robbed first."""


def choose(state: State, actions: list[int], count: int) -> int:
    """The action a sensible newcomer takes among the legal ones."""
    if count == 1:
        return actions[0]
    player = state.seats[state.to_act]
    match state.phase:
        case Phase.SIX:
            return STAY if is_welcome(state, player) else ROLL
        case Phase.START:
            return DRAW
        case Phase.SECURE:
            return choose_to_secure(player, actions, count)
        case Phase.EXCHANGE:
            return choose_partner(state, player, EXCHANGE)
        case Phase.COMBAT:
            return choose_partner(state, player, FIGHT)
        case Phase.STAKE:
            return choose_to_stake(player, actions, count)
        case Phase.MATCH:
            return LAY + least_worth(player, actions, count, LAY)
        case Phase.ROBBERY:
            return choose_victim(state, actions, count)
        case Phase.LEVEL:
            return ASK + Level.HARD
        case Phase.QUESTION:
            return RECALL + Skill.FAIRLY
        case Phase.JUDGEMENT:
            return JUDGE + Verdict.RIGHT
        case Phase.ADVANCE:
            return ADVANCE
        case Phase.TRIBUTE:
            return GIVE + least_worth(player, actions, count, GIVE)
    return actions[0]


def is_welcome(state: State, player: Player) -> bool:
    """Whether the square is better than another throw: a Pyramid with something to secure, or a way to trade."""
    square = board.kind(state, player.square)
    if square == Square.PYRAMID:
        return has_new_series(player)
    if square == Square.EXCHANGE:
        return has_useless(player)
    return square == Square.ROLL_AGAIN


def has_new_series(player: Player) -> bool:
    """Whether a card of the hand is still missing in the pyramid."""
    for card in range(SERIES):
        if player.hand[card] > 0 and player.pyramid[card] == 0:
            return True
    return False


def has_useless(player: Player) -> bool:
    """Whether a card of the hand brings nothing."""
    for card in range(SERIES):
        if player.hand[card] > 0 and worth(player, card) < NEEDED:
            return True
    return False


def worth(player: Player, card: int) -> int:
    """What a card of the hand is worth to its player."""
    if player.pyramid[card] > 0:
        return USELESS
    return SPARE if player.hand[card] > 1 else NEEDED


def choose_to_secure(player: Player, actions: list[int], count: int) -> int:
    """A series that is not in the pyramid yet, or nothing."""
    for index in range(1, count):
        if player.pyramid[actions[index] - SECURE] == 0:
            return actions[index]
    return PASS


def choose_partner(state: State, player: Player, verb: int) -> int:
    """Whoever holds most cards, when there is something to give away."""
    if not has_useless(player):
        return PASS
    partner = state.to_act
    most = 0
    for seat in range(state.players):
        size = cards.hand_size(state.seats[seat])
        if seat != state.to_act and size > most:
            partner = seat
            most = size
    return verb + partner


def choose_to_stake(player: Player, actions: list[int], count: int) -> int:
    """One card after another that is not needed, and no more."""
    has_laid = actions[count - 1] == ENOUGH
    choosable = count - 1 if has_laid else count
    if choosable == 0:
        return ENOUGH
    card = least_worth(player, actions, choosable, LAY)
    if has_laid and worth(player, card) == NEEDED:
        return ENOUGH
    return LAY + card


def least_worth(player: Player, actions: list[int], count: int, verb: int) -> int:
    """The card that is needed least."""
    least = actions[0] - verb
    least_found = MORE_THAN_ANY_CARD
    for index in range(count):
        found = worth(player, actions[index] - verb)
        if found < least_found:
            least = actions[index] - verb
            least_found = found
    return least


def choose_victim(state: State, actions: list[int], count: int) -> int:
    """Whoever is about to win, else the fullest pyramid."""
    victim = actions[0]
    most = 0
    for index in range(count):
        other = state.seats[actions[index] - ROB]
        prize = pyramids.size(other)
        if other.complete:
            prize += PRIZE_OF_A_COMPLETE_SERIES
        if prize > most:
            victim = actions[index]
            most = prize
    return victim
