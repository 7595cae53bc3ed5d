"""The command line itself: help, languages, and how it refuses."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import perankh
from perankh.cli import COMMANDS
from perankh.cli.terminal import language_of
from tests.cli.conftest import Call


def test_help_lists_every_command(perankh_says: Call) -> None:
    shown = perankh_says("--help")
    assert shown.code == 0
    assert all(re.search(rf"^  {command} ", shown.out, re.MULTILINE) for command in COMMANDS)


def test_no_command_shows_the_help(perankh_says: Call) -> None:
    assert perankh_says().out == perankh_says("--help").out


def test_version_is_that_of_the_package(perankh_says: Call) -> None:
    assert perankh_says("--version").out == f"perankh {perankh.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "usage"), [("en", "usage: "), ("fr", "emploi\u00a0: ")])
def test_every_command_has_help_in_both_languages(perankh_says: Call, command: str, lang: str, usage: str) -> None:
    shown = perankh_says(command, "--help", "--lang", lang)
    assert shown.code == 0
    assert shown.err == ""
    assert shown.out.startswith(f"{usage}perankh {command} ")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("arguments", [("games", "--lang", "fr"), ("--lang", "fr", "games"), ("games", "--lang=fr")])
def test_lang_may_stand_before_or_after_the_command(perankh_says: Call, arguments: tuple[str, ...]) -> None:
    assert "joueurs" in perankh_says(*arguments).out


def test_the_environment_speaks_french(perankh_says: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in perankh_says("games").out
    assert "players" in perankh_says("games", "--lang", "en").out


MISUSES = [
    ("plya", "did you mean play?"),
    ("dance", '"perankh --help" lists them'),
    ("play", "something is missing: GAME"),
    ("play raa", 'no game is called "raa"; did you mean ra?'),
    ("play chess", 'no game is called "chess"; the house keeps: '),
    ("play ra --playrs 4", "--playrs is not expected here; did you mean --players?"),
    ("play ra --players", "--players needs a value"),
    ("play ra --players four", '--players is a whole number from 1 to 99, not "four"'),
    ("play ra --players 9", "Ra is for 2 to 5 players, not 9"),
    ("play ra --players 3 --seat 3", "the seats count from 0 to 2, so none is 3"),
    ("play ra --seat -1", '--seat is a whole number from 0 to 98, not "-1"'),
    ("play ra --bot oracle", 'no opponent is called "oracle"; there are: random, greedy, search'),
    ("play ra --bots greedy,greedy", "3 opponents sit down, but --bots names 2"),
    ("play ra --players 2 --bots greedy,greedy", "one opponent sits down, but --bots names 2"),
    ("play ra --bot greedy --bots greedy", "--bots and --bot cannot stand together"),
    ("play ra --seconds 0", '--seconds is a number of seconds above 0 and up to 3,600, not "0"'),
    ("play ra --seconds nan", '--seconds is a number of seconds above 0 and up to 3,600, not "nan"'),
    ("play ra --option mercy=yes", 'Ra has no option "mercy"; it has: god_may_take_disaster'),
    ("play ra --option god_may_take_disaster=maybe", "is settled as god_may_take_disaster=yes or"),
    ("play ra --option god_may_take_disaster", "is settled as god_may_take_disaster=yes or"),
    ("play ra --bot greedy --name=", "--name has from 1 to 40 letters"),
    ("play ra --bot greedy --name=" + "a" * 2000, "--name has from 1 to 40 letters"),
    ("rules", "something is missing: GAME"),
    ("rules ra 9.99", 'Ra has no paragraph "9.99"; chapter 9 goes from 9.1 to '),
    ("rules ra 99", 'Ra has no paragraph "99"; its chapters go from 1 to 12'),
    ("rules ra disasters", 'Ra has no paragraph "disasters"; its chapters go from 1 to 12'),
    ("games now", "now is not expected here"),
    ("games --lang de", 'the house speaks en (English) and fr (French), not "de"'),
    ("games --lang", "--lang needs a value"),
    ("replay", "something is missing: FILE"),
    ("verify", "something is missing: FILE"),
    ("simulate ra --games 0", '--games is a whole number from 1 to 1,000,000,000, not "0"'),
    ("simulate ra --games " + "9" * 5000, "--games is a whole number from 1 to 1,000,000,000"),
    ("simulate ra --jobs 0", '--jobs is a whole number from 1 to 256, not "0"'),
    ("simulate ra --policy sly", 'no policy is called "sly"; there are: random, greedy'),
    ("simulate ra --players 1", "Ra is for 2 to 5 players, not 1"),
    ("simulate ra --json=yes", "--json takes no value"),
    ("warm chess", 'no game is called "chess"'),
    ("bench chess", 'no game is called "chess"'),
    ("bench ra --seconds -1", "--seconds is a number of seconds above 0"),
]


@pytest.mark.parametrize(("line", "sentence"), MISUSES, ids=[line[:50] for line, _ in MISUSES])
def test_misuse_is_refused_in_one_sentence(perankh_says: Call, line: str, sentence: str) -> None:
    refused = perankh_says(*line.split())
    assert sentence in refused.complaint
    assert refused.code == 2
    assert refused.out == ""


@pytest.mark.parametrize("line", [line for line, _ in MISUSES if "--lang" not in line], ids=lambda line: line[:50])
def test_misuse_is_refused_in_french_too(perankh_says: Call, line: str) -> None:
    english, french = perankh_says(*line.split()), perankh_says("--lang", "fr", *line.split())
    assert french.code == english.code
    assert french.complaint != english.complaint


def test_a_refusal_is_one_line_whatever_was_typed(perankh_says: Call) -> None:
    assert perankh_says("a\nb\x1b[31m").complaint.startswith('there is no command "a b[31m"')


def test_a_missing_extra_is_one_sentence(perankh_says: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "perankh.engine.compiled", raising=False)
    for line in ("simulate ra", "bench ra", "warm ra", "play ra --bot search"):
        refused = perankh_says(*line.split())
        assert "pip install 'perankh[compiled]'" in refused.complaint
        assert refused.code == 1


def test_help_loads_neither_numba_nor_numpy_nor_rich_nor_a_game() -> None:
    heavy = ("numba", "numpy", "rich", "perankh.games.ra")
    program = (
        "import sys; from perankh.cli import main; main(['play', '--help'])\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "[]"


def test_a_closed_pipe_is_silent() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "perankh", "rules", "ra"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
    assert command.returncode == 141
