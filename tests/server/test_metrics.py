"""What the house counts about itself."""

from __future__ import annotations

import re

from perankh.server.metrics import Metrics
from tests.server.visiting import Visit
from tests.sources import ROOT

HOSTING = ROOT.parents[1] / "docs" / "hosting.md"
MOMENT = "_created"
"""When a figure was first counted: Prometheus adds it by itself."""


def figures(text: str) -> set[str]:
    return {name for name in re.findall(r"^# TYPE (\w+)", text, re.MULTILINE) if not name.endswith(MOMENT)}


def test_the_page_on_hosting_explains_every_figure_and_no_other() -> None:
    explained = set(re.findall(r"^\| `(perankh_\w+)`", HOSTING.read_text(encoding="utf-8"), re.MULTILINE))
    assert explained == figures(Metrics().text().decode())


def test_every_request_is_counted_by_its_status(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    anna.get("/health")
    anna.ask("GET", "/api/tables/AAAAAAAAAAAAAAAA")
    told = anna.get("/metrics")
    counted = dict(re.findall(r'^perankh_http_requests_total\{status="(\w+)"\} (\S+)$', told, re.MULTILINE))
    assert counted == {"201": "1.0", "200": "1.0", "404": "1.0"}
