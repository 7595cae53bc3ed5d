"""The web client as the house hands it out: each file as what it is, kept as long as it may be, and nothing besides."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from httpx import Response

from perankh.engine.words import LANGUAGES
from perankh.server.api import page
from perankh.server.api.page import FOLDER, leaves
from perankh.server.refused import Refused, said
from tests.server.visiting import Visit, Visitor

ROOMS = ["/", "/t/AbcdefghijklmnoP", "/replay", "/replay/AbcdefghijklmnoP", "/rules/mehen", "/me"]
SCRIPT = b"console.log('the house');\n" * 40
FILES = {
    "index.html": b"<!doctype html><title>Per Ankh</title>" + b"<p>Welcome.</p>" * 40,
    "sw.js": SCRIPT,
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG",
    "manifest.webmanifest": b"{}",
    "assets/index-Abc123.js": SCRIPT,
    "assets/letters-Abc123.woff2": b"wOF2" * 400,
    ".inputs.sha256": b"0123",
    ".vite/license.md": b"MIT",
    "secret.key": b"hush",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of a few files, in the place of ours."""
    folder = tmp_path / "web"
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (tmp_path / "outside.html").write_bytes(b"not for you")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.fixture
def built() -> Path:
    """The client that was really built."""
    assert leaves(FOLDER), "the web client is not built: `make web` builds it"
    return FOLDER


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("address", ROOMS)
def test_every_room_answers_the_page(quick_house: Visit, address: str) -> None:
    answer = quick_house.stranger().ask("GET", address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.content == FILES["index.html"]
    assert "set-cookie" not in answer.headers


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("sw.js", "text/javascript; charset=utf-8"),
        ("assets/index-Abc123.js", "text/javascript; charset=utf-8"),
        ("assets/letters-Abc123.woff2", "font/woff2"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
        ("manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_each_file_comes_as_what_it_is(quick_house: Visit, name: str, kind: str) -> None:
    answer = quick_house.stranger().ask("GET", f"/{name}")
    assert answer.content == FILES[name]
    assert answer.headers["content-type"] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/",
        "/assets/index.html",
        "/index-Abc123.js",
        "/.inputs.sha256",
        "/.vite/license.md",
        "/assets/../sw.js.map",
        "/secret.key",
        "/outside.html",
        "/..%2Foutside.html",
        "/assets/..%2F..%2Foutside.html",
        "/%2e%2e/outside.html",
        "/assets/..%5Coutside.html",
        "/t/",
        "/t/AbcdefghijklmnoP/more",
    ],
)
def test_nothing_but_the_client_is_handed_out(quick_house: Visit, path: str) -> None:
    answer = quick_house.stranger().ask("GET", path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such")


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("address", ["/", "/me", "/sw.js", "/manifest.webmanifest"])
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_browser_that_has_a_file_is_not_sent_it_again(quick_house: Visit, address: str, accepted: str) -> None:
    anna = quick_house.stranger()
    wish = {"accept-encoding": accepted}
    first = anna.ask("GET", address, headers=wish)
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = anna.ask("GET", address, headers={**wish, "if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert {name: again.headers[name] for name in ("etag", "cache-control")} == {
            "etag": first.headers["etag"],
            "cache-control": "no-cache",
        }
    assert anna.ask("GET", address, headers={**wish, "if-none-match": '"other"'}).content == first.content


@pytest.mark.usefixtures("client")
def test_what_is_named_after_its_content_is_kept_for_a_year(quick_house: Visit) -> None:
    answer = quick_house.stranger().ask("GET", "/assets/index-Abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("accepted", ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP; q=0.8"])
def test_text_travels_compressed(quick_house: Visit, accepted: str) -> None:
    anna = quick_house.stranger()
    packed = anna.ask("GET", "/sw.js", headers={"accept-encoding": accepted})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT)) < len(SCRIPT)
    assert packed.content == SCRIPT  # which the visitor has unpacked


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("accepted", ["identity", "", "br", "gzip;q=0", "gzip;q=0.0, br", "gzipped"])
def test_who_cannot_unpack_gets_it_as_it_is(quick_house: Visit, accepted: str) -> None:
    answer = quick_house.stranger().ask("GET", "/sw.js", headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert (answer.content, answer.headers["vary"]) == (SCRIPT, "Accept-Encoding")


@pytest.mark.usefixtures("client")
def test_packed_and_unpacked_are_never_taken_for_each_other(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    packed, plain = (anna.ask("GET", "/sw.js", headers={"accept-encoding": how}) for how in ("gzip", "identity"))
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("name", ["icon-192.png", "assets/letters-Abc123.woff2"])
def test_what_is_compressed_by_nature_is_not_compressed_again(quick_house: Visit, name: str) -> None:
    answer = quick_house.stranger().ask("GET", f"/{name}", headers={"accept-encoding": "gzip"})
    assert answer.content == FILES[name]
    assert not {"content-encoding", "vary"} & answer.headers.keys()


def test_a_house_whose_client_is_not_built_says_so_in_every_language(
    quick_house: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    answer = quick_house.stranger().ask("GET", "/")
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
    assert answer.text.split("\n\n") == [said(language).say("client-not-built") for language in LANGUAGES]
    assert answer.text.count("make web") == len(LANGUAGES)
    assert quick_house.stranger().ask("GET", "/sw.js").status_code == 404


# The client that was really built


class Tags(HTMLParser):
    """Every tag of a page with its attributes, and what stands inside scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in ("script", "style"):
            self.inline += data.strip()


def tags_of(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    return tags


def named_in(text: str) -> Iterator[str]:
    """Every address of our own that a page names."""
    for _, facts in tags_of(text).tags:
        address = facts.get("src") or facts.get("href") or ""
        if address.startswith("/"):
            yield address


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/offline.html"])
def test_the_pages_need_nothing_that_the_strict_policy_forbids(quick_house: Visit, address: str) -> None:
    answer = quick_house.stranger().ask("GET", address)
    assert "unsafe" not in answer.headers["content-security-policy"]
    tags = tags_of(answer.text)
    assert tags.inline == ""
    for tag, facts in tags.tags:
        assert not [name for name in facts if name == "style" or name.startswith("on")]
        assert (facts.get("src") or facts.get("href") or "/").startswith("/")
        assert tag != "script" or "src" in facts


@pytest.mark.usefixtures("built")
def test_every_file_that_the_pages_and_the_manifest_name_is_there(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    named = {*named_in(anna.ask("GET", "/").text), *named_in(anna.ask("GET", "/offline.html").text)}
    manifest = json.loads(anna.ask("GET", "/manifest.webmanifest").text)
    for address in [*named, manifest["start_url"], *[icon["src"] for icon in manifest["icons"]]]:
        assert anna.ask("GET", address).status_code == 200, address


def test_everything_that_was_built_is_handed_out(quick_house: Visit, built: Path) -> None:
    anna = quick_house.stranger()
    for path in built.rglob("*"):
        name = path.relative_to(built).as_posix()
        if path.is_file() and not name.startswith("."):
            assert anna.ask("GET", f"/{name}").content == path.read_bytes(), name


def test_the_licences_of_what_the_client_brings_along_come_with_it(built: Path) -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in (built / ".vite").glob("*.md"))
    assert all(name in told for name in ("svelte", "marcellus", "atkinson-hyperlegible-next", "SIL Open Font License"))


# What a page names beforehand


def preloaded(answer: Response) -> list[str]:
    """The addresses of what a page will ask for."""
    links = [facts for tag, facts in tags_of(answer.text).tags if tag == "link"]
    return [facts["href"] or "" for facts in links if facts["rel"] in ("preload", "modulepreload")]


def chunk(built: Path, source: str) -> str:
    """What the build made of a source, which is named as seen from the client."""
    chunks = json.loads((built / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return f"/{chunks[source]['file']}"


RA = "../src/perankh/games/ra"
PAGES_AND_PARTS = [
    ("/", ["locales/{}.ftl?raw"]),
    ("/me", ["locales/{}.ftl?raw", "src/pages/Me.svelte"]),
    ("/replay", ["locales/{}.ftl?raw", "src/pages/Replay.svelte"]),
    ("/rules/ra", ["locales/{}.ftl?raw", "src/pages/Rules.svelte", f"{RA}/rulebook.{{}}.md"]),
    ("/rules/mehen", ["locales/{}.ftl?raw", "src/pages/Rules.svelte"]),
]


@pytest.mark.parametrize(("address", "parts"), PAGES_AND_PARTS)
@pytest.mark.parametrize(("accepted", "language"), [("fr-CA,en;q=0.5", "fr"), ("de", "en")])
def test_a_page_names_its_room_and_its_words(
    quick_house: Visit, built: Path, address: str, parts: list[str], accepted: str, language: str
) -> None:
    named = preloaded(quick_house.stranger().ask("GET", address, headers={"accept-language": accepted}))
    other = {"fr": "en", "en": "fr"}[language]
    for part in parts:
        assert chunk(built, part.format(language)) in named
    assert {f"/api/me?lang={language}", f"/api/games?lang={language}"} <= set(named)
    assert not [path for path in named if f"lang={other}" in path or f"/{other}-" in path]


@pytest.mark.usefixtures("built")
def test_a_page_speaks_as_the_reader_has_settled(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    seats = [{"kind": "me"}, {"kind": "open"}]
    anna.founds(seats=seats, name="Anna")
    Visitor.done(anna.ask("PATCH", "/api/me", {"settings": {"language": "fr"}}))
    assert "/api/me?lang=fr" in preloaded(anna.ask("GET", "/", headers={"accept-language": "en"}))


@pytest.mark.parametrize("room", ["t", "replay"])
def test_the_page_of_a_table_names_its_game(quick_house: Visit, built: Path, room: str) -> None:
    table, (anna,) = quick_house.table_of("Anna", bots=2)
    named = preloaded(anna.ask("GET", f"/{room}/{table}"))
    assert {chunk(built, f"{RA}/board/index.ts"), chunk(built, f"{RA}/locales/en.ftl?raw")} <= set(named)
    assert [path for path in named if path.endswith(".svg")]
    assert (f"/api/tables/{table}/words?lang=en" in named) == (room == "t")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/me", "/replay", "/rules/ra", "/t/{table}"])
def test_all_that_a_page_names_is_there_and_named_once(quick_house: Visit, address: str) -> None:
    table, (anna,) = quick_house.table_of("Anna", bots=2)
    answer = anna.ask("GET", address.format(table=table))
    named = [*preloaded(answer), *(facts["src"] for tag, facts in tags_of(answer.text).tags if tag == "script")]
    assert len(named) == len(set(named))
    for path in named:
        assert anna.ask("GET", str(path)).status_code == 200, path


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("room", ["t", "replay"])
def test_of_a_table_that_may_not_be_watched_the_page_tells_as_little_as_of_none(quick_house: Visit, room: str) -> None:
    table, (anna, karim) = quick_house.table_of("Anna", "Karim", spectators=False)
    stranger, program = quick_house.stranger(), Visitor(quick_house, token="nobody's")
    nothing = stranger.ask("GET", f"/{room}/AbcdefghijklmnoP")
    assert nothing.status_code == 200
    for nobody in (stranger, program):
        hidden = nobody.ask("GET", f"/{room}/{table}")
        assert (hidden.status_code, hidden.content) == (nothing.status_code, nothing.content)
        assert hidden.headers["etag"] == nothing.headers["etag"]
    seen = anna.ask("GET", f"/{room}/{table}")
    assert seen.content == karim.ask("GET", f"/{room}/{table}").content != nothing.content
    assert seen.headers["cache-control"] == "no-cache"
    known = {"if-none-match": seen.headers["etag"]}
    assert anna.ask("GET", f"/{room}/{table}", headers=known).status_code == 304
    assert stranger.ask("GET", f"/{room}/{table}", headers=known).content == nothing.content


@pytest.mark.usefixtures("built")
def test_a_page_depends_on_who_asks_and_says_so(quick_house: Visit) -> None:
    vary = quick_house.stranger().ask("GET", "/").headers["vary"]
    assert {name.strip() for name in vary.split(",")} == {"Accept-Encoding", "Accept-Language", "Cookie"}


@pytest.mark.usefixtures("built")
def test_whoever_asks_too_often_gets_the_page_without_its_game(
    quick_house: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Refused("too-often")

    table, (anna,) = quick_house.table_of("Anna", bots=2)
    monkeypatch.setattr(quick_house.house.limits, "spend", refuse)
    answer = anna.ask("GET", f"/t/{table}")
    assert answer.status_code == 200
    assert not [path for path in preloaded(answer) if table in path]
