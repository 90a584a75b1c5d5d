"""Calling the number first, as on wood: the word is said and shown when it is checked (BUF-7, BUF-16)."""

import re

import pytest

from tests.cli.buffet.box import play
from tests.cli.desk import Desk

CALL_FIRST = ("--option", "call_first=true")


def test_numbers_are_called_in_the_open_and_words_said_and_shown_in_their_turn(desk: Desk) -> None:
    """BUF-7, BUF-13: nothing is secret here, so the keyboard is not passed on."""
    typed = ["4", "5", "shoes", "J15 4444", "", "shoe", "F1 6666", "<", "", "q"]
    output = play(desk, "en", *CALL_FIRST, "--option", "words=dictionary", typed=typed).output
    assert "Pass the keyboard" not in output
    assert "● Ana, how many letters does your word have?" in output
    assert re.search(r"BUF-13\n  5  ★ Beto *\n  4  ● Ana", output)
    assert "★ Beto, say your word of 5 letters" in output
    assert "★ Beto  says SHOES. BUF-7" in output
    assert "★ Beto, show SHOES on the board" in output
    assert "★ Beto: show SHOES for SHOES" in output
    assert "✓ SHOES is a word: shoes. BUF-15" in output
    assert "● Ana: show SHOES for SHOE" in output
    assert "✗ SHOE is not valid (not in the dictionary): to row 1. BUF-16" in output


def test_the_word_is_said_while_nobody_can_read_the_board(desk: Desk) -> None:
    """BUF-7, BUF-34: with the lens down; once it is said the board is there to show it."""
    output = play(desk, "en", *CALL_FIRST, typed=["5", "-", "1", "", "shoes", "q"]).output
    asked, _, shown = output.partition("BUF-13")[2].partition("says SHOES")
    assert "● Ana, say your word of 5 letters" in asked
    assert "Type your word, or - if you have none." in asked
    assert "S  H  O  E  S" not in asked
    assert "·S ·H ·O ·E ·S" in shown


@pytest.mark.parametrize("typed", ["sho es", "sho-es", "sh0es"])
def test_a_word_that_is_not_spelt_with_letters_is_asked_for_again(desk: Desk, typed: str) -> None:
    """BUF-24."""
    output = play(desk, "en", *CALL_FIRST, typed=["5", "-", "1", typed, "shoes", "q"]).output
    assert "✗ A word is letters alone: no spaces, hyphens or apostrophes. BUF-24" in output
    assert "● Ana  says SHOES. BUF-7" in output


@pytest.mark.parametrize(
    ("shown", "verdict"),
    [
        (["shoe"], "SHOE has another number of letters than was called: to row 1. BUF-16"),
        (["shoes", "F1 666", ""], "The path shown does not spell SHOES: to row 1. BUF-16"),
        (["shoes", "A1 6666", ""], "The path does not stand: to row 1. In the first round a word begins"),
        (
            ["soheh", "F1 H1 G1 I1 G1", ""],
            "The path does not stand: to row 1. Letter 2 is not next to the one before it. BUF-3",
        ),
        (["shoes", "-", "2", "-", "1"], "The word is not shown on the board: to row 1. BUF-16"),
        (["-", "2", "-", "1"], "No word is said: to row 1. BUF-16"),
    ],
)
def test_a_word_that_is_wrong_is_not_valid(desk: Desk, shown: list[str], verdict: str) -> None:
    """BUF-16."""
    output = play(desk, "en", *CALL_FIRST, typed=["5", "-", "1", *shown, "F15", "F1"]).output
    assert verdict in " ".join(output.split())
    placed = re.findall(r". (\w+)  an ant on \w+. BUF-20", output)
    assert placed == ["Beto", "Ana"], "right of those already there"


@pytest.mark.parametrize("typed", ["five", "", "-5", "5.5", "٥"])
def test_a_number_is_asked_for_again(desk: Desk, typed: str) -> None:
    output = play(desk, "en", *CALL_FIRST, typed=[typed, "5", "q"]).output
    assert "Type a number, as in 5, or - to give up." in output
    assert "● Ana  5 letters announced. BUF-7" in output


def test_a_number_that_no_word_can_have_is_refused(desk: Desk) -> None:
    """BUF-4, BUF-12."""
    output = play(desk, "en", *CALL_FIRST, typed=["1", "217", "99999999", "-", "2", "2", "q"]).output
    assert output.count("at least 2 letters. BUF-12") == 1
    assert output.count("at most 216 letters") == 2
    assert "● Ana  2 letters announced. BUF-7" in output


def test_the_table_again_shows_the_path_so_far(desk: Desk) -> None:
    output = play(desk, "es", *CALL_FIRST, typed=["4", "-", "1", "ocho", "F1 66", "=", "q"]).output
    assert output.count("1O 2C 3H") == 2
    assert "● Ana: mostrar OCH como OCHO" in output
