"""Somebody's own level is taken from the words that they have played."""

from collections.abc import Mapping

import pytest

from sobremesa.bots.coach import review
from sobremesa.bots.own_level import level_by_words
from sobremesa.games.golf.game import Golf
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.bots.fakes import fake_bots
from tests.games.golf.boxes import edition, play_to_end, start

FREQUENCIES = {
    f"c{letter}s{other}": zipf for letter, zipf in zip("aeiou", (6, 4, 3, 1, 5), strict=True) for other in "aeiou"
}
"""Five words each that a child, an average player, a member of a club and only an expert knows, and five more."""
CHILD, CASUAL, CLUB, EXPERT = ([f"C{letter.upper()}S{other}" for other in "AEIOU"] for letter in ("a", "e", "i", "o"))


def game(frequencies: Mapping[str, float] = FREQUENCIES) -> Golf:
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in frequencies]
    return Golf(edition(), Lexicon.from_entries("es", entries, frequencies=dict(frequencies)))


@pytest.mark.parametrize(
    ("words", "level"),
    [
        (CHILD, "child"),
        (CASUAL, "casual"),
        (CLUB, "club"),
        (EXPERT, "expert"),
        ([*CHILD, CASUAL[0]], "child"),
        ([*CHILD, *CASUAL[:2]], "casual"),
        ([*CHILD, *CASUAL, *CLUB[:2]], "casual"),
        ([*CHILD, *CASUAL, *EXPERT[:3]], "expert"),
    ],
)
def test_four_fifths_of_the_words_lie_within_the_level(words: list[str], level: str) -> None:
    assert level_by_words(game(), words) == level


@pytest.mark.parametrize("words", [[], EXPERT[:3], EXPERT[:1] * 9, ["XXXX", "YYYY", "ZZZZ", "WWWW"], ["", "¿?", "a b"]])
def test_a_few_words_say_nothing(words: list[str]) -> None:
    """Words that are played again, or that the dictionary lacks, do not count."""
    assert level_by_words(game(), words) is None


def test_the_coach_takes_the_level_from_the_words_of_the_match() -> None:
    match = start(game(), 1)
    play_to_end(match, "COSA")
    known = fake_bots({"COSA": 1.0})
    (few,) = review(match, bots=known).seats
    assert (few.level, few.level_from) == ("casual", "few-words")
    (given,) = review(match, levels={0: "child"}, bots=known).seats
    assert (given.level, given.level_from) == ("child", "given")


def test_marks_make_no_difference() -> None:
    """GOL-20: N is Ñ in Word Golf."""
    found = game({"caña": 6.0, "leña": 6.0, "uña": 6.0, "niño": 6.0})
    assert level_by_words(found, ["CANA", "LENA", "UNA", "NINO"]) == "child"
