"""Setting up (rulebook, chapters 2 and 3)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import (
    CARDS_DEALT,
    COPIES,
    FACES,
    FINDS,
    FINDS_IN_BOX,
    MAX_PLAYERS,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    PILE,
    QUESTIONS,
    SERIES,
    START_SQUARE,
    Card,
    Chance,
    Contest,
    Level,
    Then,
)
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import turns
from perankh.games.pharaon_absolu.state import Player, State


@rule("Pharaon 1.2", "Pharaon 3.1", "Pharaon 3.4")
def set_up(state: State, players: int) -> None:
    """Prepare the table for two to four players; the first seat begins."""
    state.players = players
    fill_piles(state)
    for seat in range(MAX_PLAYERS):
        clear_seat(state.seats[seat])
    clear_turn(state)
    for seat in range(players):
        deal(state, seat)
    turns.begin(state, 0)


@rule("Pharaon 2.1", "Pharaon 2.2", "Pharaon 3.2")
def fill_piles(state: State) -> None:
    """All 84 Pharaoh cards lie in one pile, all 84 Question and Action cards in the other."""
    for card in range(SERIES):
        state.pile[card] = COPIES
    state.pile[Card.UNKNOWN] = 0
    for find in range(FINDS):
        state.finds[find] = FINDS_IN_BOX[find]
    for question in range(QUESTIONS):
        state.questions[question] = 1
    for place in range(PILE):
        state.used[place] = NO_CARD
    state.seen = 0
    state.next = 0


@rule("Pharaon 3.1")
def clear_seat(player: Player) -> None:
    """Every camel stands on Start, beside an empty pyramid."""
    player.square = START_SQUARE
    player.complete = False
    player.misses = False
    for card in range(FACES):
        player.hand[card] = 0
        player.pyramid[card] = 0
        player.staked[card] = 0


def clear_turn(state: State) -> None:
    """Nothing has been rolled, asked or staked."""
    state.turn = 0
    state.rolls = 0
    state.then = Then.END
    state.question = NO_CARD
    state.level = Level.EASY
    state.right = NO_PLACE
    state.contest = Contest.NONE
    state.other = 0
    state.winner = NOBODY


@rule("Pharaon 3.3")
def deal(state: State, seat: int) -> None:
    """A player begins with three Pharaoh cards."""
    for _ in range(CARDS_DEALT):
        card = pick(state, Chance.CARD, state.pile)
        state.pile[card] -= 1
        state.seats[seat].hand[card] += 1
        tell(state, Event.DEALT, seat, card)
