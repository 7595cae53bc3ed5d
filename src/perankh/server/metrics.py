"""What the house counts about itself, for Prometheus: numbers only, no names and no links."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from perankh.server.house import House

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes of one machine add up what they count; set by `perankh serve --workers`."""
LOOK_AGAIN = 5.0
"""In seconds: any of several processes is asked for the figures of all, so each notes its own now and then."""
MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._moves_by: dict[tuple[str, str], Counter] = {}
        self.moves = Counter("perankh_moves", "Actions played", ["game", "by"], registry=registry)
        self.founded = Counter("perankh_tables_founded", "Tables founded", ["game"], registry=registry)
        self.finished = Counter("perankh_games_finished", "Games played to their end", ["game"], registry=registry)
        self.refusals = Counter("perankh_refusals", "Requests refused", ["code"], registry=registry)
        self.requests = Counter("perankh_http_requests", "Requests answered over HTTP", ["status"], registry=registry)
        self.commit = Histogram(
            "perankh_commit_seconds", "Time of a durable commit", buckets=MOMENTS, registry=registry
        )
        self.together = Counter("perankh_commit_jobs", "Jobs that those commits took along", registry=registry)
        self.thought = Histogram(
            "perankh_thought_seconds", "Time a bot's choice took, with its wait", registry=registry
        )
        self._tables = self._gauge("perankh_tables_in_memory", "Tables in memory")
        self._readers = self._gauge("perankh_readers", "Websockets that watch a table")
        self._streams = self._gauge("perankh_turn_streams", "Streams of turns")
        self._waiting = self._gauge("perankh_bots_waiting", "Bots that wait for a process to think in")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self._registry, multiprocess_mode="livesum")

    async def keep_looking_at(self, house: House) -> None:
        """Note again and again how much there is, for whichever process is asked."""
        while True:
            self.look_at(house)
            await asyncio.sleep(LOOK_AGAIN)

    def count_move(self, game: str, by: str) -> None:
        """One more action was played; what Prometheus looks up by labels is remembered, because moves are many."""
        counter = self._moves_by.get((game, by))
        if counter is None:
            counter = self._moves_by[game, by] = self.moves.labels(game, by)
        counter.inc()

    def look_at(self, house: House) -> None:
        """Note how much there is of everything just now."""
        self._tables.set(len(house.shelf))
        self._readers.set(house.shelf.readers)
        self._streams.set(len(house.turns))
        self._waiting.set(house.pool.waiting)

    def text(self) -> bytes:
        """As Prometheus reads it: of all processes on this machine, where there are several."""
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self._registry)
        every_process = CollectorRegistry()
        MultiProcessCollector(every_process)  # type: ignore[no-untyped-call]
        return generate_latest(every_process)


def forget(pid: int) -> None:
    """A process has ended: what it counted stays, what it held is no longer there."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
