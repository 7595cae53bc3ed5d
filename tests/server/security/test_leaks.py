"""Whole games with everybody listening: nobody hears what they may not know, and the check would notice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import perankh
from perankh.engine import registry
from perankh.engine.events import EventTable
from perankh.engine.game import Game
from perankh.server.config import Config
from tests.engine.mehen import Event
from tests.server.security.conftest import WrittenDown
from tests.server.security.listening import MARKS, Listener, Listening, check, listened_to, parts_of
from tests.server.security.pebbles import HANDS, OUTCOME_WORD, PEBBLES, SECRET_WORDS, STONES, Secretly
from tests.server.visiting import Visit, visited

Open = Callable[[Game], Listening]


@pytest.fixture
def quiet_house(written_down: WrittenDown, tmp_path: Path) -> Iterator[Visit]:
    """A house whose log is kept from the first line on."""
    assert written_down.text == ""
    with visited(Config(str(tmp_path / "house.db"), unlimited=True, durable=False)) as visit:
        yield visit


@pytest.fixture
def played(quiet_house: Visit, monkeypatch: pytest.MonkeyPatch) -> Open:
    """A game that only this test keeps, played with everybody listening."""

    def play(game: Game) -> Listening:
        kept = registry.found() | {game.name: game}
        monkeypatch.setattr(registry, "found", lambda: kept)
        return listened_to(quiet_house, game.name, 0, monkeypatch)

    return play


def check_stones(listening: Listening) -> None:
    """Fails if a stone was shown to others than its seat and who peeked, or if anybody was told how luck fell."""
    for listener in listening.listeners.values():
        foreign = [word for seat, word in SECRET_WORDS.items() if seat != listener.seat]
        for text in map(without_own_peeks(listener), listener.texts):
            assert not any(word in text for word in foreign), "a secret of another seat"
            assert OUTCOME_WORD not in text or "Ranking" in text, "luck is told as the game tells it"


def without_own_peeks(listener: Listener) -> Callable[[str], str]:
    """What somebody was shown when they peeked is theirs to know."""
    peek = re.compile(rf'\{{"event":\s?"peeked",\s?"seat":\s?{listener.seat},\s?"pebble":\s?"[a-z0-9-]+"')
    return lambda text: peek.sub("", text)


def check_hands(listening: Listening) -> None:
    """Fails if anybody was told what another has chosen in secret; who never chooses reads no word of it."""
    for listener in listening.listeners.values():
        for part in (part for message in listener.messages for part in parts_of(message)):
            is_anothers = part.get("event") == "hid" and part["seat"] != listener.seat
            assert not (is_anothers and "hand" in part), "a secret choice of another seat"
        if listener.seat is None:
            for text in listener.texts:
                assert "Ranking" in text or not any(hand in text for hand in HANDS.values()), "a secret choice"


def check_log(listening: Listening, written_down: WrittenDown) -> None:
    """Fails if the log of the house holds a secret."""
    log = written_down.text
    assert log, "a house writes something down"
    for secret in (listening.key, listening.table.id, *listening.secrets_of_people, *map(str, MARKS), "Well?"):
        assert secret not in log
    assert not any(stone in log for stone in STONES[1:])
    assert written_down.errors == []


@pytest.mark.parametrize("name", sorted(perankh.games()))
def test_a_whole_game_tells_nobody_what_they_may_not_know(
    written_down: WrittenDown, quiet_house: Visit, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    listening = listened_to(quiet_house, name, 1, monkeypatch)
    assert listening.table.status == "finished"
    check(listening)
    check_log(listening, written_down)
    assert any(listening.key in text for text in listening.listeners["Anna"].texts), "the key is told in the end"
    assert any(str(MARKS[0]) in text for text in listening.listeners["Anna"].texts), "one's own orders are told"


def test_a_game_with_secrets_tells_them_to_nobody_else(written_down: WrittenDown, played: Open) -> None:
    listening = played(PEBBLES)
    assert listening.table.status == "finished"
    check(listening)
    check_stones(listening)
    check_hands(listening)
    check_log(listening, written_down)
    assert listening.table.match is not None
    assert any(event["event"] == "hid" for event in listening.table.match.events), "somebody chose in secret"
    for listener in listening.listeners.values():
        if listener.seat is not None:
            own = SECRET_WORDS[listener.seat]
            assert any(own in text for text in listener.texts), "one's own secret is told"


def leaky(**changes: Any) -> Game:
    return replace(PEBBLES, **changes)


ALL_EVENTS = {int(event): event for event in (*Event, *Secretly)}
EVENTS_WITHOUT_SECRETS = EventTable(
    {ALL_EVENTS[number]: replace(telling, secret=()) for number, telling in PEBBLES.events.tellings.items()},
    PEBBLES.events.vocabularies,
)


@pytest.mark.parametrize(
    "game",
    [
        leaky(conceal=lambda state, seat: state.copy()),
        leaky(conceal=lambda state, seat: PEBBLES.conceal(state, 0)),
        leaky(hides=False),
        leaky(events=EVENTS_WITHOUT_SECRETS),
    ],
    ids=["conceals nothing", "takes everybody for the first seat", "claims to hide nothing", "keeps no event secret"],
)
def test_the_check_notices_a_game_that_tells_its_secrets(played: Open, game: Game) -> None:
    listening = played(game)
    with pytest.raises(AssertionError, match="secret"):
        check_stones(listening)
    with pytest.raises(AssertionError, match="secret choice"):
        check_hands(listening)


def choosing(heard: Listening, choices: list[Any], prospect: Any) -> Any:
    """What a table in words says, at a version at which Anna is asked nothing."""
    version, moment = next((version, moment) for version, moment in heard.moments.items() if moment.to_act == 1)
    return {"version": version, "choices": choices, "prospect": prospect or moment.prospects[0]}


LIES: list[tuple[str, Callable[[Listening], Any]]] = [
    ("the key of luck", lambda heard: {"fairness": {"key": heard.key}}),
    ("how the house knows people", lambda heard: {"by": heard.table.founder}),
    ("orders are for their own seat", lambda heard: {"own": {"orders": [MARKS[1]]}}),
    ("a message tells", lambda heard: {"person": "somebody"}),
    ("that of the seat", lambda heard: {"version": 0, "view": heard.moments[0].views[1]}),
    ("only who is asked", lambda heard: {"position": {"version": 0}, "own": {"legal": ["more"]}}),
    ("only who is asked may choose", lambda heard: choosing(heard, [{"action": "more", "allowed": True}], None)),
    ("only who is asked is told", lambda heard: choosing(heard, [{"action": "more", "allowed": False}], None)),
    ("for all that the seat knows", lambda heard: choosing(heard, [], [99, 99])),
]
"""What Anna must not be told, and how the check complains."""


def test_the_check_notices_whatever_else_is_told(played: Open) -> None:
    listening = played(PEBBLES)
    check(listening)
    anna = listening.listeners["Anna"]
    for complaint, said in LIES:
        anna.messages.append(said(listening))
        anna.texts.append(str(said(listening)))
        with pytest.raises(AssertionError, match=complaint):
            check(listening)
        anna.messages.pop(), anna.texts.pop()
    check(listening)
