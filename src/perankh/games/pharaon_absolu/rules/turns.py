"""The turn: the die, the way round the board, and the rule of the six (rulebook, chapter 4)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import DRAW, PASS, ROLL, STAY
from perankh.games.pharaon_absolu.components import (
    DIE,
    LAST_STEP,
    MOST_ROLLS,
    SIX,
    TURNS_FOR_EACH_PLAYER,
    Chance,
    Then,
)
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import board, cards, home, squares, standing
from perankh.games.pharaon_absolu.state import Phase, Player, State


@rule("Pharaon 4.1")
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule("Pharaon 4.1", "Pharaon 12.8")
def begin(state: State, seat: int) -> None:
    """A seat takes its turn, unless the game has lasted too long."""
    state.mover = seat
    state.to_act = seat
    state.rolls = 0
    if state.turn == TURNS_FOR_EACH_PLAYER * state.players:
        standing.end_undecided(state)
        return
    state.turn += 1
    state.phase = Phase.TURN


@rule("Pharaon 4.1", "Pharaon 7.5")
def end(state: State) -> None:
    """The turn goes clockwise; whoever must miss one is passed over."""
    seat = left_of(state, state.mover)
    while state.seats[seat].misses:
        state.seats[seat].misses = False
        tell(state, Event.MISSED, seat)
        seat = left_of(state, seat)
    begin(state, seat)


@rule("Pharaon 5.5", "Pharaon 7.13")
def play_again(state: State) -> None:
    """The same player has another whole turn at once."""
    tell(state, Event.PLAYS_AGAIN, state.mover)
    begin(state, state.mover)


def throw(state: State) -> int:
    """One throw of the die."""
    die: int = pick(state, Chance.DIE, DIE) + 1
    return die


@rule("Pharaon 4.2", "Pharaon 4.3", "Pharaon 4.4")
def roll(state: State) -> None:
    """Roll the die and advance; the first two sixes of a turn leave the choice to roll again."""
    die = throw(state)
    state.rolls += 1
    tell(state, Event.ROLLED, state.mover, die)
    player = state.seats[state.mover]
    if home.is_waiting(player):
        home.wait_for_one(state, die == LAST_STEP)
    elif die == SIX and state.rolls < MOST_ROLLS:
        advance(state, die, Then.SIX)
    else:
        advance(state, die, Then.SQUARE)


@rule("Pharaon 4.2")
def advance(state: State, steps: int, then: int) -> None:
    """Go so many squares clockwise, and do what follows."""
    if has_arrived(state, steps, then):
        go_on(state, then)


@rule("Pharaon 5.1", "Pharaon 12.2", "Pharaon 12.3")
def has_arrived(state: State, steps: int, then: int) -> bool:
    """Go so many squares clockwise, with a complete series never beyond Start; whether the mover can go on at once."""
    player = state.seats[state.mover]
    if player.complete and steps > board.distance_to_start(state, player):
        tell(state, Event.BLOCKED, state.mover)
        end(state)
        return False
    is_past_start = player.square + steps >= board.length(state)
    move_to(state, player, (player.square + steps) % board.length(state))
    if home.is_waiting(player):
        home.arrive(state)
        return False
    if is_past_start and cards.may_draw_at_start(state):
        state.then = then
        state.phase = Phase.START
        return False
    return True


def move_to(state: State, player: Player, square: int) -> None:
    """The camel of the mover stands on another square."""
    player.square = square
    tell(state, Event.MOVED, state.mover, square, board.kind(state, square))


def go_on(state: State, then: int) -> None:
    """What follows an advance."""
    if then == Then.SIX:
        state.phase = Phase.SIX
    elif then == Then.SQUARE:
        squares.enter(state)
    else:
        end(state)


@rule("Pharaon 4.3")
def choices_after_six(actions: list[int]) -> int:
    """Roll again instead of this square, or stay on it."""
    actions[0] = ROLL
    actions[1] = STAY
    return 2


@rule("Pharaon 4.3")
def after_six(state: State, action: int) -> None:
    """Whoever stays does what the square says; whoever rolls again leaves it as if it had not been there."""
    if action == ROLL:
        roll(state)
    else:
        squares.enter(state)


@rule("Pharaon 5.1")
def choices_at_start(actions: list[int]) -> int:
    """The card of Start may be drawn, or left."""
    actions[0] = DRAW
    actions[1] = PASS
    return 2


@rule("Pharaon 5.1")
def at_start(state: State, action: int) -> None:
    """Draw the card of Start, or not, and go on."""
    if action == DRAW:
        cards.draw(state, state.mover)
    else:
        tell(state, Event.PASSED, state.mover)
    go_on(state, state.then)
