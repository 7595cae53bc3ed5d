"""Action tables: an action has a name wherever people or files meet it, and a number inside the kernel."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from perankh.engine.errors import UnreadableAction
from perankh.engine.reading import MOST_SHOWN, shown


class ActionTable:
    """All actions of a game in order: each verb alone, or with the names of what it may be said of.

        ACTIONS = ActionTable({"draw": {}, "bid": {1: "1", 2: "2"}})

    `base(verb)` plus the number of the thing is an action's code: `base("bid") + 2` is "bid 2".
    The numbers of one verb's things must follow each other without a gap.
    """

    def __init__(self, verbs: Mapping[str, Mapping[int, str]], facts: Mapping[str, str] | None = None) -> None:
        self.facts = facts or {}
        """What each verb's things are called in the words of the game: "bid 9" names a sun."""
        self.names: list[str] = []
        self.verbs: list[str] = []
        self._bases: dict[str, int] = {}
        for verb, things in verbs.items():
            numbers = list(things) or [0]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), f"a gap among the things of {verb}"
            self._bases[verb] = len(self.names) - numbers[0]
            self.names += [f"{verb} {thing}" for thing in things.values()] or [verb]
            self.verbs += [verb] * len(numbers)
        self.codes = {name: code for code, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def base(self, verb: str) -> int:
        """What to add to the number of a thing to get the action's code; for a lone verb, its code."""
        return self._bases[verb]

    @staticmethod
    def name_of(text: str) -> str:
        """A written action as the table spells it: case and spaces do not matter."""
        if not isinstance(text, str):
            raise UnreadableAction(f"an action is written as a text, not as {shown(text)}")
        return " ".join(text.split()).lower()

    def read(self, text: str) -> int:
        """The code of a written action."""
        name = self.name_of(text)
        if name in self.codes:
            return self.codes[name]
        near = difflib.get_close_matches(name[:MOST_SHOWN], self.names, n=1, cutoff=0.6)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnreadableAction(f"{shown(text)} is not an action of this game{hint}")
