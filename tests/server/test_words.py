"""A table in plain words: what happened, what is asked, what can be ordered."""

from __future__ import annotations

from tests.server.visiting import Visit


def test_words_since_an_entry_tell_only_what_followed(quick_house: Visit) -> None:
    table, (anna, _karim) = quick_house.table_of("Anna", "Karim")
    everything = anna.get(f"/api/tables/{table}/words?lang=en")
    first, *rest = everything["log"]
    since = anna.get(f"/api/tables/{table}/words?lang=en&seen={first['number']}")
    assert since["log"] == rest
    assert anna.get(f"/api/tables/{table}/words?seen={everything['number']}")["log"] == []


def test_an_action_in_words_can_be_played_with_the_version_beside_it(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    asked = people[people[0].sees(table)["position"]["to_act"]]
    words = asked.get(f"/api/tables/{table}/words")
    assert asked.plays(table, words["actions"][0]["action"], words["version"]).is_success
    assert asked.get(f"/api/tables/{table}/words")["version"] == words["version"] + 1


def test_every_action_that_can_be_ordered_has_words_in_both_languages(quick_house: Visit) -> None:
    table, (anna, _karim) = quick_house.table_of("Anna", "Karim")
    english, french = (anna.get(f"/api/tables/{table}/orders?lang={language}") for language in ("en", "fr"))
    assert [action["action"] for action in english] == [action["action"] for action in french]
    assert {"pass", "bid 9"} <= {action["action"] for action in english}
    assert {"action": "pass", "words": "Passer"} in french
    for action in english:
        order = {"action": action["action"], "conditions": []}
        assert anna.ask("PUT", f"/api/tables/{table}/orders", {"orders": [order]}).status_code == 204


def test_before_the_game_nothing_can_be_ordered(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    assert anna.get(f"/api/tables/{table}/orders") == []
