"""Why an action is not allowed now, in the order a player would be told; and how cards are named together."""

from perankh.engine.game import Refusal, Sentence
from perankh.games.nile.actions import (
    ACTIONS,
    CARD_NAMES,
    CROP_NAMES,
    MARKET,
    OFFER,
    PLANT,
    SOURCE_NAMES,
    SPECULATE,
    SPECULATION_NAMES,
)
from perankh.games.nile.components import CARDS, CARDS_TRADED, CROPS, MOST_SPECULATIONS
from perankh.games.nile.rules import planting, speculation, trading
from perankh.games.nile.state import Phase, State

NEVER = {
    **{f"plant {name}": Refusal("Nile 8.1", "only-crops", {"card": name}) for name in SPECULATION_NAMES.values()},
    **{
        f"{verb} {SOURCE_NAMES[CARDS + crop]}": Refusal("Nile 8.1", "only-from-hand", {"card": CROP_NAMES[crop]})
        for verb in ("plant", "speculate")
        for crop in CROP_NAMES
    },
    **{f"speculate {name}": Refusal("Nile 9.1", "no-speculation-card", {"card": name}) for name in CROP_NAMES.values()},
}
"""What people may try though no rule ever allows it."""

SENTENCES = {
    "market": Sentence(Phase.MARKET, Refusal("Nile 7.3", "two-cards", {"count": CARDS_TRADED}), then="market"),
    "offer": Sentence(Phase.OFFERING, Refusal("Nile 7.3", "two-cards", {"count": CARDS_TRADED}), then="offer"),
    "plant": Sentence(Phase.PLANTING, Refusal("Nile 8.1", "planting-complete"), then="plant", close="stop"),
    "speculate": Sentence(
        Phase.SPECULATING,
        Refusal("Nile 9.1", "two-speculations", {"count": MOST_SPECULATIONS}),
        then="speculate",
        close="stop",
    ),
}
"""A trade, a planting and a speculation can be said at once: "plant wheat wheat flax"."""


def refuse(state: State, action: int) -> Refusal | None:
    """The paragraph that forbids the action to the seat to act, or None when it is legal."""
    verb = ACTIONS.verbs[action]
    match state.phase:
        case Phase.TRADE:
            return _refuse_in_trade(state, verb, action)
        case Phase.MARKET | Phase.OFFERING:
            return _refuse_second_card(state, verb, action)
        case Phase.PLANT:
            return _refuse_in_planting_step(state, verb, action)
        case Phase.PLANTING:
            return _refuse_while_planting(state, verb, action)
        case Phase.SPECULATING:
            return _refuse_while_speculating(state, verb, action)
    return Refusal("Nile 12.1", "game-over")


def _refuse_in_trade(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "pass":
            return None
        case "market" | "offer":
            return _refuse_source(state, verb, action) or _refuse_lonely_card(state)
        case "stop":
            return Refusal("Nile 4.3", "nothing-begun")
    return Refusal("Nile 4.1", "trade-first")


def _refuse_source(state: State, verb: str, action: int) -> Refusal | None:
    source = action - (MARKET if verb == "market" else OFFER)
    player = state.seats[state.to_act]
    if source < CARDS:
        return None if player.hand[source] > 0 else Refusal("Nile 7.3", "not-in-hand", {"card": CARD_NAMES[source]})
    crop = source - CARDS
    return None if player.stock[crop] > 0 else Refusal("Nile 7.3", "not-in-stock", {"card": CARD_NAMES[crop]})


def _refuse_lonely_card(state: State) -> Refusal | None:
    is_lonely = trading.cards_in_sight(state.seats[state.to_act]) < CARDS_TRADED
    return Refusal("Nile 7.3", "lonely-card") if is_lonely else None


def _refuse_second_card(state: State, verb: str, action: int) -> Refusal | None:
    begun = "market" if state.phase == Phase.MARKET else "offer"
    if verb != begun:
        return Refusal("Nile 7.3", "second-card", {"trade": begun})
    return _refuse_source(state, verb, action)


def _refuse_in_planting_step(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "pass":
            return None
        case "plant":
            return _refuse_crop(state, action - PLANT)
        case "speculate":
            return _refuse_speculation(state, action - SPECULATE)
        case "stop":
            return Refusal("Nile 4.3", "nothing-begun")
    return Refusal("Nile 4.1", "trading-over")


def _refuse_crop(state: State, crop: int) -> Refusal | None:
    named = {"card": CARD_NAMES[crop]}
    if state.flooded[crop] > 0:
        return Refusal("Nile 8.2", "crop-flooded", named)
    if state.seats[state.to_act].hand[crop] == 0:
        return Refusal("Nile 8.1", "not-in-hand", named)
    if planting.may_plant(state, crop):
        return None
    if planting.cards_laid(state) > 1 or planting.new_crop_laid(state) not in (CROPS, crop):
        return _refuse_other_crop(state, crop)
    if planting.is_free(state, crop):
        return Refusal("Nile 8.3", "single-card", named)
    return Refusal("Nile 8.4", "field-of-others", named | {"count": planting.cards_for_a_field(state, crop)})


def _refuse_other_crop(state: State, crop: int) -> Refusal:
    """Cards of another crop lie there already, and one of the two would start a field."""
    is_pair = planting.cards_laid(state) == 1
    if is_pair and not planting.fits_in_pair(state, crop):
        return Refusal("Nile 8.5", "no-place-in-pair", {"card": CARD_NAMES[crop]})
    return Refusal("Nile 8.5", "two-crops", {"card": CARD_NAMES[crop]})


def _refuse_speculation(state: State, card: int) -> Refusal | None:
    named = {"card": CARD_NAMES[card]}
    if state.seats[state.to_act].hand[card] == 0:
        return Refusal("Nile 9.1", "not-in-hand", named)
    return Refusal("Nile 8.2", "speculation-flooded", named) if speculation.shows_flooded(state, card) else None


def _refuse_while_planting(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "plant":
            return _refuse_crop(state, action - PLANT)
        case "stop":
            return _refuse_stop(state)
        case "speculate":
            return Refusal("Nile 9.1", "planting-begun")
        case "pass":
            return Refusal("Nile 4.3", "stop-instead")
    return Refusal("Nile 4.1", "trading-over")


def _refuse_stop(state: State) -> Refusal | None:
    if planting.may_stop(state):
        return None
    crop = planting.new_crop_laid(state)
    named = {"card": CARD_NAMES[crop], "count": planting.cards_for_a_field(state, crop)}
    return Refusal("Nile 8.3" if planting.is_free(state, crop) else "Nile 8.4", "field-too-small", named)


def _refuse_while_speculating(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "speculate":
            return _refuse_speculation(state, action - SPECULATE)
        case "stop":
            return None
        case "plant":
            return Refusal("Nile 9.1", "speculation-begun")
        case "pass":
            return Refusal("Nile 4.3", "stop-instead")
    return Refusal("Nile 4.1", "trading-over")
