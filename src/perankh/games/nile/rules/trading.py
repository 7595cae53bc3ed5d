"""Trading: the market, and offerings to Hapi (rulebook, chapter 7)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.actions import MARKET, OFFER, PASS
from perankh.games.nile.components import CARDS, CARDS_FROM_THE_MARKET, CARDS_TRADED, CROPS
from perankh.games.nile.events import Event
from perankh.games.nile.rules import deck, floods, locusts, turns
from perankh.games.nile.state import Phase, Player, State


@rule("Nile 7.1", "Nile 7.2", "Nile 7.4")
def choices(state: State, actions: list[int]) -> int:
    """The first card for the market, the first one of an offering, or pass."""
    count = 0
    player = state.seats[state.to_act]
    if cards_in_sight(player) >= CARDS_TRADED:
        count = add_sources(player, actions, count, MARKET)
        count = add_sources(player, actions, count, OFFER)
    actions[count] = PASS
    return count + 1


@rule("Nile 7.3")
def further_choices(state: State, actions: list[int]) -> int:
    """The second card of a trade."""
    verb = MARKET if state.phase == Phase.MARKET else OFFER
    return add_sources(state.seats[state.to_act], actions, 0, verb)


@rule("Nile 7.3")
def add_sources(player: Player, actions: list[int], count: int, verb: int) -> int:
    """Any card of the hand and any crop of the stock; returns how many choices there are now."""
    for card in range(CARDS):
        if player.hand[card] > 0:
            actions[count] = verb + card
            count += 1
    for crop in range(CROPS):
        if player.stock[crop] > 0:
            actions[count] = verb + CARDS + crop
            count += 1
    return count


def cards_in_sight(player: Player) -> int:
    """How many cards of the hand and the stock are known here."""
    cards = 0
    for card in range(CARDS):
        cards += player.hand[card]
    for crop in range(CROPS):
        cards += player.stock[crop]
    return cards


@rule("Nile 4.2", "Nile 7.3")
def may_trade(player: Player) -> bool:
    """Whether the player has two cards to discard, as everybody can see."""
    return player.hand_size + player.stock_size >= CARDS_TRADED


@rule("Nile 7.4")
def act(state: State, action: int) -> None:
    """Discard the first card of a trade, or be done with trading."""
    if action == PASS:
        state.phase = Phase.PLANT
    elif action < OFFER:
        discard(state, action - MARKET)
        state.phase = Phase.MARKET
    else:
        discard(state, action - OFFER)
        state.phase = Phase.OFFERING


@rule("Nile 7.3")
def discard(state: State, source: int) -> None:
    """A card of the hand or of the stock is discarded, for everybody to see."""
    player = state.seats[state.to_act]
    if source < CARDS:
        player.hand[source] -= 1
        player.hand_size -= 1
        state.discard[source] += 1
        tell(state, Event.DISCARDED, state.to_act, source)
    else:
        crop = source - CARDS
        player.stock[crop] -= 1
        player.stock_size -= 1
        state.discard[crop] += 1
        tell(state, Event.DISCARDED_FROM_STOCK, state.to_act, crop)


@rule("Nile 7.1", "Nile 7.4")
def go_to_market(state: State, action: int) -> None:
    """With the second card discarded the player draws one, and may trade again."""
    discard(state, action - MARKET)
    came = deck.draw(state, state.to_act, CARDS_FROM_THE_MARKET)
    locusts.strike_after_drawing(state, came)
    turns.go_on_trading(state)


@rule("Nile 7.2", "Nile 7.4")
def make_offering(state: State, action: int) -> None:
    """With the second card discarded a new flood comes, and the player may trade again."""
    discard(state, action - OFFER)
    tell(state, Event.OFFERED, state.to_act)
    floods.come(state)
    turns.go_on_trading(state)
