"""Two whole games, word for word."""

from __future__ import annotations

import difflib
import re
from itertools import islice

from perankh import replay
from perankh.games.pharaon_absolu.events import EVENTS
from perankh.games.pharaon_absolu.state import Phase
from perankh.games.pharaon_absolu.tests.playthrough import GAMES, TRANSCRIPT, transcript

RARE = {"returned", "nothing_to_draw", "undecided"}
"""What needs a game longer than anybody wants to read; the tests of the chapters lead there."""


def test_the_playthrough_is_as_it_was() -> None:
    written, now = TRANSCRIPT.read_text(encoding="utf-8"), transcript()
    changes = difflib.unified_diff(written.splitlines(), now.splitlines(), "playthrough.txt", "now", lineterm="", n=1)
    assert written == now, (
        "what a player of Pharaon Absolu meets has changed:\n"
        + "\n".join(islice(changes, 30))
        + "\nIf it was meant to, write the playthrough anew and review its diff:"
        " python -m perankh.games.pharaon_absolu.tests.playthrough"
    )


def test_everything_that_can_happen_happens_in_it() -> None:
    written = TRANSCRIPT.read_text(encoding="utf-8")
    assert {f"phase {phase.name.lower()} " for phase in Phase if f"phase {phase.name.lower()} " not in written} == set()
    assert {kind for kind in EVENTS.names.values() if f'"event":"{kind}"' not in written} == RARE


def test_both_games_of_the_playthrough_end_with_a_record_that_replays() -> None:
    records = re.findall(r"== record\n(.+?\n)(?:\n|\Z)(?=A game|\Z)", TRANSCRIPT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(records) == len(GAMES)
    assert all(replay(record).record() == record for record in records)
