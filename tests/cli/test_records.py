"""`perankh replay` and `perankh verify`."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import perankh
from perankh.engine.luck import Committed
from perankh.engine.match import Match
from tests.cli.conftest import Call, newcomers


def test_replay_tells_every_event_in_order(perankh_says: Call, record: Path, played: Match) -> None:
    told = [line.strip() for line in perankh_says("replay", str(record)).out.splitlines()]
    sentences = [
        f"{played.describe(event)} ({event['rule']})"
        for event in played.events
        if not played.game.events.sheet_of(event)
    ]
    assert [line for line in told if line in set(sentences)] == sentences


def test_replay_shows_each_epoch_and_the_result(perankh_says: Call, record: Path, played: Match) -> None:
    told = perankh_says("replay", str(record)).out
    assert re.findall(r"^== (.+) ==$", told, re.MULTILINE) == ["Ra", "Epoch 1", "Epoch 2", "Epoch 3", "Result"]
    winner = played.ranking[0]
    assert re.search(rf"^ *1 +{played.names[winner]} .* {played.scores[winner]}$", told, re.MULTILINE)  # type: ignore[index]


def test_each_line_of_a_sheet_adds_up_and_cites_its_rule(perankh_says: Call, record: Path, played: Match) -> None:
    told = perankh_says("replay", str(record)).out
    sheet = played.score_sheet()["seats"][0]["epochs"][2]
    table = told[told.index("\nEpoch 3 ") :].splitlines()
    lines = [line for line in table[: table.index("In brackets: what was counted.")] if re.search(r"Ra 11\.\d$", line)]
    end = table[1].index("Anna") + len("Anna")
    points = [re.search(r"([+-]?\d+) \([\d+]+\)$", line[:end]) for line in lines]
    assert sum(int(found[1]) for found in points if found) == sheet["net"]
    assert {line["rule"] for line in sheet["lines"]} <= {line[-7:] for line in lines}


def test_replay_tells_in_french(perankh_says: Call, record: Path) -> None:
    told = perankh_says("replay", str(record), "--lang", "fr").out
    assert "Époque 2" in told
    assert "Résultat" in told
    assert "La partie est finie" in told


def test_replay_reads_the_standard_input(perankh_says: Call, played: Match, record: Path) -> None:
    assert perankh_says("replay", "-", typed=played.record()).out == perankh_says("replay", str(record)).out


def test_replay_of_an_unfinished_game_says_so(perankh_says: Call) -> None:
    match = newcomers(perankh.new_match("ra", 2, seed=1), moves=30)
    told = perankh_says("replay", "-", typed=match.record())
    assert told.code == 0
    assert told.out.rstrip().endswith("The record ends here, after 30 moves: the game is unfinished.")
    assert "Seat 1" in told.out


def test_replay_begins_where_the_record_begins(perankh_says: Call) -> None:
    middle = newcomers(perankh.new_match("ra", 3, seed=2), moves=150).position()
    match = newcomers(perankh.match_from("ra", middle, seed=3))
    told = perankh_says("replay", "-", typed=match.record())
    assert told.code == 0
    headings = re.findall(r"^== Epoch (\d) ==$", told.out, re.MULTILINE)
    assert headings == [str(epoch) for epoch in range(middle["epoch"] + 1, 4)]


def test_names_in_a_record_cannot_command_the_terminal(perankh_says: Call) -> None:
    match = perankh.new_match("ra", 2, seed=1, names=["Anna", "Lea"])
    told = perankh_says("replay", "-", typed=match.record().replace('"Lea"', r'"L\u001b[31mea"'))
    assert "\x1b" not in told.out + told.err


def test_verify_says_that_a_record_holds(perankh_says: Call, record: Path, played: Match) -> None:
    judged = perankh_says("verify", str(record))
    assert judged.code == 0
    assert judged.err == ""
    assert judged.out == (
        f"{record}: a game of Ra; all {played.moves} moves and every outcome are lawful, and the result is true.\n"
    )


def test_verify_says_that_a_game_is_unfinished(perankh_says: Call, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("[Scores", "[Ranking"))]
    record.write_text("\n".join(kept[:-40]), encoding="utf-8")
    judged = perankh_says("verify", str(record), "--lang", "fr")
    assert judged.code == 0
    assert judged.out.rstrip().endswith("la partie n'est pas finie.")


def forged(record: Path, *changes: tuple[str, str]) -> Path:
    text = record.read_text(encoding="utf-8")
    for before, after in changes:
        text = re.sub(before, after, text, count=1, flags=re.MULTILINE)
    record.write_text(text, encoding="utf-8")
    return record


FORGERIES = [
    ((r"^\[Scores \[\d+", "[Scores [99"), r"line 6: .*Scores"),
    ((r"^(\d+)\. seat \d: draw -> \w+$", r"\1. seat 7: draw -> nile"), r"line \d+: seat \d is to act, not seat 7 \(Ra"),
    ((r"^(\d+\. seat \d:) draw -> \w+$", r"\1 bid 9"), r"line \d+: .*\(Ra 7\.1\)"),
    ((r"draw -> \w+$", "draw -> dragon"), r"line \d+: 'dragon' cannot come of luck now"),
    ((r"^(\d+)\. seat", r"9\1. seat"), r"line \d+: move 1 is expected here"),
    ((r"^\[Rules 1\]", "[Rules 7]"), r"line 2: .*rules 1, not 7"),
    ((r"^\[Players 3\]", "[Players 30]"), r"line 3: Ra is for 2 to 5 players"),
    ((r'^\[Game "ra"\]', '[Game "go"]'), r"line 1: no game is called 'go'"),
    ((r"^\[Game.*\n", ""), r"header Game is missing"),
]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("change", "fault"), FORGERIES)
def test_a_forged_record_is_one_sentence_with_place_and_rule(
    perankh_says: Call, record: Path, command: str, change: tuple[str, str], fault: str
) -> None:
    judged = perankh_says(command, str(forged(record, change)))
    assert judged.code == 1
    assert judged.out == ""
    assert re.search(fault, judged.complaint)


def test_verify_says_what_luck_follows_from(perankh_says: Call, tmp_path: Path) -> None:
    match = perankh.new_match("ra", 2, luck=Committed())
    file = tmp_path / "fair.txt"
    file.write_text(match.record())
    sealed = perankh_says("verify", str(file))
    sealed_in_french = perankh_says("verify", str(file), "--lang", "fr")
    while not match.is_over:
        match.play(match.legal()[0])
    file.write_text(match.record())
    fair = perankh_says("verify", str(file))
    fair_in_french = perankh_says("verify", str(file), "--lang", "fr")
    commitment = match.seal.commitment if match.seal else ""
    assert sealed.out.endswith(f"luck was committed to under {commitment}, and the game is unfinished.\n")
    assert f"par {commitment}, et la partie n'est pas finie." in sealed_in_french.out
    assert f"every outcome follows from the key behind the commitment {commitment}; compare it" in fair.out
    assert f"la clé derrière l'engagement {commitment}\u202f; comparez-le" in fair_in_french.out
    assert "before the first move" not in sealed.out + fair.out


def test_verify_judges_every_file(perankh_says: Call, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("not a record", encoding="utf-8")
    judged = perankh_says("verify", str(bad), str(record), str(tmp_path / "none.txt"))
    assert judged.code == 1
    assert judged.out.startswith(f"{record}: ")
    assert judged.err.splitlines() == [
        f"perankh: {bad}: line 1: 'not a record' is neither a header nor a move",
        f"perankh: {tmp_path / 'none.txt'} cannot be read: it does not exist",
    ]


def a_folder(path: Path) -> None:
    path.mkdir()


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)))


def zeros(path: Path) -> None:
    path.write_bytes(b"[Game\0]")


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def endless(path: Path) -> None:
    path.write_bytes(b"; \n" * 4_000_000)


def missing(path: Path) -> None:
    assert not path.exists()


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("made", [a_folder, binary, zeros, nothing, endless, missing])
def test_what_is_not_a_record_is_one_sentence(
    perankh_says: Call, tmp_path: Path, command: str, made: Callable[[Path], None]
) -> None:
    made(tmp_path / "file")
    refused = perankh_says(command, str(tmp_path / "file"))
    assert refused.complaint
    assert refused.code == 1
    assert refused.out == ""


def test_a_file_that_may_not_be_read_is_one_sentence(
    perankh_says: Call, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(*_: object) -> NoReturn:  # a file's own permissions do not keep root out
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "open", forbid)
    assert perankh_says("replay", str(record)).complaint.endswith("cannot be read: that is not permitted")
