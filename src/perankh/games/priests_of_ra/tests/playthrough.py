"""One whole game of The Priests of Ra; `python -m perankh.games.priests_of_ra.tests.playthrough` writes it anew."""

from __future__ import annotations

from pathlib import Path

from perankh.games.priests_of_ra import GAME
from tests.playthrough import Playthrough

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")

# A game in which every kind of event happens, and every kind of decision is asked.
PLAYED = Playthrough(GAME, players=3, seed=9, eagerness={"draw": 10, "pass": 2})

if __name__ == "__main__":
    TRANSCRIPT.write_text(PLAYED.transcript(), encoding="utf-8")
    print(f"wrote {TRANSCRIPT}")
