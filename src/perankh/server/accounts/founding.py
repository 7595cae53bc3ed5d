"""How a guest comes to have an account."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError

from perankh.server.accounts import store
from perankh.server.accounts.codes import hashed_code
from perankh.server.accounts.person import Person
from perankh.server.database.database import Work
from perankh.server.refused import Refused


def make_account(work: Work, person: Person, login: str, password: str | None, codes: Sequence[str]) -> None:
    """Give a guest an account with these recovery codes; the password, already hashed, may be missing."""
    try:
        is_made = store.make_account(work, person.id, login, password)
    except IntegrityError as fault:
        raise Refused("login-taken") from fault
    if not is_made:
        raise Refused("already-account")
    store.set_codes(work, person.id, [hashed_code(code) for code in codes])
