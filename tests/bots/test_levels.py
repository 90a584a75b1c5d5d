"""How well bots know the language."""

from itertools import pairwise

import pytest

from sobremesa.bots import LEVELS, bot_for, level_of
from sobremesa.engine import Refused
from tests.games.golf.boxes import golf


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("child", "casual", "club", "expert")
    levels = [level_of(name) for name in LEVELS]
    for weaker, stronger in pairwise(levels):
        assert stronger.lemma_at_least < weaker.lemma_at_least
        assert stronger.form_at_least <= weaker.form_at_least


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_has_the_level_that_was_asked_for(name: str) -> None:
    assert bot_for(golf(), name).level == level_of(name)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    """TAB-14."""
    with pytest.raises(Refused) as refused:
        bot_for(golf(), "x" * 100)
    refusal = refused.value.refusal
    assert refusal.clause == "TAB-14"
    assert refusal.text.args == {"level": "x" * 40, "known": ", ".join(LEVELS)}
