"""`perankh games` and `perankh rules`."""

from __future__ import annotations

import pytest

import perankh
from tests.cli.conftest import Call


def test_games_presents_each_game(perankh_says: Call) -> None:
    shown = perankh_says("games")
    for game in perankh.games().values():
        assert f"{game.name}  {game.title}" in shown.out
        assert all(f"option {option.name}:" in shown.out for option in game.options)
    assert "2 to 5 players" in shown.out
    assert "rules version 1" in shown.out
    assert "\x1b" not in shown.out


def test_games_speaks_french(perankh_says: Call) -> None:
    shown = perankh_says("games", "--lang", "fr")
    assert "de 2 à 5 joueurs" in shown.out
    assert all(f"{game.name}  {game.words('fr').say('title')}" in shown.out for game in perankh.games().values())


def test_games_passes_on_what_a_game_says_of_a_number_of_players(perankh_says: Call, a_remark_on_two: str) -> None:
    assert f"\n  {a_remark_on_two}\n" in perankh_says("games").out
    for_two = [game for game in perankh.games().values() if 2 in game.players]
    assert perankh_says("games", "--lang", "fr").out.count(a_remark_on_two) == len(for_two)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_piped_rulebook_is_its_plain_markdown(perankh_says: Call, lang: str) -> None:
    book = perankh.games()["ra"].rulebook[lang]
    assert perankh_says("rules", "ra", "--lang", lang).out == book.text


@pytest.mark.parametrize("written", [("9.3",), ("Ra 9.3",), ("ra", "9.3"), ("9.3.",)])
def test_a_paragraph_is_found_however_it_is_cited(perankh_says: Call, written: tuple[str, ...]) -> None:
    shown = perankh_says("rules", "ra", *written)
    assert shown.out.startswith("**Ra 9.3** A drought takes two tiles")
    assert "9.4" not in shown.out


def test_a_chapter_is_shown_whole(perankh_says: Call) -> None:
    shown = perankh_says("rules", "ra", "9", "--lang", "fr")
    assert shown.out.startswith("## 9. Les désastres")
    assert "**9.7**" in shown.out
    assert "## 10" not in shown.out
