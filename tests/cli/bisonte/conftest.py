"""A bench with the words of Bisonte."""

from pathlib import Path

import pytest

from tests.cli.bisonte.bench import Bench, write_words


@pytest.fixture(scope="session")
def bisonte_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that holds small lexicons."""
    cache = tmp_path_factory.mktemp("bisonte-cache")
    write_words(cache)
    return cache


@pytest.fixture
def bench(tmp_path: Path, bisonte_words: Path) -> Bench:
    """A bench to play at."""
    return Bench(tmp_path, bisonte_words)
