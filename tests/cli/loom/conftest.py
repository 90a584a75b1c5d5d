"""A desk with the words of the Letter Loom."""

from pathlib import Path

import pytest

from tests.cli.loom.weaving import Loom, write_words


@pytest.fixture(scope="session")
def loom_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that holds small lexicons."""
    cache = tmp_path_factory.mktemp("loom-cache")
    write_words(cache)
    return cache


@pytest.fixture
def loom(tmp_path: Path, loom_words: Path) -> Loom:
    """A desk to play at."""
    return Loom(tmp_path, loom_words)
