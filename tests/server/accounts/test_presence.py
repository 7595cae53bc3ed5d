"""Whoever may no longer come is turned out at once, from every line and every process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing.websocket_test_session import WebSocketTestSession

from perankh.server.api.live import COME_IN_ANEW
from perankh.server.api.turns import turns_of
from perankh.server.config import Config
from perankh.server.tables.turns import MOST_STREAMS
from tests.server.accounts.test_accounts import ANOTHER, PASSWORD, account, code_of, logs_in
from tests.server.accounts.test_programs import program
from tests.server.conftest import new_database
from tests.server.visiting import PATIENCE, Visit, Visitor, heard, told, visited


def is_turned_out(socket: WebSocketTestSession) -> bool:
    """Whether the house closes this websocket, and asks to come in anew."""
    with pytest.raises(WebSocketDisconnect) as closed:
        told(socket, "the end")
    return closed.value.code == COME_IN_ANEW


def ends_their_sessions(person: Visitor, how: str) -> None:
    """Whatever logs somebody out of their other browsers."""
    match how:
        case "everywhere":
            assert person.ask("DELETE", "/api/me/sessions").status_code == 204
        case "password":
            assert person.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": ANOTHER}).status_code == 204
        case "forgotten":
            assert person.ask("DELETE", "/api/me").status_code == 204


@pytest.mark.parametrize("how", ["everywhere", "password", "forgotten"])
def test_open_websockets_end_with_their_session(quick_house: Visit, how: str) -> None:
    anna, _ = account(quick_house)
    karim = quick_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    karim.sits(table, name="Karim")
    with anna.watches(table) as hers, karim.watches(table) as his:
        heard(hers), heard(his)
        ends_their_sessions(anna, how)
        assert is_turned_out(hers)
        his.send_json({"do": "ping"})
        assert told(his, "pong")


def test_logging_out_here_leaves_other_browsers_a_way_back(quick_house: Visit) -> None:
    anna, _ = account(quick_house)
    there, _ = logs_in(quick_house)
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}], spectators=False)
    with anna.watches(table) as hers:
        heard(hers)
        assert there.ask("DELETE", "/api/sessions").status_code == 204
        assert is_turned_out(hers)
    with anna.watches(table) as again:
        assert heard(again)["seat"] == 0


def test_a_program_that_is_let_go_is_turned_out(quick_house: Visit) -> None:
    anna, _ = account(quick_house)
    thoth, number = program(quick_house, anna)
    table = anna.founds(seats=[{"kind": "open"}, {"kind": "me"}], spectators=False)
    thoth.sits(table)
    with thoth.watches(table) as socket:
        heard(socket)
        assert anna.ask("DELETE", f"/api/me/programs/{number}").status_code == 204
        assert is_turned_out(socket)


def test_a_stream_of_turns_ends_with_the_token(quick_house: Visit) -> None:
    anna, _ = account(quick_house)
    _, number = program(quick_house, anna)
    house = quick_house.house

    async def read_to_the_end() -> list[Any]:
        async def read() -> list[Any]:
            return [message async for message in turns_of(house, number)]

        reading = asyncio.create_task(read())
        while not len(house.turns):
            await asyncio.sleep(0)
        owner = await house.sessions.person_with_cookie(anna.cookie)
        assert owner is not None
        await house.programs.revoke(owner, number)
        return await asyncio.wait_for(reading, PATIENCE)

    assert quick_house.do(read_to_the_end) == []
    assert len(house.turns) == 0


def test_other_processes_turn_out_as_well(postgresql: str) -> None:
    config = Config(new_database(postgresql), unlimited=True)
    with visited(config) as here, visited(config) as there:
        anna, _ = account(here)
        table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}], spectators=False)
        elsewhere = Visitor(there)
        elsewhere.cookie = anna.cookie
        with elsewhere.watches(table) as socket:
            heard(socket)
            ends_their_sessions(anna, "everywhere")
            assert is_turned_out(socket)


def test_one_stream_too_many_is_refused(quick_house: Visit) -> None:
    anna, _ = account(quick_house)
    thoth, number = program(quick_house, anna)

    async def listen() -> None:
        for _ in range(MOST_STREAMS):
            quick_house.house.turns.listen(number)

    quick_house.do(listen)
    answer = thoth.ask("GET", "/api/turns")
    assert (answer.status_code, code_of(answer)) == (429, "too-often")
