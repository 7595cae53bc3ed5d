"""People at their browsers: what they read, press and see, by the names that a screen reader would say."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, ViewportSize

from perankh.engine.words import Words, words
from tests.serving import OpenHouse
from tests.sources import ROOT

PATIENCE = 20_000
"""Milliseconds after which what does not come is missed."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHELL = ROOT.parents[1] / "web" / "locales"
MOST_MOVES = 1_500
LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
"""What a browser complains of when its line was cut, as some tests do."""


def words_of_the_shell(language: str) -> Words:
    return words(SHELL, language)


@dataclass(frozen=True)
class Way:
    """How somebody looks at the house."""

    size: ViewportSize = None  # type: ignore[assignment]
    language: str = "en"
    theme: str = "light"

    @property
    def name(self) -> str:
        return f"{'phone' if self.size == PHONE else 'desk'}-{self.language}-{self.theme}"


class Guest:
    """Somebody at a browser of their own."""

    def __init__(self, browser: Browser, house: OpenHouse, way: Way, *, moves: bool = False) -> None:
        self.house = house
        self.way = way
        self.words = words_of_the_shell(way.language)
        self.context: BrowserContext = browser.new_context(
            base_url=house.address,
            viewport=way.size or DESK,
            locale={"en": "en-GB", "fr": "fr-FR"}[way.language],
            color_scheme="dark" if way.theme == "dark" else "light",
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=way.size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        if not moves:
            self.context.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 'off' }))")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        """What the browser complained of."""
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def says(self, message: str, **facts: Any) -> str:
        """A message in the language that this person reads."""
        return self.words.say(message, **facts)

    @property
    def complaints(self) -> list[str]:
        """What the browser complained of, but for lines that a test has cut, and refusals that were asked for."""
        return [fault for fault in self.faults if not any(lost in fault for lost in (*LOST, "409 (Conflict)"))]

    def goes(self, path: str) -> None:
        self.page.goto(path)

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """What the house answers this person's browser."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const written = body === null ? {} :
                    { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
                const answer = await fetch(path, { method, ...written });
                return answer.status === 204 ? null : await answer.json();
            }""",
            [method, path, body],
        )

    def founds(self, *seats: str, game: str = "ra", **wishes: Any) -> str:
        """A table with these seats, at which this person sits; returns its name in links."""
        wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **wishes}
        table = str(self.asks("POST", "/api/tables", wish)["table"])
        self.goes(f"/t/{table}")
        return table

    def plays_from(self, record: str, number: int, seat: int) -> str:
        """A table that begins at that moment of a record, with bots on all other seats."""
        table = str(
            self.asks("POST", "/api/replays/table", {"record": record, "number": number, "seat": seat})["table"]
        )
        self.goes(f"/t/{table}")
        return table

    def button(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(message, **facts))

    @property
    def actions(self) -> Locator:
        """Where a person is asked what to do."""
        return self.page.get_by_role("region", name=self.says("choose-action"))

    @property
    def choices(self) -> Locator:
        """The buttons of what is allowed now."""
        return self.actions.get_by_role("listitem").locator("button[aria-disabled='false']")

    def result(self) -> Locator:
        return self.page.locator("#result-title")

    def sees_the_end(self) -> bool:
        return self.result().is_visible()

    def plays_if_asked(self, prefer: Callable[[list[str]], int] = lambda names: 0) -> bool:
        """Choose and confirm one action if this person is asked; whether it was done."""
        try:
            names = self.choices.all_inner_texts()
            if not names:
                return False
            self.choices.nth(prefer(names)).click(timeout=2_000)
            self.button("confirm").click(timeout=2_000)
        except Error:
            return False  # the table went on meanwhile
        return True

    def leaves(self) -> None:
        self.context.close()


def look_at(table: str, guest: Guest) -> Any:
    """How the house says that a table stands, to that person."""
    return guest.asks("GET", f"/api/tables/{table}")


def is_asked_for_a_bid(guest: Guest, table: str) -> bool:
    now = look_at(table, guest)
    return bool(now["own"]["legal"]) and now["position"]["phase"] == "bid"


def shortly(names: list[str]) -> int:
    """The choice that ends a game of Ra soon: invoke Ra, and bid."""
    return len(names) - 1


def play_on(guests: list[Guest], until: Callable[[], bool]) -> int:
    """Let people play, each when asked, until it is so; returns how many moves they made."""
    moves = 0
    for _ in range(MOST_MOVES):
        if until():
            return moves
        moves += sum(guest.plays_if_asked(shortly) for guest in guests)
        guests[0].page.wait_for_timeout(15)
    raise AssertionError("it does not come about")


@contextmanager
def visiting(browser: Browser, house: OpenHouse, *ways: Way, moves: bool = False) -> Iterator[list[Guest]]:
    """People who come, and whose browsers have nothing to complain of when they go."""
    guests = [Guest(browser, house, way, moves=moves) for way in ways]
    try:
        for guest in guests:
            guest.goes("/")
        yield guests
        assert [guest.complaints for guest in guests] == [[] for _ in guests]
    finally:
        for guest in guests:
            guest.leaves()


def record_of(house: OpenHouse, table: str) -> str:
    with urllib.request.urlopen(f"{house.address}/api/tables/{table}/record") as answer:
        return str(answer.read().decode())


AXE = (ROOT.parents[1] / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page as it is shown."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{each['id']}: {each['help']}: {json.dumps([node['target'] for node in each['nodes']][:4])}" for each in found
    ]


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, f"{text!r} names no number"
    return int(found[0])
