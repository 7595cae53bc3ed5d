"""What a seat may not know: the hands and the stocks of others, and with them what the deck holds (rulebook, 2.3)."""

from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.nile.components import CARDS, CROPS, Chance
from perankh.games.nile.state import Phase, Player, State


@rule("Nile 2.3", "Nile 2.4")
def conceal(state: State, seat: int | None) -> State:
    """A copy without the cards of others; at the end everything lies open."""
    seen = state.copy()
    if state.phase != Phase.OVER:
        for other in range(state.players):
            if other != seat:
                turn_face_down(seen, seen.seats[other])
    return seen


@rule("Nile 2.3")
def turn_face_down(state: State, player: Player) -> None:
    """The player's cards join those whose place is not known; how many they are stays known."""
    for card in range(CARDS):
        state.deck[card] += player.hand[card]
        player.hand[card] = 0
    for crop in range(CROPS):
        state.deck[crop] += player.stock[crop]
        player.stock[crop] = 0


@rule("Nile 2.3")
def is_stock_open(state: State, seat: int) -> bool:
    """Whether every card of the seat's stock is in sight."""
    player = state.seats[seat]
    seen = 0
    for crop in range(CROPS):
        seen += player.stock[crop]
    return seen == player.stock_size


@rule("Nile 2.3", "Nile 2.4")
def resample(state: State, seat: int) -> None:
    """Deal the cards of others anew from all that the seat has not in sight: stocks, which hold crops only, first."""
    if state.phase == Phase.OVER:
        return
    for other in range(state.players):
        if other != seat:
            turn_face_down(state, state.seats[other])
    for other in range(state.players):
        if other != seat:
            deal_stock(state, state.seats[other])
    for other in range(state.players):
        if other != seat:
            deal_hand(state, state.seats[other])


def deal_stock(state: State, player: Player) -> None:
    """As many crops as the stock is known to hold."""
    for _ in range(player.stock_size):
        crop = pick_among(state, CROPS)
        state.deck[crop] -= 1
        player.stock[crop] += 1


def deal_hand(state: State, player: Player) -> None:
    """As many cards as the hand is known to hold; the locusts are never among them."""
    for _ in range(player.hand_size):
        card = pick_among(state, CARDS)
        state.deck[card] -= 1
        player.hand[card] += 1


def pick_among(state: State, kinds: int) -> int:
    """One of the cards whose place is not known, of the first so many kinds."""
    for kind in range(kinds):
        state.lots[kind] = state.deck[kind]
    chosen: int = pick(state, Chance.CARD, state.lots)
    for kind in range(kinds):
        state.lots[kind] = 0
    return chosen
