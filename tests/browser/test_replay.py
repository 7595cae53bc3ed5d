"""A finished game, watched again: by its table or by its record, moment by moment, and played on from there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import DESK, PHONE, Guest, Way, look_at, play_on, record_of, visiting
from tests.serving import OpenHouse


@pytest.fixture(scope="module")
def finished(chromium: Browser, house: OpenHouse) -> str:
    with visiting(chromium, house, Way(DESK)) as (guest,):
        table = guest.founds("me", "bot", name="Anna")
        play_on([guest], guest.sees_the_end)
    return table


@pytest.fixture(params=[Way(DESK, "en"), Way(PHONE, "fr", "dark")], ids=lambda way: way.name)
def guest(request: pytest.FixtureRequest, chromium: Browser, house: OpenHouse) -> Iterator[Guest]:
    with visiting(chromium, house, request.param) as (guest,):
        yield guest


def moment(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider").input_value())


def last(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider").get_attribute("max") or 0)


def test_one_goes_through_a_game_by_buttons_and_keys(guest: Guest, finished: str) -> None:
    guest.goes(f"/replay/{finished}")
    expect(guest.page.get_by_role("slider")).to_have_value("0")
    guest.button("replay-next").click()
    expect(guest.page.get_by_role("slider")).to_have_value("1")
    guest.button("replay-previous").click()
    expect(guest.page.get_by_role("slider")).to_have_value("0")
    guest.button("replay-end").click()
    assert moment(guest) == last(guest) > 20
    guest.page.locator("body").press("Home")
    assert moment(guest) == 0
    guest.page.locator("body").press("PageDown")
    assert 0 < moment(guest) < last(guest), "the first auction"
    at = moment(guest)
    guest.page.locator("body").press("ArrowRight")
    expect(guest.page.get_by_role("slider")).to_have_value(str(at + 1))


def test_a_link_leads_to_its_moment(guest: Guest, finished: str) -> None:
    guest.goes(f"/replay/{finished}#7")
    expect(guest.page.get_by_role("slider")).to_have_value("7")


def test_an_epoch_is_jumped_to(guest: Guest, finished: str) -> None:
    guest.goes(f"/replay/{finished}")
    jump = guest.page.get_by_label(guest.says("replay-jump"))
    epoch = jump.locator("option").filter(has_text=re.compile(r"(Epoch|Époque) 2")).first
    jump.select_option(value=epoch.get_attribute("value"))
    assert str(moment(guest)) == epoch.get_attribute("value")


def test_the_proof_of_fair_luck_is_shown(guest: Guest, finished: str) -> None:
    guest.goes(f"/replay/{finished}")
    guest.button("proof").click()
    expect(guest.page.get_by_text(guest.says("proof-holds"))).to_be_visible()
    seal = look_at(finished, guest)["table"]["fairness"]["commitment"]
    expect(guest.page.get_by_text(seal)).to_be_visible()


def test_a_record_that_somebody_brings_is_shown_and_played_on(
    guest: Guest, house: OpenHouse, finished: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(house, finished), encoding="utf-8")
    guest.goes("/replay")
    guest.page.get_by_label(guest.says("replay-file")).set_input_files(file)
    guest.button("replay-show").click()
    guest.page.locator("body").press("PageDown")
    guest.button("replay-continue").click()
    guest.button("replay-go").click()
    guest.page.wait_for_url(re.compile("/t/"))
    expect(guest.actions).to_be_visible()


def test_a_faulty_record_is_refused_with_its_line(guest: Guest, house: OpenHouse, finished: str) -> None:
    lines = record_of(house, finished).splitlines()
    guest.goes("/replay")
    wrong = "\n".join([*lines[:-3], lines[-3].replace("seat 0", "seat 9").replace("seat 1", "seat 9"), *lines[-2:]])
    guest.page.get_by_label(guest.says("replay-text")).fill(wrong)
    guest.button("replay-show").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(str(len(lines) - 2))
    guest.faults.clear()
