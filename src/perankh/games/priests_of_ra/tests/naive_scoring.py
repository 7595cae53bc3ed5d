"""A slow and obvious reading of the French rules' part on scoring, to compare the engine with.

It knows nothing of the engine: displays come in as plain dictionaries, fame goes out. Written from the text alone: the
sections Peuples, Prêtres, Bâtisses, Peste, Pyramides, Ankhs and Soleils, one function each.
"""

from __future__ import annotations

from typing import Any

Display = dict[str, Any]
"""What lies before a player: "fame", "ankhs", "suns", "spent_suns", and "tiles" with their counts by face."""

PEOPLE = ["farmer", "warrior", "merchant", "scribe"]
BUILDINGS = ["granary", "fortress", "market", "library"]
CHAMBERS = ["chamber_green", "chamber_red", "chamber_blue", "chamber_yellow"]


def fame_after(displays: list[Display], epoch: int, all_colours: bool = True) -> list[int]:
    """The fame of everybody when the epoch has been scored and every plague was kept; nobody can owe any."""
    after = []
    for display in displays:
        net = people(display, displays) + priests(display) + buildings(display) + plague(display)
        if epoch == 3:
            net += pyramid(display, all_colours) + ankhs(display) + suns(display, displays)
        after.append(max(0, display["fame"] + net))
    return after


def kept(display: Display) -> dict[str, int]:
    """The tiles that stay for the next epoch."""
    return {name: count for name, count in display["tiles"].items() if name not in [*PEOPLE, "priest"]}


def number_of(name: str, display: Display) -> int:
    count: int = display["tiles"].get(name, 0)
    return count


def people(display: Display, displays: list[Display]) -> int:
    points = 0
    for name in PEOPLE:
        mine = number_of(name, display)
        if mine >= 2 and not any(number_of(name, other) > mine for other in displays):
            points += 5
    return points


def ankhs_after(display: Display) -> int:
    kinds = len([name for name in PEOPLE if number_of(name, display) >= 1])
    owned: int = display["ankhs"]
    if kinds == 4:
        return owned + 2
    if kinds == 3:
        return owned + 1
    return owned


def priests(display: Display) -> int:
    return 2 * number_of("priest", display)


def buildings(display: Display) -> int:
    complete = [number_of(name, display) // 2 for name in BUILDINGS]
    points = 2 * sum(complete)
    kinds = len([count for count in complete if count > 0])
    if kinds == 4:
        points += 10
    if kinds == 3:
        points += 5
    return points


def plague(display: Display) -> int:
    tiles = number_of("plague", display)
    if tiles >= 6:
        return -20
    return -sum(range(tiles + 1))


def pyramid(display: Display, all_colours: bool) -> int:
    tiles = number_of("pyramid", display) + sum(number_of(name, display) for name in CHAMBERS)
    points = 0
    if tiles >= 10:
        points = 20
    elif tiles >= 6:
        points = 10
    elif tiles >= 3:
        points = 5
    bonuses = [10 if number_of(name, display) >= 4 else 5 if number_of(name, display) == 3 else 0 for name in CHAMBERS]
    return points + (sum(bonuses) if all_colours else max(bonuses))


def ankhs(display: Display) -> int:
    owned = ankhs_after(display)
    if owned >= 4:
        return 20
    if owned == 3:
        return 10
    if owned == 2:
        return 5
    return 0


def suns(display: Display, displays: list[Display]) -> int:
    everybody = [sum(each["suns"]) + sum(each["spent_suns"]) for each in displays]
    mine = sum(display["suns"]) + sum(display["spent_suns"])
    if len(set(everybody)) == 1:
        return 0
    if mine == max(everybody):
        return 5
    if mine == min(everybody):
        return -5
    return 0
