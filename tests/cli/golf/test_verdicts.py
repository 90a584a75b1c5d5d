"""Verdicts in words."""

import pytest

from sobremesa.cli.golf.verdicts import verdict_said
from sobremesa.cli.judgements import reason_said
from sobremesa.cli.saying import texts
from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.games.golf.events import Play, Spelling, Verdict
from sobremesa.lexicon import Reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_said(language: Language, reason: Reason) -> None:
    """GOL-20."""
    say = texts(language)
    assert reason_said(reason.value, say) == say(f"words-reason-{reason.value}")


@pytest.mark.parametrize("reason", ["", "rain"])
def test_a_reason_that_is_none_is_the_plainest_one(reason: str) -> None:
    assert reason_said(reason, texts("en")) == "not in the dictionary"


def test_a_proper_name_is_said_to_be_one() -> None:
    """GOL-22."""
    verdict = Verdict(Spelling.NO_WORD, reason=Reason.PROPER_NAME.value)
    said = verdict_said(Play("JUAN", (0, 1, 2, 3)), verdict, texts("es"))
    assert said.plain == "✗ JUAN no vale (un nombre propio): la carta puntúa como vacía. GOL-22"
