"""A table in plain words: what happened, what is asked, what can be ordered."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.engine.match import Match
from tests.server.security.acting import table_in
from tests.server.visiting import Visit, play_to_the_end


def of(visit: Visit, table: str) -> Match:
    match = table_in(visit, table).match
    assert match is not None
    return match


def allowed(words: Any) -> list[Any]:
    return [choice for choice in words["choices"] if choice["allowed"]]


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
    assert asked.plays(table, allowed(words)[0]["action"], words["version"]).is_success
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


# What may be done, and what would come of it


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_is_asked_is_told_of_every_action_whether_it_is_allowed(quick_house: Visit, language: str) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    asked = people[people[0].sees(table)["position"]["to_act"]]
    words = asked.get(f"/api/tables/{table}/words?lang={language}")
    game = of(quick_house, table).game
    assert [choice["action"] for choice in words["choices"]] == [*game.actions.names, *game.never]
    assert [choice["action"] for choice in allowed(words)] == asked.sees(table)["own"]["legal"]
    for choice in words["choices"]:
        assert choice["words"]
        assert choice["rule"].startswith("Ra ")
        assert (choice["why"] is None) == choice["allowed"]
        assert choice["allowed"] or not (choice["luck"] or choice["outlook"] or choice["gain"])


def test_what_is_not_allowed_says_why_as_playing_it_would(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    asked = people[people[0].sees(table)["position"]["to_act"]]
    choices = asked.get(f"/api/tables/{table}/words?lang=fr")["choices"]
    for choice in [choice for choice in choices if choice["action"] in ("stop", "bid 9", "take god")]:
        fault = asked.plays(table, choice["action"]).json()
        assert fault["rule"] == choice["rule"]
        assert of(quick_house, table).why_not(choice["action"], "fr") == (choice["rule"], choice["why"])


def test_an_action_says_what_would_happen_and_whether_luck_would_speak(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    seat = people[0].sees(table)["position"]["to_act"]
    draw, invoke = allowed(people[seat].get(f"/api/tables/{table}/words?lang=en"))
    name = ("Anna", "Karim")[seat]
    assert (draw["luck"], draw["outlook"], draw["gain"]) == (True, [], None)
    assert (invoke["luck"], invoke["outlook"]) == (False, [f"{name} invokes Ra and starts an auction."])
    assert (draw["rule"], invoke["gain"]) == ("Ra 4.2", 0)


def test_what_was_foreseen_is_what_the_log_tells(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    seat = people[0].sees(table)["position"]["to_act"]
    before = people[seat].get(f"/api/tables/{table}/words?lang=fr")
    (invoke,) = [choice for choice in allowed(before) if choice["action"] == "invoke"]
    people[seat].plays(table, "invoke")
    after = people[seat].get(f"/api/tables/{table}/words?lang=fr&seen={before['number']}")
    assert [sentence["words"] for entry in after["log"] for sentence in entry["sentences"]] == invoke["outlook"]


def test_nobody_else_is_told_what_could_be_done(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    seat = people[0].sees(table)["position"]["to_act"]
    for other in (people[1 - seat], quick_house.stranger()):
        assert other.get(f"/api/tables/{table}/words")["choices"] == []
    people[seat].ask("DELETE", f"/api/tables/{table}/seat")
    assert people[seat].get(f"/api/tables/{table}/words")["choices"] == [], "a bot decides for who is away"


def test_before_the_game_there_is_nothing_to_choose_and_nothing_on_the_sheet(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    words = anna.get(f"/api/tables/{table}/words")
    assert (words["choices"], words["prospect"], words["sheet"]) == ([], None, [])


def test_the_prospect_is_what_the_lane_would_bring_each_seat(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    assert people[0].get(f"/api/tables/{table}/words")["prospect"] is None
    for _ in range(30):
        now = people[0].sees(table)["position"]
        if any(now["view"]["lane"]):
            break
        action = "draw" if now["phase"] == "turn" else "pass"
        people[now["to_act"]].plays(table, action)
    words = quick_house.stranger().get(f"/api/tables/{table}/words")
    assert words["prospect"] == of(quick_house, table).prospect_seen_by(None)
    assert len(words["prospect"]) == 2


# The score sheet


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["If the epoch ended now", "At the end of the game, as it stands"]),
        ("fr", ["Si l'époque finissait maintenant", "À la fin de la partie, en l'état"]),
    ],
)
def test_the_sheet_of_a_running_game_says_what_would_count(
    quick_house: Visit, language: str, titles: list[str]
) -> None:
    table, (anna, _karim) = quick_house.table_of("Anna", "Karim")
    now, end = anna.get(f"/api/tables/{table}/words?lang={language}")["sheet"]
    assert [(part["title"], part["kind"]) for part in (now, end)] == list(zip(titles, ["now", "end"], strict=True))
    assert now["totals"] == [-5, -5], "nobody has a civilisation yet"
    assert [line["rule"] for line in now["lines"]] == ["Ra 11.3", "Ra 11.2", "Ra 11.5", "Ra 11.6", "Ra 11.4"]
    assert [line["category"] for line in end["lines"]] == ["monuments", "suns"]
    for part in (now, end):
        for seat in range(2):
            assert sum(line["points"][seat] or 0 for line in part["lines"]) == part["totals"][seat]


def test_the_sheet_of_a_finished_game_has_its_epochs_and_ends_in_the_scores(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    scores = play_to_the_end(table, people)["position"]["scores"]
    words = people[0].get(f"/api/tables/{table}/words?lang=en")
    assert (words["choices"], words["prospect"]) == ([], None)
    assert [(part["title"], part["kind"]) for part in words["sheet"]] == [
        (f"Epoch {epoch}", "scored") for epoch in (1, 2, 3)
    ]
    fame = [10, 10]
    for part in words["sheet"]:
        for seat in range(2):
            assert sum(line["points"][seat] or 0 for line in part["lines"]) == part["totals"][seat]
            fame[seat] = max(0, fame[seat] + part["totals"][seat])
    assert fame == scores
