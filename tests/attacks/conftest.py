"""A server for all attacks of a file, which are made from other addresses than that of whoever plays meanwhile."""

from collections.abc import Iterator

import pytest

from tests.attacks.target import attacked
from tests.e2e.conftest import anyio_backend, doors_closed
from tests.e2e.serving import Server

__all__ = ["anyio_backend", "doors_closed"]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with every limit, and no more than 1,024 descriptors."""
    with attacked(tmp_path_factory.mktemp("attacked")) as server:
        yield server
