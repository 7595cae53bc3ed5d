"""Limits: how often something may be done, told in seconds that hold, in memory that is bounded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from perankh.server import limits
from perankh.server.config import Config
from perankh.server.limits import LIMITS, Bucket, Limit, Limited, Limits
from perankh.server.refused import Refused
from tests.server.visiting import Visit, visited

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.moment = 1_000.0

    def monotonic(self) -> float:
        return self.moment


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture
def strict_house(clock: Clock, tmp_path: Path) -> Iterator[Visit]:
    """A house with its limits, where no time passes by itself."""
    with visited(Config(str(tmp_path / "house.db"))) as visit:
        yield visit


def spend_all(buckets: Limits, what: Limited, who: str) -> None:
    for _ in range(LIMITS[what].at_once):
        buckets.spend(what, who)


def wait_told(buckets: Limits, what: Limited, who: str) -> int:
    with pytest.raises(Refused) as refused:
        buckets.spend(what, who)
    assert refused.value.code == "too-often"
    return int(refused.value.facts["seconds"])


@pytest.mark.parametrize("what", LIMITS)
def test_so_many_at_once_and_no_more(clock: Clock, what: Limited) -> None:
    buckets = Limits()
    spend_all(buckets, what, "anna")
    assert wait_told(buckets, what, "anna") >= 1


@pytest.mark.parametrize("what", LIMITS)
def test_after_the_seconds_that_were_told_it_may_be_done_again(clock: Clock, what: Limited) -> None:
    buckets = Limits()
    for passed in (0.0, 0.3, 0.7, 1.4):
        spend_all(buckets, what, str(passed))
        clock.moment += passed * LIMITS[what].seconds / 2
        for _ in range(LIMITS[what].at_once):
            try:
                buckets.spend(what, str(passed))
            except Refused:
                break
        clock.moment += wait_told(buckets, what, str(passed))
        buckets.spend(what, str(passed))


def test_a_bucket_fills_as_time_goes_by_and_never_overflows(clock: Clock) -> None:
    bucket = Bucket(Limit(3, 10.0), 0.0, clock.moment)
    assert bucket.take() == 10.0
    clock.moment += 4.0
    assert bucket.take() == pytest.approx(6.0)
    clock.moment += 6.0
    assert bucket.take() == pytest.approx(0.0)
    clock.moment += 1_000_000.0
    assert [bool(bucket.take()) for _ in range(4)] == [False, False, False, True]


def test_each_has_a_bucket_of_their_own_for_each_thing(clock: Clock) -> None:
    buckets = Limits()
    spend_all(buckets, "say", "anna")
    buckets.spend("say", "karim")
    buckets.spend("sit", "anna")
    assert wait_told(buckets, "say", "anna") == LIMITS["say"].seconds


def test_lifted_limits_limit_nothing() -> None:
    buckets = Limits(lifted=True)
    for _ in range(10 * LIMITS["log in"].at_once):
        buckets.spend("log in", "anna")
    assert not buckets._buckets


def test_what_is_remembered_is_bounded_and_the_busiest_are_remembered(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)
    buckets = Limits()
    spend_all(buckets, "say", "anna")
    for number in range(1_000):
        buckets.spend("say", f"somebody {number}")
        wait_told(buckets, "say", "anna")
    assert len(buckets._buckets) == 100


def test_whoever_asks_too_often_is_told_when_to_come_again(strict_house: Visit, clock: Clock) -> None:
    anna = strict_house.stranger()
    table = anna.founds(seats=SEATS)
    most = LIMITS["say"].at_once
    answers = [anna.ask("POST", f"/api/tables/{table}/chat", {"text": str(number)}) for number in range(most + 1)]
    assert [answer.status_code for answer in answers] == [200] * most + [429]
    fault, wait = answers[-1].json(), int(answers[-1].headers["retry-after"])
    assert (fault["code"], wait) == ("too-often", LIMITS["say"].seconds)
    assert str(wait) in fault["sentence"]
    clock.moment += wait
    assert anna.ask("POST", f"/api/tables/{table}/chat", {"text": "again"}).status_code == 200


def test_a_refusal_of_other_kinds_tells_nobody_to_come_again(strict_house: Visit) -> None:
    assert "retry-after" not in strict_house.client.get("/api/tables/nothing").headers


def test_a_stranger_founds_so_many_tables_with_whatever_cookie(strict_house: Visit) -> None:
    wish = {"game": "ra", "seats": SEATS}
    most = LIMITS["found"].at_once
    statuses = [strict_house.stranger().ask("POST", "/api/tables", wish).status_code for _ in range(most + 1)]
    assert statuses == [201] * most + [429]


def test_forged_cookies_share_the_bucket_of_their_address(strict_house: Visit) -> None:
    statuses = set()
    for number in range(LIMITS["ask"].at_once + 1):
        asker = strict_house.stranger()
        asker.cookie = f"forged{number}.{number}"
        statuses.add(asker.ask("GET", "/api/tables").status_code)
    assert statuses == {200, 429}


def test_somebody_known_is_not_held_up_by_others_at_the_same_address(strict_house: Visit) -> None:
    anna = strict_house.stranger()
    table = anna.founds(seats=SEATS)
    for _ in range(LIMITS["ask"].at_once + 1):
        strict_house.client.get("/api/tables")
    assert strict_house.client.get("/api/tables").status_code == 429
    assert anna.ask("GET", f"/api/tables/{table}").status_code == 200


def test_opening_websockets_is_limited_too(strict_house: Visit) -> None:
    anna = strict_house.stranger()
    table = anna.founds(seats=SEATS)
    for _ in range(LIMITS["ask"].at_once):
        anna.ask("GET", f"/api/tables/{table}")
    with anna.watches(table) as socket:
        assert socket.receive_json()["code"] == "too-often"


@pytest.mark.parametrize(
    ("one", "other", "is_one_household"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "", True),
        ("testclient", "testclient", True),
        ("testclient", "other", False),
    ],
)
def test_one_household_has_one_bucket_however_many_addresses_it_was_given(
    one: str, other: str, is_one_household: bool
) -> None:
    assert (limits.household(one) == limits.household(other)) == is_one_household
