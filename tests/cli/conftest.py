"""A desk for every test that plays."""

from pathlib import Path

import pytest

from tests.cli.desk import Desk, write_box, write_words


@pytest.fixture(scope="session")
def small_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that holds small lexicons."""
    cache = tmp_path_factory.mktemp("cache")
    write_words(cache)
    return cache


@pytest.fixture
def desk(tmp_path: Path, small_words: Path) -> Desk:
    """A desk with its box."""
    write_box(tmp_path)
    return Desk(tmp_path, small_words)
