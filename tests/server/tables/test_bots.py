"""Bots of the house: they think in processes of their own, which may die, and their turns are found in the logs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

import perankh
from perankh.server.config import Config
from perankh.server.tables.happenings import Played
from perankh.server.thinking import pool as pools
from perankh.server.thinking import warming as ahead
from perankh.server.thinking.pool import ThinkingPool, ThoughtFailed
from perankh.server.thinking.warming import warming
from perankh.server.thinking.worker import Question
from tests.server.tables.sitting import Time, asked, awaited, log_of
from tests.server.visiting import Visit, visited

BOT_PATIENCE = 10_000


def a_question(bot: str = "greedy") -> Question:
    match = perankh.new_match("ra", 2, seed=1)
    return Question("ra", bot, match.view(match.to_act), match.legal())


@asynccontextmanager
async def thinkers(size: int) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(size)
    try:
        yield pool
    finally:
        await pool.close()


def thought(act: Callable[[ThinkingPool], Any], size: int = 1) -> None:
    async def think() -> None:
        async with thinkers(size) as pool:
            await act(pool)
        assert not pool._processes

    asyncio.run(think())


def processes_of(pool: ThinkingPool) -> list[psutil.Process]:
    return [psutil.Process(process.pid) for process in pool._processes]


def test_a_process_starts_with_the_first_question_and_answers_the_next_too() -> None:
    async def act(pool: ThinkingPool) -> None:
        assert processes_of(pool) == []
        for bot in ("greedy", "random"):
            assert await pool.choose(a_question(bot)) in a_question().legal
        assert len(processes_of(pool)) == 1

    thought(act, size=2)


def test_bots_think_with_the_patience_of_those_who_come_second() -> None:
    async def act(pool: ThinkingPool) -> None:
        await pool.choose(a_question())
        (process,) = processes_of(pool)
        assert process.nice() > psutil.Process().nice()

    thought(act)


def test_when_a_process_was_killed_another_answers() -> None:
    async def act(pool: ThinkingPool) -> None:
        await pool.choose(a_question())
        (killed,) = processes_of(pool)
        killed.kill()
        assert await pool.choose(a_question()) in a_question().legal
        (another,) = processes_of(pool)
        assert another.pid != killed.pid

    thought(act)


def test_a_question_that_cannot_be_answered_fails_and_the_process_goes_on() -> None:
    async def act(pool: ThinkingPool) -> None:
        with pytest.raises(ThoughtFailed, match="deep blue"):
            await pool.choose(a_question("deep blue"))
        before = processes_of(pool)
        await pool.choose(a_question())
        assert processes_of(pool) == before

    thought(act)


def test_a_thought_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(pool: ThinkingPool) -> None:
        with monkeypatch.context() as impatient:
            impatient.setattr(pools, "LONGEST_THOUGHT", 0.0)
            with pytest.raises(ThoughtFailed):
                await pool.choose(a_question())
        assert processes_of(pool) == []
        assert await pool.choose(a_question())

    thought(act)


def test_more_questions_than_processes_wait_their_turn() -> None:
    async def act(pool: ThinkingPool) -> None:
        answers = await asyncio.gather(*(pool.choose(a_question()) for _ in range(8)))
        assert set(answers) <= set(a_question().legal)
        assert (len(processes_of(pool)), pool.waiting) == (2, 0)

    thought(act, size=2)


def test_a_table_of_people_needs_no_process(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    mover.plays(table, "draw", 0)
    assert processes_of(house.house.pool) == []


def test_bots_play_a_whole_game_among_themselves(house: Visit) -> None:
    anna = house.stranger()
    table = anna.founds(seats=[{"kind": "bot"}, {"kind": "bot", "bot": "random"}])
    now = awaited(lambda: is_over(anna.sees(table)))
    assert now["table"]["ranking"]
    assert {happening.by for _, happening in log_of(house, table) if isinstance(happening, Played)} == {"bot"}


def is_over(now: Any) -> Any:
    return now if now["table"]["status"] == "finished" else None


def test_a_bot_that_had_not_moved_when_the_house_closed_moves_when_it_opens(database: str, time: Time) -> None:
    with visited(Config(database, unlimited=True, thinkers=0)) as visit:
        table = visit.stranger().founds(seats=[{"kind": "bot"}, {"kind": "bot"}])
        assert not [each for _, each in log_of(visit, table) if isinstance(each, Played)]
    time.pass_by(BOT_PATIENCE)
    with visited(Config(database, unlimited=True)) as visit:
        assert awaited(lambda: [each for _, each in log_of(visit, table) if isinstance(each, Played)])


def test_no_process_is_left_when_the_house_closes(tmp_path: Path) -> None:
    with visited(Config(str(tmp_path / "house.db"), unlimited=True)) as visit:
        visit.stranger().founds(seats=[{"kind": "bot"}, {"kind": "bot"}])
        processes = awaited(lambda: processes_of(visit.house.pool))
    assert not [process for process in processes if process.is_running()]


def warmers() -> list[psutil.Process]:
    return [child for child in psutil.Process().children() if ahead.__name__ in " ".join(child.cmdline())]


def test_games_are_compiled_ahead_by_a_process_that_ends_with_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "COMPILER", "json")  # any module that is there
    with warming():
        (process,) = awaited(warmers)
    assert not process.is_running()


def test_the_process_that_compiles_ends_when_its_input_does() -> None:
    process = subprocess.Popen([sys.executable, "-m", ahead.__name__], stdin=subprocess.PIPE)
    process.communicate(timeout=20)
    assert process.returncode == 0


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "COMPILER", "no_such_compiler")
    with warming():
        assert warmers() == []
