"""One process that thinks: it reads questions from its input, a line each, and answers on its output.

    python -m perankh.server.thinking.worker

It ends when its input does, so that it never outlives the server, however that ended.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import cache
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

import perankh
from perankh.bots import Bot

NICENESS = 10
"""People's moves come first."""


class Question(Struct):
    """What a bot is asked: it knows what its seat may know, and nothing else."""

    game: str
    bot: str
    view: dict[str, Any]
    legal: list[str]


class Answer(Struct):
    """What it chose, or why it could not."""

    action: str | None = None
    fault: str | None = None


@cache
def _bot(name: str, game: str) -> Bot:
    return perankh.bot(name, game)


def answered(question: Question) -> Answer:
    """The choice of a bot."""
    try:
        return Answer(_bot(question.bot, question.game).choose(question.view, question.legal))
    except Exception as fault:
        return Answer(fault=f"{type(fault).__name__}: {fault}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        answer = answered(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def main() -> None:
    """Think, with the patience of one who comes second."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
