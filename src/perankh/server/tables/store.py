"""What the database is asked about tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from perankh.server.database.database import Work
from perankh.server.database.entries import COLUMNS, ORDERS_CHANGED, Entry
from perankh.server.database.schema import ENTRIES, ORDERS, SEATS, TABLES
from perankh.server.protocol import TABLE_ID, Orders
from perankh.server.tables.settings import Settings
from perankh.server.tables.table import Table, replayed

_ENTRY = [ENTRIES.c[name] for name in COLUMNS]
_LOG = select(*_ENTRY).where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("after"))
_LOG = _LOG.order_by(ENTRIES.c.number)


def add_table(work: Work, table: Table, rematch_of: str | None) -> None:
    """Keep the settings of a new table."""
    row = {
        "id": table.id,
        "game": table.game.name,
        "rules": table.rules,
        "status": table.status,
        "is_public": int(table.settings.public),
        "settings": msgspec.json.encode(table.settings).decode(),
        "key": table.luck_key.hex(),
        "rematch_of": rematch_of,
        "created_by": table.founder,
        "created_at": table.created_at,
    }
    work.connection.execute(insert(TABLES), row)


def set_status(work: Work, table: Table, at: int) -> None:
    """Keep how far a table is, and how its game ended."""
    over = table.status in ("finished", "closed")
    result = {"scores": table.match.scores, "ranking": table.match.ranking} if table.match and over else None
    work.connection.execute(
        update(TABLES).where(TABLES.c.id == table.id),
        {
            "status": table.status,
            "finished_at": at if over else None,
            "result": msgspec.json.encode(result).decode() if result else None,
        },
    )


def seat_person(work: Work, table: str, seat: int, person: str) -> None:
    """Keep who sits there."""
    work.connection.execute(insert(SEATS), {"table_id": table, "seat": seat, "person": person})


def empty_seat(work: Work, table: str, seat: int) -> None:
    """Nobody sits there any more."""
    work.connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat))


def set_orders(work: Work, table: str, seat: int, orders: Orders) -> None:
    """Keep what a seat has ordered."""
    work.connection.execute(delete(ORDERS).where(ORDERS.c.table_id == table, ORDERS.c.seat == seat))
    if orders.orders:
        body = msgspec.json.encode(orders).decode()
        work.connection.execute(insert(ORDERS), {"table_id": table, "seat": seat, "body": body})
    work.notices.append(f"{table}:{ORDERS_CHANGED}:")


def load(connection: Connection, id_: str) -> Table | None:
    """A table as its log tells it."""
    if TABLE_ID.fullmatch(id_) is None:
        return None  # a link that somebody made up, perhaps with letters that no database keeps
    row = connection.execute(select(TABLES).where(TABLES.c.id == id_)).mappings().one_or_none()
    if row is None:
        return None
    settings = msgspec.json.decode(row["settings"], type=Settings)
    table = Table.new(
        id_, row["game"], row["rules"], settings, bytes.fromhex(row["key"]), row["created_by"], row["created_at"]
    )
    table.orders = orders_of(connection, id_)
    return replayed(table, log_after(connection, id_, -1))


def log_after(connection: Connection, id_: str, number: int) -> list[Entry]:
    """What the log holds beyond a number."""
    return [Entry(*row) for row in connection.execute(_LOG, {"table": id_, "after": number})]


def orders_of(connection: Connection, id_: str) -> dict[int, Orders]:
    """What the seats of a table have ordered."""
    found = connection.execute(select(ORDERS.c.seat, ORDERS.c.body).where(ORDERS.c.table_id == id_))
    return {seat: msgspec.json.decode(body, type=Orders) for seat, body in found}


_LAST = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
_RUNNING = (
    select(TABLES.c.id)
    .join(ENTRIES, (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.number == _LAST))
    .where(TABLES.c.status == "running")
)
"""Running tables, each with the last entry of its log, which says whom it asks and when it is due."""


_HAS_ORDERED = exists().where(
    ORDERS.c.table_id == TABLES.c.id,
    SEATS.c.table_id == TABLES.c.id,
    SEATS.c.seat == ORDERS.c.seat,
    SEATS.c.person == ENTRIES.c.asks,
)
"""Whether the person who must decide has given orders at that table."""


def due(connection: Connection, at: int, since: int) -> Sequence[str]:
    """Tables that the house must look after itself by now, or where orders may hold that were asked for since then."""
    query = _RUNNING.where((ENTRIES.c.due_at <= at) | (_HAS_ORDERED & (ENTRIES.c.at >= since)))
    return connection.execute(query).scalars().all()


def waiting_for(connection: Connection, person: str) -> Sequence[str]:
    """Running tables where that person must decide."""
    mine = _RUNNING.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.person == person)
    return connection.execute(mine.where(ENTRIES.c.asks == person)).scalars().all()


def public(connection: Connection, most: int) -> Sequence[str]:
    """Public tables with open seats, newest first."""
    query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.is_public == 1)
    return connection.execute(query.order_by(TABLES.c.created_at.desc()).limit(most)).scalars().all()


def tables_of(connection: Connection, person: str, statuses: Sequence[str], before: int, most: int) -> Sequence[str]:
    """Tables where that person sits, founded before a moment, newest first."""
    query = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.person == person)
    query = query.where(TABLES.c.status.in_(statuses), TABLES.c.created_at < before)
    return connection.execute(query.order_by(TABLES.c.created_at.desc()).limit(most)).scalars().all()
