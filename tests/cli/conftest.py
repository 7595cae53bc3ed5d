"""How the tests of the command line call it."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import perankh
from perankh.cli import main
from perankh.engine.game import Game
from perankh.engine.match import Match
from perankh.engine.words import Words


@dataclass(frozen=True)
class Outcome:
    """What a command line led to."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence on the standard error of a command that could not be done."""
        assert self.code not in (0, None), self.out
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("perankh: ")
        assert "Traceback" not in self.err
        return self.err.removeprefix("perankh: ").rstrip()


Call = Callable[..., Outcome]


@pytest.fixture
def perankh_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Calls the command line in an English environment; `typed` is what a person types, line by line."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call


@pytest.fixture(scope="session")
def played() -> Match:
    """A finished game of newcomers."""
    return newcomers(perankh.new_match("ra", 3, seed=5, names=["Anna", "Karim", "Lea"]))


@pytest.fixture
def record(played: Match, tmp_path: Path) -> Path:
    """Its record in a file."""
    path = tmp_path / "game.txt"
    path.write_text(played.record(), encoding="utf-8")
    return path


@pytest.fixture
def a_remark_on_two(monkeypatch: pytest.MonkeyPatch) -> str:
    """What every game now says of two players."""
    remark = "two players: as later editions have it"

    def words(game: Game, language: str) -> Words:
        known = Words(game.folder / "locales", language)
        known._bundle.add_resource(FluentResource(f"players-2 = {remark}"), allow_overrides=True)
        return known

    monkeypatch.setattr(Game, "words", words)
    return remark


def newcomers(match: Match, moves: int | None = None) -> Match:
    """The match after so many more moves of newcomers, or at its end."""
    newcomer = perankh.bot("greedy", match.game.name)
    while match.to_act is not None and moves != 0:
        match.play(newcomer.choose(match.view(match.to_act), match.legal()))
        moves = None if moves is None else moves - 1
    return match
