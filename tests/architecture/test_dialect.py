"""The files that compile keep to the vocabulary that both backings understand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from perankh.engine import luck
from perankh.engine.luck import Fast
from tests.sources import ROOT, imports, name_of, sources, tree

COMPILED = sorted(
    path
    for path in sources("games", "engine/mechanics")
    if path.name in ("flow.py", "greedy.py", "hidden.py") or path.parent.name == "rules"
)
"""What the kernels of games are made of."""

TEMPLATES = [ROOT / "simulate" / "playouts.py", ROOT / "bots" / "tree.py"]

FOREIGN: dict[str, tuple[type[ast.AST], ...]] = {
    "try": (ast.Try, ast.Raise),
    "with": (ast.With,),
    "lambda": (ast.Lambda,),
    "comprehension": (ast.ListComp, ast.SetComp, ast.DictComp),
    "generator": (ast.GeneratorExp, ast.Yield, ast.YieldFrom),
    "text with values": (ast.JoinedStr,),
    "slice": (ast.Slice,),
    "global": (ast.Global, ast.Nonlocal),
    "class": (ast.ClassDef,),
    "async": (ast.AsyncFunctionDef, ast.Await),
    "star": (ast.Starred,),
    "del": (ast.Delete,),
    "dictionary or set": (ast.Dict, ast.Set),
    "walrus": (ast.NamedExpr,),
}


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef))


def without_annotations(path: Path) -> Iterator[ast.AST]:
    """Everything a file does; what it says of types is not done."""
    waiting: list[ast.AST] = [tree(path)]
    while waiting:
        node = waiting.pop()
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns"):
                continue
            waiting += [
                child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)
            ]


def test_there_is_something_to_compile() -> None:
    assert COMPILED


@pytest.mark.parametrize("word", FOREIGN)
def test_rules_speak_only_words_that_compile(word: str) -> None:
    found = [
        f"{name_of(path)}: {ast.unparse(node)}"
        for path in COMPILED
        for node in without_annotations(path)
        if isinstance(node, FOREIGN[word])
    ]
    assert found == []


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_rules_import_only_the_house(path: Path) -> None:
    assert all(module.startswith("perankh.") for module, _ in imports(path))


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_rules_have_no_default_arguments(path: Path) -> None:
    assert [function.name for function in functions(path) if function.args.defaults or function.args.kw_defaults] == []


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_rules_never_print(path: Path) -> None:
    called = {
        node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {
        "print",
        "input",
        "open",
        "setattr",
        "getattr",
        "sorted",
        "sum",
        "any",
        "all",
        "enumerate",
        "zip",
    }


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_rules_count_in_whole_numbers(path: Path) -> None:
    """No fractions: nothing that could round differently on two backings."""
    fractions = [
        node
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
    ]
    assert [ast.unparse(node) for node in fractions] == []


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_rules_keep_nothing_outside_the_state(path: Path) -> None:
    """Module level holds imports, functions and constants in capitals, nothing that changes."""
    for node in tree(path).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            assert all(isinstance(target, ast.Name) and target.id.isupper() for target in targets)
            assert not isinstance(node.value, ast.List | ast.Dict | ast.Set)
        else:
            assert isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.Expr)


@pytest.mark.parametrize("path", TEMPLATES, ids=name_of)
def test_templates_have_no_exceptions_and_no_comprehensions_inside_their_functions(path: Path) -> None:
    foreign = FOREIGN["try"] + FOREIGN["with"] + FOREIGN["lambda"] + FOREIGN["comprehension"] + FOREIGN["generator"]
    for function in functions(path):
        assert not any(isinstance(node, foreign) for node in ast.walk(function)), function.name


def test_only_the_module_of_luck_exceeds_63_bits() -> None:
    """Signed overflow is undefined when compiled; the casts of this one module keep its words unsigned."""
    assert set(luck.CASTS) == {"u64", "i64"}
    assert all(hasattr(luck, cast) for cast in luck.CASTS)
    wide = {
        name_of(path)
        for path in [*COMPILED, *TEMPLATES, *sources("engine")]
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= 2**63
    }
    assert wide == {"engine/luck.py"}
    assert Fast(-1).luck == luck.MASK
