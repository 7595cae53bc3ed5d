"""The flood and the harvest (rulebook, chapters 5 and 6)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.components import CROPS, CROPS_SHOWN, NOBODY, Card
from perankh.games.nile.events import Event
from perankh.games.nile.rules import deck, locusts, speculation
from perankh.games.nile.state import State


@rule("Nile 5.1", "Nile 5.3", "Nile 12.2")
def come(state: State) -> None:
    """Turn the next card: locusts strike and are replaced, any other card is the flood, which pays and harvests."""
    while deck.is_card_left(state):
        card = deck.take_top(state)
        if card == Card.LOCUSTS:
            deck.set_locusts_aside(state, state.to_act)
            deck.renew(state)
            locusts.strike(state)
        else:
            flood(state, card)
            deck.renew(state)
            speculation.settle(state)
            harvest(state)
            return


@rule("Nile 5.1", "Nile 5.2", "Nile 5.4")
def flood(state: State, card: int) -> None:
    """The card replaces the flood before it: the crops it shows are flooded until the next one comes."""
    for crop in range(CROPS):
        state.flooded[crop] = 0
    state.flooded[CROPS_SHOWN[card][0]] = 1
    state.flooded[CROPS_SHOWN[card][1]] = 1
    state.discard[card] += 1
    tell(state, Event.FLOODED, state.to_act, card)


@rule("Nile 6.1")
def harvest(state: State) -> None:
    """Of each flooded crop, whoever has the field moves a card of it to the stock."""
    for crop in range(CROPS):
        if state.flooded[crop] > 0 and state.fields[crop] > 0:
            owner = state.owners[crop]
            state.seats[owner].stock[crop] += 1
            state.seats[owner].stock_size += 1
            tell(state, Event.HARVESTED, owner, crop)
            shrink(state, crop)


@rule("Nile 6.2")
def shrink(state: State, crop: int) -> None:
    """A field loses a card; with its last one it is gone."""
    state.fields[crop] -= 1
    if state.fields[crop] == 0:
        state.owners[crop] = NOBODY
