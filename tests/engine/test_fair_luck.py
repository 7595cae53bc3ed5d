"""Committed luck: what proves, from the record alone, that no outcome was chosen."""

from __future__ import annotations

import hashlib
import random
import re

import pytest

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import KEY_BYTES, Committed

KEY = bytes(range(KEY_BYTES))
CONTRIBUTIONS = ["Anna's word", "le mot de Karim"]


def a_fair_match(game: Game, moves: int | None = None, luck: Committed | None = None) -> perankh.Match:
    """A random match with committed luck, to the end or for so many moves."""
    chance = random.Random(1)
    match = perankh.new_match(game.name, game.players.start, luck=luck or Committed(KEY, CONTRIBUTIONS))
    while not match.is_over and (moves is None or match.moves < moves):
        match.play(chance.choice(match.legal()))
    return match


def refused(text: str) -> str:
    with pytest.raises(perankh.InvalidRecord) as fault:
        perankh.replay(text)
    return str(fault.value)


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert Committed(KEY).commitment == hashlib.sha256(KEY).hexdigest()


def test_nobody_chooses_the_key_unless_told() -> None:
    assert len({Committed().key for _ in range(20)}) == 20


def test_outcomes_follow_from_the_key_the_contributions_the_move_and_the_draw() -> None:
    def draws(luck: Committed, move: int) -> list[int]:
        door = luck.for_move(move)
        return [door.pick(0, [1] * 1000) for _ in range(8)]

    base = draws(Committed(KEY, CONTRIBUTIONS), 3)
    assert base == draws(Committed(KEY, CONTRIBUTIONS), 3), "playing a move again cannot change it"
    assert len(set(base)) > 1
    others = [
        draws(Committed(KEY, CONTRIBUTIONS), 4),
        draws(Committed(KEY, CONTRIBUTIONS[:1]), 3),
        draws(Committed(KEY, ["".join(CONTRIBUTIONS)]), 3),
        draws(Committed(bytes(KEY_BYTES), CONTRIBUTIONS), 3),
    ]
    assert all(other != base for other in others)


def test_each_outcome_is_as_likely_as_its_count() -> None:
    counts = [1, 0, 2, 5]
    seen = [0] * len(counts)
    for move in range(4000):
        seen[Committed(KEY).for_move(move).pick(0, counts)] += 1
    assert seen[1] == 0
    for index, count in enumerate(counts):
        assert abs(seen[index] - 500 * count) < 120  # five standard deviations


def test_a_finished_record_reveals_the_key_and_proves_its_luck(game: Game) -> None:
    match = a_fair_match(game)
    replayed = perankh.replay(match.record())
    assert replayed.record() == match.record()
    assert replayed.seal == Committed(KEY, CONTRIBUTIONS).seal
    assert KEY.hex() in match.record()


def test_a_running_record_keeps_the_key_secret(game: Game) -> None:
    match = a_fair_match(game, moves=5)
    assert KEY.hex() not in match.record()
    assert match.seal is not None
    assert match.seal.commitment in match.record()
    assert perankh.replay(match.record()).record() == match.record()


def test_a_chosen_outcome_is_found(game: Game) -> None:
    text = a_fair_match(game).record()
    lines = text.splitlines()
    numbers = [number for number, line in enumerate(lines) if re.match(r"[1-9].* -> ", line)]
    # Where two draws differ, exchange them: both outcomes were possible, only luck knows the order.
    first, second = next(
        (a, b) for a in numbers for b in numbers if a < b and lines[a].split(" -> ")[1] != lines[b].split(" -> ")[1]
    )
    lines[first] = f"{lines[first].split(' -> ')[0]} -> {lines[second].split(' -> ')[1]}"
    assert refused("\n".join(lines)).startswith(f"line {first + 1}: luck fell as")


@pytest.mark.parametrize(
    ("pattern", "replacement", "complaint"),
    [
        (r'"key": "00', '"key": "01', "is not the one that was committed to"),
        (r'"commitment": "..', '"commitment": "00', "is not the one that was committed to"),
        (r'"Anna\'s word"', '"my word"', "luck fell as"),
        (r', "key": "[0-9a-f]+"', "", "the key of its luck was not revealed"),
        (r'"key": "00', '"key": "', "is written in hexadecimal"),
        (r"\[Luck .+\]", "[Luck 7]", "Luck needs a commitment"),
        (r'\["Anna.+?\]', "[1]", "Luck needs a commitment"),
    ],
)
def test_a_forged_seal_is_refused(game: Game, pattern: str, replacement: str, complaint: str) -> None:
    text = a_fair_match(game).record()
    forged = re.sub(pattern, replacement, text, count=1)
    assert forged != text
    assert complaint in refused(forged)


def test_luck_is_not_proven_from_a_position(game: Game) -> None:
    text = perankh.match_from(game.name, a_fair_match(game, moves=3).position()).record()
    sealed = a_fair_match(game, moves=3).record()
    header = next(line for line in sealed.splitlines() if line.startswith("[Luck "))
    assert "luck can only be proven from the set-up on" in refused(f"{header}\n{text}")


def test_nobody_may_tell_luck_that_was_committed_to(game: Game) -> None:
    match = a_fair_match(game, moves=2)
    before = match.position()
    with pytest.raises(perankh.InvalidSetup, match="nobody may tell it"):
        match.play(match.legal()[0], outcomes=[])
    assert match.position() == before


def test_luck_comes_from_one_place(game: Game) -> None:
    with pytest.raises(perankh.InvalidSetup, match="one of them"):
        perankh.new_match(game.name, game.players.start, seed=1, luck=Committed())
