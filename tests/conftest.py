"""The real lexicons, loaded once a run; without them the tests fail and say what to do."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from sobremesa.lexicon import Lexicon, LexiconMissing
from tests.postgres import stop_shared_cluster

# The same examples in every run, however slow the machine: a test that fails fails again.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    """A worker of pytest-xdist may be killed before it comes to `atexit`."""
    yield
    stop_shared_cluster()


def _load(language: str) -> Lexicon:
    try:
        return Lexicon.load(language)
    except LexiconMissing as error:
        pytest.fail(f"These tests need the real words. {error}", pytrace=False)


@pytest.fixture(scope="session")
def spanish() -> Lexicon:
    """The Spanish lexicon that `make words` built."""
    return _load("es")


@pytest.fixture(scope="session")
def english() -> Lexicon:
    """The English lexicon that `make words` built."""
    return _load("en")
