"""A position is declared once, as an annotated class, and stands on two backings: plain objects and NumPy records.

    class Player(Record):
        fame: int = number()
        tiles: list[int] = numbers(KINDS)

    class State(GameState):
        seats: list[Player] = records(Player, MAX_SEATS)

A plain record is an object with slots, ints and lists: what the server, the tests and a debugger see.
`State.dtype()` is the NumPy record of the same fields: what compiled code sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np

    from perankh.engine.luck import Luck

Journal = list[tuple[int, ...]]
"""What the rules told while they ran: an event's number and its facts."""


class Field:
    """How one declared field is stored."""

    __slots__ = ("kind", "length", "record")

    def __init__(self, kind: str, length: int = 0, record: type[Record] | None = None) -> None:
        self.kind = kind
        self.length = length
        self.record = record


def number() -> Any:
    """One whole number; compiled, it has 64 bits, so that no count of a game can overflow."""
    return Field("i8")


def numbers(length: int) -> Any:
    """A row of whole numbers."""
    return Field("i8", length)


def real_number() -> Any:
    """One real number: for search; rules count in whole ones."""
    return Field("f8")


def records(record: type[Record], length: int) -> Any:
    """A row of records of one class."""
    return Field("record", length, record)


def luck_source() -> Any:
    """What stands behind the door of luck: an object when plain, 64 bits of a generator when compiled."""
    return Field("luck")


def plain_only() -> Any:
    """A slot that only the plain object has; compiled code never reads it."""
    return Field("plain")


class _RecordType(type):
    """Turns the declared fields of a class into slots and keeps their declarations in FIELDS."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _RecordType:
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited |= getattr(base, "FIELDS", {})
        declared = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in declared:
            del namespace[key]
        namespace["__slots__"] = tuple(declared)
        fields = namespace["FIELDS"] = inherited | declared
        numbers = [(k, f) for k, f in fields.items() if f.kind[0] in "if"]
        namespace["_SCALARS"] = tuple(k for k, f in numbers if not f.length)
        namespace["_ROWS"] = tuple(k for k, f in numbers if f.length)
        namespace["_RECORDS"] = tuple(k for k, f in fields.items() if f.kind == "record")
        namespace["_PLAIN"] = tuple(k for k, f in fields.items() if f.kind in ("luck", "plain"))
        namespace["copy"] = _copier(fields)
        return super().__new__(mcs, name, bases, namespace)


def _copier(fields: dict[str, Field]) -> Callable[[Any], Any]:
    """The method that copies a record, written out field by field: matches copy their position at every move."""
    kinds = {"record": "[each.copy() for each in self.{0}]", "luck": "None", "plain": "None"}
    lines = [
        f"    new.{name} = " + kinds.get(field.kind, "self.{0}[:]" if field.length else "self.{0}").format(name)
        for name, field in fields.items()
    ]
    source = "\n".join(["def copy(self):", "    new = make(kind(self))", *lines, "    return new"])
    namespace: dict[str, Any] = {"make": object.__new__, "kind": type}
    exec(source, namespace)  # noqa: S102 - the names are those of a class body
    copy: Callable[[Any], Any] = namespace["copy"]
    copy.__doc__ = "An independent copy; the door of luck and the journal stay with the original."
    return copy


class Record(metaclass=_RecordType):
    """A thing a player calls by one name, made of numbers, rows of numbers and rows of records."""

    FIELDS: ClassVar[dict[str, Field]]
    _SCALARS: ClassVar[tuple[str, ...]]
    _ROWS: ClassVar[tuple[str, ...]]
    _RECORDS: ClassVar[tuple[str, ...]]
    _PLAIN: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        for name in self._SCALARS:
            setattr(self, name, 0)
        for name in self._ROWS:
            setattr(self, name, [0] * self.FIELDS[name].length)
        for name in self._RECORDS:
            field = self.FIELDS[name]
            assert field.record is not None
            setattr(self, name, [field.record() for _ in range(field.length)])
        for name in self._PLAIN:
            setattr(self, name, None)

    def copy(self) -> Self:
        """An independent copy; the door of luck and the journal stay with the original."""
        raise NotImplementedError  # every class has its own, written out by _copier

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and not self.differences(other)

    __hash__ = None  # type: ignore[assignment]  # a record changes as the game goes on

    def differences(self, other: Any, path: str = "") -> list[str]:
        """Which fields differ, each with both values: how tests compare two backings."""
        found = [
            f"{path}{name}: {getattr(self, name)!r} != {getattr(other, name)!r}"
            for name in self._SCALARS + self._ROWS
            if getattr(self, name) != getattr(other, name)
        ]
        for name in self._RECORDS:
            pairs = zip(getattr(self, name), getattr(other, name), strict=True)
            for index, (mine, theirs) in enumerate(pairs):
                found += mine.differences(theirs, f"{path}{name}[{index}].")
        return found

    def __repr__(self) -> str:
        shown = self._SCALARS + self._ROWS + self._RECORDS
        return f"{type(self).__name__}({', '.join(f'{k}={getattr(self, k)!r}' for k in shown)})"

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy record of the same fields."""
        import numpy as np

        columns: list[tuple[Any, ...]] = []
        for name, field in cls.FIELDS.items():
            if field.kind == "plain":
                continue
            kind = field.record.dtype() if field.record else "u8" if field.kind == "luck" else field.kind
            columns.append((name, kind, (field.length,)) if field.length else (name, kind))
        return np.dtype(columns, align=True)

    def to_compiled(self, row: Any) -> None:
        """Write every number into a row of a NumPy array of this class's dtype."""
        for name in self._SCALARS + self._ROWS:
            row[name] = getattr(self, name)
        for name in self._RECORDS:
            for index, record in enumerate(getattr(self, name)):
                record.to_compiled(row[name][index])

    def from_compiled(self, row: Any) -> Self:
        """Read every number back from a row of a NumPy array of this class's dtype."""
        for name in self._SCALARS + self._ROWS:
            setattr(self, name, row[name].tolist())
        for name in self._RECORDS:
            for index, record in enumerate(getattr(self, name)):
                record.from_compiled(row[name][index])
        return self


class GameState(Record):
    """What every game's position has under the same names."""

    players: int = number()
    """How many play."""
    to_act: int = number()
    """The seat that must decide."""
    phase: int = number()
    """What is being asked of it."""
    rules: int = number()
    """Which version of the rules the table plays by."""
    luck: Luck = luck_source()
    """What stands behind the door of luck."""
    journal: Journal | None = plain_only()
    """Where the rules tell what happened, when somebody listens."""
