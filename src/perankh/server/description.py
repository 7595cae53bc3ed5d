"""The description of the API for programs: what Litestar finds out, and how a request is refused, everywhere alike."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from perankh.server.protocol import Fault

SCHEMA = "#/components/schemas/{name}"
REFUSED = {
    "description": "Why it was not done.",
    "content": {"application/json": {"schema": {"$ref": SCHEMA.format(name=Fault.__name__)}}},
}
FIRST_FAULT = 400
NOTHING = "204"


class Description(JsonRenderPlugin):
    """Writes the description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description with its faults."""
        return super().render(request, with_faults(openapi_schema))


def with_faults(description: dict[str, Any]) -> dict[str, Any]:
    """The same description, where everything may also be answered with a `Fault`."""
    _, parts = msgspec.json.schema_components([Fault], ref_template=SCHEMA)
    components = description["components"]
    paths = {
        path: {method: _refusable(operation) for method, operation in operations.items()}
        for path, operations in description["paths"].items()
    }
    return description | {
        "paths": paths,
        "components": components | {"schemas": parts | components["schemas"]},
    }


def _refusable(operation: dict[str, Any]) -> dict[str, Any]:
    done = {status: told for status, told in operation["responses"].items() if int(status) < FIRST_FAULT}
    if NOTHING in done:
        done[NOTHING] = {"description": done[NOTHING]["description"]}
    return operation | {"responses": done | {"default": REFUSED}}
