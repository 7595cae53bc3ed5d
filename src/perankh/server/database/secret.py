"""The secret of the house: made once, kept in its database, shared by all its processes."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, text

from perankh.server.database.schema import HOUSE

NAME = "secret"
SECRET_BYTES = 32


def secret_of(connection: Connection) -> bytes:
    """The secret, made now if this is the first process there ever was; two that come first agree on one."""
    offered = {"name": NAME, "value": secrets.token_hex(SECRET_BYTES)}
    connection.execute(text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"), offered)
    return bytes.fromhex(connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == NAME)).scalar_one())
