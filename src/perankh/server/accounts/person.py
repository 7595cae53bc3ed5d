"""Who is asking: a guest, somebody with an account, or a program that plays as a bot of theirs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from msgspec import Struct

from perankh.engine.match import LONGEST_NAME
from perankh.server.protocol import PersonSettings
from perankh.server.refused import Refused

Kind = Literal["guest", "account", "bot"]


class Person(Struct, frozen=True):
    """Somebody the house knows."""

    id: str
    kind: Kind
    name: str
    settings: PersonSettings


def new_person_id() -> str:
    """A number of one's own, as unguessable as a table's."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """What a cookie or a token consists of."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret that nobody can guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name on one line; refuses one that cannot be shown."""
    plain = " ".join(name.split())[:LONGEST_NAME]
    if not plain or not plain.isprintable():
        raise Refused("invalid-name")
    return plain
