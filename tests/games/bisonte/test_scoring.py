"""The score of a play, point by point."""

import pytest

from sobremesa.engine import Score
from sobremesa.games.bisonte.edition import Layout, Placed
from sobremesa.games.bisonte.placing import runs_of
from sobremesa.games.bisonte.scoring import score_of_play
from tests.games.bisonte.boxes import PLAIN, SIXTY_ONE, edition, lines, lying, plain

LETTER, BISONTE = "letter", "bisonte"


def scored(layout: Layout, word: str, row: int, column: int, *, down: bool = False, board: str = "") -> Score:
    """A word over what lies on row 8 from column 8 on, if anything does; on an empty board it is the first."""
    there = lying(board, 8, 8) if board else {}
    fresh = {cell: placed for cell, placed in lying(word, row, column, down=down).items() if cell not in there}
    return _score(layout, there, fresh)


def _score(layout: Layout, there: dict[int, Placed], fresh: dict[int, Placed]) -> Score:
    return score_of_play(edition(layout=layout), fresh, runs_of(layout, there, fresh), first=not there)


def test_worked_example_a_first_word_of_five_with_its_first_letter_doubled() -> None:
    """BIS-1, BIS-17: values 3 1 1 1 1, the 3 on a letter-double square: (7+3)×2 = 20."""
    score = scored(SIXTY_ONE, "PISTA", 8, 4)
    assert lines(score) == [
        (3, "BIS-16", LETTER),
        (3, "BIS-17", "double-letter"),
        (1, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (10, "BIS-1", "first-word"),
    ]
    assert score.total == 20
    assert score.lines[0].text.args == {"letter": "P", "word": "PISTA"}


def test_worked_example_a_bisonte_on_a_red_square_trebles_the_word_all_the_same() -> None:
    """BIS-19: a word worth 9 otherwise scores 27."""
    layout = plain(r9c8="T")
    score = scored(layout, "VaPOR", 8, 8, down=True, board="V")
    assert lines(score) == [
        (4, "BIS-16", LETTER),
        (0, "BIS-19", BISONTE),
        (3, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (18, "BIS-17", "treble-word"),
    ]
    assert score.total == 27


def test_worked_example_seven_tiles_on_two_pink_squares() -> None:
    """BIS-17, BIS-20: word value 10, ×4, and 50 on top: 90."""
    there = lying("A", 4, 8)
    score = _score(SIXTY_ONE, there, lying("PaBISTE", 5, 5))
    along = [line for line in score.lines if line.text.args.get("word") == "PABISTE"]
    assert [line.points for line in along] == [3, 0, 3, 1, 1, 1, 1, 10, 20]
    assert [line.clause for line in along][-2:] == ["BIS-17", "BIS-17"]
    across = sum(line.points for line in score.lines if line.text.args.get("word") == "AI")
    assert across == 2
    assert lines(score)[-1] == (50, "BIS-20", "seven")
    assert score.total - across == 90


def test_worked_example_seven_tiles_on_a_pink_and_a_red_square() -> None:
    """BIS-17, BIS-20: 10×6+50 = 110."""
    score = scored(plain(r9c8="D", r10c8="T"), "PaBISTE", 9, 8, down=True, board="A")
    along = [line.points for line in score.lines if line.text.id != "bisonte-line-letter"]
    assert along == [0, 11, 44, 50]
    below = _score(plain(r8c5="D", r8c11="T"), lying("A", 7, 8), lying("PaBISTE", 8, 5))
    word = [line.points for line in below.lines if line.text.args.get("word") == "PABISTE"]
    assert word == [3, 0, 3, 1, 1, 1, 1, 10, 40]
    assert sum(word) + 50 == 110


def test_bis_17_two_red_squares_multiply_by_nine() -> None:
    score = scored(plain(r9c8="T", r10c8="T"), "CAL", 8, 8, down=True, board="C")
    assert score.total == 5 * 9


def test_bis_17_letter_premiums_come_before_word_premiums() -> None:
    """The C trebled makes 9 + 1, and then the word is doubled."""
    score = scored(plain(r9c8="t", r10c8="D"), "ACO", 8, 8, down=True, board="A")
    assert lines(score) == [
        (1, "BIS-16", LETTER),
        (3, "BIS-16", LETTER),
        (6, "BIS-17", "treble-letter"),
        (1, "BIS-16", LETTER),
        (11, "BIS-17", "double-word"),
    ]


def test_bis_1_the_first_word_is_doubled_on_top_of_other_word_premiums() -> None:
    score = scored(plain(r8c9="T"), "CA", 8, 8)
    assert lines(score) == [
        (3, "BIS-16", LETTER),
        (1, "BIS-16", LETTER),
        (8, "BIS-17", "treble-word"),
        (12, "BIS-1", "first-word"),
    ]


def test_bis_1_the_centre_square_doubles_once_and_only_on_an_empty_board() -> None:
    assert scored(PLAIN, "CASA", 8, 8).total == 2 * 6
    assert scored(PLAIN, "CASA", 9, 8, board="SOL").total == 6 + (1 + 3) + (1 + 1) + (1 + 1)


def test_bis_16_every_word_counts_whole_and_one_tile_may_make_two() -> None:
    """SOL with an ES that ends on its front: both words count the new S."""
    score = scored(PLAIN, "CASAS", 7, 11, down=True, board="SOL")
    assert sorted({str(line.text.args["word"]) for line in score.lines}) == ["CASAS", "SOLA"]
    assert score.total == (3 + 1 + 1 + 1 + 1) + (1 + 1 + 1 + 1)


def test_bis_18_a_premium_counts_in_both_words_of_the_tile_that_is_laid_on_it() -> None:
    score = scored(plain(r8c11="D"), "CASAS", 7, 11, down=True, board="SOL")
    assert score.total == 2 * 7 + 2 * 4
    letter = scored(plain(r8c11="t"), "SC", 7, 11, down=True, board="SOL")
    assert letter.total == (1 + 9) + (1 + 1 + 1 + 9)


@pytest.mark.parametrize("premium", ["D", "T", "d", "t"])
def test_bis_18_a_premium_under_a_tile_that_lay_there_counts_no_more(premium: str) -> None:
    score = scored(plain(r8c8=premium), "SI", 8, 8, down=True, board="SOL")
    assert score.total == 2


def test_bis_19_a_bisonte_on_a_letter_premium_stays_worth_nothing() -> None:
    score = scored(plain(r9c8="t"), "Sz", 8, 8, down=True, board="S")
    assert lines(score) == [(1, "BIS-16", LETTER), (0, "BIS-19", BISONTE)]


def test_bis_19_a_bisonte_that_lies_there_is_worth_nothing_in_later_words() -> None:
    assert scored(PLAIN, "zO", 8, 8, down=True, board="zA").total == 1


@pytest.mark.parametrize(("word", "bonus"), [("CASITA", 0), ("CASITAS", 50), ("CASITASA", 0)])
def test_bis_20_seven_tiles_earn_fifty_and_no_other_number_does(word: str, bonus: int) -> None:
    score = scored(PLAIN, word, 8, 8)
    plainly = 2 * sum(3 if letter == "C" else 1 for letter in word)
    assert score.total == plainly + bonus


def test_bis_20_the_tiles_of_the_rack_count_and_not_the_letters_of_the_word() -> None:
    assert scored(PLAIN, "SOLEADAS", 8, 8, board="S").total == 1 + 1 + 1 + 1 + 1 + 2 + 1 + 1 + 50
    assert scored(PLAIN, "SOLEADA", 8, 8, board="S").total == 8


def test_a_digraph_tile_counts_its_own_value() -> None:
    """BIS-C1, BIS-8: one tile, one square, one value."""
    score = scored(plain(r8c9="d"), "O CH O", 8, 8)
    assert score.total == 2 * (1 + 5 + 5 + 1)
    assert score.lines[1].text.args == {"letter": "CH", "word": "OCHO"}
