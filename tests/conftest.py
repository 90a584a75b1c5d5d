"""The real lexicons, loaded once a run; without them the tests fail and say what to do."""

import pytest
from hypothesis import settings

from sobremesa.lexicon import Lexicon, LexiconMissing

# The same examples in every run, however slow the machine: a test that fails fails again.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")


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
