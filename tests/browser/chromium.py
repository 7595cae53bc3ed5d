"""The browser of the tests: found on this machine, or installed as this machine installs things.

python tests/browser/chromium.py find        where it is
python tests/browser/chromium.py install     install one, unless there is one
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

CHOSEN = "CHROMIUM"
"""The variable that names the browser to take."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What the systems of the world call it."""
APT = ["apt-get", "--quiet", "--yes", "-o", "DPkg::Lock::Timeout=120"]

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A browser that asks nobody but the house."""


class NoBrowser(Exception):
    """There is nothing to run the tests in."""


def find() -> str:
    """Where the browser is; the tests fail rather than pass without one."""
    chosen = os.environ.get(CHOSEN)
    if chosen is not None:
        if shutil.which(chosen) is None:
            raise NoBrowser(f"{CHOSEN} names {chosen!r}, which is no program.")
        return chosen
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    path = _of_playwright()
    if Path(path).exists():
        return path
    raise NoBrowser(f"No browser was found: `make test` installs one, or {CHOSEN} names yours.")


def install() -> None:
    """Install Chromium: on Debian with the system's packages, elsewhere, or without the right to, with Playwright."""
    become_root = _becoming_root()
    if _is_debian() and become_root is not None:
        subprocess.run([*become_root, *APT, "update"], check=True, stdout=subprocess.DEVNULL)
        command = [*become_root, *APT, "install", "--no-install-recommends", "chromium"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _of_playwright() -> str:
    """Where Playwright keeps its own, if it was asked to install one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _is_debian() -> bool:
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def _becoming_root() -> list[str] | None:
    """What goes before a command to run it as root without asking anybody; None where that cannot be."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    may = shutil.which("sudo") is not None and subprocess.run([*sudo, "true"], capture_output=True, check=False)
    return sudo if may and may.returncode == 0 else None


def main(wish: str) -> None:
    """Do what the command line says."""
    try:
        print(find())
    except NoBrowser as none:
        if wish != "install":
            sys.exit(str(none))
        print("Installing Chromium for the tests ...")
        install()
        print(find())


if __name__ == "__main__":
    main(sys.argv[1])
