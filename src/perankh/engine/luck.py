"""The one door of chance: rules call `pick`; what stands behind the door is chosen at the edge."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from perankh.engine.errors import ImpossibleOutcome, InvalidSetup
from perankh.engine.reading import shown

KEY_BYTES = 32
MASK = 0xFFFFFFFFFFFFFFFF
u64 = int
i64 = int
CASTS = {"u64": "uint64", "i64": "int64"}
"""Only this module exceeds 63 bits; compiled, these names become Numba's casts."""


class Luck(Protocol):
    """What can stand behind the door: it answers which of several outcomes comes true."""

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        """An index, each as likely as its count."""


def pick(state: Any, chance: int, counts: Sequence[int]) -> Any:
    """Which of several things luck chooses, each as likely as its count; `chance` names what is drawn."""
    return state.luck.pick(chance, counts)


class MatchLuck(Protocol):
    """Luck that lasts a whole match."""

    def for_move(self, number: int) -> Luck:
        """What stands behind the door during one move; the set-up is move 0."""


class Seeded:
    """Luck that follows from a seed, the same on every machine: each draw hashes the seed and its number."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.key = _key_of(seed)
        self.draws = 0

    def for_move(self, number: int) -> Luck:
        return self

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        return pick_by(self.word, counts)

    def word(self) -> int:
        """The next 64 bits."""
        message = self.draws.to_bytes(8, "big")
        self.draws += 1
        return int.from_bytes(hashlib.blake2b(message, digest_size=8, key=self.key).digest(), "big")


def _key_of(seed: int | str | bytes | None) -> bytes:
    """A key of 32 bytes; seeds of different types never share one."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise InvalidSetup(f"a seed is an int, a str or bytes, not {type(seed).__name__}")
    spelled = seed if isinstance(seed, bytes) else _spelled(seed)
    return hashlib.blake2b(type(seed).__name__.encode() + b":" + spelled, digest_size=32).digest()


def _spelled(seed: int | str) -> bytes:
    """A seed in letters; Python does not write out numbers of thousands of digits, so those are seen in hexadecimal."""
    is_long = isinstance(seed, int) and abs(seed) >= 1 << 10_000
    return (f"{seed:x}" if is_long else str(seed)).encode("utf-8", "surrogatepass")


@dataclass(frozen=True)
class Seal:
    """What makes luck checkable: the commitment, the players' contributions, and in the end the key."""

    commitment: str
    contributions: tuple[str, ...]
    key: str | None = None


class Committed:
    """Luck that follows from a key, which can be shown to be fair.

    Publish the commitment, a hash of the key, before the first move. Then let each player add a contribution, which
    nobody could know when the key was chosen. An outcome depends on the key, the contributions, the number of the move
    and that of the draw within it, on nothing else: playing a move again cannot change it. When the key is revealed,
    anyone who has seen the commitment can check that no outcome was chosen.
    """

    def __init__(self, key: bytes | None = None, contributions: Sequence[str] = ()) -> None:
        self.key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self.contributions = tuple(contributions)
        spelled = json.dumps(self.contributions, ensure_ascii=True).encode()
        self._inner, self._outer = _hmac_begun(hmac.digest(self.key, hashlib.sha256(spelled).digest(), "sha256"))

    @property
    def commitment(self) -> str:
        """What is published before the first move: it fixes the key and does not betray it."""
        return hashlib.sha256(self.key).hexdigest()

    @property
    def seal(self) -> Seal:
        """Everything that checking needs; the key in it is for the end of the match only."""
        return Seal(self.commitment, self.contributions, self.key.hex())

    def for_move(self, number: int) -> Luck:
        return _CommittedMove(self._inner, self._outer, number)


def _hmac_begun(secret: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """The two hashes of an HMAC (RFC 2104) with the secret already in them: a table draws from them all game long."""
    padded = secret.ljust(hashlib.sha256().block_size, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in padded)), hashlib.sha256(bytes(byte ^ 0x5C for byte in padded))


class _CommittedMove:
    """The draws of one move."""

    def __init__(self, inner: hashlib._Hash, outer: hashlib._Hash, move: int) -> None:
        self._inner = inner
        self._outer = outer
        self._move = move
        self._words = 0

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        return pick_by(self._word, counts)

    def _word(self) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(self._move.to_bytes(8, "big") + self._words.to_bytes(8, "big"))
        outer.update(inner.digest())
        self._words += 1
        return int.from_bytes(outer.digest()[:8], "big")


class Sealed:
    """Luck whose key somebody else holds."""

    def for_move(self, number: int) -> Luck:
        return self

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        raise ImpossibleOutcome("the luck of this match is sealed: only who holds its key can draw")


def pick_by(word: Callable[[], int], counts: Sequence[int]) -> int:
    """An index as likely as its count, from a source of 64-bit words."""
    total = sum(counts)
    limit = (MASK + 1) // total * total  # words past the last whole multiple would favour the first outcomes
    while True:
        number = word()
        if number < limit:
            return index_at(number % total, counts)


class LuckSpeaks(Exception):
    """Luck was asked where it only listens."""


class Silent:
    """Luck that decides nothing, for whoever asks what follows without it."""

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        raise LuckSpeaks


class Told:
    """Luck that somebody else decided and named: a record, a test, or a person at a real table."""

    def __init__(self, outcomes: Sequence[str], vocabularies: Mapping[int, Mapping[int, str]]) -> None:
        if not isinstance(outcomes, list | tuple):
            raise ImpossibleOutcome(f"outcomes are a list of names, not {shown(outcomes)}")
        self.outcomes = list(outcomes)
        self.vocabularies = vocabularies
        self.used = 0

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        names = self.vocabularies[chance]
        possible = [names[index] for index, count in enumerate(counts) if count > 0]
        if self.used == len(self.outcomes):
            raise ImpossibleOutcome(f"luck decides {self.used + 1} times here, and only {self.used} outcomes were told")
        outcome = self.outcomes[self.used]
        self.used += 1
        if outcome not in possible:
            raise ImpossibleOutcome(f"{shown(outcome)} cannot come of luck now; possible: {', '.join(possible)}")
        return next(index for index, name in names.items() if name == outcome)

    def check_all_used(self) -> None:
        """Refuse outcomes that luck was never asked for."""
        if self.used < len(self.outcomes):
            raise ImpossibleOutcome(f"luck decides {self.used} times here, but {len(self.outcomes)} outcomes were told")


class Witness:
    """Stands before another luck and remembers what came of each draw."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.seen: list[tuple[int, int]] = []

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        outcome = self.source.pick(chance, counts)
        self.seen.append((int(chance), outcome))
        return outcome


class Fast:
    """The compiled twin's generator as a plain object: both backings draw the same from the same number."""

    def __init__(self, seed: int) -> None:
        self.luck = seed & MASK

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        return index_at(below(self, sum(counts)), counts)


def index_at(place: int, counts: Sequence[int]) -> int:
    """Which thing lies at this place when all are laid out in order."""
    for index, count in enumerate(counts):
        place -= count
        if place < 0:
            return index
    raise AssertionError("the place lies beyond the last thing")


def next64(state: Any) -> int:
    """Advance a splitmix64 generator; in unsigned words, because signed overflow is undefined when compiled."""
    state.luck = (u64(state.luck) + 0x9E3779B97F4A7C15) & MASK
    word = u64(state.luck)
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def below(state: Any, limit: int) -> int:
    """A number from 0 up to but not including the limit, which must be under 2**31."""
    return i64(((next64(state) >> 32) * u64(limit)) >> 32)


def pick_compiled(state: Any, chance: int, counts: Sequence[int]) -> int:
    """What `pick` is in compiled code."""
    total = 0
    for index in range(len(counts)):
        total += counts[index]
    place = below(state, total)
    index = 0
    while place >= counts[index]:
        place -= counts[index]
        index += 1
    return index


pick.compiled_as = pick_compiled  # type: ignore[attr-defined]
