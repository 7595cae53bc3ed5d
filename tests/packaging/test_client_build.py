"""The hook that builds the web client: when it builds, what it asks for, and what it leaves alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hatch_build import (
    CLIENT,
    NODE,
    STAMP,
    NotBuilt,
    WebClientHook,
    build,
    has_packages,
    is_fresh,
    npm_beside,
    stamp_of,
)

ROOT = Path(__file__).parents[2]
SOURCES = {
    "package.json": "{}",
    "vite.config.ts": "export default {};\n",
    "web/index.html": "<!doctype html>\n",
    "web/src/main.ts": "start();\n",
    "web/public/icon.svg": "<svg/>",
    "src/perankh/games/mehen/board/index.ts": "export default board;\n",
    "src/perankh/games/mehen/locales/en.ftl": "title = Mehen\n",
    "src/perankh/games/mehen/rulebook.en.md": "# Mehen\n",
}
OTHERS = {
    "web/tests/main.test.ts": "test();\n",
    "src/perankh/games/mehen/board/tests/board.test.ts": "test();\n",
    "web/.hidden": "swap",
    "src/perankh/games/mehen/flow.py": "steps = ()\n",
    "README.md": "# A house\n",
}
LOCK = {
    "packages": {
        "": {"name": "perankh-web"},
        "node_modules/vite": {"version": "8.0.0", "integrity": "sha512-vite"},
        "node_modules/vitest": {"version": "5.0.0", "integrity": "sha512-vitest", "dev": True},
        "node_modules/binding-of-another-system": {"version": "1.0.0", "integrity": "sha512-x", "optional": True},
    }
}
SOME_NODE = """#!{python}
import json, os, sys
from pathlib import Path

script, *arguments = sys.argv[1:]
with Path("calls.txt").open("a") as calls:
    calls.write(f"{{Path(script).name}} {{arguments[0]}}\\n")
if Path(f"{{Path(script).stem}}.fails").exists():
    sys.exit("it rains")
if arguments[0] == "ci":
    Path("node_modules").mkdir(exist_ok=True)
    packages = json.loads(Path("package-lock.json").read_text())["packages"]
    wanted = {{place: facts for place, facts in packages.items() if not facts.keys() & {{"dev", "optional"}}}}
    Path("node_modules/.package-lock.json").write_text(json.dumps({{"packages": wanted}}))
if arguments[0] == "build":
    made = Path(arguments[arguments.index("--outDir") + 1])
    made.mkdir(parents=True)
    (made / "index.html").write_text(Path("web/index.html").read_text() + os.environ["NODE_ENV"])
"""
"""Stands in for Node: notes what it is asked, and does what npm and Vite would leave behind."""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, and a Node with npm."""
    root = tmp_path / "checkout"
    for name, text in {**SOURCES, **OTHERS, "package-lock.json": json.dumps(LOCK)}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    node = tmp_path / "node" / "bin" / "node"
    npm = tmp_path / "node" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for path in (node, npm):
        path.parent.mkdir(parents=True)
        path.write_text(SOME_NODE.format(python=sys.executable), encoding="utf-8")
    node.chmod(0o755)
    monkeypatch.setenv("PERANKH_NODE", str(node))
    return root


@pytest.fixture
def hook(checkout: Path) -> WebClientHook:
    """The hook as hatchling makes it."""
    return hook_of(checkout)


def hook_of(root: Path) -> WebClientHook:
    nothing: Any = None
    return WebClientHook(str(root), {}, nothing, nothing, str(root / "dist"), "wheel")


def calls(checkout: Path) -> list[str]:
    """What was asked of Node."""
    noted = checkout / "calls.txt"
    return noted.read_text(encoding="utf-8").splitlines() if noted.exists() else []


def with_more(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + " ", encoding="utf-8")


@pytest.mark.parametrize("name", [*SOURCES, "package-lock.json"])
def test_the_stamp_changes_with_every_source(checkout: Path, name: str) -> None:
    before = stamp_of(checkout)
    with_more(checkout / name)
    assert stamp_of(checkout) != before


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "web" / "src" / "more.ts").write_text("more();\n"),
        lambda root: (root / "web" / "src" / "main.ts").unlink(),
        lambda root: (root / "web" / "src" / "main.ts").rename(root / "web" / "src" / "other.ts"),
    ],
    ids=["added", "deleted", "renamed"],
)
def test_the_stamp_changes_with_the_set_of_sources(checkout: Path, change: Callable[[Path], Any]) -> None:
    before = stamp_of(checkout)
    change(checkout)
    assert stamp_of(checkout) != before


@pytest.mark.parametrize("name", OTHERS)
def test_the_stamp_does_not_care_for_what_is_not_built_in(checkout: Path, name: str) -> None:
    before = stamp_of(checkout)
    with_more(checkout / name)
    assert stamp_of(checkout) == before


def test_the_stamp_is_the_same_where_lines_end_otherwise(checkout: Path) -> None:
    before = stamp_of(checkout)
    for name in SOURCES:
        path = checkout / name
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert stamp_of(checkout) == before


def test_a_client_is_built_once(checkout: Path, hook: WebClientHook) -> None:
    hook.initialize("standard", {})
    assert is_fresh(checkout)
    assert (checkout / CLIENT / "index.html").read_text(encoding="utf-8").endswith("production")
    hook.initialize("standard", {})
    assert calls(checkout) == ["npm-cli.js ci", "vite.js build"]


def test_a_client_is_built_anew_when_its_sources_changed(checkout: Path, hook: WebClientHook) -> None:
    hook.initialize("standard", {})
    with_more(checkout / "web" / "index.html")
    assert not is_fresh(checkout)
    hook.initialize("standard", {})
    assert is_fresh(checkout)
    assert calls(checkout) == ["npm-cli.js ci", "vite.js build", "vite.js build"]
    assert sorted(path.name for path in (checkout / CLIENT).parent.iterdir()) == ["games", "web"]


def test_a_client_that_somebody_built_by_hand_is_not_trusted(checkout: Path) -> None:
    build(checkout)
    (checkout / CLIENT / STAMP).unlink()
    assert not is_fresh(checkout)


def test_what_npm_has_installed_is_kept_with_the_packages_of_a_developer(checkout: Path) -> None:
    assert not has_packages(checkout)
    everything = {place: facts for place, facts in LOCK["packages"].items() if "optional" not in facts}
    modules = checkout / "node_modules"
    modules.mkdir()
    (modules / ".package-lock.json").write_text(json.dumps({"packages": everything}), encoding="utf-8")
    assert has_packages(checkout)
    build(checkout)
    assert calls(checkout) == ["vite.js build"]


def test_packages_of_another_version_are_fetched_anew(checkout: Path) -> None:
    build(checkout)
    newer = json.dumps(LOCK).replace("sha512-vite", "sha512-newer")
    (checkout / "package-lock.json").write_text(newer, encoding="utf-8")
    assert not has_packages(checkout)


def test_node_is_asked_for_only_when_there_is_something_to_build(
    checkout: Path, hook: WebClientHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook.dependencies() == []  # somebody has named another one
    monkeypatch.delenv("PERANKH_NODE")
    assert hook.dependencies() == [NODE]
    (checkout / CLIENT).mkdir()
    (checkout / CLIENT / STAMP).write_text(stamp_of(checkout) + "\n", encoding="ascii")
    assert hook.dependencies() == []


@pytest.mark.parametrize(
    ("failing", "said"),
    [("npm-cli", ["npm's registry, which must be within reach", "npm-cli ci says:\nit rains"]), ("vite", ["it rains"])],
)
def test_a_build_that_fails_says_why_and_leaves_the_client_as_it_was(
    checkout: Path, hook: WebClientHook, capsys: pytest.CaptureFixture[str], failing: str, said: list[str]
) -> None:
    (checkout / CLIENT).mkdir()
    (checkout / CLIENT / "index.html").write_text("an older client", encoding="utf-8")
    (checkout / f"{failing}.fails").touch()
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})
    shown = "".join(capsys.readouterr())
    assert all(words in shown for words in ["The web client could not be built.", *said])
    assert [path.name for path in (checkout / CLIENT).iterdir()] == ["index.html"]
    assert [path.name for path in (checkout / CLIENT).parent.glob(".web-*")] == []


def test_a_node_without_npm_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match="no npm beside"):
        npm_beside(tmp_path / "bin" / "node")


def test_cleaning_takes_the_client_away(checkout: Path, hook: WebClientHook) -> None:
    hook.initialize("standard", {})
    hook.clean(["standard"])
    assert not (checkout / CLIENT).exists()


def test_the_hook_and_the_constraints_name_the_same_node() -> None:
    assert NODE in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
