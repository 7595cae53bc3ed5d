"""Whole games of every game of the house, word for word as they stand in the playthrough.txt of its tests."""

from __future__ import annotations

import difflib
import re
from itertools import islice

import perankh
from perankh.engine.game import Game
from tests.playthrough import page_of, playthrough_of


def test_the_playthrough_is_as_it_was(game: Game) -> None:
    written, now = page_of(game).read_text(encoding="utf-8"), playthrough_of(game).transcript()
    changes = difflib.unified_diff(written.splitlines(), now.splitlines(), "playthrough.txt", "now", lineterm="", n=1)
    assert written == now, (
        f"what a player of {game.title} meets has changed:\n"
        + "\n".join(islice(changes, 30))
        + "\nIf it was meant to, write the playthrough anew with `make golden` and review its diff"
    )


def test_everything_that_can_happen_happens_in_it(game: Game) -> None:
    written = page_of(game).read_text(encoding="utf-8")
    assert [phase.name for phase in game.phases if f"phase {phase.name.lower()} (" not in written] == []
    missing = {kind for kind in game.events.names.values() if f'"event":"{kind}"' not in written}
    assert missing == playthrough_of(game).RARE


def test_each_game_of_it_ends_with_a_record_that_replays(game: Game) -> None:
    _, *games = re.split(r"^A random game of ", page_of(game).read_text(encoding="utf-8"), flags=re.MULTILINE)
    records = [one.partition("== record\n")[2].rstrip() + "\n" for one in games]
    assert records
    assert all(perankh.replay(record).record() == record for record in records)
