"""The description of the API: what the web client keeps of it is up to date, and says what its types need."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from perankh.server.app import described
from perankh.server.protocol import FromClient, ToClient

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "web" / "src" / "api" / "openapi.json"
SCHEMAS = json.loads(described())["components"]["schemas"]


def test_the_web_client_keeps_the_description_as_it_is() -> None:
    assert KEPT.read_text(encoding="utf-8") == described(), "`make docs` and `npm run types` write it anew"


def test_the_description_is_written_the_same_every_time() -> None:
    assert described() == described()


@pytest.mark.parametrize(
    ("name", "union", "tag"), [("ToClient", ToClient, "type"), ("FromClient", FromClient, "do")], ids=["to", "from"]
)
def test_the_messages_of_the_websocket_are_told_apart_by_their_tag(name: str, union: Any, tag: str) -> None:
    described_union = SCHEMAS[name]
    named = {kind.__struct_config__.tag: kind.__name__ for kind in union.__args__}
    mapping = {value: f"#/components/schemas/{kind}" for value, kind in named.items()}
    assert described_union["discriminator"] == {"propertyName": tag, "mapping": mapping}
    assert [part["$ref"] for part in described_union["oneOf"]] == list(mapping.values())
    for value, kind in named.items():
        tagged = SCHEMAS[kind]["properties"][tag]
        assert value in (tagged.get("const"), *tagged.get("enum", ()))
        assert tag in SCHEMAS[kind]["required"]


def test_every_structure_of_a_message_is_described_with_all_its_fields() -> None:
    for kind in (*ToClient.__args__, *FromClient.__args__):
        fields = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert set(SCHEMAS[kind.__name__]["properties"]) == fields | {kind.__struct_config__.tag_field}
