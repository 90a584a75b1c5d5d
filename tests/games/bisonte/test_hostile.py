"""Messages that nobody sends by mistake: huge numbers, long texts, far too many tiles (TAB-5, TAB-13)."""

import pytest

from sobremesa.editions.texts import LANGUAGES, texts
from sobremesa.engine import Malformed, Refused
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Placement, Play
from tests.games.bisonte.boxes import BisonteMatch, bisonte, cell, known, laid, play

MOST = 2**53
RACK = "CASAEE*"


def refusal(match: BisonteMatch, seat: int, action: Action) -> Refused:
    """The refusal of an action that changes nothing."""
    before = match.state
    with pytest.raises(Refused) as refused:
        match.act(seat, action)
    assert match.state is before
    return refused.value


@pytest.mark.parametrize("number", [MOST + 1, -MOST - 1, 10**30, -(10**300)])
@pytest.mark.parametrize("kind", [Pass, Object, LetStand])
def test_tab_13_a_turn_beyond_all_numbers_is_not_even_a_question(number: int, kind: type) -> None:
    match = known(bisonte(), [RACK, RACK])
    with pytest.raises(Malformed):
        match.act(0, kind(turn=number))


@pytest.mark.parametrize("number", [MOST + 1, -MOST - 1, 10**300])
def test_bis_c2_nor_is_such_a_square(number: int) -> None:
    match = known(bisonte(), [RACK, RACK])
    with pytest.raises(Malformed):
        match.act(0, Play((Placement(number, "A"), Placement(cell(8, 8), "A"))))


@pytest.mark.parametrize(
    "action",
    [
        Pass(turn=MOST),
        Pass(turn=-MOST),
        Play((Placement(MOST, "A"), Placement(-MOST, "S"))),
        Play((Placement(cell(8, 8), "A"),) * 500),
        Play((Placement(cell(8, 8), "x" * 5000),)),
        Play((Placement(cell(8, 8), "*", "x" * 5000), Placement(cell(8, 9), "A"))),
        Play((Placement(cell(8, 8), "A", "x" * 5000), Placement(cell(8, 9), "A"))),
        Play((Placement(cell(8, 8), ""), Placement(cell(8, 9), "A"))),
        Exchange(("x" * 5000,)),
        Exchange(("A",) * 5000),
        laid("SCEEAA", 8, 8),
    ],
)
def test_tab_5_every_refusal_can_be_said_and_is_short(action: Action) -> None:
    refused = refusal(known(bisonte(words="checked"), [RACK, RACK]), 0, action)
    for language in LANGUAGES:
        assert len(texts(language).refusal(refused.refusal)) < 150


@pytest.mark.parametrize("seat", [1, 2])
def test_tab_13_twice_the_same_objection_or_consent_counts_once(seat: int) -> None:
    """BIS-15."""
    match = known(bisonte("casa", words="objection"), [RACK] * 3)
    play(match, 0, "CASA", 8, 8)
    match.act(seat, LetStand(turn=1))
    assert refusal(match, seat, LetStand(turn=1)).refusal.text.id == "bis-15-let-stand-already"
    match.act(seat, Object(turn=1))
    assert refusal(match, seat, Object(turn=1)).refusal.text.id == "tab-13-other-turn"
    assert sum(player.skips for player in match.state.players) == (0 if seat == 1 else 1)
