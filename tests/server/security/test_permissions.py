"""Who may do what at a table: the whole table of permissions, act by act, asker by asker, by HTTP and by websocket."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from perankh.server.api.live import NOT_FOR_YOU
from perankh.server.config import Config
from perankh.server.permissions import PERMISSIONS
from perankh.server.protocol import ID_LENGTH
from tests.server.security.acting import play_out, program, stand_in, table_in
from tests.server.visiting import Visit, Visitor, heard, told, visited

ASKERS = ("stranger", "guest", "program", "seated", "its program", "founder")
"""Nobody yet; a guest and a program who sit elsewhere; a guest and a program who sit here; who founded and stood by."""
STATUSES = ("open", "running", "finished", "closed")
ALLOWED = "yes"
SHORT = {"who": "unknown-person", "no": "not-permitted", "sits": "already-seated"}
"""How the table below abbreviates the commonest refusals."""

WHAT_IS_PERMITTED = """
act        status    stranger      guest         program       seated        its program   founder

watch      open      yes           yes           yes           yes           yes           yes
watch      running   yes           yes           yes           yes           yes           yes
watch      finished  yes           yes           yes           yes           yes           yes
watch      closed    yes           yes           yes           yes           yes           yes

download   open      not-finished  not-finished  not-finished  not-finished  not-finished  not-finished
download   running   not-finished  not-finished  not-finished  not-finished  not-finished  not-finished
download   finished  yes           yes           yes           yes           yes           yes
download   closed    not-finished  not-finished  not-finished  not-finished  not-finished  not-finished

replay     open      not-finished  not-finished  not-finished  not-finished  not-finished  not-finished
replay     running   not-finished  not-finished  not-finished  not-finished  not-finished  not-finished
replay     finished  yes           yes           yes           yes           yes           yes
replay     closed    not-finished  not-finished  not-finished  not-finished  not-finished  not-finished

sit        open      yes           yes           yes           sits          sits          yes
sit        running   not-open      not-open      not-open      sits          sits          not-open
sit        finished  not-open      not-open      not-open      sits          sits          not-open
sit        closed    not-open      not-open      not-open      sits          sits          not-open

rename     open      who           no            no            yes           yes           no
rename     running   who           no            no            yes           yes           no
rename     finished  who           no            no            not-open      not-open      no
rename     closed    who           no            no            not-open      not-open      no

leave      open      who           no            no            yes           yes           no
leave      running   who           no            no            yes           yes           no
leave      finished  who           no            no            not-open      not-open      no
leave      closed    who           no            no            not-open      not-open      no

fill       open      who           no            no            no            no            yes
fill       running   who           no            no            no            no            not-open
fill       finished  who           no            no            no            no            not-open
fill       closed    who           no            no            no            no            not-open

close      open      who           no            no            no            no            yes
close      running   who           no            no            no            no            not-open
close      finished  who           no            no            no            no            not-open
close      closed    who           no            no            no            no            not-open

play       open      who           no            no            not-running   not-running   no
play       running   who           no            no            yes           yes           no
play       finished  who           no            no            not-running   not-running   no
play       closed    who           no            no            not-running   not-running   no

take_back  open      who           no            no            not-running   not-running   no
take_back  running   who           no            no            yes           yes           no
take_back  finished  who           no            no            not-running   not-running   no
take_back  closed    who           no            no            not-running   not-running   no

order      open      who           no            no            not-running   not-running   no
order      running   who           no            no            yes           yes           no
order      finished  who           no            no            not-running   not-running   no
order      closed    who           no            no            not-running   not-running   no

come_back  open      who           no            no            not-running   not-running   no
come_back  running   who           no            no            yes           yes           no
come_back  finished  who           no            no            not-running   not-running   no
come_back  closed    who           no            no            not-running   not-running   no

say        open      who           no            no            yes           yes           no
say        running   who           no            no            yes           yes           no
say        finished  who           no            no            yes           yes           no
say        closed    who           no            no            no            no            no

rematch    open      who           no            no            not-finished  not-finished  no
rematch    running   who           no            no            not-finished  not-finished  no
rematch    finished  who           no            no            yes           yes           no
rematch    closed    who           no            no            not-finished  not-finished  no
"""

REQUESTS: dict[str, tuple[str, str, Any]] = {
    "watch": ("GET", "", None),
    "download": ("GET", "/record", None),
    "replay": ("GET", "/replay", None),
    "sit": ("POST", "/seat", {}),
    "rename": ("PATCH", "/seat", {"name": "Meryt"}),
    "leave": ("DELETE", "/seat", None),
    "fill": ("POST", "/bots", {"bot": "random"}),
    "close": ("DELETE", "", None),
    "play": ("POST", "/moves", {"action": "invoke", "version": 0}),
    "take_back": ("POST", "/take-back", {"version": 0}),
    "order": ("PUT", "/orders", {"orders": [{"action": "invoke", "question": "bid"}]}),
    "come_back": ("POST", "/return", None),
    "say": ("POST", "/chat", {"text": "Hello"}),
    "rematch": ("POST", "/rematch", {}),
}
BY_WEBSOCKET = {
    "play": {"do": "play", "action": "invoke", "version": 0},
    "take_back": {"do": "take_back", "version": 0},
    "say": {"do": "say", "text": "Hello"},
}


def cells() -> Iterator[tuple[str, str, str, str]]:
    """The table above: act, status, asker, and what comes of it."""
    for line in filter(None, WHAT_IS_PERMITTED.splitlines()[2:]):
        act, status, *outcomes = line.split()
        for asker, outcome in zip(ASKERS, outcomes, strict=True):
            yield act, status, asker, SHORT.get(outcome, outcome)


@dataclass
class Scene:
    """A table, and everybody who may ask something of it."""

    visit: Visit
    table: str
    people: dict[str, Visitor] = field(default_factory=dict)

    @property
    def entries(self) -> int:
        return len(table_in(self.visit, self.table).log)

    def let_it_be_the_turn_of(self, asker: str) -> int:
        """Let the others play until it is; returns the version that stands then."""
        seat = self.people[asker].sees(self.table)["seat"]

        async def play() -> int:
            while True:
                async with self.visit.house.shelf.at(self.table) as table:
                    assert table.match is not None
                    if table.to_act == seat and "invoke" in table.match.legal():
                        return table.version
                    person, action, version = table.asks, table.match.legal()[-1], table.version
                assert person is not None
                await self.visit.house.tables.play(self.table, stand_in(person), action, version, None, "en")

        return self.visit.do(play)


class Scenes:
    """Tables in every status, kept until somebody changes one."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._kept: dict[tuple[str, bool], Scene] = {}

    def at(self, status: str, spectators: bool = True) -> Scene:
        if (status, spectators) not in self._kept:
            self._kept[status, spectators] = self._made(status, spectators)
        return self._kept[status, spectators]

    def forget(self, scene: Scene) -> None:
        self._kept = {key: kept for key, kept in self._kept.items() if kept is not scene}

    def _made(self, status: str, spectators: bool) -> Scene:
        visit = self._visit
        people = {name: visit.stranger() for name in ASKERS} | {
            "program": program(visit, "Imhotep"),
            "its program": program(visit, "Thoth"),
        }
        for known in ("guest", "program"):
            people[known].founds(seats=[{"kind": "me"}, {"kind": "open"}])
        table = people["founder"].founds(seats=[{"kind": "open"}] * 3, spectators=spectators)
        people["seated"].sits(table, name="Anna")
        people["its program"].sits(table)
        scene = Scene(visit, table, people)
        if status == "closed":
            Visitor.done(people["founder"].ask("DELETE", f"/api/tables/{table}"))
        elif status != "open":
            visit.stranger().sits(table, name="Lea")
        if status == "finished":
            play_out(visit, table)
        assert table_in(visit, table).status == status
        return scene


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenes]:
    path = tmp_path_factory.mktemp("house") / "house.db"
    with visited(Config(str(path), unlimited=True, durable=False)) as visit:
        yield Scenes(visit)


def test_the_table_says_everything_there_is_to_say() -> None:
    assert {act.replace(" ", "_") for act in PERMISSIONS} == set(REQUESTS)
    told_of = [(act, status, asker) for act, status, asker, _ in cells()]
    assert set(told_of) == {(act, status, asker) for act in REQUESTS for status in STATUSES for asker in ASKERS}
    assert len(told_of) == len(set(told_of))


@pytest.mark.parametrize(("act", "status", "asker", "outcome"), list(cells()))
def test_what_is_permitted_by_http(scenes: Scenes, act: str, status: str, asker: str, outcome: str) -> None:
    scene = scenes.at(status)
    method, path, body = REQUESTS[act]
    body = prepared(scene, act, asker, outcome, body)
    before = scene.entries
    answer = scene.people[asker].ask(method, f"/api/tables/{scene.table}{path}", body)
    assert (ALLOWED if answer.is_success else answer.json()["code"]) == outcome
    assert outcome == ALLOWED or scene.entries == before, "what is refused changes nothing"
    if scene.entries != before:
        scenes.forget(scene)


@pytest.mark.parametrize(("act", "status", "asker", "outcome"), [cell for cell in cells() if cell[0] in BY_WEBSOCKET])
def test_what_is_permitted_by_websocket(scenes: Scenes, act: str, status: str, asker: str, outcome: str) -> None:
    scene = scenes.at(status)
    body = prepared(scene, act, asker, outcome, BY_WEBSOCKET[act])
    before = scene.entries
    with scene.people[asker].watches(scene.table) as socket:
        assert heard(socket)["type"] == "table"
        socket.send_json(body)
        answer = told(socket, "done" if outcome == ALLOWED else "fault")
    assert answer.get("code", ALLOWED) == outcome
    assert outcome == ALLOWED or scene.entries == before, "what is refused changes nothing"
    if scene.entries != before:
        scenes.forget(scene)


def prepared(scene: Scene, act: str, asker: str, outcome: str, body: Any) -> Any:
    """The same, at the version at which it can be done."""
    if outcome != ALLOWED or act not in ("play", "take_back"):
        return body
    version = scene.let_it_be_the_turn_of(asker)
    if act == "take_back":
        version = Visitor.done(scene.people[asker].plays(scene.table, "invoke", version))["version"]
    return body | {"version": version}


# Tables that admit no spectators

OUTSIDERS = ("stranger", "guest", "program")
NOWHERE = "A" * ID_LENGTH


def as_answered(visitor: Visitor, act: str, table: str) -> tuple[int, bytes, dict[str, str]]:
    method, path, body = REQUESTS[act]
    answer = visitor.ask(method, f"/api/tables/{table}{path}", body)
    return answer.status_code, answer.content, dict(answer.headers)


@pytest.mark.parametrize("asker", OUTSIDERS)
@pytest.mark.parametrize("status", ["running", "finished", "closed"])
def test_a_table_without_spectators_answers_others_as_if_it_did_not_exist(
    scenes: Scenes, status: str, asker: str
) -> None:
    scene = scenes.at(status, spectators=False)
    visitor = scene.people[asker]
    for act in REQUESTS:
        answered = as_answered(visitor, act, scene.table)
        assert answered == as_answered(visitor, act, NOWHERE), act
        assert answered[0] in (401, 404), act
    assert visitor.ask("GET", f"/api/tables/{scene.table}/words").json()["code"] == "no-table"
    assert farewell(visitor, scene.table) == farewell(visitor, NOWHERE)


def farewell(visitor: Visitor, table: str) -> tuple[Any, int]:
    """How a websocket is turned away: what it is told, and the code it is closed with."""
    with visitor.watches(table) as socket:
        said = heard(socket)
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket)
    assert (said["code"], closed.value.code) == ("no-table", NOT_FOR_YOU)
    return said, closed.value.code


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("asker", ["seated", "its program", "founder"])
def test_a_table_without_spectators_shows_itself_to_those_it_belongs_to(
    scenes: Scenes, status: str, asker: str
) -> None:
    scene = scenes.at(status, spectators=False)
    assert scene.people[asker].sees(scene.table)["table"]["status"] == status


@pytest.mark.parametrize("asker", OUTSIDERS)
def test_a_table_without_spectators_shows_itself_by_its_link_while_it_has_seats_to_offer(
    scenes: Scenes, asker: str
) -> None:
    scene = scenes.at("open", spectators=False)
    assert scene.people[asker].sees(scene.table)["table"]["status"] == "open"


def test_whoever_watched_before_the_game_is_shown_nothing_of_a_game_without_spectators(quick_house: Visit) -> None:
    anna, karim, stranger = (quick_house.stranger() for _ in range(3))
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], spectators=False)
    with anna.watches(table) as hers, stranger.watches(table) as theirs:
        assert heard(theirs)["table"]["status"] == "open"
        karim.sits(table, name="Karim")
        anna.post(f"/api/tables/{table}/chat", {"text": "Between us"})
        while heard(hers).get("entry", {}).get("kind") != "said":
            pass
        letters = [heard(theirs)]
        while letters[-1]["type"] != "fault":
            letters.append(heard(theirs))
        theirs.send_json({"do": "resume"})
        letters.append(heard(theirs))
        theirs.send_json({"do": "ping"})
        letters.append(told(theirs, "pong"))
    assert [letter.get("code") for letter in letters if letter["type"] == "fault"] == ["no-table", "no-table"]
    assert not any("position" in letter or "Between us" in str(letter) for letter in letters)


def test_whoever_stood_up_before_the_game_is_shown_nothing_of_a_game_without_spectators(quick_house: Visit) -> None:
    anna, karim, lea = (quick_house.stranger() for _ in range(3))
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], spectators=False)
    lea.sits(table, name="Lea")
    Visitor.done(lea.ask("DELETE", f"/api/tables/{table}/seat"))
    assert lea.sees(table)["seat"] is None
    karim.sits(table, name="Karim")
    quick_house.stranger().sits(table, name="Meryt")
    assert lea.ask("GET", f"/api/tables/{table}").json()["code"] == "no-table"


def test_no_list_names_a_table_to_those_it_is_not_for(scenes: Scenes) -> None:
    for status in STATUSES:
        scene = scenes.at(status, spectators=False)
        for asker in OUTSIDERS:
            lists = [
                scene.people[asker].ask("GET", path) for path in ("/api/tables", "/api/me/tables", "/api/me/games")
            ]
            assert not any(scene.table in found.text for found in lists), (status, asker)
