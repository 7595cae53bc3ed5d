"""What others build on, one promise at a time."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import perankh
from perankh import Match
from tests.playing import moments

PLAY_A_WHOLE_MATCH = """
import sys
import perankh

match = perankh.new_match("ra", players=3, seed=7)
bots = [perankh.bot("greedy", game="ra"), perankh.bot("random", game="ra", seed=1), perankh.bot("greedy", game="ra")]
while not match.is_over:
    match.why_not("bid 2")
    match.play(bots[match.to_act].choose(match.view(match.to_act), match.legal()))
    match.picture()
for event in match.events:
    match.describe(event, lang="fr")
match.score_sheet()
perankh.match_from("ra", match.position())
assert perankh.replay(match.record()).record() == match.record()
print(*sorted({"numpy", "numba", "llvmlite"} & set(sys.modules)))
"""


@pytest.fixture
def match() -> Match:
    """A match whose first turn belongs to seat 1, because it was dealt the highest sun."""
    return perankh.new_match("ra", 3, seed=7, outcomes=["11-10-7-4", "13-8-5-2", "12-9-6-3"])


@pytest.fixture
def auction(match: Match) -> Match:
    """The same match with an auction going on, seat 2 asked first."""
    match.play("invoke")
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    *_, match = moments(perankh.new_match("ra", 3, seed=7), seed=7)
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match shows."""
    return match.position(), match.record(), match.events, match.legal(), match.scores, match.moves


# The package


def test_all_is_sorted() -> None:
    assert perankh.__all__ == sorted(perankh.__all__)


def test_all_is_what_can_be_imported() -> None:
    public = [
        name for name, thing in vars(perankh).items() if not name.startswith("_") and not isinstance(thing, ModuleType)
    ]
    assert sorted(public) == perankh.__all__


def test_every_public_name_says_what_it_is() -> None:
    assert all(getattr(perankh, name).__doc__ for name in perankh.__all__)


@pytest.mark.parametrize(
    "code", ["import perankh, sys\nprint(*sorted({'numpy', 'numba'} & set(sys.modules)))", PLAY_A_WHOLE_MATCH]
)
def test_matches_need_neither_numpy_nor_numba(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


# Games


def test_games_are_found_by_name() -> None:
    assert perankh.games()["ra"].name == "ra"


def test_a_game_has_a_title() -> None:
    assert perankh.games()["ra"].title == "Ra"


def test_a_game_says_for_how_many_players_it_is() -> None:
    assert list(perankh.games()["ra"].players) == [2, 3, 4, 5]


def test_a_game_names_its_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in perankh.games()["ra"].options} == {"god_may_take_disaster": True}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_has_its_rulebook_in_each_language(language: str) -> None:
    assert "9.3" in perankh.games()["ra"].rulebook[language].paragraphs


# A new match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_has_as_many_players_as_asked(players: int) -> None:
    assert perankh.new_match("ra", players=players).players == players


@pytest.mark.parametrize("players", [0, 1, 6, -2, 3.0, "3", None, True])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="Ra is for 2 to 5 players"):
        perankh.new_match("ra", players=players)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(perankh.UnknownGame, match="no game is called 'raa'; did you mean 'ra'"):
        perankh.new_match("raa", players=3)


def test_a_match_says_by_which_rules_it_is_played() -> None:
    assert perankh.new_match("ra", 3).rules == perankh.games()["ra"].rules_version


def test_the_rules_may_be_chosen() -> None:
    assert perankh.new_match("ra", 3, rules=1).rules == 1


@pytest.mark.parametrize("rules", [0, 999, "1", 1.0, True])
def test_rules_that_are_not_played_here_are_refused(rules: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="this house plays Ra by rules 1"):
        perankh.new_match("ra", 3, rules=rules)


@pytest.mark.parametrize("seed", [7, -7, 2**100, "seven", "", b"seven"])
def test_the_same_seed_gives_the_same_game(seed: int | str | bytes) -> None:
    first, second = (list(moments(perankh.new_match("ra", 4, seed), seed=1))[-1].record() for _ in range(2))
    assert first == second


def test_seeds_of_different_types_give_different_games() -> None:
    records = {list(moments(perankh.new_match("ra", 4, seed), seed=1))[-1].record() for seed in (7, "7", b"7")}
    assert len(records) == 3


def test_no_seed_gives_another_game_each_time() -> None:
    assert len({list(moments(perankh.new_match("ra", 4), seed=1))[-1].record() for _ in range(3)}) == 3


@pytest.mark.parametrize("seed", [1.5, True, [7]])
def test_a_match_refuses_other_seeds(seed: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="a seed is an int, a str or bytes"):
        perankh.new_match("ra", 3, seed)


@pytest.mark.parametrize("allowed", [True, False])
def test_options_are_chosen_by_name(allowed: bool) -> None:
    match = perankh.new_match("ra", 3, options={"god_may_take_disaster": allowed})
    assert match.options == {"god_may_take_disaster": allowed}


def test_options_have_defaults() -> None:
    assert perankh.new_match("ra", 3).options == {"god_may_take_disaster": True}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"castle": True}, r"has no option 'castle' \(it has: god_may_take_disaster\)"),
        ({"god_may_take_disaster": 1}, "true or false"),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(perankh.InvalidSetup, match=said):
        perankh.new_match("ra", 3, options=options)


def test_players_may_have_names() -> None:
    assert perankh.new_match("ra", 2, names=["Anna", " Jean  Paul "]).names == ["Anna", "Jean Paul"]


@pytest.mark.parametrize("names", [["Anna"], ["Anna", ""], ["Anna", 2], ["Anna", "Karim", "Lea"]])
def test_every_player_has_a_name_or_none(names: list[Any]) -> None:
    with pytest.raises(perankh.InvalidSetup, match="2 players need 2 names"):
        perankh.new_match("ra", 2, names=names)


def test_the_luck_of_the_set_up_may_be_told(match: Match) -> None:
    assert match.position()["seats"][1]["suns"] == [13, 8, 5, 2]


@pytest.mark.parametrize(
    "outcomes", [[], ["13-8-5-2"], ["13-8-5-2"] * 3, ["13-8-5-2", "12-9-6-3", "9-6-5-2"], ["a", "b", "c", "d"]]
)
def test_impossible_luck_of_the_set_up_is_refused(outcomes: list[str]) -> None:
    with pytest.raises(perankh.ImpossibleOutcome):
        perankh.new_match("ra", 3, outcomes=outcomes)


# Whose turn it is, and what is allowed


def test_a_seat_is_to_act(match: Match) -> None:
    assert match.to_act == 1


def test_legal_actions_have_names(match: Match) -> None:
    assert match.legal() == ["draw", "invoke"]


def test_legal_bids_name_their_suns(auction: Match) -> None:
    assert (auction.to_act, auction.legal()) == (2, ["pass", "bid 3", "bid 6", "bid 9", "bid 12"])


def test_changing_the_list_of_legal_actions_changes_nothing(match: Match) -> None:
    match.legal().clear()
    assert match.legal() == ["draw", "invoke"]


def test_nobody_is_to_act_when_the_match_is_over(finished: Match) -> None:
    assert (finished.is_over, finished.to_act, finished.legal()) == (True, None, [])


def test_a_match_that_goes_on_is_not_over(match: Match) -> None:
    assert not match.is_over


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_not_says_nothing_against_a_legal_action(match: Match, lang: str) -> None:
    assert match.why_not("draw", lang=lang) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_not_cites_the_paragraph_that_forbids(auction: Match, lang: str) -> None:
    rule, sentence = auction.why_not("bid 2", lang=lang) or ("", "")
    assert rule == "Ra 7.2"
    assert sentence == perankh.games()["ra"].words(lang).say("refusal-sun-not-owned", sun=2)


def test_why_not_answers_in_the_language_asked(auction: Match) -> None:
    assert auction.why_not("bid 2", lang="en") != auction.why_not("bid 2", lang="fr")


def test_why_not_asks_what_the_action_is_when_it_cannot_be_read(match: Match) -> None:
    with pytest.raises(perankh.UnreadableAction, match="'drwa' is not an action of this game; did you mean 'draw'"):
        match.why_not("drwa")


# Moves


def test_a_move_returns_what_happened(match: Match) -> None:
    assert match.play("draw", outcomes=["pharaoh"]) == [
        {"event": "drew", "seat": 1, "tile": "pharaoh", "rule": "Ra 5.1"}
    ]


def test_the_same_events_stand_at_the_end_of_all_events(match: Match) -> None:
    before = match.events
    assert before + match.play("draw") == match.events


def test_a_move_is_counted(match: Match) -> None:
    match.play("draw", outcomes=["nile"])
    assert match.moves == 1


def test_case_and_spaces_of_an_action_do_not_matter(auction: Match) -> None:
    auction.play("  BID   9 ")
    assert auction.history[-1].action == "bid 9"


def test_an_illegal_action_cites_its_rule(match: Match) -> None:
    with pytest.raises(perankh.IllegalAction) as refused:
        match.play("bid 9")
    assert refused.value.rule == "Ra 7.1"


def test_an_illegal_action_lists_what_is_legal(match: Match) -> None:
    with pytest.raises(perankh.IllegalAction) as refused:
        match.play("pass")
    assert refused.value.legal == ["draw", "invoke"]


def test_an_illegal_action_says_what_where_and_why(auction: Match) -> None:
    with pytest.raises(
        perankh.IllegalAction, match=r"'bid 2' is not allowed at move 2 \(Ra 7\.2\): You do not own sun 2"
    ):
        auction.play("bid 2")


def test_an_action_that_cannot_be_read_is_refused(match: Match) -> None:
    with pytest.raises(perankh.UnreadableAction, match="'castle' is not an action of this game"):
        match.play("castle")


def test_nothing_can_be_played_when_the_match_is_over(finished: Match) -> None:
    with pytest.raises(perankh.MatchOver) as refused:
        finished.copy().play("draw")
    assert (refused.value.rule, refused.value.legal) == ("Ra 12.1", [])


def test_a_finished_match_still_cannot_read_nonsense(finished: Match) -> None:
    with pytest.raises(perankh.UnreadableAction):
        finished.copy().play("castle")


@pytest.mark.parametrize(
    "error", [perankh.IllegalAction, perankh.UnreadableAction, perankh.MatchOver, perankh.ImpossibleOutcome]
)
def test_every_refusal_is_caught_as_one_kind(error: type[Exception]) -> None:
    assert issubclass(error, perankh.PerankhError)


def test_match_over_is_an_illegal_action() -> None:
    assert issubclass(perankh.MatchOver, perankh.IllegalAction)


@pytest.mark.parametrize("action", ["pass", "bid 9", "stop", "take gold", "lose art", "castle", ""])
def test_a_refused_action_leaves_the_match_untouched(match: Match, action: str) -> None:
    before = everything(match)
    with pytest.raises(perankh.PerankhError):
        match.play(action)
    assert everything(match) == before


# Taking back


def test_an_action_without_luck_may_be_taken_back_by_its_seat(auction: Match) -> None:
    assert auction.may_take_back == 1
    assert auction.take_back().action == "invoke"
    assert (auction.to_act, auction.legal(), auction.moves) == (1, ["draw", "invoke"], 0)


def test_another_action_may_be_played_instead(auction: Match) -> None:
    auction.play("bid 3")
    auction.take_back()
    auction.play("bid 9")
    assert perankh.replay(auction.record()).history[-1].action == "bid 9"


def test_a_drawn_tile_cannot_be_put_back(match: Match) -> None:
    match.play("draw")
    before = everything(match)
    assert match.may_take_back is None
    with pytest.raises(perankh.NothingToTakeBack, match="nothing was played that can be taken back"):
        match.take_back()
    assert everything(match) == before


# Orders in advance


def test_a_seat_may_ask_for_what_it_knows_as_numbers(auction: Match) -> None:
    auction.play("bid 3")
    told = auction.facts(1)
    assert (told["best_bid"], told["own_highest_sun"], told["lane_tiles"], told["centre_sun"]) == (3, 13, 0, 1)


@pytest.mark.parametrize(("lang", "words"), [("en", "Niles in the lane"), ("fr", "Nils sur la piste d'enchères")])
def test_facts_have_words(lang: str, words: str) -> None:
    assert perankh.games()["ra"].words(lang).say("fact-lane_nile") == words


# Luck that is told


def test_told_luck_comes_true(match: Match) -> None:
    match.play("draw", outcomes=["pharaoh"])
    assert match.position()["lane"][0] == "pharaoh"


def test_told_luck_stands_in_the_history(match: Match) -> None:
    match.play("draw", outcomes=["pharaoh"])
    assert match.history[-1].outcomes == ("pharaoh",)


def test_told_luck_leaves_the_luck_of_the_seed_alone(match: Match) -> None:
    other = match.copy()
    match.play("draw", outcomes=["pharaoh"])
    match.play("draw")
    other.play("draw", outcomes=["gold"])
    other.play("draw")
    assert match.history[-1].outcomes == other.history[-1].outcomes


@pytest.mark.parametrize("outcomes", [[], ["ra", "ra"], ["anubis"], ["13-8-5-2"], [""]])
def test_impossible_luck_is_refused(match: Match, outcomes: list[str]) -> None:
    with pytest.raises(perankh.ImpossibleOutcome):
        match.play("draw", outcomes=outcomes)


@pytest.mark.parametrize("outcomes", [[], ["ra", "ra"], ["anubis"], ["13-8-5-2"], [""]])
def test_impossible_luck_leaves_the_match_untouched(match: Match, outcomes: list[str]) -> None:
    before = everything(match)
    with pytest.raises(perankh.ImpossibleOutcome):
        match.play("draw", outcomes=outcomes)
    assert everything(match) == before


def test_a_match_goes_on_after_impossible_luck(match: Match) -> None:
    other = match.copy()
    with pytest.raises(perankh.ImpossibleOutcome):
        match.play("draw", outcomes=["anubis"])
    assert match.play("draw") == other.play("draw")


def test_what_the_bag_no_longer_holds_cannot_come(match: Match) -> None:
    for _ in range(2):
        match.play("draw", outcomes=["drought"])
    with pytest.raises(perankh.ImpossibleOutcome, match="'drought' cannot come of luck now"):
        match.play("draw", outcomes=["drought"])


def test_an_action_without_luck_may_be_told_that_there_is_none(match: Match) -> None:
    match.play("invoke", outcomes=[])
    assert match.phase == "bid"


def test_an_action_without_luck_takes_no_outcomes(match: Match) -> None:
    with pytest.raises(perankh.ImpossibleOutcome, match="luck decides 0 times here, but 1 outcomes were told"):
        match.play("invoke", outcomes=["ra"])


# Views and positions


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_survives_json(match: Match, seat: int | None) -> None:
    assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_says_whose_it_is(match: Match, seat: int | None) -> None:
    assert match.view(seat)["seat"] == seat


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_does_not_exist(match: Match, seat: int) -> None:
    with pytest.raises(perankh.InvalidSetup, match="seats count from 0 to 2"):
        match.view(seat)


def test_changing_a_view_changes_nothing(match: Match) -> None:
    match.view(0)["seats"][0]["suns"].clear()
    match.view(0)["bag"].clear()
    assert match.view(0)["seats"][0]["suns"] == [11, 10, 7, 4]
    assert match.view(0)["bag"]["ra"] == 30


def test_a_position_survives_json(match: Match) -> None:
    assert json.loads(json.dumps(match.position())) == match.position()


def test_changing_a_position_changes_nothing(match: Match) -> None:
    match.position()["bag"].clear()
    assert match.position()["bag"]["ra"] == 30


def test_a_match_begins_from_a_position(auction: Match) -> None:
    again = perankh.match_from("ra", auction.position())
    assert (again.to_act, again.legal(), again.position()) == (auction.to_act, auction.legal(), auction.position())


def test_reading_a_position_leaves_it_alone(auction: Match) -> None:
    position = auction.position()
    perankh.match_from("ra", position).play("pass")
    assert position == auction.position()


def test_a_match_from_a_position_has_the_luck_of_its_seed(match: Match) -> None:
    first, second = (perankh.match_from("ra", match.position(), seed=5).play("draw") for _ in range(2))
    assert first == second


def test_a_match_from_a_position_may_have_names(match: Match) -> None:
    assert perankh.match_from("ra", match.position(), names=["A", "B", "C"]).names == ["A", "B", "C"]


@pytest.mark.parametrize("seed", [1.5, True, [7]])
def test_a_match_from_a_position_refuses_other_seeds(match: Match, seed: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="a seed is an int, a str or bytes"):
        perankh.match_from("ra", match.position(), seed=seed)


@pytest.mark.parametrize("position", [None, [], "ra", 7, {}])
def test_what_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises(perankh.InvalidPosition):
        perankh.match_from("ra", position)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("players", 9, "players must be a number from 2 to 5"),
        ("epoch", 4, "epoch must be a number from 1 to 3"),
        ("to_act", 3, "to_act must be a number from 0 to 2"),
        ("phase", "chess", "phase must be one of"),
        ("ra_track", 8, "ra_track must be a number from 0 to 7"),
        ("lane", ["ra"] + [None] * 7, "the lane cannot hold 'ra'"),
        ("lane", [["nile"]] + [None] * 7, "the lane cannot hold"),
        ("lane", [None] * 9, "lane must be a list of 8"),
        ("centre_sun", 13, "sun 13 is in two places"),
        ("bag", {"gold": 6}, "the box holds 5 gold tiles, the position 6"),
        ("bag", {"silver": 1}, "bag cannot hold 'silver'"),
        ("seats", [], "seats must be a list of 3"),
        ("options", {"god_may_take_disaster": 1}, "must be true or false"),
    ],
)
def test_an_impossible_position_says_why(match: Match, name: str, value: Any, reason: str) -> None:
    with pytest.raises(perankh.InvalidPosition, match=reason):
        perankh.match_from("ra", match.position() | {name: value})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sun_that_is_not_in_the_game_cannot_lie_in_the_centre(players: int) -> None:
    position = perankh.new_match("ra", players, seed=1).position()
    with pytest.raises(perankh.InvalidPosition):
        perankh.match_from("ra", position | {"centre_sun": 16})


def test_an_impossible_position_says_every_reason(match: Match) -> None:
    with pytest.raises(perankh.InvalidPosition) as refused:
        perankh.match_from("ra", match.position() | {"epoch": 0, "ra_track": -1, "bag": None})
    assert len(refused.value.reasons) == 3


def test_what_no_game_could_lead_to_is_told_together(match: Match) -> None:
    with pytest.raises(perankh.InvalidPosition) as refused:
        perankh.match_from("ra", match.position() | {"centre_sun": 13, "bag": {"gold": 6}})
    assert len(refused.value.reasons) == 2


def test_faults_of_the_table_and_of_the_auction_are_told_together(auction: Match) -> None:
    position = auction.position()
    position["epoch"] = 0
    position["auction"]["high_bid"] = 99
    with pytest.raises(perankh.InvalidPosition) as refused:
        perankh.match_from("ra", position)
    assert len(refused.value.reasons) == 2


def test_outcomes_are_a_list(match: Match) -> None:
    with pytest.raises(perankh.ImpossibleOutcome, match="a list of names"):
        match.play("draw", outcomes="pharaoh")


@pytest.mark.parametrize("seat", [-1, 5, "0", 1.5])
def test_a_seat_that_is_not_there_has_no_view(match: Match, seat: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="there is no seat"):
        match.view(seat)


def test_what_is_handed_out_is_a_copy(match: Match) -> None:
    told = match.play(match.legal()[0])
    before = everything(match)
    told[0]["event"] = match.events[0]["event"] = "forged"
    perankh.games().clear()
    assert everything(match) == before
    assert perankh.games()


@pytest.mark.parametrize(
    "error",
    [
        perankh.IllegalAction("no", "Ra 4.2", ["draw"]),
        perankh.MatchOver("over", "Ra 12.1", []),
        perankh.InvalidPosition(["one thing", "another"]),
        perankh.InvalidRecord("bad", 3, "Ra 5.4"),
        perankh.UnknownGame("no game"),
        perankh.NothingToTakeBack("nothing"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_between_processes(error: Exception) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived), vars(arrived)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("seed", [10**5000, -(10**5000), "\ud800", ""], ids=["long", "negative", "surrogate", "empty"])
def test_any_number_and_any_text_is_a_seed(seed: Any) -> None:
    opening = perankh.new_match("ra", 2, seed=seed)
    assert opening.record() == perankh.new_match("ra", 2, seed=seed).record()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: perankh.new_match("ra", 10**5000),
        lambda: perankh.new_match(["ra"], 2),  # type: ignore[arg-type]
        lambda: perankh.new_match("ra", 2, options=["x"]),  # type: ignore[arg-type]
        lambda: perankh.new_match("ra", 2, seed=1).play("draw", outcomes=5),  # type: ignore[arg-type]
        lambda: perankh.new_match("ra", 2, seed=1).play("x" * 100_000),
        lambda: perankh.replay(None),  # type: ignore[arg-type]
        lambda: perankh.replay(b""),  # type: ignore[arg-type]
        lambda: perankh.bot("search", game="ra", seconds="a"),
        lambda: perankh.new_match("ra", 2, seed=1).why_not("bid 2", lang=[]),  # type: ignore[arg-type]
    ],
)
def test_anything_wrong_is_refused_in_one_short_sentence(wrong: Callable[[], Any]) -> None:
    with pytest.raises(perankh.PerankhError) as refused:
        wrong()
    assert len(str(refused.value)) < 300


# Copies


def test_a_copy_goes_its_own_way(match: Match) -> None:
    before = everything(match)
    copied = match.copy()
    copied.play("invoke")
    assert everything(match) == before


def test_a_copy_has_the_same_luck_ahead(match: Match) -> None:
    copied = match.copy()
    assert copied.play("draw") == match.play("draw")


# Results


def test_scores_are_told_at_any_time(match: Match) -> None:
    assert match.scores == [10, 10, 10]


def test_a_ranking_names_seats_from_first_to_last(match: Match) -> None:
    assert match.ranking == [1, 2, 0]


def test_a_finished_match_has_its_scores_in_the_order_of_the_ranking(finished: Match) -> None:
    points = [finished.scores[seat] for seat in finished.ranking]
    assert points == sorted(points, reverse=True)


def test_a_score_sheet_survives_json(finished: Match) -> None:
    assert json.loads(json.dumps(finished.score_sheet())) == finished.score_sheet()


def test_a_score_sheet_has_a_row_for_each_seat(finished: Match) -> None:
    assert [sheet["seat"] for sheet in finished.score_sheet()["seats"]] == [0, 1, 2]


def test_a_score_sheet_has_every_epoch(finished: Match) -> None:
    for sheet in finished.score_sheet()["seats"]:
        assert [epoch["epoch"] for epoch in sheet["epochs"]] == [1, 2, 3]


def test_a_score_sheet_ends_in_the_scores(finished: Match) -> None:
    assert [sheet["score"] for sheet in finished.score_sheet()["seats"]] == finished.scores
    assert [sheet["epochs"][-1]["fame"] for sheet in finished.score_sheet()["seats"]] == finished.scores


def test_every_line_of_a_score_sheet_cites_its_rule(finished: Match) -> None:
    paragraphs = perankh.games()["ra"].rulebook["en"].paragraphs
    for sheet in finished.score_sheet()["seats"]:
        for epoch in sheet["epochs"]:
            assert all(line["rule"].removeprefix("Ra ") in paragraphs for line in epoch["lines"])


def test_a_score_sheet_is_empty_before_anything_is_scored(match: Match) -> None:
    assert [sheet["epochs"] for sheet in match.score_sheet()["seats"]] == [[], [], []]


# Events in words


def test_the_set_up_is_told_first(match: Match) -> None:
    assert match.events[0] == {"event": "dealt", "seat": 0, "sun_set": "11-10-7-4", "rule": "Ra 3.3"}


def test_events_survive_json(finished: Match) -> None:
    assert json.loads(json.dumps(finished.events)) == finished.events


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Anna draws a pharaoh."), ("fr", "Anna pioche un pharaon.")])
def test_an_event_is_described_in_either_language(lang: str, sentence: str) -> None:
    match = perankh.new_match("ra", 2, names=["Anna", "Karim"])
    event = {"event": "drew", "seat": 0, "tile": "pharaoh", "rule": "Ra 5.1"}
    assert match.describe(event, lang=lang) == sentence


@pytest.mark.parametrize(("lang", "seat"), [("en", "Seat 1"), ("fr", "Place 1")])
def test_a_seat_without_a_name_is_called_by_its_number(match: Match, lang: str, seat: str) -> None:
    event = {"event": "invoked", "seat": 1, "rule": "Ra 6.1"}
    assert match.describe(event, lang=lang).startswith(seat)


def test_a_name_is_never_read_as_markup() -> None:
    match = perankh.new_match("ra", 2, names=["{ $tile }", "Karim"])
    assert match.describe({"event": "invoked", "seat": 0, "rule": "Ra 6.1"}).startswith("{ $tile }")


@pytest.mark.parametrize("lang", ["de", "", "EN"])
def test_a_language_the_house_does_not_speak_is_refused(auction: Match, lang: str) -> None:
    with pytest.raises(perankh.PerankhError, match="the house speaks en and fr"):
        auction.why_not("bid 2", lang=lang)


# Records


def test_a_record_is_text(match: Match) -> None:
    assert match.record().startswith('[Game "ra"]\n')


def test_a_replay_is_the_same_match(finished: Match) -> None:
    assert everything(perankh.replay(finished.record())) == everything(finished)


def test_a_replay_keeps_names_and_options() -> None:
    match = perankh.new_match("ra", 2, names=["Anna", "Karim"], options={"god_may_take_disaster": False})
    again = perankh.replay(match.record())
    assert (again.names, again.options) == (match.names, match.options)


def test_a_false_record_says_where_and_which_rule(match: Match) -> None:
    with pytest.raises(perankh.InvalidRecord) as refused:
        perankh.replay(match.record() + "1. seat 1: bid 9\n")
    assert (refused.value.line, refused.value.rule) == (7, "Ra 7.1")


@pytest.mark.parametrize("text", ["", "hello", "1. draw", '[Game "chess"]'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(perankh.InvalidRecord):
        perankh.replay(text)


# Compiled games and opponents


def test_a_compiled_game_is_the_twin_of_its_game() -> None:
    assert perankh.compiled("ra", True).game is perankh.games()["ra"]


def test_an_unknown_game_has_no_twin() -> None:
    with pytest.raises(perankh.UnknownGame):
        perankh.compiled("raa")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_an_opponent_chooses_from_a_view(match: Match, name: str) -> None:
    bot = perankh.bot(name, game="ra")
    assert bot.choose(match.view(match.to_act), match.legal()) in match.legal()


def test_a_searching_opponent_thinks_for_so_many_seconds(match: Match) -> None:
    bot = perankh.bot("search", game="ra", seconds=0.01)
    assert bot.choose(match.view(match.to_act), match.legal()) in match.legal()


def test_an_opponent_has_a_name() -> None:
    assert perankh.bot("greedy", game="ra").name == "greedy"


@pytest.mark.parametrize(("name", "settings"), [("pharaoh", {}), ("greedy", {"seconds": 1})])
def test_an_unknown_opponent_or_setting_is_refused(name: str, settings: dict[str, Any]) -> None:
    with pytest.raises(perankh.PerankhError):
        perankh.bot(name, game="ra", **settings)
