"""The locusts (rulebook, chapter 11)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.components import CROPS, NOBODY
from perankh.games.nile.events import Event
from perankh.games.nile.state import State


@rule("Nile 11.2")
def strike_after_drawing(state: State, times: int) -> None:
    """Locusts that came during a draw strike when it is finished, once for each time they came."""
    for _ in range(times):
        strike(state)


@rule("Nile 11.3")
def strike(state: State) -> None:
    """The largest field is eaten, whoever has it; of several that are equally large, all."""
    largest = largest_field(state)
    if largest == 0:
        tell(state, Event.LOCUSTS_FOUND_NOTHING)
        return
    for crop in range(CROPS):
        if state.fields[crop] == largest:
            tell(state, Event.EATEN, state.owners[crop], crop, largest)
            discard_field(state, crop)


@rule("Nile 11.3")
def largest_field(state: State) -> int:
    """How many cards the largest field has; speculation cards are no field."""
    largest = 0
    for crop in range(CROPS):
        largest = max(largest, state.fields[crop])
    return largest


@rule("Nile 8.4", "Nile 11.3")
def discard_field(state: State, crop: int) -> None:
    """All cards of a field are discarded, and its crop is free."""
    state.discard[crop] += state.fields[crop]
    state.fields[crop] = 0
    state.owners[crop] = NOBODY
