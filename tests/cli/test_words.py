"""The words of the command line, in every language."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from perankh.bots import BOT_NAMES
from perankh.cli import COMMANDS
from perankh.cli.terminal import LOCALES
from perankh.engine.words import LANGUAGES


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses; a file that cannot be read holds junk."""
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_every_language_has_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")
    assert {path.stem for path in LOCALES.glob("*.ftl")} == set(LANGUAGES)


def test_every_command_and_every_opponent_has_its_words() -> None:
    known = messages("en")
    assert {f"command-{command}" for command in COMMANDS} <= set(known)
    assert {f"player-{name}" for name in BOT_NAMES} <= set(known)


def test_every_message_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in LOCALES.parent.rglob("*.py"))
    families = ("command-", "examples-", "player-", "word-", "bench-")
    unused = [name for name in messages("en") if not re.search(rf"[\"']{name}[\"']", sources)]
    assert [name for name in unused if not name.startswith(families)] == []
