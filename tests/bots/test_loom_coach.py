"""What the coach counts as a turn: not what chance did for who was late, and a word once, as it was written last."""

import pytest

from sobremesa.bots import bot_for
from sobremesa.bots.coach import review
from sobremesa.engine import Match
from sobremesa.games.loom.actions import ChooseDeck, ChooseDecks, Done, PutBack
from sobremesa.games.loom.events import LeftToChance, WordWritten
from sobremesa.games.loom.phases import Phase
from tests.bots.loom_tables import known
from tests.conformance.subject import AnyGame, AnyMatch
from tests.games.bisonte.boxes import bisonte
from tests.games.buffet.boxes import buffet
from tests.games.golf.boxes import golf
from tests.games.loom.boxes import SEED


def let_pass(match: AnyMatch, phase: Phase) -> None:
    """Nobody does anything until then, and time passes."""
    while match.outcome is None and match.state.phase is not phase:
        assert match.deadline is not None
        match.tick(match.deadline + 1)


def left_alone(match: AnyMatch) -> AnyMatch:
    """Nobody does anything any more."""
    let_pass(match, Phase.OVER)
    return match


@pytest.mark.parametrize("shield", ["in-turn", "reactive"])
def test_what_chance_has_chosen_for_who_was_late_is_no_turn(shield: str) -> None:
    """LOO-21."""
    match = left_alone(Match.start(known(rounds=2, shield=shield), 3, seed=SEED))
    assert {type(entry.event.action) for entry in match.events if isinstance(entry.event, LeftToChance)} >= {
        ChooseDeck,
        ChooseDecks,
        PutBack,
    }
    found = review(match)
    assert found.turns == ()
    assert [(summary.turns, summary.cost, summary.share) for summary in found.seats] == [(0, 0.0, None)] * 3


def test_what_was_chosen_in_time_is_still_a_turn() -> None:
    """LOO-2, LOO-21: the leader is late with the centre, and chooses the decks of its letters itself."""
    match = Match.start(known(rounds=1), 2, seed=SEED)
    let_pass(match, Phase.DECKS)
    match.act(0, ChooseDecks(1))
    (turn,) = review(left_alone(match)).turns
    assert (turn.seat, turn.played.action) == (0, ChooseDecks(1))


def test_a_word_that_is_written_again_is_one_turn_as_it_was_written_last() -> None:
    """LOO-9."""
    match: AnyMatch = Match.start(known(rounds=1), 2, seed=SEED)
    let_pass(match, Phase.CREATION)
    best, *_, last = bot_for(match.game, "expert").advise(match.view(0), match.offers(0), 9)
    assert best.worth > last.worth
    for advice in (last, best, last):
        match.act(0, advice.action)
    match.act(0, Done())
    assert sum(isinstance(entry.event, WordWritten) for entry in match.events) == 3
    (turn,) = review(left_alone(match)).turns
    assert turn.played.word == last.word
    assert turn.cost == pytest.approx(best.worth - last.worth, abs=0.02)


@pytest.mark.parametrize("game", [golf(), buffet(), buffet(call_first=True), bisonte(turn_seconds=10)])
def test_who_never_acts_has_no_turn_in_any_game(game: AnyGame) -> None:
    """GOL-2, BUF-10, BIS-26: what time does for a seat is not held against it."""
    assert review(left_alone(Match.start(game, 2, seed=SEED))).turns == ()
