"""The whole API, asked as its description allows and as it does not: no answer breaks, every answer is as described."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from perankh.server.config import Config
from perankh.server.protocol import Fault
from perankh.server.refused import STATUS
from tests.server.security.acting import served
from tests.server.security.conftest import WrittenDown
from tests.server.visiting import PATIENCE

EXAMPLES = 6
"""For each operation, each asker, and each way to ask."""
ENDLESS = "/api/turns"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
bounded = settings(
    max_examples=EXAMPLES,
    database=None,
    derandomize=True,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def address(written_down: WrittenDown, tmp_path: Path) -> Iterator[str]:
    """A house that is really served, whose log is kept."""
    assert written_down.errors == []
    with served(Config(str(tmp_path / "house.db"), port=0, unlimited=True, durable=False)) as found:
        yield found


class Guest:
    """Somebody who sits at a running table."""

    def __init__(self, address: str) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        with self._at(address) as anna, self._at(address) as karim:
            self.table = anna.post("/api/tables", json={"game": "ra", "seats": seats}).json()["table"]
            assert karim.post(f"/api/tables/{self.table}/seat", json={}).status_code == 201
            self.headers = {"cookie": "; ".join(f"{name}={value}" for name, value in anna.cookies.items())}

    @staticmethod
    def _at(address: str) -> httpx.Client:
        return httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
@pytest.mark.parametrize("asker", ["stranger", "guest"])
def test_every_answer_is_as_described(
    written_down: WrittenDown, address: str, asker: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"http://{address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asked = [operation for operation in operations if asker == "stranger" or operation.path != ENDLESS]
    statuses: set[int] = set()
    for operation in asked:
        guest = Guest(address) if asker == "guest" else None
        try:
            ask_everything(operation, guest, mode, statuses)
        except Exception as fault:
            fault.add_note(f"{operation.method} {operation.path}")
            raise
    assert (200 if mode is GenerationMode.POSITIVE else 400) in statuses
    assert not any(status >= 500 for status in statuses)
    assert written_down.errors == []


def ask_everything(operation: Any, guest: Guest | None, mode: GenerationMode, statuses: set[int]) -> None:
    @bounded
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if guest is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = guest.table
        answer = case.call(headers=guest.headers if guest is not None else None, timeout=PATIENCE)
        statuses.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            fault = msgspec.json.decode(answer.content, type=Fault)
            assert STATUS[fault.code] == answer.status_code
            assert fault.sentence

    nothing_is_wrong = (Unsatisfiable,) if mode is GenerationMode.NEGATIVE else ()
    with contextlib.suppress(*nothing_is_wrong):  # there is no wrong way to ask what takes no parameters
        ask()


def test_the_description_reads_well(address: str) -> None:
    description = httpx.get(f"http://{address}/api/openapi.json", timeout=PATIENCE).json()
    operations = [operation for path in description["paths"].values() for operation in path.values()]
    assert operations
    for operation in operations:
        assert operation["summary"][0].isupper(), operation["summary"]
        assert not operation["summary"].endswith("."), operation["summary"]
        assert operation["description"].endswith("."), operation["summary"]
        assert operation["tags"], operation["summary"]
        assert operation["responses"]["default"]["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/Fault"
        }
    assert len({operation["summary"] for operation in operations}) == len(operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)


def test_whatever_the_description_refers_to_is_there(address: str) -> None:
    text = httpx.get(f"http://{address}/api/openapi.json", timeout=PATIENCE)
    parts = text.json()["components"]["schemas"]
    assert {"Fault", "TableNow", "NewTable"} <= set(parts)
    for reference in references(text.json()):
        assert reference.removeprefix("#/components/schemas/") in parts, reference


def references(part: Any) -> Iterator[str]:
    """Every reference of a description."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)
