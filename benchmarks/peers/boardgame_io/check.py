"""Whether the Ra of boardgame.io is our Ra: the same games decision by decision, and the same averages.

    python -m benchmarks.peers.boardgame_io.check [GAMES]

Every random game that boardgame.io's local client plays is told to our own rules, which must ask the same seat, allow
the same actions at every decision and end with the same fame; then averages are set beside those of our simulation.
"""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import perankh

HERE = Path(__file__).parent
GAMES = 1000
OUR_GAMES = 20_000
MOST_DEVIATION = 4.0
"""Standard errors beyond which averages count as different."""


def main() -> int:
    """Check every number of players and say what was seen."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    agreed = [agrees(players, games) for players in perankh.games()["ra"].players]
    return 0 if all(agreed) else 1


def agrees(players: int, games: int) -> bool:
    """Replay so many games of the peer and compare the averages."""
    lengths: list[float] = []
    fames: list[float] = []
    for game in games_of_the_peer(players, games):
        replay(game)
        lengths.append(len(game["decisions"]))
        fames.append(statistics.mean(game["scores"]))
    ours = simulated(players)
    print(f"{players} players: {games} games replayed, {sum(lengths):,.0f} decisions, none different")
    within = [
        compare("decisions a game", lengths, ours["mean_length"]),
        compare("fame of a seat", fames, statistics.mean(ours["mean_scores"])),
    ]
    return all(within)


def games_of_the_peer(players: int, games: int) -> Iterator[dict[str, Any]]:
    """Random games played by boardgame.io's local client."""
    command = ["node", str(HERE / "play.js"), str(players), str(games), "check"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        for line in playing.stdout:
            yield json.loads(line)
    assert playing.returncode == 0, "boardgame.io's local client failed"


def replay(game: dict[str, Any]) -> None:
    """Play one game of the peer by our rules, with the luck it had."""
    match = dealt(game["suns"])
    for number, (seat, legal, action, drawn) in enumerate(game["decisions"], 1):
        assert (match.to_act, match.legal()) == (seat, legal), f"decision {number} differs: {match.position()}"
        match.play(action, outcomes=[drawn] if drawn else [])
    assert match.is_over, "the peer ended a game too early"
    assert match.scores == game["scores"], "fame differs"
    assert match.ranking == game["ranking"], "the ranking differs"


def dealt(suns: list[list[int]]) -> perankh.Match:
    """A match before its first decision in which each seat holds these suns."""
    position = perankh.new_match("ra", players=len(suns), seed=0).position()
    for seat, held in zip(position["seats"], suns, strict=True):
        seat["suns"] = sorted(held, reverse=True)
    position["to_act"] = max(range(len(suns)), key=lambda seat: max(suns[seat]))
    return perankh.match_from("ra", position)


def simulated(players: int) -> Any:
    """What our own simulation says of random games."""
    command = [sys.executable, "-m", "perankh", "simulate", "ra", "--json"]
    command += ["--players", str(players), "--games", str(OUR_GAMES)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout)


def compare(what: str, theirs: list[float], ours: float) -> bool:
    """Whether the two averages differ by no more than chance."""
    mean = statistics.mean(theirs)
    error = statistics.stdev(theirs) * math.sqrt(1 / len(theirs) + 1 / OUR_GAMES)
    deviation = (mean - ours) / error
    print(f"  {what}: {mean:.2f} there, {ours:.2f} here ({deviation:+.1f} standard errors)")
    return abs(deviation) < MOST_DEVIATION


if __name__ == "__main__":
    sys.exit(main())
