"""A first visit: a stranger plays at once, and everything that is needed for it is there."""

from __future__ import annotations

import perankh
from tests.server.visiting import Visit, heard, play_to_the_end, told


def test_a_stranger_plays_at_once_against_bots(house: Visit) -> None:
    anna = house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}], name="Anna")
    end = play_to_the_end(table, [anna])
    record = perankh.replay(anna.get(f"/api/tables/{table}/record"))
    assert (record.is_over, record.ranking) == (True, end["table"]["ranking"])


def test_two_people_play_by_websocket(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    with anna.watches(table) as hers, karim.watches(table) as his:
        now, _ = heard(hers), heard(his)
        mover, other = (hers, his) if now["position"]["to_act"] == now["seat"] else (his, hers)
        mover.send_json({"do": "play", "action": "invoke", "version": 0, "request": "one"})
        assert told(mover, "done")["version"] == 1
        assert told(other, "update")["entry"]["events"][0]["event"] == "invoked"
