"""The turn: its steps, and who comes next (rulebook, chapter 4)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.actions import PASS, SPECULATE
from perankh.games.nile.components import CARDS_DRAWN, FIRST_SPECULATION
from perankh.games.nile.events import Event
from perankh.games.nile.rules import deck, floods, locusts, planting, speculation, standing, trading
from perankh.games.nile.state import Phase, State


@rule("Nile 4.1", "Nile 12.1", "Nile 12.2")
def begin(state: State) -> None:
    """The flood comes and is harvested; then the player may trade, unless the last deck is spent."""
    floods.come(state)
    go_on_trading(state)


@rule("Nile 7.4", "Nile 12.1")
def go_on_trading(state: State) -> None:
    """The player may trade, unless the last deck is spent."""
    state.phase = Phase.TRADE
    if not deck.is_card_left(state):
        standing.close(state)


@rule("Nile 4.3", "Nile 9.1")
def plant_or_speculate(state: State, action: int) -> None:
    """Plant, speculate instead, or do neither."""
    if action == PASS:
        end(state)
    elif action < SPECULATE + FIRST_SPECULATION:
        planting.act(state, action)
    else:
        speculation.act(state, action)


@rule("Nile 4.1", "Nile 10.1", "Nile 12.1")
def end(state: State) -> None:
    """The player draws two cards, and the turn of the next one begins, unless the last deck is spent."""
    came = deck.draw(state, state.to_act, CARDS_DRAWN)
    locusts.strike_after_drawing(state, came)
    if not deck.is_card_left(state):
        standing.close(state)
        return
    state.to_act = left_of(state, state.to_act)
    begin(state)


@rule("Nile 4.2")
def settle(state: State) -> None:
    """Steps in which the player can do nothing, as everybody can see, pass unasked."""
    while is_without_choice(state):
        if state.phase == Phase.TRADE:
            tell(state, Event.COULD_NOT_TRADE, state.to_act)
            state.phase = Phase.PLANT
        else:
            tell(state, Event.COULD_NOT_PLANT, state.to_act)
            end(state)


@rule("Nile 4.2")
def is_without_choice(state: State) -> bool:
    """Whether the player has too few cards to trade, or none to plant or to speculate with."""
    player = state.seats[state.to_act]
    if state.phase == Phase.TRADE:
        return not trading.may_trade(player)
    return state.phase == Phase.PLANT and player.hand_size == 0


@rule("Nile 4.1")
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0
