"""What many matches came to: shares with their intervals, means with their margins, and nothing counted twice."""

import pytest

from sobremesa.lab.simulate import BestWord, Mean, Plan, Played, Problem, mean_of, summarise, wilson

PLAN = Plan("golf", ("casual", "expert"), 4, "1", "es")


def played(
    points: tuple[int, ...],
    winners: tuple[int, ...],
    *,
    levels: tuple[str, ...] = PLAN.levels,
    best: BestWord | None = None,
    problem: Problem | None = None,
) -> Played:
    """A match of nine rounds."""
    words = (9,) * len(levels)
    return Played(1, "1", levels, points, winners, 9, words, best, best, 100, 60_000, problem)


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 20, 0.0, 0.1611), (10, 20, 0.2993, 0.7007), (20, 20, 0.8389, 1.0), (340, 400, 0.8117, 0.8817)],
)
def test_wilson_s_interval(wins: int, count: int, low: float, high: float) -> None:
    """Values from the formula, worked out by hand."""
    found = wilson(wins, count)
    assert found.share == wins / count
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_a_mean_has_a_margin_that_shrinks_with_the_number_of_matches() -> None:
    assert mean_of([3]) == Mean(3, 0)
    assert mean_of([1, 3]).mean == 2
    assert mean_of([1, 3] * 8).margin < mean_of([1, 3]).margin


def test_wins_are_counted_by_level_wherever_it_sits() -> None:
    turned = ("expert", "casual")
    matches = [played((20, 40), (1,)), played((50, 30), (0,), levels=turned), played((60, 10), (0,))]
    summary = summarise(PLAN, matches, 1.5)
    casual, expert = summary.by_level
    assert (casual.name, casual.won, expert.name, expert.won) == ("casual", 1, "expert", 2)
    assert casual.points.mean == pytest.approx(110 / 3)
    assert expert.points.mean == pytest.approx(100 / 3)
    first, second = summary.by_seat
    assert (first.won, second.won) == (2, 1)
    assert summary.a_second == 2


def test_a_shared_win_is_split_and_told_apart() -> None:
    summary = summarise(PLAN, [played((30, 30), (0, 1)), played((20, 40), (1,))], 1)
    casual, expert = summary.by_level
    assert (casual.won, casual.shared, casual.wins.share) == (0, 1, 0.25)
    assert (expert.won, expert.shared, expert.wins.share) == (1, 1, 0.75)
    assert summary.undecided == 1


def test_a_level_in_several_seats_wins_when_one_of_them_does() -> None:
    levels = ("club", "club", "expert")
    plan = Plan("golf", levels, 2, "1", "es")
    matches = [played((9, 5, 7), (0,), levels=levels), played((9, 9, 7), (0, 1), levels=levels)]
    club, expert = summarise(plan, matches, 1).by_level
    assert (club.won, club.shared, club.wins.share, expert.won) == (2, 0, 1.0, 0)


def test_who_loses_alone_has_won_nothing() -> None:
    """GOL-26: in a game alone there may be no winner."""
    plan = Plan("golf", ("child",), 1, "1", "es")
    summary = summarise(plan, [played((20,), (), levels=("child",))], 1)
    assert (summary.by_level[0].wins.share, summary.undecided) == (0.0, 1)


def test_an_abandoned_match_is_only_counted() -> None:
    stuck = played((), (), problem=Problem("refused", "GOL-4", 0, "Write()"))
    summary = summarise(PLAN, [stuck, played((20, 40), (1,))], 1)
    assert (summary.played, summary.abandoned, summary.by_level[1].wins.share) == (1, 1, 1.0)
    nothing = summarise(PLAN, [stuck], 0)
    assert (nothing.played, nothing.abandoned, nothing.by_level, nothing.a_second) == (0, 1, (), 0)


def test_the_best_word_of_all_is_the_best_of_the_best() -> None:
    matches = [played((1, 2), (1,), best=BestWord(word, 0, points)) for word, points in (("SOL", 3), ("LUNA", 9))]
    summary = summarise(PLAN, matches, 1)
    assert summary.best == summary.longest == BestWord("LUNA", 0, 9)
