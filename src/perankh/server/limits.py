"""How often something may be done: a bucket of tokens for each person or address, refilled as time goes by."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from perankh.server.refused import Refused

Limited = Literal["found", "sit", "say", "log in", "account", "program", "replay", "ask"]


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and one more each time so many seconds have passed."""

    at_once: int
    seconds: float


LIMITS: dict[Limited, Limit] = {
    "found": Limit(20, 15),
    "sit": Limit(30, 5),
    "say": Limit(6, 3),
    "log in": Limit(8, 20),
    "account": Limit(8, 60),
    "program": Limit(8, 60),
    "replay": Limit(12, 3),
    "ask": Limit(240, 0.05),
}
"""`ask` counts everything else: requests of one address, and messages of one websocket."""
MOST_REMEMBERED = 50_000
HOUSEHOLD = 64
"""In bits: how much of an IPv6 address all devices of one household share."""


def household(address: str) -> str:
    """Whose address it is, as far as anybody can tell: a household is given whole networks of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


@dataclass(slots=True)
class Bucket:
    """What one person or address may still do at once."""

    limit: Limit
    tokens: float
    filled_at: float

    @classmethod
    def full(cls, what: Limited) -> Bucket:
        """A bucket that nothing was taken from."""
        return cls(LIMITS[what], LIMITS[what].at_once, time.monotonic())

    def take(self) -> float:
        """Take a token; returns 0, or the seconds until there will be one."""
        moment = time.monotonic()
        gained = (moment - self.filled_at) / self.limit.seconds
        self.tokens = min(self.limit.at_once, self.tokens + gained)
        self.filled_at = moment
        if self.tokens < 1:
            return (1 - self.tokens) * self.limit.seconds
        self.tokens -= 1
        return 0


class Limits:
    """The buckets of one process."""

    def __init__(self, lifted: bool = False) -> None:
        self.lifted = lifted
        self._buckets: OrderedDict[tuple[Limited, str], Bucket] = OrderedDict()

    def spend(self, what: Limited, who: str) -> None:
        """Count one more, or refuse it."""
        if self.lifted:
            return
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket.full(what)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((what, who))
        wait = bucket.take()
        if wait:
            raise Refused("too-often", seconds=math.ceil(wait))
