"""Whole games, replayed to the result they claim; whatever is changed in them is noticed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from perankh import InvalidRecord, Match, replay
from perankh.games.ra import GAME
from perankh.games.ra.tests.builders import BOX, CIVILISATIONS, DISASTERS, MONUMENTS
from tests.records import each_of, has, put, records_of, refusal
from tests.telling import cites

RECORDS = records_of(GAME)
every_record = each_of(RECORDS)


@every_record
def test_each_epoch_of_a_record_adds_up(text: str) -> None:
    for seat in replay(text).score_sheet()["seats"]:
        fame = 10
        for epoch in seat["epochs"]:
            assert epoch["net"] == sum(line["points"] for line in epoch["lines"])
            fame = max(0, fame + epoch["net"])
            assert epoch["fame"] == fame
        assert seat["score"] == fame


def test_three_records_for_each_number_of_players() -> None:
    players = [replay(text).players for text in RECORDS.values()]
    assert all(players.count(number) >= 3 for number in GAME.players)


def chooses(verb: str, *things: str) -> Callable[[Match], bool]:
    """Whether anybody ever chooses one of these."""
    actions = {f"{verb} {thing}" for thing in things}
    return lambda match: any(turn.action in actions for turn in match.history)


def is_decided_by_the_tie_break(match: Match) -> bool:
    """Whether the winner is not the first seat of those with the most fame."""
    return match.scores.count(max(match.scores)) > 1 and match.ranking[0] != match.scores.index(max(match.scores))


@pytest.mark.parametrize(
    "trait",
    [
        pytest.param(has("track_filled"), marks=cites("Ra 10.1"), id="a Ra track is filled"),
        pytest.param(has("suns_spent"), marks=cites("Ra 10.2"), id="all suns are spent"),
        pytest.param(has("lane_boxed"), marks=cites("Ra 7.5"), id="a full lane is boxed"),
        pytest.param(chooses("take", *DISASTERS), marks=cites("Ra 8.4"), id="a god takes a disaster"),
        pytest.param(lambda match: not match.options["god_may_take_disaster"], marks=cites("Ra 8.4"), id="no god may"),
        pytest.param(chooses("lose", *CIVILISATIONS), marks=cites("Ra 9.4"), id="an unrest asks"),
        pytest.param(chooses("lose", *MONUMENTS), marks=cites("Ra 9.5"), id="an earthquake asks"),
        pytest.param(is_decided_by_the_tie_break, marks=cites("Ra 12.2"), id="the highest sun decides"),
        pytest.param(lambda match: match.names is not None, id="the players have names"),
    ],
)
def test_some_record_shows_it(trait: Callable[[Match], bool]) -> None:
    assert any(trait(replay(text)) for text in RECORDS.values())


def moves_of(text: str, pattern: str) -> list[re.Match[str]]:
    """The moves that fit a pattern, each with its place in the text."""
    return list(re.finditer(rf"^[0-9]+\. {pattern}$", text, re.MULTILINE))


def some_of(damaged: list[str], count: int, seed: str) -> list[str]:
    """A few of many, the same every time."""
    return random.Random(seed).sample(damaged, min(count, len(damaged)))


@every_record
def test_a_ra_tile_cannot_become_another_nor_another_a_ra_tile(text: str) -> None:
    ra_tiles = [put(text, *move.span(1), "nile") for move in moves_of(text, r"seat [0-9]: draw -> (ra)")]
    others = [put(text, *move.span(1), "ra") for move in moves_of(text, r"seat [0-9]: draw -> (?!ra$)(\w+)")]
    for damaged in some_of(ra_tiles, 10, "ra") + some_of(others, 10, "others"):
        assert refusal(damaged).line > 0


@every_record
def test_no_tile_comes_more_often_than_the_box_holds_it(text: str) -> None:
    draws = moves_of(text, r"seat [0-9]: draw -> (\w+)")
    for tile in ("gold", *DISASTERS):
        kept = [draw for draw in draws if draw[1] not in ("ra", *DISASTERS)][: BOX[tile] + 1]
        damaged = text
        for draw in reversed(kept):
            damaged = put(damaged, *draw.span(1), tile)
        assert refusal(damaged).line > 0


@every_record
def test_no_other_sets_of_suns_were_dealt(text: str) -> None:
    (set_up,) = moves_of(text, r"set up -> (.+)")
    sets = set_up[1].split(", ")
    assert refusal(put(text, *set_up.span(1), ", ".join(sets[1:] + sets[:1]))).line > 0
    assert refusal(put(text, *set_up.span(1), ", ".join(sets[:-1]))).line == text[: set_up.start()].count("\n") + 1
    assert refusal(put(text, *set_up.span(1), ", ".join([*sets[:-1], sets[0]]))).line > 0


@every_record
def test_another_score_is_noticed(text: str) -> None:
    m = replay(text)
    for seat in range(m.players):
        for points in (-1, 1):
            claimed = [*m.scores[:seat], m.scores[seat] + points, *m.scores[seat + 1 :]]
            damaged = text.replace(f"[Scores {m.scores}]", f"[Scores {claimed}]")
            assert "Scores" in str(refusal(damaged))
    for claimed in (m.ranking[::-1], [m.ranking[0]] * m.players, m.ranking[:-1]):
        assert "Ranking" in str(refusal(text.replace(f"[Ranking {m.ranking}]", f"[Ranking {claimed}]")))


@every_record
def test_a_deleted_line_is_noticed(text: str) -> None:
    lines = text.splitlines(keepends=True)
    moves = [index for index, line in enumerate(lines) if line[0].isdigit()]
    needed = [index for index, line in enumerate(lines) if re.match(r"\[(Game|Rules|Players|Scores|Ranking) ", line)]
    assert len(needed) == 5
    for index in [*needed, moves[0], moves[-1], *random.Random("lines").sample(moves, 20)]:
        assert refusal("".join(lines[:index] + lines[index + 1 :]))


@every_record
def test_a_doubled_or_a_moved_line_is_noticed(text: str) -> None:
    lines = text.splitlines(keepends=True)
    moves = [index for index, line in enumerate(lines) if line[0].isdigit()]
    for index in random.Random("twice").sample(moves[:-1], 10):
        assert refusal("".join(lines[: index + 1] + lines[index:])).line == index + 2
        assert refusal("".join([*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]])).line == index + 1


@every_record
def test_a_swapped_seat_is_noticed_with_its_rule(text: str) -> None:
    players = replay(text).players
    moves = moves_of(text, r"seat ([0-9]): .+")
    for move in random.Random("seats").sample(moves, 15):
        seat = (int(move[1]) + 1) % players
        refused = refusal(put(text, *move.span(1), str(seat)))
        assert refused.line == text[: move.start()].count("\n") + 1
        assert refused.rule in GAME.phase_rules.values()


@every_record
def test_an_illegal_action_is_noticed_with_its_rule(text: str) -> None:
    moves = moves_of(text, r"seat [0-9]: (draw|invoke|pass|bid [0-9]+|stop)(?: -> \w+)?")
    for move in random.Random("actions").sample(moves, 15):
        refused = refusal(put(text, *move.span(1), "lose art"))
        assert refused.line == text[: move.start()].count("\n") + 1
        assert refused.rule == "Ra 9.1"


@every_record
def test_a_truncated_record_is_noticed(text: str) -> None:
    whole = len(text.rstrip())
    for end in [0, 1, whole - 1, *random.Random("ends").sample(range(whole), 20)]:
        assert refusal(text[:end])


def damages(text: str, seed: str, count: int) -> Iterator[str]:
    """The text with one character replaced, lost or doubled."""
    chance = random.Random(seed)
    letters = "".join(sorted(set(text))) + ";\0é\t\"'{}\x85\uff19"
    for _ in range(count):
        place = chance.randrange(len(text))
        new = chance.choice([chance.choice(letters), chance.choice(letters), "", text[place] * 2])
        yield put(text, place, place + 1, new)


def as_played(text: str) -> str:
    """A record without what the rules do not judge: names, and the height of bids, which only the result must bear."""
    return re.sub(r"bid [0-9]+", "bid", re.sub(r"^\[Names .*\]\n", "", text, flags=re.MULTILINE))


@every_record
def test_random_damage_is_noticed_or_does_no_harm(text: str) -> None:
    noticed = 0
    for damaged in damages(text, text, 60):
        try:
            again = replay(damaged)
        except InvalidRecord:
            noticed += 1
        else:
            assert as_played(again.record()) == as_played(text)
    assert noticed > 30


@pytest.mark.parametrize("header", ["Options", "Position", "Names", "Scores", "Players", "Game", "Rules"])
@pytest.mark.parametrize(
    "value", ["", "null", "3", "-1", "[]", "{}", '"x"', '["x"]', "[null]", '{"x": 1}', "[[[", "1e999", "9" * 5000]
)
def test_a_spoilt_header_is_refused_or_does_no_harm(header: str, value: str) -> None:
    text = RECORDS[min(RECORDS)]
    damaged = re.sub(rf"^\[{header} .*\]\n", "", text, flags=re.MULTILINE)
    try:
        again = replay(f"[{header} {value}]\n{damaged}")
    except InvalidRecord:
        return
    assert again.record() == text


@pytest.mark.parametrize("options", ["", '[Optoins {"god_may_take_disaster": false}]\n'])
def test_a_record_says_by_which_options_it_was_played(options: str) -> None:
    (text,) = (text for text in RECORDS.values() if '"god_may_take_disaster": false' in text)
    assert refusal(re.sub(r"^\[Options .*\]\n", options, text, flags=re.MULTILINE))


@pytest.mark.parametrize(
    "garbage", ["", "\n", "; nothing", "ra", "[Game]", "1. draw", "\0", "[" * 5000, "1" * 5000 + ". draw"]
)
def test_garbage_is_refused(garbage: str) -> None:
    assert refusal(garbage)
    assert refusal(RECORDS[min(RECORDS)] + garbage + "\nx")


def test_comments_and_blank_lines_change_nothing() -> None:
    text = RECORDS[min(RECORDS)]
    assert replay("; a game\n\n" + text.replace("\n", "\n  \n; and so on\n")).record() == text


def test_the_records_lie_with_the_game() -> None:
    assert Path(GAME.folder / "records").is_dir()
    assert len(RECORDS) >= 12
