"""Games whose board is still to be drawn are played through the board in words, by everybody."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

import perankh
from perankh.engine.game import Game, read_nothing
from tests.browser.guests import DESK, PHONE, Guest, Way, record_of, violations, visiting
from tests.browser.test_a_whole_game import sit_down
from tests.browser.test_for_everyone import SIDEWAYS, TARGET, TOO_SMALL
from tests.serving import OpenHouse

WITHOUT_A_BOARD = [game for game in perankh.games().values() if not (game.folder / "board" / "index.ts").exists()]
"""Empty one day: then these tests have nothing to look at."""
READING_ALOUD = [game for game in perankh.games().values() if game.read_aloud is not read_nothing]
AT_A_DESK = Way(DESK, "en")
ON_A_PHONE = Way(PHONE, "fr", "dark")
WAYS = [AT_A_DESK, ON_A_PHONE]
DECISIONS = 12
DECISIONS_BY_BUTTONS = 2
MOST_DECISIONS = 60
"""More are not made until a question is asked."""
AND = {"en": " and ", "fr": " et "}
LONGEST_GAME = 3_000
"""In questions to the house whether somebody is asked."""
NOT_SO_FAST = 250
"""Milliseconds for which to wait when the house asks for patience."""
BREATH = 2_000
"""Milliseconds after which the house answers a whole page again to whoever used up its patience."""


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_a_person_plays_by_the_buttons(chromium: Browser, house: OpenHouse, way: Way) -> None:
    for game in WITHOUT_A_BOARD:
        with visiting(chromium, house, way) as (anna,):
            anna.founds("me", "bot", "bot", game=game.name, name="Anna")
            decide(anna, DECISIONS)
            expect(anna.choices.first).to_be_visible()
            own = seats(anna).first
            expect(own).to_contain_text(re.compile(rf"Anna.*{anna.says('you')}.*{anna.says('to-act')}", re.DOTALL))
            assert seats(anna).count() == 3
            is_told_why_not(anna, game)
            assert violations(anna.page) == [], game.name
            assert anna.page.evaluate(TOO_SMALL, TARGET) == [], game.name
            assert anna.page.evaluate(SIDEWAYS) <= 0, game.name


def decide(guest: Guest, decisions: int) -> None:
    """Take that many decisions of any kind, and take the first back that can be."""
    chance = random.Random(decisions)
    took_back = False
    for _ in range(decisions):
        expect(guest.choices.first).to_be_visible()
        guest.choices.nth(chance.randrange(guest.choices.count())).click()
        guest.button("confirm").click()
        expect(guest.button("confirm")).not_to_be_visible()
        expect(guest.choices.first).to_be_visible()
        if not took_back and guest.button("undo-move").is_visible():
            guest.button("undo-move").click()
            expect(guest.button("undo-move")).not_to_be_visible()
            took_back = True


def seats(guest: Guest) -> Locator:
    """What the board in words says of each seat."""
    return guest.page.get_by_role("region", name=guest.says("picture")).get_by_role("listitem")


def is_told_why_not(guest: Guest, game: Game) -> None:
    guest.page.get_by_role("combobox", name=guest.says("why-not")).select_option(index=1)
    expect(guest.actions.get_by_role("alert")).to_contain_text(re.compile(rf"{game.citation} \d+\.\d+"))


@pytest.mark.parametrize("game", READING_ALOUD, ids=lambda game: game.name)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_what_is_read_aloud_stands_beside_the_answers(
    chromium: Browser, house: OpenHouse, way: Way, game: Game
) -> None:
    with visiting(chromium, house, way) as (anna,):
        table = anna.founds("me", "bot", "bot", game=game.name, name="Anna")
        heard = anna.actions.get_by_role("group", name=anna.says("read-aloud"))
        for _ in range(MOST_DECISIONS):
            expect(anna.choices.first).to_be_visible()
            if heard.is_visible():
                break
            decide(anna, 1)
        told = anna.asks("GET", f"/api/tables/{table}/words?lang={way.language}")
        expect(heard.get_by_role("paragraph")).to_have_text(told["picture"]["aloud"])
        assert violations(anna.page) == []
        anna.choices.first.click()
        expect(heard).to_be_visible()


def test_two_people_and_a_bot_play_to_the_end(chromium: Browser, house: OpenHouse) -> None:
    for game in WITHOUT_A_BOARD:
        with visiting(chromium, house, AT_A_DESK, ON_A_PHONE) as (anna, karim):
            table = anna.founds("me", "open", "bot", game=game.name, name="Anna")
            sit_down(karim, table, "Karim")
            for _ in range(DECISIONS_BY_BUTTONS):
                decide_if_asked(anna, karim)
            play_quickly(table, game, anna, karim)

            match = perankh.replay(record_of(house, table))
            names = match.names or []
            winners = [names[seat] for seat, place in enumerate(match.places) if place == 1]
            scores = game.scores_in_words(match.scores) or [str(score) for score in match.scores]
            for guest, name in ((anna, "Anna"), (karim, "Karim")):
                guest.goes(f"/t/{table}")
                expect(guest.result()).to_have_text(headline(guest, name, winners))
                for score in scores:
                    expect(guest.page.locator("section", has=guest.result())).to_contain_text(str(score))
                assert guest.page.evaluate(SIDEWAYS) <= 0
                guest.goes(f"/replay/{table}#3")
                expect(seats(guest)).to_have_count(3)
                assert violations(guest.page) == [], game.name
                assert guest.page.evaluate(SIDEWAYS) <= 0


def decide_if_asked(*guests: Guest) -> None:
    """Let whoever is asked first take a decision by the buttons."""
    while not any(guest.plays_if_asked() for guest in guests):
        guests[0].page.wait_for_timeout(15)


def play_quickly(table: str, game: Game, *guests: Guest) -> None:
    """The same people play on, without looking, as newcomers do."""
    newcomer = perankh.bot("greedy", game.name)
    for guest in guests:
        guest.goes("/offline.html")  # a table would ask for its words after every move
    for guest in itertools.islice(itertools.cycle(guests), LONGEST_GAME):
        now = guest.context.request.get(f"/api/tables/{table}").json()
        if now.get("code") == "too-often":
            guest.page.wait_for_timeout(NOT_SO_FAST)
        elif now["table"]["status"] == "finished":
            guest.page.wait_for_timeout(BREATH)
            return
        elif now["own"]["legal"]:
            legal = now["own"]["legal"]
            action = newcomer.choose({"seat": now["seat"]} | now["position"]["view"], legal)
            move = {"action": action if game.is_for_people(action) else legal[0], "version": now["position"]["version"]}
            guest.context.request.post(f"/api/tables/{table}/moves", data=move)
    raise AssertionError(f"this game of {game.title} does not end")


def headline(guest: Guest, name: str, winners: list[str]) -> str:
    """How the end of a game is told to one of those who played."""
    others = [winner for winner in winners if winner != name]
    named = AND[guest.way.language].join(others)
    if name in winners:
        return guest.says("you-won-with", name=named) if others else guest.says("you-won")
    return guest.says("won-by-several" if len(others) > 1 else "won-by", name=named)
