"""One browser and one house for each module of these tests; each person has a browser context of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import QUIET, find
from tests.serving import OpenHouse, opened


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Closed with its module: while Playwright is open, no test beside it in the process can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    database = tmp_path_factory.mktemp("house") / "house.db"
    with opened("--database", str(database), "--port", "0", "--no-browser") as house:
        yield house
