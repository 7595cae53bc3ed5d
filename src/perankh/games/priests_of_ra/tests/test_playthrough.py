"""One whole game, word for word."""

from __future__ import annotations

from perankh.games.priests_of_ra import GAME
from perankh.games.priests_of_ra.tests.playthrough import PLAYED, TRANSCRIPT

WRITTEN = TRANSCRIPT.read_text(encoding="utf-8")


def test_the_playthrough_is_as_it_was() -> None:
    now = PLAYED.transcript()
    changed = [line for line, before in zip(now.splitlines(), WRITTEN.splitlines(), strict=False) if line != before]
    assert now == WRITTEN, (
        f"what a player meets has changed: {changed[:3]}; if it was meant to, "
        "`make golden` writes the playthrough anew: review its difference"
    )


def test_every_event_and_every_phase_is_in_it() -> None:
    assert [kind for kind in GAME.events.names.values() if f'"event":"{kind}"' not in WRITTEN] == []
    assert [phase.name for phase in GAME.phases if f"phase {phase.name.lower()} (" not in WRITTEN] == []
