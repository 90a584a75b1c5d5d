"""Matches kept as they were played: they load, replay and verify for ever, whatever rules are mended later."""

from pathlib import Path

import pytest

from sobremesa.engine import Match, verify
from sobremesa.games.golf.actions import CardUse
from tests.conformance.golf import golf
from tests.conformance.subject import AnyMatch

HERE = Path(__file__).parent
KEPT = sorted(HERE.glob("*.jsonl"))


def load(path: Path) -> AnyMatch:
    return Match.load(golf("es").make(), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_an_old_match_loads_verifies_and_saves_as_the_same_match(path: Path) -> None:
    """TAB-3, TAB-8: fields that are new since then have their defaults."""
    match = load(path)
    assert verify(match.game, match.events) == ()
    assert Match.load(match.game, match.save()).events == match.events


def test_three_seats_in_spanish_ended_as_it_did() -> None:
    outcome = load(HERE / "golf-three-seats-es.jsonl").outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.clause) == ((-53, -56, -60), (0,), "GOL-24")


def test_three_seats_in_spanish_has_something_of_everything() -> None:
    """A kept match is worth keeping when coins, cards, votes and misspellings are in it."""
    match = load(HERE / "golf-three-seats-es.jsonl")
    told = {type(entry.event).__name__ for entry in match.events}
    assert {"VoteCast", "ChoiceMade", "PurchaseMade", "TimeRanOut", "DraftKept"} <= told
    uses = [use for player in match.state.players for scored in player.rounds for use in scored.choice.cards]
    assert any(isinstance(use, CardUse) for use in uses)
