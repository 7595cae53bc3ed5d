"""What the house keeps: people, tables, and one append-only log for all tables.

Times are milliseconds since 1970; texts that open with a brace are JSON. Defaults are set in Python, because a default
written in SQL migrates on one database and fails on another.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

HOUSE = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes of one house share, such as the secret that signs cookies."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("owner", Text, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("settings", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Guests, accounts, and the bots that people have connected (kind: guest, account, bot)."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""One row for each browser that somebody plays in; the cookie itself is never stored."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("bot", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)
"""What lets a program play as a bot."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE")),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""What a passkey was asked to sign; each is used once."""

RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code_hash", Text, primary_key=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("is_public", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("rematch_of", Text, ForeignKey("tables.id")),
    Column("created_by", Text, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("result", Text),
)
"""One row of settings for each table (status: open, running, finished, closed); `key` is the secret of its luck."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Index("seats_of_person", "person", "table_id"),
)
"""Who sits where, so that people find their tables; the log says the same."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("body", Text, nullable=False),
    Column("request", Text),
    Column("asks", Text),
    Column("due_at", BigInteger),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The log: what happened at each table, in order. It holds no foreign key, which every move would pay for."""

ORDERS = Table(
    "orders",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What a seat has ordered in advance; nobody else ever sees it."""
