"""What a page will ask for, named in the page itself, so that the browser asks for everything at once.

Otherwise each would wait for what names it: the script for the page, the room for the script, the board for the table.
Only what the reader may see is named: of a table that they may not watch the page tells as little as of none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import perankh
from perankh.server.api.asking import Connection, asker_of, house_of, language_of
from perankh.server.protocol import Language
from perankh.server.refused import Refused

MANIFEST = Path(".vite", "manifest.json")
"""What the build of the client says of each file that it made."""
ROOMS = {"t": "Table", "replay": "Replay", "rules": "Rules", "me": "Me"}
"""The part of the client that each address opens, but for home, which comes with the house."""
GAMES = "../src/perankh/games"
"""Where the games lie, as seen from the client."""
OF_A_GAME = ("locales/{language}.ftl?raw", "board/index.ts")
"""What a table needs of its game."""
LATER = ' fetchpriority="low"'
"""What nobody misses before the house has told how the table stands: it leaves the line to what is shown first."""


class Expected(NamedTuple):
    """What can be told from an address, and from who asks."""

    language: Language
    room: str = ""
    game: str | None = None
    table: str | None = None
    """Only where the reader may watch it."""


async def expected(request: Connection) -> Expected:
    """What this reader will see at this address; whatever is refused is simply not expected."""
    room = request.url.path.split("/")[1]
    try:
        asker = await asker_of(request)
    except Refused:
        return Expected(language_of(request, None), room)
    language = asker.language
    if room == "rules":
        game = request.path_params["game"]
        return Expected(language, room, game if game in perankh.games() else None)
    table = request.path_params.get("table")
    if table is None:
        return Expected(language, room)
    try:
        asker.limit("ask")
        game = await house_of(request).tables.game_at(table, asker.id)
    except Refused:
        return Expected(language, room)
    return Expected(language, room, game, table)


def named(folder: Path, front: bytes, seen: Expected) -> bytes:
    """The tags by which a page names what it will ask for; what it names anyway is left out."""
    at_once = _files(folder, seen._replace(game=None, table=None))
    later = [file for file in _files(folder, seen._replace(table=None)) if file not in at_once]
    tags = [_tag(file) for file in at_once if file.encode() not in front]
    tags += [_tag(file, LATER) for file in later if file.encode() not in front]
    return "".join(f"    {tag}\n" for tag in [*tags, *_answers(seen)]).encode()


def _tag(file: str, when: str = "") -> str:
    suffix = Path(file).suffix
    if suffix == ".js":
        return f'<link rel="modulepreload" crossorigin{when} href="/{file}">'
    if suffix == ".css":
        return f'<link rel="preload" as="style" crossorigin{when} href="/{file}">'
    return f'<link rel="preload" as="image"{when} href="/{file}">'


def _answers(seen: Expected) -> Iterator[str]:
    """What the client asks the house first, in the very words in which it asks."""
    asked = ["/api/me", "/api/games"]
    if seen.room == "t" and seen.table is not None:
        asked.append(f"/api/tables/{seen.table}/words")
    for path in asked:
        yield f'<link rel="preload" as="fetch" crossorigin{LATER} href="{escape(path)}?lang={seen.language}">'


@cache
def _files(folder: Path, seen: Expected) -> list[str]:
    """Scripts, styles and art, each before what it names itself."""
    chunks = _manifest(folder)
    wanted = [f"locales/{seen.language}.ftl?raw"]
    if seen.room in ROOMS:
        wanted.append(f"src/pages/{ROOMS[seen.room]}.svelte")
    if seen.game is not None:
        more = [f"rulebook.{seen.language}.md"] if seen.room == "rules" else [*OF_A_GAME]
        wanted += [f"{GAMES}/{seen.game}/{file.format(language=seen.language)}" for file in more]
    found: dict[str, None] = {}
    for name in wanted:
        found |= dict.fromkeys(_made_of(chunks, name, set()))
    styles = [(folder / file).read_text(encoding="utf-8") for file in found if file.endswith(".css")]
    art = [file for name in wanted for file in chunks.get(name, {}).get("assets", []) if file.endswith(".svg")]
    return [*found, *(file for file in art if any(Path(file).name in style for style in styles))]


def _made_of(chunks: dict[str, Any], name: str, known: set[str]) -> Iterator[str]:
    """The script of this name with its styles, and all that it is made of."""
    if name in known or name not in chunks:
        return
    known.add(name)
    chunk = chunks[name]
    yield chunk["file"]
    yield from chunk.get("css", [])
    for part in chunk.get("imports", []):
        yield from _made_of(chunks, part, known)


@cache
def _manifest(folder: Path) -> dict[str, Any]:
    """Empty where the client was made without one."""
    file = folder / MANIFEST
    if not file.is_file():
        return {}
    chunks: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return chunks
