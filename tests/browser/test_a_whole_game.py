"""Two people and a bot play a whole game of Ra, each in their own language, at a desk and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import perankh
from tests.browser.guests import DESK, PHONE, Guest, Way, look_at, number_in, play_on, record_of, visiting
from tests.serving import OpenHouse

AT_A_DESK = Way(DESK, "en", "light")
ON_A_PHONE = Way(PHONE, "fr", "dark")
MOVES_BEFORE_THE_DROP = 30


def sit_down(guest: Guest, table: str, name: str) -> None:
    guest.goes(f"/t/{table}")
    guest.page.get_by_label(guest.says("your-name")).fill(name)
    guest.button("sit").click()
    expect(guest.actions).to_be_visible()


def moves_of(guest: Guest, table: str) -> int:
    return int(look_at(table, guest)["position"]["version"])


def test_two_people_and_a_bot_play_to_the_end_and_again(chromium: Browser, house: OpenHouse) -> None:
    with visiting(chromium, house, AT_A_DESK, ON_A_PHONE) as (anna, karim):
        table = anna.founds("me", "open", "bot", name="Anna")
        expect(anna.page.get_by_role("img", name=anna.says("qr"))).to_be_visible()
        sit_down(karim, table, "Karim")

        play_on([anna, karim], lambda: moves_of(anna, table) >= MOVES_BEFORE_THE_DROP)
        away_and_back(anna, karim, table)
        play_on([anna, karim], lambda: anna.sees_the_end() and karim.sees_the_end())

        match = perankh.replay(record_of(house, table))
        assert match.is_over
        winner = (match.names or [])[match.ranking[0]]
        expected = anna.says("you-won") if winner == "Anna" else anna.says("won-by", name=winner)
        expect(anna.result()).to_have_text(expected)
        expect(karim.page.get_by_text("Karim").filter(visible=True).first).to_be_visible()

        anna.button("rematch").click()
        expect(anna.page).not_to_have_url(re.compile(table))
        karim.button("to-rematch").click()
        karim.page.wait_for_url(anna.page.url)
        expect(karim.actions).to_be_visible()


def away_and_back(anna: Guest, karim: Guest, table: str) -> None:
    """Karim's line drops, the others play on as far as they can, and he comes back without doing anything."""
    karim.context.set_offline(True)
    karim.page.evaluate("dispatchEvent(new Event('offline'))")
    before = moves_of(anna, table)
    play_on([anna], lambda: _is_asked(table, anna, "Karim"))
    karim.context.set_offline(False)
    now = moves_of(anna, table)
    expect(karim.choices.first).to_be_visible()
    if now - before > 1:
        told = karim.page.get_by_role("status").filter(has_text=re.compile(r"pendant votre absence"))
        assert 0 < number_in(told.first.inner_text()) <= now - before


def _is_asked(table: str, guest: Guest, name: str) -> bool:
    now = look_at(table, guest)
    to_act = now["position"]["to_act"]
    return to_act is None or now["table"]["chairs"][to_act]["name"] == name


def test_a_game_is_played_by_keyboard_alone(chromium: Browser, house: OpenHouse) -> None:
    with visiting(chromium, house, AT_A_DESK) as (anna,):
        anna.founds("me", "bot", name="Anna")
        keys = 0
        while not anna.sees_the_end():
            choices = anna.choices.count()
            if choices:
                anna.page.keyboard.press(str(min(choices, 9)))
                if anna.button("confirm").is_visible():
                    anna.page.keyboard.press("Enter")
                    keys += 1
            anna.page.wait_for_timeout(20)
            assert keys < 400
        assert keys > 10
        anna.page.keyboard.press("Tab")
        expect(anna.page.locator(":focus")).to_be_visible()
