"""One whole game, word for word."""

from __future__ import annotations

import difflib
from itertools import islice

from perankh import replay
from perankh.games.ra.events import EVENTS
from perankh.games.ra.state import Phase
from perankh.games.ra.tests.playthrough import PLAYED, TRANSCRIPT


def test_the_playthrough_is_as_it_was() -> None:
    written, now = TRANSCRIPT.read_text(encoding="utf-8"), PLAYED.transcript()
    changes = difflib.unified_diff(written.splitlines(), now.splitlines(), "playthrough.txt", "now", lineterm="", n=1)
    assert written == now, (
        "what a player of Ra meets has changed:\n"
        + "\n".join(islice(changes, 30))
        + "\nIf it was meant to, write the playthrough anew and review its diff:"
        " python -m perankh.games.ra.tests.playthrough"
    )


def test_everything_that_can_happen_happens_in_it() -> None:
    written = TRANSCRIPT.read_text(encoding="utf-8")
    assert {f"phase {phase.name.lower()} " for phase in Phase if f"phase {phase.name.lower()} " not in written} == set()
    assert {kind for kind in EVENTS.names.values() if f'"event":"{kind}"' not in written} == set()


def test_the_playthrough_ends_with_a_record_that_replays() -> None:
    record = TRANSCRIPT.read_text(encoding="utf-8").partition("== record\n")[2]
    assert replay(record).record() == record
