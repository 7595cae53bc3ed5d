"""The command line itself: help, languages, and how it refuses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

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


@pytest.mark.parametrize(
    "line",
    [
        "rules ra 9.3 --lang fr",
        "rules ra --lang fr 9.3",
        "rules --lang fr ra 9.3",
        "rules --lang=fr ra 9.3",
        "rules ra --lang fr -- 9.3",
        "--lang fr rules ra -- 9.3",
    ],
)
def test_options_may_stand_anywhere_between_places(perankh_says: Call, line: str) -> None:
    shown = perankh_says(*line.split())
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("**Ra 9.3** Une sécheresse")


def test_options_may_stand_between_an_optional_game_and_the_end(perankh_says: Call) -> None:
    assert perankh_says("bench", "--seconds", "0.01", "ra", "--json").out.startswith('{"ra": ')
    assert perankh_says("warm", "--quiet", "chess", "--lang", "en").complaint.startswith('no game is called "chess"')


def test_options_may_stand_between_files(perankh_says: Call, record: Path) -> None:
    judged = perankh_says("verify", str(record), "--lang", "fr", str(record))
    assert judged.code == 0
    assert judged.out.count("une partie de Ra") == 2
    assert perankh_says("replay", "--lang", "fr", "-", typed=record.read_text(encoding="utf-8")).code == 0


def test_a_value_may_hold_spaces_or_a_sign(perankh_says: Call) -> None:
    shown = perankh_says("play", "--name=Anna Lee", "--seed", "-7", "ra", "--bot", "greedy")
    assert "Anna Lee" in shown.out


def test_help_says_which_opponent_sits_down_by_default(perankh_says: Call) -> None:
    english, french = (" ".join(perankh_says("play", "-h", "--lang", lang).out.split()) for lang in ("en", "fr"))
    assert "(by default search, or greedy where compiled games are not installed)" in english
    assert "(par défaut search, ou greedy là où les jeux compilés ne sont pas installés)" in french


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
    ("play ra --seed 7 --word sun", "--word and --seed cannot stand together"),
    ("play ra --bot greedy --word=", "--word has from 1 to 200 letters"),
    ("play ra --bot greedy --word=" + "a" * 201, "--word has from 1 to 200 letters"),
    ("play ra --bot greedy --word=\udc80", "--word has from 1 to 200 letters"),
    ("play ra --bot greedy --name=\x07", "--name has from 1 to 40 letters"),
    ("play --players", "--players needs a value"),
    ("play ra --lang en raa", "raa is not expected here"),
    ("rules", "something is missing: GAME"),
    ("rules ra --part 9.3", "--part is not expected here"),
    ("play --lang en --playrs 4 ra", "--playrs is not expected here; did you mean --players?"),
    ("rules ra 9.99", 'Ra has no paragraph "9.99"; chapter 9 goes from 9.1 to '),
    ("rules ra 99", 'Ra has no paragraph "99"; its chapters go from 1 to 12'),
    ("rules ra disasters", 'Ra has no paragraph "disasters"; its chapters go from 1 to 12'),
    ("games now", "now is not expected here"),
    ("games --lang en -- now", "now is not expected here"),
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


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("ascii", b"""-2 - 'a' "b" ... 1 000 3 x 4 ?"""),
        ("latin-1", b"""-2 - 'a' "b" ... 1\xa0000 3 \xd7 4 ?"""),
        ("utf-8", "\u22122 \u2013 \u2019a\u2019 \u201cb\u201d \u2026 1\u00a0000\u202f3 \u00d7 4 \u2501".encode()),
    ],
)
def test_what_a_terminal_cannot_spell_becomes_something_like_it(encoding: str, shown: bytes) -> None:
    text = "\u22122 \u2013 \u2019a\u2019 \u201cb\u201d \u2026 1\u00a0000\u202f3 \u00d7 4 \u2501"
    program = f"from perankh.cli.terminal import Terminal; Terminal('en').show({text!a})"
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environment)
    assert told.stdout.rstrip() == shown


def test_what_is_typed_in_another_encoding_is_misunderstood_quietly() -> None:
    program = "from perankh.cli.terminal import Terminal; Terminal('en'); print(ascii(input()))"
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    told = subprocess.run(
        [sys.executable, "-c", program], input=b"\xe9", capture_output=True, check=True, env=environment
    )
    assert told.stdout.strip() == b"'\\ufffd'"


def test_a_closed_pipe_is_silent() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "perankh", "rules", "ra"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
    assert command.returncode == 141
