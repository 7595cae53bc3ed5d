"""Position <-> text: the table of Nile with names, as a JSON-able dictionary.

Where somebody's cards lie face down, as in a view, `hidden` counts them, and `unseen` names all those cards together.
"""

from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition
from perankh.engine.reading import Reader, shown
from perankh.games.nile.actions import CARD_NAMES, CROP_NAMES, SPECULATION_NAMES
from perankh.games.nile.components import (
    CARDS,
    CARDS_IN_BOX,
    CARDS_TOGETHER,
    CARDS_TRADED,
    CROPS,
    FIRST_SPECULATION,
    KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_SPECULATIONS,
    NOBODY,
)
from perankh.games.nile.rules import planting, setup, speculation
from perankh.games.nile.state import OLDEST_RULES, RULES_VERSION, Phase, Player, State

PHASE_NAMES = {phase: phase.name.lower() for phase in Phase}
HIDDEN = "hidden"
DECK = {name: card for card, name in CARD_NAMES.items()}
HAND = {name: card for name, card in DECK.items() if card < CARDS}
CROP_NUMBERS = {name: crop for crop, name in CROP_NAMES.items()}
SPECULATIONS = {name: card for card, name in SPECULATION_NAMES.items()}
MOST_FLOODED = 2


def write_position(state: State) -> dict[str, Any]:
    """Everything on the table, in names."""
    is_open = sum(state.deck) == state.deck_left
    position: dict[str, Any] = {
        "players": state.players,
        "to_act": None if state.phase == Phase.OVER else state.to_act,
        "phase": PHASE_NAMES[Phase(state.phase)],
        "flood": [name for crop, name in CROP_NAMES.items() if state.flooded[crop]],
        "deck": _written(state.deck) if is_open else {HIDDEN: state.deck_left},
        "discard": _written(state.discard),
        "passes_left": state.passes_left,
        "seats": [
            {
                "hand": _written_with_hidden(player.hand, player.hand_size),
                "fields": {name: state.fields[crop] for crop, name in CROP_NAMES.items() if state.owners[crop] == seat},
                "stock": _written_with_hidden(player.stock, player.stock_size),
                "speculation": [name for card, name in SPECULATION_NAMES.items() if player.speculations[card]],
            }
            for seat, player in enumerate(state.seats[: state.players])
        ],
    }
    if not is_open:
        position["unseen"] = _written(state.deck)
    if any(state.removed):
        position["removed"] = _written(state.removed)
    if state.phase == Phase.PLANTING:
        position["planting"] = _written(state.planting)
    position["options"] = {"fast_variant": bool(state.fast_variant), "pay_per_crop": bool(state.pay_per_crop)}
    if state.rules != RULES_VERSION:
        position["rules"] = state.rules
    return position


def _written(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: count for card, count in enumerate(counts) if count}


def _written_with_hidden(counts: list[int], size: int) -> dict[str, int]:
    face_down = size - sum(counts)
    return _written(counts) | ({HIDDEN: face_down} if face_down else {})


def read_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; refuses what is not a position of Nile, with every reason."""
    reader = Reader(position)
    state = State()
    setup.clear_table(state)
    state.players = reader.number("players", MIN_PLAYERS, MAX_PLAYERS)
    reader.check()  # without the number of players nothing else can be judged
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    state.phase = reader.choice("phase", {name: phase for phase, name in PHASE_NAMES.items()}, fallback="trade")
    over = state.phase == Phase.OVER
    state.to_act = reader.number("to_act", 0, state.players - 1, may_be_none=over) or 0
    state.passes_left = reader.number("passes_left", 0 if over else 1, 0 if over else state.players)
    _read_flood(reader, state)
    state.discard = reader.counts("discard", DECK, KINDS, CARDS_TOGETHER)
    _read_seats(reader, state)
    _read_deck(reader, state)
    if "removed" in reader.fields:
        state.removed = reader.counts("removed", HAND, CARDS, CARDS_TOGETHER)
    if state.phase == Phase.PLANTING:
        state.planting = reader.counts("planting", CROP_NUMBERS, CROPS, CARDS_TOGETHER)
    options = reader.inside("options", optional=True)
    state.fast_variant = options.flag("fast_variant", default=False)
    state.pay_per_crop = options.flag("pay_per_crop", default=False)
    options.refuse_rest()
    reader.refuse_rest("seat")  # a view says whose it is
    reader.check()
    reasons = _impossible_cards(state) + _impossible_phase(state)
    if reasons:
        raise InvalidPosition(reasons)
    return state


def _read_flood(reader: Reader, state: State) -> None:
    crops = reader.row("flood", 0, MOST_FLOODED)
    for name in crops:
        if not isinstance(name, str) or name not in CROP_NUMBERS:
            reader.complain(f"{shown(name)} is not a crop that can be flooded")
        elif state.flooded[CROP_NUMBERS[name]]:
            reader.complain(f"{name} is flooded twice")
        else:
            state.flooded[CROP_NUMBERS[name]] = 1


def _read_seats(reader: Reader, state: State) -> None:
    for seat, row in enumerate(reader.row("seats", state.players, state.players)):
        here = reader.part(f"seat {seat}", row)
        player = state.seats[seat]
        player.hand, player.hand_size = _with_hidden(here, "hand", HAND, CARDS)
        player.stock, player.stock_size = _with_hidden(here, "stock", CROP_NUMBERS, CROPS)
        _read_fields(here, state, seat)
        _read_speculation(here, player)
        here.refuse_rest()


def _with_hidden(reader: Reader, name: str, known: Mapping[str, int], length: int) -> tuple[list[int], int]:
    """How many there are of each card in sight, and how many cards with those that are not."""
    *counts, face_down = reader.counts(name, {**known, HIDDEN: length}, length + 1, CARDS_TOGETHER)
    return counts, sum(counts) + face_down


def _read_fields(reader: Reader, state: State, seat: int) -> None:
    for crop, size in enumerate(reader.counts("fields", CROP_NUMBERS, CROPS, CARDS_TOGETHER)):
        if not size:
            continue
        if state.owners[crop] != NOBODY:
            reader.complain(f"seat {state.owners[crop]} has a field of {CROP_NAMES[crop]} already")
        state.fields[crop] = size
        state.owners[crop] = seat


def _read_speculation(reader: Reader, player: Player) -> None:
    for name in reader.row("speculation", 0, MOST_SPECULATIONS):
        if not isinstance(name, str) or name not in SPECULATIONS:
            reader.complain(f"{shown(name)} is not a speculation card")
        else:
            player.speculations[SPECULATIONS[name]] += 1
            player.speculating += 1


def _read_deck(reader: Reader, state: State) -> None:
    state.deck, state.deck_left = _with_hidden(reader, "deck", DECK, KINDS)
    deck_face_down = state.deck_left - sum(state.deck)
    players = state.seats[: state.players]
    stocks = sum(player.stock_size - sum(player.stock) for player in players)
    hands = sum(player.hand_size - sum(player.hand) for player in players)
    unseen = [0] * KINDS
    if "unseen" in reader.fields:
        unseen = reader.counts("unseen", DECK, KINDS, CARDS_TOGETHER)
    if sum(unseen) != deck_face_down + stocks + hands:
        reader.complain(f"{deck_face_down + stocks + hands} cards lie face down, but {sum(unseen)} are unseen")
    elif sum(unseen[:CROPS]) < stocks or sum(unseen[:CARDS]) < stocks + hands:
        reader.complain("the unseen cards cannot be what lies face down before the players")
    state.deck = [known + some for known, some in zip(state.deck, unseen, strict=True)]


def _impossible_cards(state: State) -> list[str]:
    """More cards than the box holds, or than the fast variant leaves."""
    reasons = []
    players = state.seats[: state.players]
    for card, name in CARD_NAMES.items():
        seen = state.deck[card] + state.discard[card]
        if card < CARDS:
            seen += state.removed[card] + sum(player.hand[card] + player.speculations[card] for player in players)
        if card < CROPS:
            seen += state.fields[card] + state.planting[card] + sum(player.stock[card] for player in players)
        if seen > CARDS_IN_BOX[card]:
            reasons.append(f"the box holds {CARDS_IN_BOX[card]} {name} cards, the position {seen}")
    if any(state.removed) and not state.fast_variant:
        reasons.append("only the fast variant removes cards")
    return reasons


def _impossible_phase(state: State) -> list[str]:
    if state.phase == Phase.OVER:
        return []
    actor = state.seats[state.to_act]
    reasons = []
    if not any(state.flooded):
        reasons.append("nothing is flooded, though the turn has begun")
    if state.deck_left == 0:
        reasons.append("the deck is empty, though the game is not over")
    if sum(actor.hand) < actor.hand_size or sum(actor.stock) < actor.stock_size:
        reasons.append(f"the cards of seat {state.to_act} lie face down, and it is to act")
    match state.phase:
        case Phase.TRADE:
            if actor.hand_size + actor.stock_size < CARDS_TRADED:
                reasons.append(f"seat {state.to_act} has too few cards to trade and cannot be asked")
        case Phase.MARKET | Phase.OFFERING:
            if actor.hand_size + actor.stock_size == 0:
                reasons.append(f"seat {state.to_act} has no second card to trade")
        case Phase.PLANT:
            if actor.hand_size == 0:
                reasons.append(f"seat {state.to_act} has no card to plant or to speculate with")
        case Phase.PLANTING:
            reasons += _impossible_planting(state, actor)
        case Phase.SPECULATING:
            reasons += _impossible_speculation(state, actor)
    return reasons


def _impossible_planting(state: State, actor: Player) -> list[str]:
    laid = [crop for crop in range(CROPS) if state.planting[crop]]
    reasons = [f"{CROP_NAMES[crop]} is flooded and cannot be planted" for crop in laid if state.flooded[crop]]
    new = [crop for crop in laid if not planting.is_own(state, crop)]
    if not laid or planting.is_complete(state):
        reasons.append(f"seat {state.to_act} is not in the middle of planting")
    elif new and len(laid) > 1:
        reasons.append("cards of several crops are laid out, though one of them starts a field")
    elif new and not planting.may_found(state, new[0]):
        is_alone = state.planting[new[0]] == 1
        if not is_alone or not planting.may_pair(state, new[0]):
            reasons.append(f"what is laid out of {CROP_NAMES[new[0]]} cannot become a field")
    return reasons


def _impossible_speculation(state: State, actor: Player) -> list[str]:
    lying = [card for card in range(FIRST_SPECULATION, CARDS) if actor.speculations[card]]
    reasons = [
        f"{CARD_NAMES[card]} shows a flooded crop and cannot have been played"
        for card in lying
        if speculation.shows_flooded(state, card)
    ]
    if actor.speculating != 1 or actor.hand_size == 0:
        reasons.append(f"seat {state.to_act} is not in the middle of speculating")
    return reasons
