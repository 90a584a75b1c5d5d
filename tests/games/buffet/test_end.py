"""When a match ends, who has won, and by what."""

import pytest
from msgspec.structs import replace

from sobremesa.editions.texts import texts
from sobremesa.engine import Match, MatchEnded, Outcome, Score, SeedRevealed, line, score, text
from sobremesa.games.buffet.actions import Announce, GiveUp, Place, Vote
from sobremesa.games.buffet.ending import is_last_round, outcome_of
from sobremesa.games.buffet.events import MatchScored, Phase, RoundEnded
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.state import BuffetState, Stack
from tests.games.buffet.boxes import (
    CASA,
    LUZ,
    MESA,
    SEED,
    ants,
    buffet,
    decided,
    edition,
    happened,
    opened,
    place_all,
    rest,
    search,
    start,
)


def scored(*totals: int, placed: dict[int, int]) -> BuffetState:
    """A match with these points, and so many ants of each seat on the board."""
    scores = tuple(score((line(total, "BUF-28", "buffet-line-food", foods=1),)) for total in totals)
    on_board: dict[int, Ant] = {}
    for seat, count in placed.items():
        on_board |= ants(seat, range(20 + 20 * seat, 20 + 20 * seat + count))
    return replace(start(seats=len(totals)).state, scores=scores, ants=on_board)


def test_BUF_27_a_special_ant_ends_the_match_once_the_round_is_complete() -> None:
    match = opened(buffet("casa luz", edition(ants=(3, 3, 3))), 3)
    match.act(0, Announce(CASA))
    match.act(1, GiveUp())
    match.act(2, Announce(LUZ))
    assert match.state.ants[50].special
    assert match.outcome is None, "row 1 still places"
    match.act(1, Place(89))
    assert happened(match, RoundEnded) == [RoundEnded(last=True, deadline=None)]


def test_BUF_27_a_single_special_ant_from_row_1_counts_too() -> None:
    match = opened(buffet("casa", edition(ants=(1, 1, 1))))
    for _ in range(2):
        search(match, (), ())
        place_all(match)
        rest(match)
    assert [event.last for event in happened(match, RoundEnded)] == [False, True]
    assert (match.state.phase, match.state.round) == (Phase.OVER, 2)


def test_BUF_27_the_last_ordinary_ant_does_not_end_it() -> None:
    match = opened(buffet(box=edition(ants=(4, 4, 4))))
    search(match, CASA, MESA)
    assert match.state.stacks == (Stack(0, 5), Stack(0, 5))
    assert match.state.phase is Phase.RESTING


def test_BUF_22_a_round_in_which_nobody_places_an_ant_ends_the_match() -> None:
    game = buffet()
    full = ants(1, [5, 6, 7, 8, 9]) | ants(0, [215, 216, 217, 218, 219])
    full |= ants(0, [cell for cell in range(225) if cell not in full and cell % 2])
    full |= ants(1, [cell for cell in range(225) if cell not in full])
    state = replace(opened().state, ants=full, round=2)
    for seat in (0, 1):
        state = decided(game, state, seat, GiveUp())
    assert state.phase is Phase.OVER
    assert state.outcome is not None


def test_BUF_22_one_ant_in_a_round_keeps_the_match_going() -> None:
    state = start().state
    assert is_last_round(replace(state, ants={}))
    assert is_last_round(replace(state, round=2, ants=ants(0, [5], placed=1)))
    assert not is_last_round(replace(state, round=2, ants=ants(0, [5], placed=1) | ants(1, [215], placed=2)))
    assert is_last_round(replace(state, round=2, ants=ants(0, [5], placed=2, special=True)))
    assert is_last_round(replace(state, round=2, ants=ants(0, [5], special=True) | ants(1, [215], placed=2)))


def test_BUF_32_most_points_win() -> None:
    """The worked example: 14, 17, 19 and 13."""
    outcome = outcome_of(scored(14, 17, 19, 13, placed={0: 10, 2: 1}))
    assert outcome == Outcome((14, 17, 19, 13), (2,), "BUF-32", text("buffet-outcome-won", points=19))


def test_BUF_32_on_a_tie_more_ants_on_the_board_win() -> None:
    outcome = outcome_of(scored(9, 9, 3, placed={0: 4, 1: 5, 2: 12}))
    assert outcome == Outcome((9, 9, 3), (1,), "BUF-32", text("buffet-outcome-ants", points=9, ants=5))


def test_BUF_32_on_a_further_tie_the_victory_is_shared() -> None:
    outcome = outcome_of(scored(9, 9, 9, placed={0: 5, 1: 4, 2: 5}))
    assert outcome == Outcome((9, 9, 9), (0, 2), "BUF-32", text("buffet-outcome-shared", points=9, ants=5))


def test_BUF_32_points_may_be_negative() -> None:
    assert outcome_of(scored(-3, -4, placed={0: 1, 1: 1})).winners == (0,)


@pytest.mark.parametrize(
    ("points", "english", "spanish"),
    [
        (1, "Won with 1 point.", "Victoria con 1 punto."),
        (-1, "Won with -1 points.", "Victoria con -1 puntos."),
        (19, "Won with 19 points.", "Victoria con 19 puntos."),
    ],
)
def test_BUF_32_one_point_is_not_spoken_of_as_many(points: int, english: str, spanish: str) -> None:
    won = outcome_of(scored(points, points - 1, placed={0: 1, 1: 1}))
    assert [texts(language).say(won.text) for language in ("en", "es")] == [english, spanish]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TAB_3_a_match_ends_with_its_scores_its_outcome_and_its_seed(seats: int) -> None:
    match = Match.start(buffet(), seats, seed=SEED)
    match.tick(10**9)
    ended, outcome, seed = (entry.event for entry in match.events[-3:])
    assert isinstance(ended, MatchScored)
    assert isinstance(outcome, MatchEnded)
    assert seed == SeedRevealed(SEED.hex())
    assert outcome.outcome.points == tuple(score.total for score in ended.scores)
    assert outcome.outcome == match.outcome
    assert match.view(None).scores == ended.scores
    assert match.deadline is None


def test_BUF_31_scores_at_the_end_are_those_of_the_stacks_and_the_board() -> None:
    match = opened(buffet("casa luz", edition(ants=(3, 3, 3))))
    search(match, CASA, (219, 204))
    match.act(0, Vote(1, accept=True))
    assert happened(match, MatchScored) == [
        MatchScored((score((line(1, "BUF-30", "buffet-line-special", ants=1),)), Score()))
    ]
    assert match.outcome == Outcome((1, 0), (0,), "BUF-32", text("buffet-outcome-won", points=1))
