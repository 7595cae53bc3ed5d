"""Records as texts: what is written, what is refused, on which line and by which rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import perankh
from perankh.engine import transcript
from perankh.engine.luck import Committed
from perankh.engine.match import Match
from tests.playing import moments

SET_UP_LINE = 6
"""Where the moves begin under the headers of a match without names."""


def a_match(moves: int = 12, **settings: Any) -> Match:
    """A short unfinished match."""
    match = perankh.new_match("ra", players=3, seed=4, **settings)
    for moment in moments(match, seed=4):
        if moment.moves == moves:
            break
    return match


def a_finished_match() -> Match:
    *_, match = moments(perankh.new_match("ra", players=3, seed=4), seed=4)
    return match


def lines_of(match: Match) -> list[str]:
    return match.record().splitlines()


def refused(lines: list[str]) -> perankh.InvalidRecord:
    with pytest.raises(perankh.InvalidRecord) as refusal:
        perankh.replay("\n".join(lines))
    return refusal.value


def with_header(lines: list[str], name: str, value: object) -> list[str]:
    """The record with one header replaced, or added on top."""
    written = f"[{name} {json.dumps(value)}]"
    replaced = [written if line.startswith(f"[{name} ") else line for line in lines]
    return replaced if written in replaced else [written, *lines]


def without_header(lines: list[str], name: str) -> list[str]:
    return [line for line in lines if not line.startswith(f"[{name} ")]


def test_a_record_opens_with_its_headers() -> None:
    assert lines_of(a_match())[:5] == [
        '[Game "ra"]',
        "[Rules 1]",
        "[Players 3]",
        '[Options {"god_may_take_disaster": true}]',
        "",
    ]


def test_the_first_move_is_the_set_up_with_its_luck() -> None:
    match = a_match()
    assert lines_of(match)[SET_UP_LINE - 1] == f"0. set up -> {', '.join(match.history[0].outcomes)}"


def test_a_move_is_written_with_its_number_its_seat_and_its_luck() -> None:
    match = perankh.new_match("ra", players=3, seed=4)
    seat = match.to_act
    match.play("draw", outcomes=["pharaoh"])
    assert lines_of(match)[-1] == f"1. seat {seat}: draw -> pharaoh"


def test_a_record_ends_with_a_line_break() -> None:
    assert a_match().record().endswith("\n")


def test_only_a_finished_record_tells_a_result() -> None:
    assert "[Scores" not in a_match().record()
    assert "[Ranking" not in a_match().record()
    finished = a_finished_match()
    assert f"[Scores {json.dumps(finished.scores)}]" in lines_of(finished)
    assert f"[Ranking {json.dumps(finished.ranking)}]" in lines_of(finished)


@pytest.mark.parametrize("names", [["Anna", "Karim", "Léa"], ['"', "\\", "]"], ["; a", "1. draw", "阿娜"]])
def test_names_survive(names: list[str]) -> None:
    assert perankh.replay(a_match(names=names).record()).names == names


def test_a_name_never_breaks_a_line() -> None:
    match = a_match(names=["An\nna", "Ka\u2028rim", " Lea\x85 "])
    assert perankh.replay(match.record()).names == ["An na", "Ka rim", "Lea"]


def test_comments_blank_lines_and_indents_do_not_matter() -> None:
    match = a_match()
    decorated = ["; a game", ""] + [f"   {line}  " for line in lines_of(match)] + ["", "; unfinished"]
    assert perankh.replay("\n".join(decorated)).record() == match.record()


def test_line_ends_of_another_system_do_not_matter() -> None:
    match = a_match()
    assert perankh.replay(match.record().replace("\n", "\r\n")).record() == match.record()


def test_an_unfinished_replay_goes_on_with_luck_of_its_own() -> None:
    match = perankh.replay(a_match(moves=0).record())
    match.play("draw")
    assert len(match.history[-1].outcomes) == 1


def test_a_replay_goes_on_with_luck_that_is_told() -> None:
    match = perankh.replay(a_match(moves=0).record())
    match.play("draw", outcomes=["gold"])
    assert match.moves == 1


@pytest.mark.parametrize("text", ["", "\n\n", "; nothing"])
def test_an_empty_text_is_no_record(text: str) -> None:
    assert "header Game is missing" in str(refused([text]))


@pytest.mark.parametrize("name", ["Game", "Rules", "Players"])
def test_a_header_that_must_be_there_is_missed(name: str) -> None:
    assert f"header {name} is missing" in str(refused(without_header(lines_of(a_match()), name)))


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("Game", "raa", 1),
        ("Game", None, 1),
        ("Rules", 999, 2),
        ("Rules", "one", 2),
        ("Players", 9, 3),
        ("Players", "three", 3),
        ("Players", True, 3),
        ("Options", {"castle": True}, 4),
        ("Options", {"god_may_take_disaster": 1}, 4),
        ("Options", [True], 4),
        ("Options", None, 4),
        ("Names", "Anna", 1),
        ("Names", ["Anna"], 1),
        ("Names", ["Anna", "Karim", ""], 1),
        ("Names", [1, 2, 3], 1),
        ("Scores", [1, 2, 3], 1),
        ("Ranking", [0, 1, 2], 1),
        ("Position", {"players": 3}, 1),
        ("Position", None, 1),
    ],
)
def test_a_wrong_header_is_refused_on_its_line(name: str, value: object, line: int) -> None:
    assert refused(with_header(lines_of(a_match()), name, value)).line == line


@pytest.mark.parametrize("line", ['[Game "ra"', "[Game ra]", '[game "ra"]', "[Game]", '[Ga me "ra"]', "[" * 100_000])
def test_what_is_no_header_is_refused(line: str) -> None:
    refusal = refused([line])
    assert refusal.line == 1
    assert "is not a header" in str(refusal)


def test_a_header_stands_once() -> None:
    lines = lines_of(a_match())
    assert refused([*lines[:2], lines[0], *lines[2:]]).line == 3


def test_no_header_stands_below_a_move() -> None:
    lines = [*lines_of(a_match()), "[Players 3]"]
    assert refused(lines).line == len(lines)


@pytest.mark.parametrize(
    "move", ["draw", "1 seat 0: draw", "1. seat 0: draw ->", "one. seat 0: draw", "1.", "9" * 5_000 + ". seat 0: draw"]
)
def test_what_is_no_move_is_refused_on_its_line(move: str) -> None:
    lines = [*lines_of(a_match(moves=0)), move]
    assert refused(lines).line == len(lines)


def test_a_record_begins_with_the_set_up() -> None:
    lines = lines_of(a_match(moves=0))[:-1]
    assert "begins with '0. set up'" in str(refused([*lines, "0. draw"]))


def test_a_record_without_moves_is_refused() -> None:
    assert "no moves" in str(refused(lines_of(a_match(moves=0))[:-1]))


def test_a_missing_move_is_noticed() -> None:
    lines = lines_of(a_match())
    del lines[SET_UP_LINE + 2]
    refusal = refused(lines)
    assert refusal.line == SET_UP_LINE + 3
    assert "move 3 is expected here, not 4" in str(refusal)


def test_a_move_of_the_wrong_seat_cites_the_rule_that_says_whose_turn_it_is() -> None:
    match = perankh.new_match("ra", players=3, seed=4)
    wrong = (int(str(match.to_act)) + 1) % 3
    refusal = refused([*lines_of(match), f"1. seat {wrong}: invoke"])
    assert (refusal.line, refusal.rule) == (SET_UP_LINE + 1, "Ra 4.2")


def test_a_move_of_nobody_is_refused() -> None:
    assert refused([*lines_of(a_match(moves=0)), "1. invoke"]).line == SET_UP_LINE + 1


def test_an_illegal_move_cites_the_rule_it_breaks() -> None:
    match = perankh.new_match("ra", players=3, seed=4)
    refusal = refused([*lines_of(match), f"1. seat {match.to_act}: pass"])
    assert (refusal.line, refusal.rule) == (SET_UP_LINE + 1, "Ra 7.1")


def test_a_move_that_is_no_action_is_refused_on_its_line() -> None:
    match = perankh.new_match("ra", players=3, seed=4)
    assert refused([*lines_of(match), f"1. seat {match.to_act}: castle"]).line == SET_UP_LINE + 1


@pytest.mark.parametrize("luck", ["", " -> anubis", " -> ra, ra", " -> RA", " -> ra,ra"])
def test_luck_that_cannot_have_fallen_so_is_refused_on_its_line(luck: str) -> None:
    match = perankh.new_match("ra", players=3, seed=4)
    assert refused([*lines_of(match), f"1. seat {match.to_act}: draw{luck}"]).line == SET_UP_LINE + 1


def test_impossible_luck_of_the_set_up_is_refused_on_its_line() -> None:
    lines = lines_of(a_match(moves=0))
    first = lines[-1].split(" -> ")[1].split(", ")[0]
    assert refused([*lines[:-1], f"0. set up -> {first}, {first}, {first}"]).line == SET_UP_LINE


def test_a_move_after_the_end_cites_the_end() -> None:
    match = a_finished_match()
    lines = lines_of(match)
    refusal = refused([*lines, f"{match.moves + 1}. seat 0: draw"])
    assert (refusal.line, refusal.rule) == (len(lines) + 1, "Ra 12.1")


@pytest.mark.parametrize("name", ["Scores", "Ranking"])
def test_a_finished_record_without_its_result_is_refused(name: str) -> None:
    assert f"the moves lead to {name}" in str(refused(without_header(lines_of(a_finished_match()), name)))


def test_a_false_score_is_refused_on_its_line() -> None:
    refusal = refused(with_header(lines_of(a_finished_match()), "Scores", [99, 0, 0]))
    assert refusal.line == 5
    assert "the record claims [99, 0, 0]" in str(refusal)


def test_a_false_ranking_is_refused() -> None:
    match = a_finished_match()
    assert "Ranking" in str(refused(with_header(lines_of(match), "Ranking", match.ranking[::-1])))


def test_a_finished_record_that_was_cut_short_is_refused() -> None:
    assert "ends before the game does" in str(refused(lines_of(a_finished_match())[:-1]))


def test_a_record_from_a_position_begins_with_move_one() -> None:
    match = perankh.match_from("ra", a_match().position(), seed=1)
    match.play(match.legal()[0])
    assert any(line.startswith("1. seat ") for line in lines_of(match))
    assert not any(line.startswith("0. ") for line in lines_of(match))


def test_a_record_may_hold_nothing_but_a_position() -> None:
    match = perankh.match_from("ra", a_match().position())
    assert perankh.replay(match.record()).position() == match.position()


@pytest.mark.parametrize(("name", "value"), [("Players", 5), ("Options", {"god_may_take_disaster": False})])
def test_headers_that_contradict_the_position_are_refused(name: str, value: object) -> None:
    match = perankh.match_from("ra", a_match().position())
    assert refused(with_header(lines_of(match), name, value)).line in (3, 4)


def test_wrong_names_above_a_position_are_refused_on_their_own_line() -> None:
    match = perankh.match_from("ra", a_match().position())
    assert refused(with_header(lines_of(match), "Names", ["Anna"])).line == 1


# Moment by moment


def test_a_record_can_be_followed_move_by_move() -> None:
    match = a_finished_match()
    seen = [(moment.moves, moment.position()) for moment in transcript.moments(match.record())]
    assert [moves for moves, _ in seen] == list(range(match.moves + 1))
    assert seen[-1] == (match.moves, match.position())
    assert seen[12] == (12, a_match(12).position())


def test_a_record_that_begins_with_a_position_is_followed_from_there() -> None:
    start = a_match(12)
    match = perankh.match_from("ra", start.position(), seed=1)
    match.play(match.legal()[0])
    positions = [moment.position() for moment in transcript.moments(match.record())]
    assert positions == [start.position(), match.position()]


def test_a_record_is_followed_up_to_the_line_that_does_not_hold() -> None:
    lines = lines_of(a_match(12))
    lines[-1] = "12. seat 0: fly"
    followed = transcript.moments("\n".join(lines))
    assert [next(followed).moves for _ in range(12)] == list(range(12))
    with pytest.raises(perankh.InvalidRecord, match="'fly' is not an action"):
        next(followed)


def test_what_speaks_against_the_whole_record_is_told_last() -> None:
    lines = with_header(lines_of(a_finished_match()), "Scores", [1, 2, 3])
    followed = transcript.moments("\n".join(lines))
    last = next(moment for moment in followed if moment.is_over)
    with pytest.raises(perankh.InvalidRecord, match="the moves lead to Scores"):
        next(followed)
    assert last.is_over


def test_a_refused_record_names_the_action_that_the_rules_forbid() -> None:
    lines = lines_of(a_match(12))
    who = lines[-1].partition(":")[0]
    assert refused([*lines[:-1], f"{who}: lose art"]).action == "lose art"
    assert refused([*lines[:-1], f"{who}: fly"]).action == ""


# From a position, with luck that was committed to


KEY = bytes(range(32))


def test_luck_that_was_committed_to_follows_from_its_key_also_from_a_position() -> None:
    position = a_match(12).position()
    twice = [perankh.match_from("ra", position, luck=Committed(KEY, ["a", "b", "c"])) for _ in range(2)]
    for match in twice:
        while not match.is_over:
            match.play(match.legal()[0])
    assert twice[0].record() == twice[1].record()
    other = perankh.match_from("ra", position, luck=Committed(KEY, ["a", "b", "d"]))
    while not other.is_over:
        other.play(other.legal()[0])
    assert other.record() != twice[0].record()


def test_a_match_from_a_position_claims_no_proof_of_its_luck() -> None:
    match = perankh.match_from("ra", a_match(12).position(), luck=Committed(KEY))
    match.play(match.legal()[0])
    assert match.seal is None
    assert "[Luck " not in match.record()
    assert perankh.replay(match.record()).record() == match.record()


def test_luck_comes_from_one_place() -> None:
    with pytest.raises(perankh.InvalidSetup, match="one of them"):
        perankh.match_from("ra", a_match(12).position(), seed=1, luck=Committed(KEY))
