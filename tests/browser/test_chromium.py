"""The browser of the tests is found, or its absence is a failure."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import NoBrowser, find, main


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser: its folder of programs is empty."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_of_playwright", lambda: str(tmp_path / "playwright" / "chrome"))
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_the_browser_of_the_system_is_found(machine: Path, name: str) -> None:
    path = program(machine / name)
    assert find() == path


def test_the_browser_of_playwright_is_found_when_the_system_has_none(machine: Path) -> None:
    of_playwright = program(machine / "playwright" / "chrome")
    assert find() == of_playwright
    of_the_system = program(machine / "chromium")
    assert find() == of_the_system


def test_somebody_may_name_another(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "chromium")
    mine = program(machine / "mine")
    monkeypatch.setenv("CHROMIUM", mine)
    assert find() == mine


def test_a_wrong_name_is_not_passed_over(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "chromium")
    monkeypatch.setenv("CHROMIUM", str(machine / "no-such"))
    with pytest.raises(NoBrowser, match="no-such"):
        find()


@pytest.mark.usefixtures("machine")
def test_no_browser_is_a_failure() -> None:
    with pytest.raises(NoBrowser, match="make test"):
        find()
    with pytest.raises(SystemExit, match="make test"):
        main("find")


def test_nothing_is_installed_where_there_is_a_browser(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "install", lambda: pytest.fail("installed"))
    path = program(machine / "chromium")
    main("install")
    assert capsys.readouterr().out == f"{path}\n"


@pytest.mark.parametrize(
    ("system", "root", "expected"),
    [
        ("debian", [], ["apt-get", "chromium"]),
        ("debian", ["sudo"], ["sudo", "apt-get", "chromium"]),
        ("debian", None, [sys.executable, "playwright", "chromium"]),
        ("fedora", [], [sys.executable, "playwright", "chromium"]),
    ],
)
def test_each_system_installs_as_it_does(
    monkeypatch: pytest.MonkeyPatch, system: str, root: list[str] | None, expected: list[str]
) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(chromium.platform, "freedesktop_os_release", lambda: {"ID": system})
    monkeypatch.setattr(chromium, "_becoming_root", lambda: root)
    monkeypatch.setattr(chromium.subprocess, "run", lambda command, **_: run.append(command))
    chromium.install()
    assert [word for word in run[-1] if word in expected] == expected
