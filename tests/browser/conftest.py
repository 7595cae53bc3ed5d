"""One browser and one house for all of these tests; each person in them has a browser context of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import QUIET, find
from tests.serving import OpenHouse, opened


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    database = tmp_path_factory.mktemp("house") / "house.db"
    with opened("--database", str(database), "--port", "0", "--no-browser") as house:
        yield house
