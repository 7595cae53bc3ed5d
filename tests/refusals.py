"""Every reason why an action is not allowed, one row each: for the tests in a game's own folder."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from perankh import IllegalAction, Match
from perankh.engine.game import Game
from tests.telling import cites

Row = tuple[str, str, dict[str, Any], list[str], str]
"""The message, its paragraph, a position in a few words, the moves from there on, and the action that is refused."""


def every_refusal(rows: Sequence[Row]) -> pytest.MarkDecorator:
    """The test is about each of these rows."""
    return pytest.mark.parametrize(
        ("message", "rule", "position", "moves", "action"),
        [pytest.param(*row, marks=cites(row[1]), id=f"{row[0]}: {row[4]}") for row in rows],
    )


def check_refused(match: Match, action: str, message: str, rule: str) -> None:
    """The action is refused with this message and this paragraph, and changes nothing."""
    before, legal, moves = match.position(), match.legal(), match.moves
    refusal = match.game.refuse(match._state, match.game.actions.read(action))
    assert refusal is not None
    assert (refusal.message, refusal.rule) == (message, rule)
    with pytest.raises(IllegalAction) as refused:
        match.play(action)
    assert (refused.value.rule, refused.value.legal) == (rule, legal)
    assert rule in str(refused.value)
    assert (match.position(), match.moves) == (before, moves), "nothing has changed"


def refusals_in_words(game: Game, language: str) -> set[str]:
    """The messages of refusals that a game has words for."""
    words = (game.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^refusal-([a-z-]+) =", words, re.MULTILINE))
