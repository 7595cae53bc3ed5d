"""One whole game of Ra; `python -m perankh.games.ra.tests.playthrough` writes playthrough.txt anew."""

from __future__ import annotations

from pathlib import Path

from perankh.games.ra import GAME
from tests.playthrough import Playthrough

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")

# A game in which every kind of event happens, and every kind of decision is asked.
# With even chances, players invoke so often that no lane is ever full, and no Ra track.
PLAYED = Playthrough(GAME, players=3, seed=4420, eagerness={"draw": 8, "take": 6, "pass": 2})

if __name__ == "__main__":
    TRANSCRIPT.write_text(PLAYED.transcript(), encoding="utf-8")
    print(f"wrote {TRANSCRIPT}")
