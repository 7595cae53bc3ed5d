"""Every page is for everyone: axe finds nothing, everything can be touched, and nothing leaves the screen sideways."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import DESK, PHONE, Guest, Way, is_asked_for_a_bid, play_on, violations, visiting
from tests.serving import OpenHouse

WAYS = [Way(size, language, theme) for size, language, theme in product((DESK, PHONE), ("en", "fr"), ("light", "dark"))]
PAGES = ("/", "/me", "/rules/ra", "/replay")
WIDTHS = (320, 360, 390, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920)
TARGET = 44
TOO_SMALL = """(least) => [...document.querySelectorAll('button, select, input, summary, a.button, textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[type=file], [inert] *'))
    .map((each) => [each, (each.closest('label.tick') ?? each).getBoundingClientRect()])
    .filter(([each]) => getComputedStyle(each).display !== 'inline')
    .filter(([each, box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


SETTLED = """() => document.fonts.status === 'loaded' && document.querySelector('main h1, main h2, [role=status]') &&
    !document.querySelector('[aria-busy=true]')"""


def settle(guest: Guest) -> None:
    """Wait until the page shows what it has to show."""
    guest.page.wait_for_function(SETTLED)


def to_an_auction(guest: Guest) -> None:
    """A running table with something on it, where this person is asked for a bid."""
    table = guest.founds("me", "bot", "bot", "bot", "bot", name="Anna")
    expect(guest.choices.first).to_be_visible()
    play_on([guest], lambda: is_asked_for_a_bid(guest, table))
    expect(guest.choices.first).to_be_visible()


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_axe_finds_nothing(chromium: Browser, house: OpenHouse, way: Way) -> None:
    with visiting(chromium, house, way) as (guest,):
        for path in PAGES:
            guest.goes(path)
            settle(guest)
            assert violations(guest.page) == [], path
            assert guest.page.evaluate(TOO_SMALL, TARGET) == [], path
        to_an_auction(guest)
        assert violations(guest.page) == []
        assert guest.page.evaluate(TOO_SMALL, TARGET) == []
        guest.choices.first.click()
        expect(guest.button("confirm")).to_be_visible()
        assert violations(guest.page) == []
        guest.page.keyboard.press("Escape")
        guest.button("menu").click()
        assert violations(guest.page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_leaves_the_screen_sideways(chromium: Browser, house: OpenHouse, language: str) -> None:
    with visiting(chromium, house, Way(DESK, language)) as (guest,):
        table = guest.founds("me", "bot", "bot", "bot", "bot")
        expect(guest.actions).to_be_visible()
        for path in (*PAGES, f"/t/{table}"):
            guest.goes(path)
            settle(guest)
            for width in WIDTHS:
                guest.page.set_viewport_size({"width": width, "height": 800})
                assert guest.page.evaluate(SIDEWAYS) <= 0, f"{path} at {width}"


def test_the_house_can_be_installed_and_says_when_it_is_offline(chromium: Browser, house: OpenHouse) -> None:
    with visiting(chromium, house, Way(DESK)) as (guest,):
        manifest = guest.asks("GET", "/manifest.webmanifest")
        assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
        for icon in manifest["icons"]:
            assert guest.page.evaluate("async (path) => (await fetch(path)).ok", icon["src"])
        guest.page.evaluate("async () => { await navigator.serviceWorker.ready }")
        guest.page.reload()
        guest.context.set_offline(True)
        guest.page.reload()
        expect(guest.page.get_by_role("heading", name="The house cannot be reached")).to_be_visible()
        expect(guest.page.get_by_role("heading", name="La maison est injoignable")).to_be_visible()
        guest.faults.clear()
