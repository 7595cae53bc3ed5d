"""The plain page: what the house answers browsers, and that the page keeps to what the house has."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from perankh.bots import BOT_NAMES
from perankh.engine.words import LANGUAGES
from perankh.server.api.page import FOLDER, LEAVES
from perankh.server.protocol import Pace
from tests.server.visiting import Visit

SCRIPT = (FOLDER / "house.js").read_text(encoding="utf-8")
SPOKEN_WITH_A_NAME = {f"bot-{bot}" for bot in BOT_NAMES} | {f"pace-{pace}" for pace in get_args(Pace)}
"""Words whose message the script puts together."""


def plain_words(language: str) -> dict[str, str]:
    """The words as the page's own small reader reads them: one message a line, nothing but places to fill."""
    lines = (FOLDER / "locales" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", maxsplit=1) for line in lines if re.match(r"\w", line))


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


def tags_of(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    return tags


@pytest.mark.parametrize("address", ["/", "/t/AbcdefghijklmnoP"])
def test_the_house_and_its_tables_answer_the_page(quick_house: Visit, address: str) -> None:
    answer = quick_house.stranger().ask("GET", address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.content == (FOLDER / "index.html").read_bytes()
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [("house.js", "text/javascript"), ("house.css", "text/css"), ("en.ftl", "text/plain"), ("fr.ftl", "text/plain")],
)
def test_each_file_of_the_page_comes_as_what_it_is(quick_house: Visit, name: str, kind: str) -> None:
    answer = quick_house.stranger().ask("GET", f"/page/{name}")
    assert answer.content == LEAVES[name].body
    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["nothing.js", "page.py", "..%2Fapp.py", "%2e%2e/app.py"])
def test_nothing_but_the_page_is_handed_out(quick_house: Visit, name: str) -> None:
    answer = quick_house.stranger().ask("GET", f"/page/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such")


@pytest.mark.parametrize("address", ["/", "/page/house.js"])
def test_a_browser_that_has_a_file_is_not_sent_it_again(quick_house: Visit, address: str) -> None:
    anna = quick_house.stranger()
    first = anna.ask("GET", address)
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = anna.ask("GET", address, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    assert anna.ask("GET", address, headers={"if-none-match": '"other"'}).content == first.content


def test_files_that_differ_have_different_tags() -> None:
    assert len({leaf.tag for leaf in LEAVES.values()}) == len({leaf.body for leaf in LEAVES.values()}) == len(LEAVES)


def test_the_page_needs_nothing_that_the_strict_policy_forbids(quick_house: Visit) -> None:
    answer = quick_house.stranger().ask("GET", "/")
    assert "unsafe" not in answer.headers["content-security-policy"]
    tags = tags_of(answer.text)
    assert tags.inline == ""
    for tag, facts in tags.tags:
        assert not [name for name in facts if name == "style" or name.startswith("on")]
        assert (facts.get("src") or facts.get("href") or "/").startswith(("/", "data:image/"))
        assert tag != "script" or "src" in facts


def test_every_file_that_the_page_names_is_there(quick_house: Visit) -> None:
    anna = quick_house.stranger()
    tags = tags_of(anna.ask("GET", "/").text).tags
    named = [facts.get("src") or facts.get("href") for _, facts in tags if {"src", "href"} & facts.keys()]
    for address in [name for name in named if name and name.startswith("/")]:
        assert anna.ask("GET", address).status_code == 200


def test_what_people_write_cannot_become_markup() -> None:
    assert not re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", SCRIPT)


def test_the_page_asks_only_for_what_the_house_has(quick_house: Visit) -> None:
    paths: dict[str, dict[str, Any]] = quick_house.stranger().ask("GET", "/api/openapi.json").json()["paths"]
    offered = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    named = set(re.findall(r'"/api/[^"]*"|`/api/[^`]*`', SCRIPT))
    asked = re.findall(r'(?:ask|act)\("(\w+)", ["`](/api/[^"`]*)["`]', SCRIPT)
    moved = [("POST", path) for path in re.findall(r"move\(`(/api/[^`]*)`", SCRIPT)]
    linked = [("GET", path) for path in re.findall(r"(?:fetch\(\"|href: `)(/api/[^\"`]*)[\"`]", SCRIPT)]
    routes = {(method, _route(path)) for method, path in [*asked, *moved, *linked]}
    assert {_route(path.strip('"`')) for path in named} == {path for _, path in routes}
    assert routes <= offered


def _route(path: str) -> str:
    """An address of the script as the description of the house spells it."""
    return path.replace("${TABLE}", "{table}").replace("${since}", "")


def test_every_word_of_the_page_is_known_in_every_language_and_none_is_idle() -> None:
    quoted = set(re.findall(r'"([\w-]+)"', SCRIPT))
    said = set(re.findall(r'say\("([\w-]+)"', SCRIPT)) | set(re.findall(r'part\("\w+", "([\w-]+)"', SCRIPT))
    assert len(said) > 50
    for language in LANGUAGES:
        known = set(plain_words(language))
        assert said | SPOKEN_WITH_A_NAME <= known <= quoted | SPOKEN_WITH_A_NAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_plain_enough_for_the_small_reader_of_the_page(language: str) -> None:
    text = (FOLDER / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    written = [FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ast.Message)]
    read = dict(message.strip().split(" = ", maxsplit=1) for message in written)
    assert read == plain_words(language)
    for words in read.values():
        assert "{" not in re.sub(r"\{ \$\w+ \}", "", words)


def test_every_language_fills_the_same_places() -> None:
    english, *others = (
        {name: sorted(re.findall(r"\$\w+", text)) for name, text in plain_words(language).items()}
        for language in LANGUAGES
    )
    assert all(other == english for other in others)
