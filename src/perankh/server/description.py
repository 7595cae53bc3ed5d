"""The description of the API for programs: what Litestar finds out, and what it cannot know.

That is: how a request is refused, everywhere alike, and the messages of a table's websocket.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from perankh.server.protocol import Fault, FromClient, ToClient

SCHEMA = "#/components/schemas/{name}"
REFUSED = {
    "description": "Why it was not done.",
    "content": {"application/json": {"schema": {"$ref": SCHEMA.format(name=Fault.__name__)}}},
}
MESSAGES = {
    "ToClient": (ToClient, "What a table tells by websocket."),
    "FromClient": (FromClient, "What a table is asked by websocket."),
}
"""The unions of the protocol by their names, which unions themselves do not know."""
FIRST_FAULT = 400
NOTHING = "204"


class Description(JsonRenderPlugin):
    """Writes the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description with its faults and messages."""
        return super().render(request, completed(openapi_schema))


def completed(description: dict[str, Any]) -> dict[str, Any]:
    """The same description, where everything may also be answered with a `Fault`, and with the websocket's messages."""
    components = description["components"]
    paths = {
        path: {method: _refusable(operation) for method, operation in operations.items()}
        for path, operations in description["paths"].items()
    }
    return description | {
        "paths": paths,
        "components": components | {"schemas": _messages() | components["schemas"]},
    }


def _messages() -> dict[str, Any]:
    """What travels by websocket: each message, and the unions of them."""
    unions, parts = msgspec.json.schema_components([union for union, _ in MESSAGES.values()], ref_template=SCHEMA)
    for (name, (_, description)), union in zip(MESSAGES.items(), unions, strict=True):
        parts[name] = {
            "title": name,
            "description": description,
            "oneOf": union["anyOf"],  # the tag says which, so it is never two
            "discriminator": union["discriminator"],
        }
    return parts


def _refusable(operation: dict[str, Any]) -> dict[str, Any]:
    done = {status: told for status, told in operation["responses"].items() if int(status) < FIRST_FAULT}
    if NOTHING in done:
        done[NOTHING] = {"description": done[NOTHING]["description"]}
    return operation | {"responses": done | {"default": REFUSED}}
