"""A slow and obvious reading of the French rules' chapter on scoring, to compare the engine with.

It knows nothing of the engine: displays come in as plain dictionaries, fame goes out. Written from the text alone:
the sections Dieux, Pharaons, Nil, Civilisation, Or, Monuments and Soleils, one function each.
"""

from __future__ import annotations

from typing import Any

Display = dict[str, Any]
"""What lies before a player: "fame", "suns", "spent_suns", and "tiles" with their counts by name."""

CIVILISATIONS = ["art", "agriculture", "religion", "astronomy", "writing"]
MONUMENTS = ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"]
DISCARDED = ["god", "gold", "flood", *CIVILISATIONS]


def fame_after(displays: list[Display], epoch: int) -> list[int]:
    """The fame of everybody when the epoch has been scored; nobody can owe any."""
    after = []
    for display in displays:
        net = 0
        net += gods(display)
        net += pharaohs(display, displays)
        net += nile(display)
        net += civilisation(display)
        net += gold(display)
        if epoch == 3:
            net += monuments(display)
            net += suns(display, displays)
        after.append(max(0, display["fame"] + net))
    return after


def kept(display: Display) -> dict[str, int]:
    """The tiles that stay for the next epoch."""
    return {name: count for name, count in display["tiles"].items() if name not in DISCARDED}


def number_of(name: str, display: Display) -> int:
    """How many tiles of one name a player has."""
    count: int = display["tiles"].get(name, 0)
    return count


def gods(display: Display) -> int:
    """Each god brings 2 points."""
    return number_of("god", display) * 2


def pharaohs(display: Display, displays: list[Display]) -> int:
    """The most bring 5, the fewest cost 2, ties share both; nothing when all have as many."""
    everybody = [number_of("pharaoh", each) for each in displays]
    mine = number_of("pharaoh", display)
    if all(count == mine for count in everybody):
        return 0
    if all(count <= mine for count in everybody):
        return 5
    if all(count >= mine for count in everybody):
        return -2
    return 0


def nile(display: Display) -> int:
    """1 point for each Nile and each flood, if there is a flood."""
    if number_of("flood", display) == 0:
        return 0
    return number_of("nile", display) + number_of("flood", display)


def civilisation(display: Display) -> int:
    """None costs 5; three, four and five different ones bring 5, 10 and 15."""
    different = len([name for name in CIVILISATIONS if number_of(name, display) >= 1])
    if different == 0:
        return -5
    if different == 3:
        return 5
    if different == 4:
        return 10
    if different == 5:
        return 15
    return 0


def gold(display: Display) -> int:
    """Each gold brings 3 points."""
    return number_of("gold", display) * 3


def monuments(display: Display) -> int:
    """1 point for each different one up to six, 10 for seven, 15 for eight; and 5, 10, 15 for 3, 4, 5 identical."""
    different = len([name for name in MONUMENTS if number_of(name, display) >= 1])
    points = different
    if different == 7:
        points = 10
    if different == 8:
        points = 15
    for name in MONUMENTS:
        if number_of(name, display) == 3:
            points += 5
        if number_of(name, display) == 4:
            points += 10
        if number_of(name, display) == 5:
            points += 15
    return points


def suns(display: Display, displays: list[Display]) -> int:
    """The highest sum brings 5, the lowest costs 5, ties share both; nothing when all are equal."""
    everybody = [sum(each["suns"]) + sum(each["spent_suns"]) for each in displays]
    mine = sum(display["suns"]) + sum(display["spent_suns"])
    if all(total == mine for total in everybody):
        return 0
    if all(total <= mine for total in everybody):
        return 5
    if all(total >= mine for total in everybody):
        return -5
    return 0
