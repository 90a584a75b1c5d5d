"""Words within so many mistakes of a written one, held against a table of distances worked out letter by letter."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.search import build_graph
from sobremesa.lexicon.search.layout import LETTERS
from sobremesa.lexicon.search.nearby import Nearby
from sobremesa.lexicon.search.steps import Steps

WORDS = st.lists(st.text("abc", min_size=1, max_size=6), min_size=1, max_size=30, unique=True)
WRITTEN = st.text("abcd", min_size=1, max_size=7)


def distance(written: str, meant: str) -> int:
    """The restricted Damerau-Levenshtein distance, by its definition."""

    @cache
    def until(own: int, other: int) -> int:
        if not own or not other:
            return own + other
        found = [
            until(own - 1, other) + 1,
            until(own, other - 1) + 1,
            until(own - 1, other - 1) + (written[own - 1] != meant[other - 1]),
        ]
        if own > 1 and other > 1 and written[own - 2 : own] == meant[other - 1] + meant[other - 2]:
            found.append(until(own - 2, other - 2) + 1)
        return min(found)

    return until(len(written), len(meant))


def found(words: list[str], written: str, most: int, *, same: dict[str, str] | None = None) -> dict[str, int]:
    """What the search finds among these words; `same` says which letters another may stand for."""
    keys = sorted(bytes(map(_letter, word)) for word in words)
    graph = build_graph(keys)
    masks = [sum(1 << _letter(each) for each in letter + (same or {}).get(letter, "")) for letter in written]
    every = b"\xff" * (len(keys) // 8 + 1)
    near = Nearby(Steps(graph), masks, every, most=most).search()
    return {"".join(chr(ord("a") + letter) for letter in keys[number]): mistakes for number, mistakes in near.items()}


def _letter(letter: str) -> int:
    return ord(letter) - ord("a")


@given(WORDS, WRITTEN, st.integers(0, 3))
def test_it_finds_each_word_within_so_many_mistakes_with_their_number(
    words: list[str], written: str, most: int
) -> None:
    expected = {word: distance(written, word) for word in words}
    assert found(words, written, most) == {word: count for word, count in expected.items() if count <= most}


@pytest.mark.parametrize(
    ("written", "meant", "mistakes"),
    [("ab", "ab", 0), ("ab", "ac", 1), ("abc", "ab", 1), ("ab", "abc", 1), ("bc", "abc", 1), ("ba", "ab", 1)],
)
def test_each_kind_of_mistake_is_one(written: str, meant: str, mistakes: int) -> None:
    assert found([meant], written, 1) == {meant: mistakes}


def test_a_letter_between_two_that_have_changed_places_is_a_third_mistake() -> None:
    assert found(["abc"], "ca", 2) == {}
    assert found(["abc"], "ca", 3) == {"abc": 3}


def test_a_letter_may_stand_for_another() -> None:
    assert found(["ab", "cb"], "ab", 0, same={"a": "c"}) == {"ab": 0, "cb": 0}
    assert found(["abd"], "bcd", 1, same={"c": "a"}) == {"abd": 1}


def test_words_that_are_not_allowed_are_passed_over() -> None:
    graph = build_graph([bytes([0]), bytes([1]), bytes([2])])
    assert Nearby(Steps(graph), [1], bytes([0b101]), most=1).search() == {0: 0, 2: 1}


def test_the_last_letter_of_an_alphabet_is_found_too() -> None:
    last = LETTERS - 1
    assert Nearby(Steps(build_graph([bytes([0, last])])), [1, 1 << last], b"\xff", most=0).search() == {0: 0}
