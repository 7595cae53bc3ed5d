"""Who is asking: a guest, somebody with an account, or a program that plays as a bot of theirs."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Literal

from msgspec import Struct

from perankh.engine.match import LONGEST_NAME
from perankh.server.accounts.protocol import LONGEST_LOGIN, SHORTEST_LOGIN
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


def folded_login(login: str) -> str | None:
    """A login as it is compared: without capitals, however it is typed; None for what can be nobody's."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()
    return folded if folded.isprintable() and SHORTEST_LOGIN <= len(folded) <= LONGEST_LOGIN else None


def new_login(login: str) -> str:
    """A login for a new account; refuses what cannot be one."""
    folded = folded_login(login)
    if folded is None:
        raise Refused("invalid-login", shortest=SHORTEST_LOGIN, longest=LONGEST_LOGIN)
    return folded
