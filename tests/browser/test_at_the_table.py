"""What a player is told at the table: why not, what then, and how a move is taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import DESK, PHONE, Guest, Way, look_at, play_on, visiting
from tests.serving import OpenHouse

WAYS = [Way(DESK, "en"), Way(PHONE, "fr", "dark")]


@pytest.fixture(params=WAYS, ids=lambda way: way.name)
def anna(request: pytest.FixtureRequest, chromium: Browser, house: OpenHouse) -> Iterator[Guest]:
    with visiting(chromium, house, request.param) as (guest,):
        yield guest


def bid_is_asked(guest: Guest, table: str) -> bool:
    now = look_at(table, guest)
    return bool(now["own"]["legal"]) and now["position"]["phase"] == "bid"


def test_a_choice_that_reveals_luck_says_so_first_and_is_taken_back_freely(anna: Guest) -> None:
    table = anna.founds("me", "bot")
    play_on([anna], anna.actions.get_by_text(anna.says("luck-speaks")).first.is_visible)
    drawing = anna.choices.filter(has_text=anna.says("luck-speaks")).first
    before = look_at(table, anna)["position"]["version"]
    drawing.click()
    expect(anna.actions.get_by_text(anna.says("luck-speaks"))).to_be_visible()
    expect(anna.button("confirm")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(drawing).to_be_visible()
    assert look_at(table, anna)["position"]["version"] == before, "nothing is sent before it is confirmed"


def test_what_is_not_allowed_says_why_with_the_paragraph(anna: Guest) -> None:
    table = anna.founds("me", "bot")
    forbidden = anna.actions.locator("button[aria-disabled='true']")

    def there_is_one() -> bool:
        return bid_is_asked(anna, table) and forbidden.count() > 0

    play_on_carefully(anna, there_is_one)
    forbidden.first.click()
    told = anna.actions.get_by_role("alert")
    expect(told).to_contain_text(re.compile(r"Ra 7\.[1-9]"))
    told.get_by_text(re.compile(r"Ra 7\.[1-9]")).click()
    expect(anna.page.get_by_role("dialog").filter(visible=True)).to_contain_text("7.")


def play_on_carefully(guest: Guest, until: object) -> None:
    """Play until it is so, bidding the lowest sun, so that higher ones are left."""
    for _ in range(400):
        if until():  # type: ignore[operator]
            return
        guest.plays_if_asked(lambda names: len(names) > 1 and "1" not in names[0])
        guest.page.wait_for_timeout(30)
    raise AssertionError("it does not come about")


def test_the_house_refuses_what_a_client_sends_too_late_and_the_table_goes_on(anna: Guest) -> None:
    table = anna.founds("me", "bot")
    expect(anna.choices.first).to_be_visible()
    refused = anna.asks("POST", f"/api/tables/{table}/moves", {"action": "draw", "version": 999})
    assert refused["code"] == "stale"
    assert anna.plays_if_asked()


def test_a_move_is_taken_back_until_somebody_else_acts(chromium: Browser, house: OpenHouse) -> None:
    with visiting(chromium, house, *WAYS) as (anna, karim):
        table = anna.founds("me", "open", name="Anna")
        karim.goes(f"/t/{table}")
        karim.button("sit").click()
        mover = asked(anna, karim)
        before = look_at(table, mover)["position"]["version"]
        mover.choices.last.click()
        mover.button("confirm").click()
        mover.button("undo-move").click()
        expect(mover.choices.last).to_be_visible()
        assert look_at(table, mover)["position"]["version"] == before + 2, "the move, and the taking back"
        assert look_at(table, mover)["own"]["legal"]


def asked(*guests: Guest) -> Guest:
    for _ in range(400):
        for guest in guests:
            if guest.choices.count():
                return guest
        guests[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_orders_are_given_and_withdrawn(anna: Guest) -> None:
    anna.founds("me", "bot")
    expect(anna.actions).to_be_visible()
    anna.button("orders").click()
    anna.page.get_by_role("combobox", name=anna.says("order-do"), exact=True).select_option("bid 9")
    anna.page.get_by_role("combobox", name=anna.says("order-if"), exact=True).select_option("lane_nile")
    anna.page.get_by_label(anna.says("order-value")).fill("2")
    anna.button("order-add").click()
    expect(anna.page.get_by_text(re.compile(r"9.*2")).last).to_be_visible()
    anna.button("order-withdraw").click()
    expect(anna.page.get_by_text(anna.says("orders-none"))).to_be_visible()


def test_ones_turn_is_marked_on_the_tab(anna: Guest) -> None:
    anna.founds("me", "bot")
    expect(anna.choices.first).to_be_visible()
    expect(anna.page).to_have_title(re.compile("^●"))
    assert anna.page.locator("#icon").get_attribute("href") == "/icon-turn.svg"


def test_a_table_that_is_not_there_says_so(anna: Guest) -> None:
    anna.goes("/t/AAAAAAAAAAAAAAAA")
    expect(anna.page.get_by_role("heading", name=anna.says("no-table"))).to_be_visible()
    anna.faults.clear()
