"""`perankh play`: a person at the table, who types."""

from __future__ import annotations

import importlib.util
import random
import re
from pathlib import Path

import pytest

import perankh
from perankh.cli.faults import Refused
from perankh.cli.files import Keeper
from perankh.cli.terminal import Terminal
from perankh.engine.errors import InvalidSetup
from perankh.engine.match import Match
from tests.cli.conftest import Call

AGAINST_NEWCOMERS = ("play", "ra", "--bot", "greedy", "--seed", "7", "--players", "3")


def test_a_whole_game_in_french_is_told_to_its_result(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    line = (*AGAINST_NEWCOMERS, "--lang", "fr", "--name", "Zoé", "--save", str(file))
    numbers = random.Random(1)
    typed = "\n".join(str(numbers.randint(1, 2)) for _ in range(2_000))
    shown = perankh_says(*line, typed=typed)
    assert shown.code == 0
    assert shown.err == ""
    headings = re.findall(r"^== (.+) ==$", shown.out, re.MULTILINE)
    assert headings == ["Ra", "Époque 1", "Époque 2", "Époque 3", "Résultat"]
    assert shown.out.count("Entre parenthèses") == 3
    match = perankh.replay(file.read_text(encoding="utf-8"))
    assert match.is_over
    assert match.names == ["Zoé", "Nefertari", "Imhotep"]
    assert f"{match.names[match.ranking[0]]} l'emporte" in shown.out
    assert shown.out.rstrip().endswith(f"La partie est gardée dans {file}.")


def test_every_event_but_the_lines_of_the_sheet_is_told(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = perankh_says(*AGAINST_NEWCOMERS, "--save", str(file), typed="2\n" * 600)
    match = perankh.replay(file.read_text(encoding="utf-8"))
    told = [line.strip() for line in shown.out.replace("> ", "\n").splitlines()]
    for event in match.events:
        assert (match.describe(event) in told) != bool(match.game.events.sheet_of(event))


def test_the_line_up_says_which_opponent_each_is(perankh_says: Call) -> None:
    shown = perankh_says("play", "ra", "--players", "3", "--seat", "1", "--bots", "greedy,random", "--name", "Anna")
    assert re.search(r"Seat 0 +Nefertari +greedy: plays as a sensible newcomer", shown.out)
    assert re.search(r"Seat 1 +Anna +you", shown.out)
    assert re.search(r"Seat 2 +Imhotep +random: plays anything that is allowed", shown.out)


def test_no_opponent_bears_the_name_of_the_person(perankh_says: Call) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS, "--name", "nefertari")
    assert re.search(r"Seat 1 +Imhotep", shown.out)


def test_the_table_the_question_and_the_choices_are_shown(perankh_says: Call) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS).out
    assert "Scribe: 10 fame; suns face up:" in shown
    assert "It is your turn: what will you do? (Ra 4.2)" in shown
    assert re.search(r"^ +1 +Draw a tile +draw$", shown, re.MULTILINE)
    assert re.search(r"^ +2 +Invoke Ra +invoke$", shown, re.MULTILINE)


@pytest.mark.parametrize("answer", ["2", "invoke", " Invoke ", "INVOKE", "invoke ra", "Invoke Ra"])
def test_a_choice_is_made_by_number_name_or_words(perankh_says: Call, answer: str) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS, typed=f"{answer}\n")
    assert "Scribe invokes Ra and starts an auction." in shown.out


def test_french_words_make_a_choice(perankh_says: Call) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS, "--lang", "fr", typed="invoquer\n")
    assert "Scribe invoque Ra et ouvre une enchère." in shown.out


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("9", "There is no choice 9: the choices go from 1 to 2 (Ra 4.2)."),
        ("0", "There is no choice 0: the choices go from 1 to 2 (Ra 4.2)."),
        ("9" * 5000, "the choices go from 1 to 2 (Ra 4.2)."),
        ("drwa", '"drwa" is none of the choices: did you mean "draw"? Answer with a number from 1 to 2'),
        ("xyzzy", '"xyzzy" is none of the choices. Answer with a number from 1 to 2, or "help" (Ra 4.2).'),
        ("bid 9", "No auction is going on, so there is nothing to bid for or to pass on. (Ra 7.1)"),
        ("take nile", "You have no god to give up, so you cannot take a tile from the lane. (Ra 8.1)"),
        ("take god", "A god cannot take a god: other gods and Ra tiles are out of its reach. (Ra 8.3)"),
        ("\x07\x1b[A", "is none of the choices"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_with_its_rule(perankh_says: Call, answer: str, sentence: str) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS, typed=f"{answer}\n")
    assert shown.code == 0
    assert sentence in shown.out
    assert shown.out.count("It is your turn") == 1
    assert "\x1b" not in shown.out


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("?", "**Ra 4.2** On their turn, a player does exactly one of three things"),
        ("why", "**Ra 4.2** On their turn"),
        ("? 9.3", "**Ra 9.3** A drought takes two tiles"),
        ("?9.3", "**Ra 9.3** A drought takes two tiles"),
        ("? Ra 9.3", "**Ra 9.3** A drought takes two tiles"),
        ("? 99.9", 'Ra has no paragraph "99.9"; its chapters go from 1 to 12.'),
        ("? stop", "You have not played a god this turn"),
        ("why bid 9", "No auction is going on"),
        ("why bid sun 9", "**Ra 7.1** "),
        ("? draw", "This is allowed now: Draw a tile (Ra 4.2)."),
        ("? xyzzy", '"xyzzy" is none of the choices'),
        ("sheet", "Nothing has been scored so far."),
        ("help", "save FILE       keep the record of the game in a file"),
        ("save", "Say where: save FILE."),
    ],
)
def test_questions_are_answered(perankh_says: Call, question: str, answer: str) -> None:
    shown = perankh_says(*AGAINST_NEWCOMERS, typed=f"{question}\n")
    assert shown.code == 0
    assert answer in shown.out


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("aide", "Vous pouvez dire"),
        ("help", "Vous pouvez dire"),
        ("feuille", "Rien n'a encore été compté."),
        ("pourquoi miser 9", "Aucune enchère n'est en cours"),
        ("?", "**Ra 4.2** À son tour"),
    ],
)
def test_questions_are_answered_in_french(perankh_says: Call, question: str, answer: str) -> None:
    assert answer in perankh_says(*AGAINST_NEWCOMERS, "--lang", "fr", typed=f"{question}\n").out


def test_table_asks_again(perankh_says: Call) -> None:
    assert perankh_says(*AGAINST_NEWCOMERS, typed="table\n").out.count("It is your turn") == 2


def test_empty_lines_are_not_answers(perankh_says: Call) -> None:
    assert perankh_says(*AGAINST_NEWCOMERS, typed="\n\n  \n").out.count("It is your turn") == 1


@pytest.mark.parametrize("typed", ["quit\n", "exit\n", "q\n", ""])
def test_leaving_is_quiet(perankh_says: Call, typed: str) -> None:
    left = perankh_says(*AGAINST_NEWCOMERS, typed=typed)
    assert (left.code, left.err) == (0, "")
    assert left.out.rstrip().endswith("You leave the table.")


def test_ctrl_c_leaves_with_its_own_code_and_keeps_the_record(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.txt"
    left = perankh_says(*AGAINST_NEWCOMERS, "--save", str(file))
    assert (left.code, left.err) == (130, "")
    assert not perankh.replay(file.read_text(encoding="utf-8")).is_over


def test_save_keeps_what_was_played_so_far(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "so far.txt"
    shown = perankh_says(*AGAINST_NEWCOMERS, typed=f"invoke\nsave {file}\n")
    assert f"The record is in {file}." in shown.out
    assert any(turn.action == "invoke" for turn in perankh.replay(file.read_text(encoding="utf-8")).history)


def test_what_is_not_a_record_is_never_written_over(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", encoding="utf-8")
    shown = perankh_says(*AGAINST_NEWCOMERS, typed=f"save {file}\nsave {tmp_path}\nsave {tmp_path}/none/x\n")
    assert "holds something that is not a record, so nothing is written over it." in shown.out
    assert "cannot be written: it is a folder." in shown.out
    assert "cannot be written: it does not exist." in shown.out
    assert file.read_text(encoding="utf-8") == "Dear Anna"


@pytest.mark.parametrize(
    "kept",
    ["[section]\nkey=1\n", "[1, 2]\n", "; a comment\n", '{"Game": 1}', ' [Game "ra"]\n', "[Game]\n", "[Game ra]\n"],
)
def test_what_only_opens_like_a_record_is_never_written_over(perankh_says: Call, tmp_path: Path, kept: str) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(kept, encoding="utf-8")
    refused = perankh_says(*AGAINST_NEWCOMERS, "--save", str(file))
    assert refused.complaint.endswith("holds something that is not a record, so nothing is written over it")
    assert refused.out == ""
    assert "n'est donc pas remplacé" in perankh_says(*AGAINST_NEWCOMERS, "--lang", "fr", typed=f"save {file}\n").out
    assert file.read_text(encoding="utf-8") == kept


def test_a_finished_record_is_never_written_over(perankh_says: Call, record: Path) -> None:
    kept = record.read_text(encoding="utf-8")
    refused = perankh_says(*AGAINST_NEWCOMERS, "--save", str(record))
    assert refused.complaint.endswith("holds a finished game, so nothing is written over it")
    assert "holds a finished game" in perankh_says(*AGAINST_NEWCOMERS, typed=f"save {record}\n").out
    assert "contient une partie finie" in perankh_says(*AGAINST_NEWCOMERS, "--lang", "fr", "--save", str(record)).err
    assert record.read_text(encoding="utf-8") == kept


def test_an_unfinished_record_may_be_written_over(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    match = perankh.new_match("ra", 2, seed=1, names=["[Scores [1, 2]]", "Lea"])
    file.write_text(match.record(), encoding="utf-8")
    assert perankh_says(*AGAINST_NEWCOMERS, "--save", str(file), typed=f"save {file}\n").code == 0
    assert perankh.replay(file.read_text(encoding="utf-8")).players == 3


def test_a_game_may_be_saved_again_where_it_was_saved_even_when_it_is_finished(played: Match, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    keeper = Keeper(Terminal("en"))
    keeper.save(file, played.record())
    keeper.save(file, played.record())
    with pytest.raises(Refused, match="holds a finished game"):
        Keeper(Terminal("en")).save(file, played.record())


def test_what_somebody_else_put_where_a_game_was_saved_stays(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    keeper = Keeper(Terminal("en"))
    keeper.save(str(file), played.record())
    file.write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(Refused, match="not a record"):
        keeper.save(str(file), played.record())


def test_the_commitment_is_shown_before_anything_is_drawn(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    fair = ("play", "ra", "--bot", "greedy", "--word", " my  sun ", "--save", str(file))
    shown = perankh_says(*fair)
    seal = perankh.replay(file.read_text(encoding="utf-8")).seal
    assert seal is not None
    assert seal.contributions == ("my sun",)
    assert shown.out.index(f"Luck is committed to: {seal.commitment} ") < shown.out.index("Seat 0")
    assert "Your word is mixed into it: my sun\n" in shown.out
    assert "Votre mot y est mêlé\u00a0: my sun\n" in perankh_says(*fair, "--lang", "fr").out


def test_the_commitment_is_shown_even_when_the_set_up_fails(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise InvalidSetup("no")

    monkeypatch.setattr("perankh.cli.commands.play.new_match", fail)
    assert "Luck is committed to: " in perankh_says("play", "ra", "--bot", "greedy").out


def test_a_seed_is_no_commitment(perankh_says: Call) -> None:
    assert "committed" not in perankh_says(*AGAINST_NEWCOMERS).out


@pytest.mark.parametrize(("players", "is_told"), [("2", True), ("3", False)])
def test_the_line_up_says_what_the_game_says_of_so_many_players(
    perankh_says: Call, a_remark_on_two: str, players: str, is_told: bool
) -> None:
    shown = perankh_says("play", "ra", "--bot", "greedy", "--seed", "7", "--players", players)
    assert (a_remark_on_two in shown.out) == is_told


def test_where_nothing_can_be_saved_no_game_begins(perankh_says: Call, tmp_path: Path) -> None:
    refused = perankh_says(*AGAINST_NEWCOMERS, "--save", str(tmp_path))
    assert refused.complaint.endswith("cannot be written: it is a folder")
    assert refused.code == 1
    assert refused.out == ""


def test_checking_where_to_save_leaves_no_file_behind(perankh_says: Call, tmp_path: Path) -> None:
    perankh_says("play", "chess", "--save", str(tmp_path / "game.txt"))
    assert list(tmp_path.iterdir()) == []


def test_options_are_settled_before_the_game(perankh_says: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    perankh_says(*AGAINST_NEWCOMERS, "--option", "god_may_take_disaster=non", "--save", str(file))
    assert perankh.replay(file.read_text(encoding="utf-8")).options == {"god_may_take_disaster": False}


def test_without_numba_newcomers_sit_down_and_the_house_says_so(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "numba" else find(name))
    shown = perankh_says("play", "ra", "--seed", "7")
    assert "pip install 'perankh[compiled]'" in shown.out
    assert len(re.findall(r"greedy: plays", shown.out)) == 3


def test_searching_opponents_sit_down_by_default(perankh_says: Call) -> None:
    shown = perankh_says("play", "ra", "--seed", "7", "--players", "2", "--seconds", "0.001", typed="1\n2\n")
    assert "Nefertari  search: thinks ahead, 0.001 s for each decision" in shown.out
    assert "You leave the table." in shown.out
