"""`perankh simulate`, `perankh warm` and `perankh bench`."""

from __future__ import annotations

import json
import re
from dataclasses import fields

import pytest

from perankh.cli.commands.bench import rounded
from perankh.cli.histogram import bar, bin_width, label
from tests.cli.conftest import Call


def test_json_is_one_object_with_every_figure(perankh_says: Call) -> None:
    shown = perankh_says("simulate", "ra", "--players", "3", "--games", "40", "--seed", "4", "--json")
    assert shown.code == 0
    assert shown.err == ""
    figures = json.loads(shown.out)
    assert figures["game"] == "ra"
    assert figures["games"] == 40
    assert figures["seed"] == 4
    assert figures["options"] == {"god_may_take_disaster": True}
    assert len(figures["mean_scores"]) == len(figures["wins"]) == 3
    assert sum(figures["wins"]) == 40
    assert figures["decisions"] > 40 * 50
    assert {"seconds", "cpu_seconds", "mean_length", "longest_game", "score_quantiles"} <= set(figures)


def test_the_same_seed_plays_the_same_games_whatever_the_jobs(perankh_says: Call) -> None:
    line = ("simulate", "ra", "--games", "60", "--seed", "4", "--policy", "greedy", "--json")
    one, other = (json.loads(perankh_says(*line, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["mean_scores"] == other["mean_scores"]
    assert one["decisions"] == other["decisions"]


def test_a_seed_that_was_not_given_is_told(perankh_says: Call) -> None:
    seed = re.search(r"seed (\d+) ==", perankh_says("simulate", "ra", "--games", "5").out)
    assert seed is not None
    shown = perankh_says("simulate", "ra", "--games", "5", "--seed", seed[1])
    assert f"seed {seed[1]} ==" in shown.out


def test_the_report_is_plain_and_complete(perankh_says: Call) -> None:
    shown = perankh_says("simulate", "ra", "--players", "4", "--games", "200", "--seed", "1")
    assert shown.err == ""
    assert "\x1b" not in shown.out
    for part in ("Games ", "Decisions ", "Speed ", "Length ", "Seat 3 ", "at most "):
        assert re.search(rf"^{part}", shown.out, re.MULTILINE), part
    shares = [float(share) for share in re.findall(r"^ *\d+(?:-\d+)? +(\d+\.\d)%", shown.out, re.MULTILINE)]
    assert abs(sum(shares) - 100) < 1
    assert "█" in shown.out


def test_an_option_changes_the_games(perankh_says: Call) -> None:
    line = ("simulate", "ra", "--games", "60", "--seed", "4", "--json")
    without = perankh_says(*line, "--option", "god_may_take_disaster=false")
    assert json.loads(without.out)["options"] == {"god_may_take_disaster": False}
    assert json.loads(without.out)["mean_scores"] != json.loads(perankh_says(*line).out)["mean_scores"]


def test_french_numbers_are_written_the_french_way(perankh_says: Call) -> None:
    shown = perankh_says("simulate", "ra", "--games", "2000", "--seed", "1", "--lang", "fr")
    assert "2\u202f000" in shown.out
    assert "en moyenne" in shown.out


@pytest.mark.parametrize(
    ("lowest", "highest", "width"), [(0, 0, 1), (0, 15, 1), (0, 16, 2), (0, 59, 5), (-5, 120, 10), (0, 500, 50)]
)
def test_bins_have_the_smallest_round_width(lowest: int, highest: int, width: int) -> None:
    assert bin_width(lowest, highest) == width


def test_bins_are_labelled_with_their_scores() -> None:
    assert label(7, 1) == "7"
    assert label(10, 5) == "10-14"


def test_bars_are_drawn_by_eighths_or_in_plain_letters() -> None:
    assert bar(2.5, ascii_only=False) == "██▌"
    assert bar(0, ascii_only=False) == ""
    assert bar(2.6, ascii_only=True) == "###"


def test_figures_keep_three_digits() -> None:
    assert [rounded(value) for value in (20_812_345.0, 17.53, 0.02345)] == [20_800_000, 17.5, 0.0234]


def test_warm_says_how_long_it_took_and_where_the_code_is(perankh_says: Call) -> None:
    shown = perankh_says("warm", "ra")
    assert re.fullmatch(r"Ra is compiled, in [\d.]+ s; the machine code is kept in .+ra-fast-\w+\n", shown.out)


def test_a_quiet_warm_up_says_nothing(perankh_says: Call) -> None:
    shown = perankh_says("warm", "--quiet")
    assert (shown.code, shown.out, shown.err) == (0, "", "")


def test_bench_measures_every_number_of_players(perankh_says: Call) -> None:
    from perankh.speed import Speed

    figures = json.loads(perankh_says("bench", "ra", "--seconds", "0.01", "--json").out)
    assert [speed["players"] for speed in figures["ra"]] == [2, 3, 4, 5]
    for speed in figures["ra"]:
        assert set(speed) == {field.name for field in fields(Speed)}
        assert all(figure > 0 for figure in speed.values())


def test_bench_prints_a_table_that_names_every_figure(perankh_says: Call) -> None:
    shown = perankh_says("bench", "--seconds", "0.01", "--lang", "fr")
    assert shown.code == 0
    assert re.search(r"^Joueurs +2 +3 +4 +5$", shown.out, re.MULTILINE)
    assert re.search(r"^copie d'une partie, µs( +\S+){4}$", shown.out, re.MULTILINE)
