"""A word that somebody has shown before this round: a repeat where it is valid, and not valid otherwise."""

from typing import Any

import pytest

from sobremesa.games.loom.actions import Vote
from sobremesa.games.loom.events import VoteOpened, WordShown
from sobremesa.games.loom.phases import Spelling
from tests.games.loom.boxes import Desk, K, activate, create, creating, desk
from tests.games.loom.test_showing import THREE, disputed, lines, points, results


@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({}, [12, -4, -4]),
        ({"repeated": "flat"}, [12, -4, -4]),
        ({"repeated": "less-4"}, [12, 8, 8]),
        ({"repeated": "maker"}, [12, 8, 4]),
        ({"repeated": "each"}, [12, 8, 4]),
    ],
)
def test_LOO_13_worked_example_three_show_casa(options: dict[str, Any], totals: list[int]) -> None:
    """Each worth 12, mixed colours; `each` is what `maker` was called before."""
    table = creating(THREE, "Co Ag Sg", **options)
    create(table, "casa", "casa", "casa")
    assert [result.shown.seat for result in results(table)] == [0, 2, 1]
    assert points(table) == totals


def test_LOO_13_what_a_repeat_costs_cites_the_clause() -> None:
    table = creating(THREE, "Co Ag Sg")
    create(table, "casa", "casa", "casa")
    assert lines(table, 1) == lines(table, 2) == [(-4, "LOO-13")]
    maker = creating(THREE, "Co Ag Sg", repeated="maker")
    create(maker, "casa", "casa", "casa")
    assert (lines(maker, 1)[-1], lines(maker, 2)[-1]) == ((-4, "LOO-13"), (-8, "LOO-13"))


def test_LOO_13_only_valid_words_of_this_round_count_as_shown() -> None:
    table = creating(THREE, "Co Ag Sg", rounds=2)
    create(table, "cata", "cata", "casa")
    assert points(table) == [0, 12, 0]


def test_LOO_13_a_word_that_was_voted_down_before_is_no_repeat() -> None:
    """LOO-17: the same letters are judged anew for the next one who shows them."""
    table = disputed("cata", "cata", None)
    for seat, accept in ((0, False), (1, True)):
        for voter in table.state.waiting:
            table.act(voter, Vote(seat, accept=accept))
    assert points(table) == [0, 0, 12]


def test_LOO_13_another_word_is_no_repeat() -> None:
    table = creating(THREE, "Co Ag Sg")
    create(table, "asa", "casa", "as")
    assert points(table)[0] == 8
    assert all(line.clause != "LOO-13" for result in results(table) for line in result.score.lines)


def test_LOO_13_words_are_compared_whatever_the_language() -> None:
    """LOO-K2, LOO-K4: COSA is a word of both dictionaries here."""
    held = [(K.OTHER_LANGUAGE, K.BOOST), (K.SHIELD, K.BOOST)]
    table = desk(("Ao So", "Ab Sb"), "Co Og", held)
    activate(table, K.OTHER_LANGUAGE, K.SHIELD)
    create(table, "cosa", "cosa")
    assert [result.shown.language for result in results(table)] == ["en", "es"]
    assert points(table) == [12, -4]


REPEATED = [("flat", [12, -4]), ("less-4", [12, 8]), ("maker", [12, 8])]


def shielded_before(**options: Any) -> Desk:
    """A shielded player shows CASA in Spanish, and then one who owes an English word shows it too."""
    held = [(K.SHIELD, K.BOOST), (K.OTHER_LANGUAGE, K.BOOST)]
    table = desk(("Ao So", "Ab Sb"), "Co Ag", held, **options)
    activate(table, K.SHIELD, K.OTHER_LANGUAGE)
    create(table, "casa", "casa")
    assert [shown.shown.language for shown in table.happened(WordShown)] == ["es", "en"]
    return table


@pytest.mark.parametrize("repeated", ["flat", "less-4", "maker"])
def test_LOO_14_a_word_that_is_not_of_the_owed_language_is_not_valid_though_it_was_shown_before(repeated: str) -> None:
    """LOO-13, LOO-K2, LOO-K4: CASA is not in the English dictionary here."""
    table = shielded_before(repeated=repeated, words="dictionary")
    assert [result.spelling for result in results(table)] == [Spelling.VALID, Spelling.INVALID]
    assert points(table) == [12, 0]
    assert lines(table, 1) == [(0, "LOO-15")]


@pytest.mark.parametrize(("repeated", "totals"), REPEATED)
@pytest.mark.parametrize("accept", [True, False])
def test_LOO_17_a_word_that_was_shown_in_another_language_is_voted_on_in_the_owed_one(
    accept: bool, repeated: str, totals: list[int]
) -> None:
    """LOO-13, LOO-K4: it is a repeat only if it is valid there."""
    table = shielded_before(repeated=repeated, words="table")
    table.act(0, Vote(1, accept=accept))
    assert [result.spelling for result in results(table)][1] is (Spelling.VOTED if accept else Spelling.INVALID)
    assert points(table) == (totals if accept else [12, 0])


@pytest.mark.parametrize(("repeated", "totals"), REPEATED)
def test_LOO_13_a_word_of_both_languages_is_a_repeat_and_judged_in_the_owed_one(
    repeated: str, totals: list[int]
) -> None:
    """LOO-K4: COSA is a word of both dictionaries here."""
    held = [(K.OTHER_LANGUAGE, K.BOOST), (K.SHIELD, K.BOOST)]
    table = desk(("Ao So", "Ab Sb"), "Co Og", held, repeated=repeated)
    activate(table, K.OTHER_LANGUAGE, K.SHIELD)
    create(table, "cosa", "cosa")
    assert [result.spelling for result in results(table)] == [Spelling.VALID, Spelling.VALID]
    assert points(table) == totals


@pytest.mark.parametrize(("repeated", "totals"), REPEATED)
def test_LOO_13_a_word_that_was_voted_in_is_not_voted_on_again(repeated: str, totals: list[int]) -> None:
    """LOO-17: the first vote holds for all who show it this round."""
    table = creating(("Ao So To", "Ab Sb Tb"), "Co Ag", words="table", repeated=repeated)
    create(table, "cata", "cata")
    table.act(1, Vote(0, accept=True))
    assert len(table.happened(VoteOpened)) == 1
    assert [result.spelling for result in results(table)] == [Spelling.VOTED, Spelling.VOTED]
    assert [result.reading for result in results(table)] == ["cata", "cata"]
    assert points(table) == totals
