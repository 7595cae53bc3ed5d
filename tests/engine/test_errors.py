"""Errors: few, drawn as a tree, and each with one clear sentence."""

from __future__ import annotations

import inspect
import re

import pytest

import perankh
from perankh.engine import errors

CLASSES = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if kind.__module__ == errors.__name__]


def test_the_tree_in_the_docstring_is_the_tree_of_the_classes() -> None:
    drawn = re.findall(r"^[│├└─ ]*([A-Z][A-Za-z]+) ", str(errors.__doc__).split("\n\n", 1)[1], re.MULTILINE)
    assert sorted(drawn) == sorted(kind.__name__ for kind in CLASSES)


@pytest.mark.parametrize("kind", CLASSES)
def test_every_error_is_a_value_error_of_the_house(kind: type[Exception]) -> None:
    assert issubclass(kind, perankh.PerankhError)
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", CLASSES)
def test_every_error_can_be_caught_by_its_public_name(kind: type[Exception]) -> None:
    assert getattr(perankh, kind.__name__) is kind


def test_an_invalid_position_says_every_reason() -> None:
    assert str(errors.InvalidPosition(["no bag", "no lane"])) == "no bag; no lane"


def test_an_invalid_record_says_its_line() -> None:
    assert str(errors.InvalidRecord("no such move", line=12)) == "line 12: no such move"


def test_an_invalid_record_without_a_line_says_only_why() -> None:
    assert str(errors.InvalidRecord("it is empty")) == "it is empty"
