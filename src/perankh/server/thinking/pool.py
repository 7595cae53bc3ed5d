"""The processes that think, and the queue before them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from perankh.server.thinking.worker import Answer, Question

LONGEST_THOUGHT = 120.0
"""In seconds: a process that has not answered by then is given up; the first thought of a game compiles it."""
LONGEST_LINE = 1 << 20
TRIES = 3
"""A process may be killed; a question that kills every process is given up."""

log = structlog.get_logger("thinking")


class ThoughtFailed(Exception):
    """No answer came."""


class ThinkerDied(ThoughtFailed):
    """The process has ended before it answered."""


class ThinkingPool:
    """So many processes, started when they are first needed and ended with the server."""

    def __init__(self, size: int) -> None:
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._processes: set[Process] = set()
        self.size = size
        self.waiting = 0
        for _ in range(size):
            self._idle.put_nowait(None)

    async def choose(self, question: Question) -> str:
        """What a bot answers; when the process that was asked has died, another one is asked."""
        for _ in range(TRIES - 1):
            with contextlib.suppress(ThinkerDied):
                return await self._choose(question)
        return await self._choose(question)

    async def _choose(self, question: Question) -> str:
        self.waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            process = process or await self._start()
            answer = await asyncio.wait_for(self._ask(process, question), LONGEST_THOUGHT)
        except (ConnectionError, asyncio.IncompleteReadError) as fault:
            await self._end(process)
            process = None
            raise ThinkerDied(repr(fault)) from fault
        except (OSError, TimeoutError, msgspec.DecodeError) as fault:
            await self._end(process)
            process = None
            raise ThoughtFailed(repr(fault)) from fault
        except BaseException:
            await self._end(process)
            process = None
            raise
        finally:
            self._idle.put_nowait(process)
        if answer.action is None:
            raise ThoughtFailed(str(answer.fault))
        return answer.action

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "perankh.server.thinking.worker",
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"NUMBA_NUM_THREADS": "1"},
            limit=LONGEST_LINE,
        )
        self._processes.add(process)
        log.info("thinker started", pid=process.pid)
        return process

    @staticmethod
    async def _ask(process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        return msgspec.json.decode(line, type=Answer)

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End every process and wait for its end."""
        for process in list(self._processes):
            await self._end(process)
