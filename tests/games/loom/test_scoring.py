"""The score of a shown word, line by line (LOO-12, LOO-13, LOO-15)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine.score import Score
from sobremesa.games.loom.edition import WILD, LoomEdition
from sobremesa.games.loom.scoring import Repeated, colours_of, score_of_invalid_word, score_of_no_word, score_word
from tests.games.loom.decks import deck


def lines(score: Score) -> list[tuple[int, str, str]]:
    return [(line.points, line.clause, line.text.id.removeprefix("loom-line-")) for line in score.lines]


def whole(cards: str) -> tuple[LoomEdition, range]:
    box = deck(cards)
    return box, range(len(box.cards))


def test_LOO_12_worked_example_three_orange_cards_with_boost() -> None:
    """LOO-12, LOO-K14: (10 + 4) × 2 = 28."""
    score = score_word(*whole("S4o L4o O2o"), boosts=1)
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (4, "LOO-12", "card"),
        (2, "LOO-12", "card"),
        (4, "LOO-K14", "boost"),
        (14, "LOO-12", "doubled"),
    ]
    assert score.total == 28


def test_LOO_12_worked_example_with_one_of_them_green() -> None:
    """LOO-12: 14, not doubled."""
    score = score_word(*whole("S4o L4g O2o"), boosts=1)
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (4, "LOO-12", "card"),
        (2, "LOO-12", "card"),
        (4, "LOO-K14", "boost"),
    ]
    assert score.total == 14


def test_LOO_12_worked_example_a_wildcard_in_place_of_the_2() -> None:
    """LOO-12, LOO-K5: (4 + 4 + 6) × 2 = 28."""
    score = score_word(deck("S4o L4o"), [0, WILD, 1])
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (6, "LOO-K5", "wildcard"),
        (4, "LOO-12", "card"),
        (14, "LOO-12", "doubled"),
    ]
    assert score.total == 28


def test_LOO_12_worked_example_a_blast_on_a_word_of_one_colour() -> None:
    """LOO-12, LOO-K16: (8 − 4) × 2 = 8."""
    score = score_word(*whole("S4b L4b"), blasts=1)
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (4, "LOO-12", "card"),
        (-4, "LOO-K16", "blast"),
        (4, "LOO-12", "doubled"),
    ]
    assert score.total == 8


CASA = "C4o A2g S4b A2y"


@pytest.mark.parametrize(
    ("repeated", "changes", "totals"),
    [
        ("flat", {1: [(-4, "LOO-13", "flat")], 2: [(-4, "LOO-13", "flat")]}, (12, -4, -4)),
        ("less-4", {1: [(-4, "LOO-13", "flat")], 2: [(-4, "LOO-13", "flat")]}, (12, 8, 8)),
        ("maker", {1: [(-4, "LOO-13", "repeated")], 2: [(-8, "LOO-13", "repeated")]}, (12, 8, 4)),
    ],
)
def test_LOO_13_worked_example_three_players_show_casa(
    repeated: Repeated, changes: dict[int, list[tuple[int, str, str]]], totals: tuple[int, ...]
) -> None:
    """LOO-13: 12, −4, −4; with `less 4` 12, 8, 8; with `maker` 12, 8, 4."""
    cards = [(points, "LOO-12", "card") for points in (4, 2, 4, 2)]
    scores = [score_word(*whole(CASA), earlier=earlier, repeated=repeated) for earlier in range(3)]
    assert tuple(score.total for score in scores) == totals
    for earlier, score in enumerate(scores):
        kept = [] if repeated == "flat" and earlier else cards
        assert lines(score) == [*kept, *changes.get(earlier, [])]


def test_LOO_13_a_repeated_word_gets_minus_four_whatever_boost_blast_or_colours_say() -> None:
    """LOO-13: in place of the word's value."""
    score = score_word(*whole("S4y O2y"), boosts=1, blasts=2, earlier=3)
    assert lines(score) == [(-4, "LOO-13", "flat")]


def test_LOO_13_less_4_is_taken_off_once_after_any_doubling() -> None:
    """LOO-13: (6 + 4 − 8) × 2 − 4."""
    score = score_word(*whole("S4y O2y"), boosts=1, blasts=2, earlier=3, repeated="less-4")
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (2, "LOO-12", "card"),
        (4, "LOO-K14", "boost"),
        (-8, "LOO-K16", "blast"),
        (2, "LOO-12", "doubled"),
        (-4, "LOO-13", "flat"),
    ]
    assert score.total == 0


def test_LOO_13_maker_takes_four_off_for_each_earlier_player_before_doubling() -> None:
    """LOO-13: (6 + 4 − 8 − 8) × 2."""
    score = score_word(*whole("S4y O2y"), boosts=1, blasts=2, earlier=2, repeated="maker")
    assert lines(score) == [
        (4, "LOO-12", "card"),
        (2, "LOO-12", "card"),
        (4, "LOO-K14", "boost"),
        (-8, "LOO-K16", "blast"),
        (-8, "LOO-13", "repeated"),
        (-6, "LOO-12", "doubled"),
    ]
    assert score.total == -12


@pytest.mark.parametrize("repeated", ["flat", "less-4", "maker"])
def test_LOO_13_a_word_that_nobody_has_shown_before_counts_in_full(repeated: Repeated) -> None:
    assert score_word(*whole(CASA), repeated=repeated).total == 12


def test_LOO_15_a_valid_words_result_can_be_negative() -> None:
    """LOO-15, LOO-12: (4 + 2 − 12) × 2."""
    assert score_word(*whole("S4y O2y"), blasts=3).total == -12
    assert score_word(*whole("S4y O2g"), blasts=3).total == -6


def test_LOO_15_no_word_or_not_a_valid_one_is_nothing() -> None:
    """LOO-15."""
    assert lines(score_of_no_word()) == [(0, "LOO-15", "no-word")]
    assert lines(score_of_invalid_word()) == [(0, "LOO-15", "not-valid")]


def test_LOO_15_a_blast_takes_four_word_or_no_word() -> None:
    """LOO-15, LOO-K16: two on one player add up."""
    assert lines(score_of_no_word(blasts=1)) == [(0, "LOO-15", "no-word"), (-4, "LOO-K16", "blast")]
    assert lines(score_of_invalid_word(blasts=2)) == [(0, "LOO-15", "not-valid"), (-8, "LOO-K16", "blast")]
    assert (score_of_no_word(blasts=1).total, score_of_invalid_word(blasts=2).total) == (-4, -8)


def test_LOO_12_lines_say_letters_colours_and_how_often() -> None:
    """LOO-12."""
    score = score_word(deck("QU12g E2g"), [0, 1, WILD], blasts=2, earlier=3, repeated="maker")
    assert [dict(line.text.args) for line in score.lines] == [
        {"letter": "QU", "colour": "green"},
        {"letter": "E", "colour": "green"},
        {},
        {"times": 2},
        {"times": 3},
        {"colour": "green"},
    ]


def test_LOO_12_a_wildcard_fits_any_colour_and_has_none() -> None:
    """LOO-12, LOO-K5."""
    box = deck("S4o L4g")
    assert colours_of(box, [0, WILD]) == {"orange"}
    assert colours_of(box, [0, 1, WILD]) == {"orange", "green"}
    assert score_word(box, [0, 1, WILD]).total == 14
    alone = score_word(box, [WILD])
    assert (alone.total, dict(alone.lines[-1].text.args)) == (12, {"colour": "any"})


@given(
    st.lists(st.tuples(st.sampled_from([2, 4, 6, 8, 10, 12, 14]), st.sampled_from("ogby")), min_size=1, max_size=9),
    st.booleans(),
    st.integers(0, 1),
    st.integers(0, 7),
    st.integers(0, 7),
)
def test_every_score_is_even_and_as_the_clauses_give(
    cards: list[tuple[int, str]], wild: bool, boosts: int, blasts: int, earlier: int
) -> None:
    """LOO-12, LOO-13 with `maker`: all values are even."""
    box = deck(" ".join(f"T{value}{colour}" for value, colour in cards))
    used = [*range(len(cards)), *([WILD] if wild else [])]
    plain = sum(value for value, _ in cards) + 6 * wild + 4 * boosts - 4 * blasts - 4 * earlier
    total = score_word(box, used, boosts=boosts, blasts=blasts, earlier=earlier, repeated="maker").total
    assert total == plain * (2 if len({colour for _, colour in cards}) == 1 else 1)
    assert total % 2 == 0
