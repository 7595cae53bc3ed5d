"""A fault of the database is written down, the values that it happened with are not."""

from __future__ import annotations

import pytest
import sqlalchemy
from sqlalchemy.exc import IntegrityError

from perankh.server.database.database import Work
from perankh.server.database.schema import HOUSE
from tests.server.visiting import Visit

SECRET = "correct horse battery staple"


def test_a_fault_of_the_database_hides_the_values(house: Visit) -> None:
    row = {"name": "twice", "value": SECRET}

    def keep_twice(work: Work) -> None:
        for _ in range(2):
            work.connection.execute(sqlalchemy.insert(HOUSE), row)

    async def write() -> None:
        await house.house.database.write(keep_twice)

    with pytest.raises(IntegrityError) as fault:
        house.do(write)
    assert SECRET not in str(fault.value)
