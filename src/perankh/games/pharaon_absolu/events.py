"""What happens in Pharaon Absolu, as the rules tell it."""

from enum import IntEnum

from perankh.engine.events import EventTable, Telling
from perankh.games.pharaon_absolu.actions import (
    CARD_NAMES,
    FIND_NAMES,
    LETTERS,
    LEVEL_NAMES,
    SQUARE_NAMES,
    VERDICT_NAMES,
)
from perankh.games.pharaon_absolu.components import QUESTIONS


class Event(IntEnum):
    """The kinds of event."""

    DEALT = 0
    ROLLED = 1
    MOVED = 2
    BLOCKED = 3
    DREW = 4
    NOTHING_TO_DRAW = 5
    RETURNED = 6
    PASSED = 7
    PLAYS_AGAIN = 8
    FOUND = 9
    NO_EFFECT = 10
    WILL_MISS = 11
    MISSED = 12
    ASKED = 13
    ANSWERED = 14
    RECALLED = 15
    SPOKE = 16
    JUDGED = 17
    STAYED = 18
    SECURED = 19
    COMPLETED = 20
    BROKEN = 21
    ROBBED = 22
    LOST = 23
    TAXED = 24
    EXCHANGED = 25
    FOUGHT = 26
    LAID = 27
    RECEIVED = 28
    THREW = 29
    WON = 30
    CAME_HOME = 31
    WAITED = 32
    SCORED_SERIES = 33
    SCORED_CROWN = 34
    SCORED = 35
    CROWNED = 36
    UNDECIDED = 37


QUESTION_NAMES = {number: str(number + 1) for number in range(QUESTIONS)}
_ASKED = ("seat", "question", "level")

EVENTS = EventTable(
    {
        Event.DEALT: Telling(("seat", "card"), "Pharaon 3.3", secret=("card",)),
        Event.ROLLED: Telling(("seat", "die"), "Pharaon 4.2"),
        Event.MOVED: Telling(("seat", "square", "place"), "Pharaon 4.2"),
        Event.BLOCKED: Telling(("seat",), "Pharaon 12.2"),
        Event.DREW: Telling(("seat", "card"), "Pharaon 11.1", secret=("card",)),
        Event.NOTHING_TO_DRAW: Telling(("seat",), "Pharaon 11.3"),
        Event.RETURNED: Telling(("seat", "count"), "Pharaon 11.2"),
        Event.PASSED: Telling(("seat",), "Pharaon 4.2"),
        Event.PLAYS_AGAIN: Telling(("seat",), "Pharaon 5.5"),
        Event.FOUND: Telling(("seat", "other", "find"), "Pharaon 5.6"),
        Event.NO_EFFECT: Telling(("seat", "find"), "Pharaon 7.1"),
        Event.WILL_MISS: Telling(("seat",), "Pharaon 7.5"),
        Event.MISSED: Telling(("seat",), "Pharaon 7.5"),
        Event.ASKED: Telling(("seat", "other", "question", "level"), "Pharaon 6.1", landmark="question"),
        Event.ANSWERED: Telling((*_ASKED, "choice", "right", "verdict"), "Pharaon 6.2", reveals=True),
        Event.RECALLED: Telling((*_ASKED, "verdict"), "Pharaon 6.8", reveals=True),
        Event.SPOKE: Telling(_ASKED, "Pharaon 6.7", reveals=True),
        Event.JUDGED: Telling(("seat", "other", "verdict"), "Pharaon 6.7"),
        Event.STAYED: Telling(("seat",), "Pharaon 6.3"),
        Event.SECURED: Telling(("seat", "card"), "Pharaon 8.1", secret=("card",)),
        Event.COMPLETED: Telling(("seat",), "Pharaon 12.1", landmark="series"),
        Event.BROKEN: Telling(("seat",), "Pharaon 12.5"),
        Event.ROBBED: Telling(("seat", "other", "card"), "Pharaon 7.4", secret=("card",), landmark="robbery"),
        Event.LOST: Telling(("seat", "card"), "Pharaon 7.4", secret=("card",)),
        Event.TAXED: Telling(("seat", "other", "card"), "Pharaon 7.10", secret=("card",)),
        Event.EXCHANGED: Telling(("seat", "other"), "Pharaon 9.1"),
        Event.FOUGHT: Telling(("seat", "other"), "Pharaon 10.1", landmark="combat"),
        Event.LAID: Telling(("seat", "card"), "Pharaon 9.2", secret=("card",)),
        Event.RECEIVED: Telling(("seat", "card"), "Pharaon 11.1", secret=("card",), reveals=True),
        Event.THREW: Telling(("seat", "die"), "Pharaon 10.3"),
        Event.WON: Telling(("seat", "other", "count"), "Pharaon 10.4"),
        Event.CAME_HOME: Telling(("seat",), "Pharaon 12.3"),
        Event.WAITED: Telling(("seat",), "Pharaon 12.4"),
        Event.SCORED_SERIES: Telling(("seat", "count", "points"), "Pharaon 12.7", sheet="series"),
        Event.SCORED_CROWN: Telling(("seat", "points"), "Pharaon 12.7", sheet="crown"),
        Event.SCORED: Telling(("seat", "points"), "Pharaon 12.7", sheet="total"),
        Event.CROWNED: Telling(("seat",), "Pharaon 12.6", landmark="end"),
        Event.UNDECIDED: Telling(("turns",), "Pharaon 12.8", landmark="end"),
    },
    {
        "card": CARD_NAMES,
        "place": SQUARE_NAMES,
        "find": FIND_NAMES,
        "level": LEVEL_NAMES,
        "verdict": VERDICT_NAMES,
        "choice": LETTERS,
        "right": LETTERS,
        "question": QUESTION_NAMES,
    },
)
