"""One database of each kind for all tests of the store; tables have their own codes."""

from collections.abc import Iterator

import pytest
from tests.store.databases import KINDS, database


@pytest.fixture(scope="session", params=KINDS)
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database."""
    with database(request.param) as found:
        yield found
