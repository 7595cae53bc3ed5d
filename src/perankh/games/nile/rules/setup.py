"""Setting up (rulebook, chapters 2 and 3)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.nile.components import (
    CARDS,
    CARDS_DEALT,
    CARDS_IN_BOX,
    CROPS,
    CROPS_REMOVED,
    FIRST_SPECULATION,
    KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    SPECULATIONS_REMOVED,
    Card,
    Chance,
)
from perankh.games.nile.events import Event
from perankh.games.nile.rules import deck, turns
from perankh.games.nile.state import Player, State


@rule("Nile 1.2", "Nile 10.3")
def set_up(state: State, players: int) -> None:
    """Prepare the table for two to five players, who play through the deck as often, and begin the first turn."""
    state.players = players
    state.passes_left = players
    for seat in range(MAX_PLAYERS):
        clear_seat(state.seats[seat])
    clear_table(state)
    state.to_act = first_player(state)
    tell(state, Event.BEGINS, state.to_act)
    gather_cards(state)
    deal(state)
    add_locusts(state)
    turns.begin(state)
    turns.settle(state)


def clear_seat(player: Player) -> None:
    """Nobody holds a card when the game begins."""
    for card in range(CARDS):
        player.hand[card] = 0
        player.speculations[card] = 0
    for crop in range(CROPS):
        player.stock[crop] = 0
    player.hand_size = 0
    player.stock_size = 0
    player.speculating = 0


def clear_table(state: State) -> None:
    """No field is planted and no crop flooded."""
    for crop in range(CROPS):
        state.fields[crop] = 0
        state.owners[crop] = NOBODY
        state.flooded[crop] = 0
        state.planting[crop] = 0
    for kind in range(KINDS):
        state.deck[kind] = 0
        state.discard[kind] = 0
        state.lots[kind] = 0
    for card in range(CARDS):
        state.removed[card] = 0
    state.deck_left = 0


@rule("Nile 3.1")
def first_player(state: State) -> int:
    """Luck chooses who begins."""
    for seat in range(state.players):
        state.lots[seat] = 1
    first: int = pick(state, Chance.FIRST_PLAYER, state.lots)
    for seat in range(state.players):
        state.lots[seat] = 0
    return first


@rule("Nile 2.1", "Nile 2.2")
def gather_cards(state: State) -> None:
    """Every card but the locusts goes into the deck, except what the fast variant leaves in the box."""
    if state.fast_variant:
        remove_cards(state)
    for card in range(CARDS):
        add_to_deck(state, card, CARDS_IN_BOX[card] - state.removed[card])


def add_to_deck(state: State, card: int, count: int) -> None:
    """So many cards of a kind join the deck."""
    state.deck[card] += count
    state.deck_left += count


@rule("Nile 3.4")
def remove_cards(state: State) -> None:
    """With two players two of each crop and five speculation cards stay in the box, with three one of each crop."""
    if crops_removed(state) > 0:
        for crop in range(CROPS):
            state.removed[crop] = crops_removed(state)
            tell(state, Event.REMOVED, crop, crops_removed(state))
    for _ in range(SPECULATIONS_REMOVED[state.players - MIN_PLAYERS]):
        for card in range(FIRST_SPECULATION, CARDS):
            state.lots[card] = CARDS_IN_BOX[card] - state.removed[card]
        card = pick(state, Chance.REMOVED, state.lots)
        state.removed[card] += 1
        tell(state, Event.REMOVED, card, 1)
    for card in range(FIRST_SPECULATION, CARDS):
        state.lots[card] = 0


@rule("Nile 3.4")
def crops_removed(state: State) -> int:
    """How many cards of each crop the fast variant leaves in the box."""
    return CROPS_REMOVED[state.players - MIN_PLAYERS]


@rule("Nile 3.2")
def deal(state: State) -> None:
    """Each player is dealt five cards."""
    for seat in range(state.players):
        for _ in range(CARDS_DEALT):
            card = deck.take_top(state)
            state.seats[seat].hand[card] += 1
            state.seats[seat].hand_size += 1
            tell(state, Event.DEALT, seat, card)


@rule("Nile 3.3")
def add_locusts(state: State) -> None:
    """Only now the locusts join the deck."""
    add_to_deck(state, Card.LOCUSTS, CARDS_IN_BOX[Card.LOCUSTS])
