"""Everything that people, programs and bots do at tables: checked here, appended to the log here, and nowhere else."""

from __future__ import annotations

import contextlib
import functools
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from perankh.engine.errors import IllegalAction, UnreadableAction
from perankh.engine.luck import Committed
from perankh.engine.match import LONGEST_NAME
from perankh.engine.registry import game_named
from perankh.server import clock, permissions
from perankh.server.accounts.person import Person, plain_name
from perankh.server.bots import bot_name
from perankh.server.database.database import Conflict, Database, Work
from perankh.server.metrics import Metrics
from perankh.server.protocol import (
    ActionInWords,
    Commitment,
    Done,
    Language,
    NewTable,
    Orders,
    PlayFrom,
    SeatWish,
    Status,
    TableInWords,
    TableLine,
    TableNow,
)
from perankh.server.refused import Refused
from perankh.server.tables import orders as ordering
from perankh.server.tables import store
from perankh.server.tables.audience import Reader
from perankh.server.tables.happenings import (
    Away,
    Back,
    Began,
    Closed,
    Founded,
    Happening,
    Left,
    Played,
    PlayedBy,
    Rematch,
    Renamed,
    Said,
    Sat,
    TakenBack,
)
from perankh.server.tables.replays import Beginning
from perankh.server.tables.settings import Settings, check_bot, new_id, settled
from perankh.server.tables.shelf import Shelf
from perankh.server.tables.table import Table, Told
from perankh.server.tables.views import table_line, table_now
from perankh.server.tables.words import in_words, orderable

Also = Callable[[Work], None]
P = ParamSpec("P")
T = TypeVar("T")
MOST_LISTED = 50
AFTER_ALL = 1 << 53
"""A moment after all that there will be, and as many tables as there can be."""
EVERY = 1 << 31
TRIES = 4
"""Another process may be first; it cannot always be."""


def again_on_conflict(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Try again, from how the table stands by then, what another process prevented by acting first."""

    @functools.wraps(act)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with contextlib.suppress(Conflict):
                return await act(*args, **kwargs)
        return await act(*args, **kwargs)

    return tried


class TableService:
    """One for each process of the house."""

    def __init__(self, database: Database, shelf: Shelf, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._secret = b""
        self.shelf = shelf
        self.moved: Callable[[Table], None] = lambda table: None
        """Who must know that a table went on in this process: its bots and its clock."""

    def use(self, secret: bytes) -> None:
        """Draw the luck of tables from the secret that all processes of the house share."""
        self._secret = hmac.digest(secret, b"luck of tables", "sha256")

    def _luck_key(self, id_: str) -> bytes:
        return hmac.digest(self._secret, id_.encode(), "sha256")

    # Looking

    def commitment(self) -> Commitment:
        """What fixes the luck of a table that is not founded yet, so that its founder's contribution comes after it."""
        id_ = new_id()
        return Commitment(id_, Committed(self._luck_key(id_)).commitment)

    async def look(self, id_: str, person: str | None, seen: int | None = None) -> TableNow:
        """What a table looks like to somebody."""
        async with self.shelf.at(id_) as table:
            permissions.check("watch", table, person)
            return table_now(table, person, seen)

    async def game_at(self, id_: str, person: str | None) -> str:
        """Which game is played at a table that somebody may watch."""
        async with self.shelf.at(id_) as table:
            permissions.check("watch", table, person)
            return table.game.name

    async def in_words(
        self, id_: str, person: str | None, language: Language, seen: int | None = None
    ) -> tuple[TableInWords, bool]:
        """What a table looks like to somebody, in plain words, and whether there may be secrets among them."""
        async with self.shelf.at(id_) as table:
            permissions.check("watch", table, person)
            return in_words(table, person, language, seen), table.game.hides

    async def orderable(self, id_: str, person: str | None, language: Language) -> list[ActionInWords]:
        """What can be ordered at a table, in plain words."""
        async with self.shelf.at(id_) as table:
            permissions.check("watch", table, person)
            return orderable(table, language)

    async def public_lines(self, person: str | None) -> list[TableLine]:
        """The newest public tables with open seats."""
        return await self._lines(lambda connection: store.public(connection, MOST_LISTED), person)

    async def lines_of(self, person: str, statuses: Sequence[Status], before: int) -> list[TableLine]:
        """The newest tables where that person sits, founded before a moment."""
        return await self._lines(
            lambda connection: store.tables_of(connection, person, statuses, before, MOST_LISTED), person
        )

    async def _lines(self, query: Callable[[Connection], Sequence[str]], person: str | None) -> list[TableLine]:
        lines = []
        for id_ in await self._database.read(query):
            async with self.shelf.at(id_) as table:
                lines.append(table_line(table, person))
        return lines

    async def watch(self, id_: str, reader: Reader, seen: int | None) -> TableNow:
        """Begin to tell a reader what happens, from how the table looks now."""
        async with self.shelf.at(id_) as table:
            permissions.check("watch", table, reader.person)
            self.shelf.watch(table, reader)
            return table_now(table, reader.person, seen)

    async def record(self, id_: str, person: str | None) -> str:
        """The record of a finished game."""
        async with self.shelf.at(id_) as table:
            permissions.check("download", table, person)
            assert table.match is not None
            return table.match.record()

    async def to_replay(self, id_: str, person: str | None) -> str:
        """The record of a finished game, to look at."""
        async with self.shelf.at(id_) as table:
            permissions.check("replay", table, person)
            assert table.match is not None
            return table.match.record()

    # Coming and going

    async def found(self, wish: NewTable, person: Person) -> str:
        """Found a table; returns its name in links."""
        return await self._found(settled(wish), game_named(wish.game).rules_version, wish, person)

    async def found_from(self, beginning: Beginning, wish: PlayFrom, person: Person) -> str:
        """Found a private table where a game goes on from a moment of a record, one person against bots."""
        seats = [SeatWish("me" if seat == wish.seat else "bot", wish.bot) for seat in range(beginning.players)]
        plain = NewTable(game=beginning.game, seats=seats, options=beginning.options, spectators=False, name=wish.name)
        settings = msgspec.structs.replace(settled(plain), beginning=beginning.position)
        return await self._found(settings, beginning.rules, plain, person)

    async def _found(self, settings: Settings, rules: int, wish: NewTable, person: Person) -> str:
        table, keep = self._founded(settings, rules, wish, person)
        with _refusing_a_second_one():
            await self._database.write(keep)
        self._take_up(table)
        return table.id

    def _founded(
        self, settings: Settings, rules: int, wish: NewTable, person: Person, rematch_of: str | None = None
    ) -> tuple[Table, Also]:
        """A new table, and what makes it durable."""
        id_ = wish.table or new_id()
        table = Table.new(id_, wish.game, rules, settings, self._luck_key(id_), person.id, clock.now())
        founded_at = table.created_at
        table.happen(Founded(), founded_at, person=person.id)
        for seat, wished in enumerate(wish.seats):
            if wished.kind == "bot":
                table.happen(_a_bot(table, wished.bot), founded_at, seat)
            elif wished.kind == "me":
                table.happen(_a_person(table, person, wish.name, wish.contribution), founded_at, seat, person.id)
        if table.is_full:
            table.happen(Began(()), founded_at)

        def keep(work: Work) -> None:
            store.add_table(work, table, rematch_of)
            for seat, chair in enumerate(table.chairs):
                if chair.person is not None:
                    store.seat_person(work, table.id, seat, chair.person)
            for told in table.log:
                work.append(told.entry)

        return table, keep

    def _take_up(self, table: Table) -> None:
        self._metrics.founded.labels(table.game.name).inc()
        self.shelf.put(table)
        self.moved(table)

    @again_on_conflict
    async def sit(
        self, id_: str, person: Person, seat: int | None = None, name: str | None = None, contribution: str = ""
    ) -> int:
        """Take an open seat; the game begins when it was the last."""
        async with self.shelf.at(id_) as table:
            permissions.check("sit", table, person.id)
            seat = _open_seat(table, seat)
            sat = _a_person(table, person, name, contribution)
            told = table.happen(sat, clock.now(), seat, person.id)
            also = lambda work: store.seat_person(work, id_, seat, person.id)  # noqa: E731
            await self._keep(table, told, *_begun_if_full(table), also=also)
        return seat

    @again_on_conflict
    async def rename(self, id_: str, person: Person, name: str) -> None:
        """Be called otherwise at this table."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("rename", table, person.id)
            assert seat is not None
            others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
            await self._happen(table, Renamed(_name_of_its_own(name, others)), seat, person.id)

    @again_on_conflict
    async def leave(self, id_: str, person: Person) -> None:
        """Stand up: before the game the seat is open again, later a bot of the house plays on."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("leave", table, person.id)
            assert seat is not None
            if table.status == "running":
                if not table.chairs[seat].away:
                    await self._happen(table, Away(left=True), seat, person.id)
                return
            told = table.happen(Left(), clock.now(), seat, person.id)
            also = lambda work: store.empty_seat(work, id_, seat)  # noqa: E731
            await self._keep(table, told, *_closed_if_deserted(table), also=also)

    async def leave_all(self, person: Person) -> None:
        """Stand up everywhere, for good."""
        seats = await self._database.read(
            lambda connection: store.tables_of(connection, person.id, ("open", "running"), AFTER_ALL, EVERY)
        )
        for id_ in seats:
            with contextlib.suppress(Refused):  # the game has ended meanwhile
                await self.leave(id_, person)

    @again_on_conflict
    async def fill(self, id_: str, person: Person, bot: str) -> None:
        """Bots sit down on every open seat, and the game begins."""
        check_bot(bot)
        async with self.shelf.at(id_) as table:
            permissions.check("fill", table, person.id)
            free = [seat for seat, chair in enumerate(table.chairs) if chair.is_open]
            told = [table.happen(_a_bot(table, bot), clock.now(), seat) for seat in free]
            await self._keep(table, *told, *_begun_if_full(table))

    @again_on_conflict
    async def close(self, id_: str, person: Person) -> None:
        """Give up a table whose game has not begun."""
        async with self.shelf.at(id_) as table:
            permissions.check("close", table, person.id)
            await self._happen(table, Closed())

    @again_on_conflict
    async def come_back(self, id_: str, person: Person) -> None:
        """Play again instead of the bot that stood in."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("come back", table, person.id)
            assert seat is not None
            if table.chairs[seat].away:
                await self._happen(table, Back(), seat, person.id)

    @again_on_conflict
    async def rematch(self, id_: str, person: Person, contribution: str = "", promised: str | None = None) -> str:
        """Meet again: the first to ask founds the table, the others find it and sit down."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("rematch", table, person.id)
            if table.rematch is None or await self._is_closed(table.rematch):
                wish = _again(table, seat, contribution, promised)
                founded, keep = self._founded(settled(wish), table.game.rules_version, wish, person, rematch_of=id_)
                with _refusing_a_second_one():
                    await self._happen(table, Rematch(founded.id), seat, person.id, also=keep)
                self._take_up(founded)
            assert seat is not None
            assert table.rematch is not None
            name, next_table = table.chairs[seat].name, table.rematch
        async with self.shelf.at(next_table) as again:
            is_seated = again.seat_of(person.id) is not None
        if not is_seated:
            await self.sit(next_table, person, name=name, contribution=contribution)
        return next_table

    async def _is_closed(self, id_: str) -> bool:
        async with self.shelf.at(id_) as table:
            return table.status == "closed"

    # Playing

    @again_on_conflict
    async def play(
        self, id_: str, person: Person, action: str, version: int, request: str | None, language: str
    ) -> Done:
        """Play an action; the same request again is answered and not done again."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("play", table, person.id) if table.status == "running" else None
            if (done := _done_before(table, person.id, request)) is not None:
                return done
            seat = permissions.check("play", table, person.id)
            _check_turn(table, seat, version)
            assert seat is not None
            if table.chairs[seat].away:
                raise Refused("away")
            if not table.may_play(seat, table.game.actions.name_of(action)):
                raise Refused("for-programs")
            await self._play(
                table, seat, person.id, action, "program" if person.kind == "bot" else "person", request, language
            )
            return Done(table.number, table.version, request)

    @again_on_conflict
    async def play_for_the_house(self, id_: str, version: int, action: str) -> None:
        """What a bot of the house has decided, unless the table went on meanwhile."""
        async with self.shelf.at(id_) as table:
            seat = table.to_act
            if seat is None or table.version != version or not table.chairs[seat].is_played_by_the_house:
                return
            await self._play(table, seat, None, action, "stand-in" if table.chairs[seat].away else "bot")

    @again_on_conflict
    async def follow_orders(self, id_: str) -> bool:
        """Do what the seat to act has ordered for this moment; whether it had."""
        async with self.shelf.at(id_) as table:
            seat = table.to_act
            if seat is None or table.match is None or table.chairs[seat].is_played_by_the_house:
                return False
            orders = table.orders.get(seat)
            action = ordering.ordered(orders, table.match, seat)
            if action is None:
                return False
            assert orders is not None
            also: Also | None = None
            if not orders.lasting:
                del table.orders[seat]
                also = lambda work: store.set_orders(work, id_, seat, Orders())  # noqa: E731
            await self._play(table, seat, table.chairs[seat].person, action, "order", also=also)
            return True

    @again_on_conflict
    async def take_back(self, id_: str, person: Person, version: int, request: str | None) -> Done:
        """Take one's latest action back, as long as luck has not spoken and nobody else has acted."""
        async with self.shelf.at(id_) as table:
            if (done := _done_before(table, person.id, request)) is not None:
                return done
            seat = permissions.check("take back", table, person.id)
            if version != table.version:
                raise Refused("stale")
            if table.may_take_back is None or table.may_take_back != seat:
                raise Refused("nothing-to-take-back")
            await self._happen(table, TakenBack(), seat, person.id, request)
            return Done(table.number, table.version, request)

    async def order(self, id_: str, person: Person, orders: Orders) -> None:
        """Give orders for when the seat will be asked; those given before are withdrawn."""
        async with self.shelf.at(id_) as table:
            seat = permissions.check("order", table, person.id)
            assert seat is not None
            assert table.match is not None
            ordering.check(orders, table.match, functools.partial(table.may_play, seat))
            await self._database.write(lambda work: store.set_orders(work, id_, seat, orders))
            if orders.orders:
                table.orders[seat] = orders
            else:
                table.orders.pop(seat, None)
            self.moved(table)

    @again_on_conflict
    async def say(self, id_: str, person: Person, text: str, request: str | None = None) -> Done:
        """A line for the table's chat."""
        async with self.shelf.at(id_) as table:
            if (done := _done_before(table, person.id, request)) is not None:
                return done
            seat = permissions.check("say", table, person.id)
            line = " ".join(text.split())
            if not line or not line.isprintable():
                raise Refused("invalid-text")
            await self._happen(table, Said(line), seat, person.id, request)
            return Done(table.number, table.version, request)

    @again_on_conflict
    async def call_away(self, id_: str) -> None:
        """Let a bot of the house stand in for a person whose time and grace are over."""
        async with self.shelf.at(id_) as table:
            seat = table.to_act
            overdue = table.due_at is not None and table.deadline is not None and table.due_at <= clock.now()
            if seat is not None and overdue:
                await self._happen(table, Away(), seat)

    # How it is done

    async def _play(
        self,
        table: Table,
        seat: int,
        person: str | None,
        action: str,
        by: PlayedBy,
        request: str | None = None,
        language: str = "en",
        also: Also | None = None,
    ) -> None:
        assert table.match is not None
        try:
            *opening, last = table.match.spelled_out(action)
        except IllegalAction as fault:
            why = table.match.why_not(action, language)
            raise Refused("illegal", rule=fault.rule, sentence=why.sentence if why else str(fault)) from fault
        except UnreadableAction as fault:
            raise Refused("unreadable", sentence=str(fault)) from fault
        at = clock.now()
        told = [table.happen(Played(name, by), at, seat, person) for name in opening]
        told.append(table.happen(Played(last, by), at, seat, person, request))
        if table.status == "finished":
            also = _both(also, lambda work: store.set_status(work, table, at))
        await self.shelf.keep(table, *told, also=also)
        self._metrics.count_move(table.game.name, by)
        if table.status == "finished":
            self._metrics.finished.labels(table.game.name).inc()
        self.moved(table)

    async def _happen(
        self,
        table: Table,
        happening: Happening,
        seat: int | None = None,
        person: str | None = None,
        request: str | None = None,
        also: Also | None = None,
    ) -> None:
        await self._keep(table, table.happen(happening, clock.now(), seat, person, request), also=also)

    async def _keep(self, table: Table, *told: Told, also: Also | None = None) -> None:
        """What happened together is kept together: a process that dies leaves no full table whose game never began."""
        *_, last = told
        if isinstance(last.happening, Began | Closed):
            also = _both(also, lambda work: store.set_status(work, table, last.entry.at))
        await self.shelf.keep(table, *told, also=also)
        self.moved(table)


def _begun_if_full(table: Table) -> list[Told]:
    return [table.happen(Began(()), clock.now())] if table.is_full else []


def _closed_if_deserted(table: Table) -> list[Told]:
    is_deserted = all(chair.person is None for chair in table.chairs)
    return [table.happen(Closed(), clock.now())] if is_deserted else []


def _both(first: Also | None, second: Also) -> Also:
    def both(work: Work) -> None:
        if first is not None:
            first(work)
        second(work)

    return both


def _check_turn(table: Table, seat: int | None, version: int) -> None:
    if version != table.version:
        raise Refused("stale")
    if table.to_act != seat:
        raise Refused("not-your-turn", name=table.chairs[table.to_act or 0].name)


def _done_before(table: Table, person: str, request: str | None) -> Done | None:
    return None if request is None else table.requests.get((person, request))


def _open_seat(table: Table, seat: int | None) -> int:
    free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
    if seat is None:
        return free[0]
    if seat >= len(table.chairs):
        raise Refused("no-seat")
    if seat not in free:
        raise Refused("seat-taken")
    return seat


def _a_person(table: Table, person: Person, name: str | None, contribution: str) -> Sat:
    called = _name_of_its_own(name or person.name, [chair.name for chair in table.chairs])
    return Sat(called, program=person.kind == "bot", contribution=contribution or secrets.token_hex(8))


def _a_bot(table: Table, level: str) -> Sat:
    return Sat(bot_name({chair.name for chair in table.chairs}), bot=level)


def _name_of_its_own(name: str, others: Iterable[str]) -> str:
    """The name on one line, told apart from those that sit there already."""
    plain = plain_name(name)
    taken = {other.casefold() for other in others}
    number, told_apart = 1, plain
    while told_apart.casefold() in taken:
        number += 1
        told_apart = f"{plain[: LONGEST_NAME - 4]} {number}"
    return told_apart


@contextlib.contextmanager
def _refusing_a_second_one() -> Iterator[None]:
    """A name that was promised is given to one table."""
    try:
        yield
    except IntegrityError as fault:
        raise Refused("table-taken") from fault


def _again(table: Table, seat: int | None, contribution: str, promised: str | None) -> NewTable:
    """The same table once more, its seats one further round so that somebody else begins."""
    settings = table.settings
    wishes = [
        SeatWish("bot", chair.bot) if chair.bot else SeatWish("me" if number == seat else "open")
        for number, chair in enumerate(table.chairs)
    ]
    return NewTable(
        game=table.game.name,
        table=promised,
        seats=wishes[1:] + wishes[:1],
        options=settings.options,
        public=False,
        spectators=settings.spectators,
        pace=settings.pace,
        seconds=settings.seconds if settings.pace == "live" else 60,
        reserve=settings.reserve,
        days=max(1, settings.seconds // 86_400),
        name=table.chairs[seat].name if seat is not None else None,
        contribution=contribution,
    )
