"""Words chosen to break something: in links, names of requests, names of people, contributions to luck, and chat."""

from __future__ import annotations

import pytest

import perankh
from perankh.server.protocol import ID_LENGTH
from tests.server.security.acting import play_out
from tests.server.visiting import Visit, heard, told

ODD_LINKS = ["%00", "x", "%00" * ID_LENGTH, "A" * ID_LENGTH, "A" * ID_LENGTH + "%0A", "é" * ID_LENGTH, "A" * 5_000]
ODD_WORDS = ["\0", "\n", " ", "\u2028", "\u202e", "a\0b", "\x1b[31m"]
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize("link", ODD_LINKS, ids=range(len(ODD_LINKS)))
def test_a_made_up_link_leads_to_no_table(house: Visit, link: str) -> None:
    anna = house.stranger()
    for path in ("", "/words", "/record"):
        assert anna.ask("GET", f"/api/tables/{link}{path}").json()["code"] == "no-table"
    with anna.watches(link) as socket:
        assert heard(socket)["code"] == "no-table"


@pytest.mark.parametrize("link", ["", "x", "A" * ID_LENGTH + "\n", "\0" * ID_LENGTH, "A:B" + "A" * 13, "é" * ID_LENGTH])
def test_a_table_is_founded_under_no_odd_link(house: Visit, link: str) -> None:
    wish = {"game": "ra", "seats": SEATS, "table": link}
    assert house.stranger().ask("POST", "/api/tables", wish).json()["code"] == "malformed"


@pytest.mark.parametrize("request_", ["", "\0", "a\0", "é", "a b", "x" * 65, "\u2028"])
def test_a_request_has_a_name_that_every_database_keeps(house: Visit, request_: str) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    for person in (anna, karim):
        assert person.plays(table, "invoke", version=0, request=request_).json()["code"] == "malformed"
        with person.watches(table) as socket:
            socket.send_json({"do": "say", "text": "Hello", "request": request_})
            assert told(socket, "fault")["code"] == "malformed"
    assert anna.sees(table)["position"]["version"] == 0


@pytest.mark.parametrize("name", ODD_WORDS, ids=ascii)
def test_nobody_is_called_by_what_cannot_be_shown(house: Visit, name: str) -> None:
    anna, karim = house.stranger(), house.stranger()
    assert karim.ask("POST", "/api/tables", {"game": "ra", "seats": SEATS, "name": name}).json()["code"] == (
        "invalid-name"
    )
    table = anna.founds(seats=SEATS, name="Anna")
    assert karim.ask("POST", f"/api/tables/{table}/seat", {"name": name}).json()["code"] == "invalid-name"
    assert karim.cookie == "", "somebody without a name is no guest"
    assert anna.ask("PATCH", f"/api/tables/{table}/seat", {"name": name}).json()["code"] == "invalid-name"
    assert anna.sees(table)["table"]["chairs"][0]["name"] == "Anna"


@pytest.mark.parametrize("text", ODD_WORDS, ids=ascii)
def test_nobody_says_what_cannot_be_shown(house: Visit, text: str) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim")
    assert anna.ask("POST", f"/api/tables/{table}/chat", {"text": text}).json()["code"] == "invalid-text"


def test_a_contribution_to_luck_does_not_spoil_the_record(quick_house: Visit) -> None:
    anna, karim = quick_house.stranger(), quick_house.stranger()
    odd = "\u2028[Rules 9]\x85\u2029\0\n]"
    table = anna.founds(seats=SEATS, contribution=odd)
    karim.sits(table, contribution='"]')
    play_out(quick_house, table)
    replayed = perankh.replay(anna.get(f"/api/tables/{table}/record"))
    assert replayed.is_over
    assert replayed.seal is not None
    assert set(replayed.seal.contributions) == {odd, '"]'}


def test_what_people_write_is_told_as_they_wrote_it(quick_house: Visit) -> None:
    table, (anna, karim) = quick_house.table_of("<b>Anna</b>", "{ $name }")
    text = "<script>alert(1)</script> { $text } %s"
    anna.post(f"/api/tables/{table}/chat", {"text": text})
    assert karim.sees(table)["log"][-1]["text"] == text
    words = karim.get(f"/api/tables/{table}/words")
    assert words["log"][-1]["sentences"][0]["words"] == f"<b>Anna</b>: {text}"
