"""Records: declared once, standing on two backings."""

from __future__ import annotations

import numpy as np
import pytest

from perankh.engine.luck import Fast
from perankh.engine.record import GameState, Record, number, numbers, real_number, records

LARGEST = 2**63 - 1


class Chest(Record):
    """A record inside a record."""

    coins: int = number()
    gems: list[int] = numbers(3)


class Room(GameState):
    """A record of every kind of field."""

    depth: int = number()
    footprints: list[int] = numbers(4)
    damp: float = real_number()
    chests: list[Chest] = records(Chest, 2)


def a_room() -> Room:
    room = Room()
    room.players = 2
    room.depth = -7
    room.footprints = [1, 2, 3, LARGEST]
    room.damp = 0.25
    room.chests[1].coins = 12
    room.chests[1].gems[2] = 5
    return room


def test_a_new_record_is_blank() -> None:
    room = Room()
    assert (room.depth, room.footprints, room.damp, room.luck, room.journal) == (0, [0, 0, 0, 0], 0, None, None)
    assert [(chest.coins, chest.gems) for chest in room.chests] == [(0, [0, 0, 0]), (0, [0, 0, 0])]


def test_a_record_has_the_fields_of_every_game_first() -> None:
    assert list(Room.FIELDS)[:3] == ["players", "to_act", "phase"]


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        a_room().dpeth = 3  # type: ignore[attr-defined]


def test_two_records_of_a_row_are_not_the_same_record() -> None:
    room = Room()
    room.chests[0].coins = 1
    assert room.chests[1].coins == 0


def test_equal_fields_make_equal_records() -> None:
    assert a_room() == a_room()


def test_records_of_different_classes_are_not_equal() -> None:
    assert Chest() != Room()


def test_a_record_cannot_be_a_key_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(Chest())


def test_differences_name_the_field_and_both_values() -> None:
    room, other = a_room(), a_room()
    other.depth = 8
    other.chests[1].gems = [0, 0, 6]
    assert room.differences(other) == ["depth: -7 != 8", "chests[1].gems: [0, 0, 5] != [0, 0, 6]"]


def test_luck_and_journal_make_no_difference() -> None:
    room = a_room()
    room.luck, room.journal = Fast(1), []
    assert room == a_room()


def test_a_copy_is_equal() -> None:
    assert a_room().copy() == a_room()


@pytest.mark.parametrize(
    "change",
    [
        lambda room: setattr(room, "depth", 1),
        lambda room: setattr(room, "damp", 1.0),
        lambda room: room.footprints.reverse(),
        lambda room: setattr(room.chests[0], "coins", 1),
        lambda room: room.chests[1].gems.clear(),
    ],
)
def test_changing_a_copy_leaves_the_original(change: object) -> None:
    room = a_room()
    change(room.copy())  # type: ignore[operator]
    assert room == a_room()


def test_luck_and_journal_stay_with_the_original() -> None:
    room = a_room()
    room.luck, room.journal = Fast(1), [(1,)]
    copied = room.copy()
    assert (copied.luck, copied.journal) == (None, None)


def test_the_numpy_record_has_every_field_but_the_journal() -> None:
    assert set(Room.dtype().names or ()) == set(Room.FIELDS) - {"journal"}


def test_compiled_luck_is_one_unsigned_word() -> None:
    assert Room.dtype()["luck"] == np.dtype("u8")


def test_compiled_numbers_have_64_bits() -> None:
    dtype = Room.dtype()
    assert (dtype["depth"], dtype["damp"]) == (np.dtype("i8"), np.dtype("f8"))
    assert dtype["footprints"].base == np.dtype("i8")


def test_a_record_comes_back_from_its_row() -> None:
    row = np.zeros(1, Room.dtype())
    a_room().to_compiled(row[0])
    assert Room().from_compiled(row[0]) == a_room()


def test_numbers_come_back_as_plain_numbers() -> None:
    row = np.zeros(1, Room.dtype())
    a_room().to_compiled(row[0])
    room = Room().from_compiled(row[0])
    assert {type(room.depth), type(room.footprints[0]), type(room.chests[0].coins)} == {int}


def test_writing_a_row_leaves_its_neighbour_alone() -> None:
    rows = np.zeros(2, Room.dtype())
    a_room().to_compiled(rows[0])
    assert Room().from_compiled(rows[1]) == Room()


def test_writing_a_row_leaves_its_luck_alone() -> None:
    rows = np.zeros(1, Room.dtype())
    rows[0]["luck"] = 2**64 - 1
    a_room().to_compiled(rows[0])
    assert int(rows[0]["luck"]) == 2**64 - 1


def test_a_record_shows_its_fields() -> None:
    assert repr(Chest()) == "Chest(coins=0, gems=[0, 0, 0])"
