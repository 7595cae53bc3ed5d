"""Plays a table half-way and writes it down, with how it looks to everybody: see the package."""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

import perankh
from perankh.server.config import Config
from tests.server.tables.releases import dump, file_of
from tests.server.tables.sitting import awaited
from tests.server.visiting import Visit, Visitor, visited

MOVES = 60
LAST_TAKEN_BACK = 20
PLAYERS = 2


def half_way(visit: Visit, game: str) -> tuple[str, list[Visitor]]:
    """A table where everything has happened that leaves a trace."""
    people = [visit.stranger() for _ in range(PLAYERS)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table = people[0].founds(game, seats=seats, name="Anna", contribution="lotus", pace="correspondence")
    people[1].sits(table, name="Karim", contribution="papyrus")
    path = f"/api/tables/{table}"
    people[0].ask("PATCH", f"{path}/seat", {"name": "Anna Maria"})
    people[1].post(f"{path}/chat", {"text": "Good luck!"})
    people[1].ask("DELETE", f"{path}/seat")
    people[1].ask("POST", f"{path}/return")
    while people[0].sees(table)["position"]["version"] < MOVES:
        _go_on(table, people)
    decides = awaited(lambda: asked(table, people))
    legal = decides.sees(table)["own"]["legal"]
    forbidden = next(action for action in perankh.games()[game].actions.names if action not in legal)
    decides.ask("PUT", f"{path}/orders", {"orders": [{"action": forbidden}], "lasting": True})
    return table, people


def _go_on(table: str, people: list[Visitor]) -> None:
    decides = asked(table, people)
    if decides is None:
        return
    now = decides.sees(table)
    legal, version = now["own"]["legal"], now["position"]["version"]
    done = decides.plays(table, legal[version % len(legal)], version, request=f"move-{version}").json()
    if version < LAST_TAKEN_BACK and decides.sees(table)["own"]["may_take_back"]:
        decides.ask("POST", f"/api/tables/{table}/take-back", {"version": done["version"]})


def asked(table: str, people: list[Visitor]) -> Visitor | None:
    """Which of the people must decide."""
    return next((person for person in people if person.sees(table)["own"]["legal"]), None)


def main() -> None:
    """Write the file of a game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(perankh.games()))
    game = parser.parse_args().game
    with (
        tempfile.TemporaryDirectory() as folder,
        visited(Config(str(Path(folder) / "house.db"), unlimited=True)) as visit,
    ):
        table, people = half_way(visit, game)
        seen = people[0].sees(table, params={"seen": 0})
        with visit.house.database.begin() as connection:
            written = dump(connection)
    looks = {"position": seen["position"], "table": seen["table"], "log": seen["log"]}
    file = file_of(game, seen["table"]["rules"])
    file.write_text(json.dumps({**written, "looks": looks}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
