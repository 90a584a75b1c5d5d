"""The cards that a typed word takes: those that keep LOO-10 and LOO-K12 and score most (LOO-22)."""

from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sobremesa.engine.refusal import Refused
from sobremesa.games.loom.edition import WILD, LoomEdition, letters_of
from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.spelling import Means, best_cards, check_cards, check_word, spell
from tests.games.loom.decks import deck


def means(
    centre: range, hand: range, *, wildcard: bool = False, duties: tuple[int, ...] = (), language: str = "es"
) -> Means:
    return Means(tuple(centre), tuple(hand), wildcard, duties, language)


def test_LOO_22_the_cards_are_given_in_the_order_of_the_word() -> None:
    """LOO-22: capitals, accents and blanks do not matter."""
    box = deck("A2o S4g C4b A2y")
    for typed in ("casa", "CASA", " Cása "):
        assert best_cards(box, means(range(2), range(2, 4)), typed) == ((2, 0, 1, 3), "")


def test_LOO_22_one_colour_is_sought_because_it_doubles() -> None:
    """LOO-22, LOO-12."""
    box = deck("A2g A2o S4o L4o S4g")
    assert best_cards(box, means(range(2), range(2, 5)), "las") == ((3, 1, 2), "")


def test_LOO_22_of_equal_letters_the_dearer_card_is_taken() -> None:
    """LOO-22: a box of one's own may give a letter two values."""
    box = deck("A2o S4g S8g S6g")
    assert best_cards(box, means(range(1), range(1, 4)), "as") == ((0, 2), "")


def test_LOO_22_many_points_in_several_colours_beat_few_that_double() -> None:
    """LOO-22, LOO-12."""
    box = deck("A2o S4o S12g")
    assert best_cards(box, means(range(1), range(1, 3)), "as") == ((0, 2), "")


def test_LOO_22_a_wildcard_is_used_where_it_is_worth_more_than_the_card() -> None:
    """LOO-22, LOO-K5: 6 for an A of 2, but not for a T of 8."""
    box = deck("A2o S4g T8b")
    assert best_cards(box, means(range(2), range(2, 3), wildcard=True), "tas") == ((2, WILD, 1), "A")


def test_LOO_22_a_wildcard_is_used_where_it_makes_one_colour() -> None:
    """LOO-22, LOO-12: (4 + 2 + 6) × 2 instead of 4 + 6 + 8."""
    box = deck("S4o A2o T8g")
    assert best_cards(box, means(range(1), range(1, 3), wildcard=True), "tas") == ((WILD, 1, 0), "T")


def test_LOO_22_of_equals_the_lowest_numbers_and_no_wildcard() -> None:
    """LOO-22."""
    box = deck("A6o A6o S4o S4o")
    assert best_cards(box, means(range(2), range(2, 4), wildcard=True), "as") == ((0, WILD), "S")
    assert best_cards(box, means(range(2), range(2, 4)), "as") == ((0, 2), "")
    even = deck("A6o A6o S6o S6o")
    assert best_cards(even, means(range(2), range(2, 4), wildcard=True), "as") == ((0, 2), "")


def test_LOO_22_a_wildcard_comes_after_cards_of_its_letter() -> None:
    """LOO-22."""
    box = deck("A2o S4o")
    assert best_cards(box, means(range(1), range(1, 2), wildcard=True), "asa") == ((0, 1, WILD), "A")
    more = deck("A2o A2o A2o S4o")
    assert best_cards(more, means(range(2), range(2, 4), wildcard=True), "aasaa") == ((0, 1, 3, 2, WILD), "A")


def test_LOO_22_boost_and_blast_count_when_cards_are_chosen() -> None:
    """LOO-22, LOO-K14, LOO-K16: a Blast makes (8 − 4) × 2 less than 14 − 4, a Boost (6 + 4) × 2 more than 14 + 4."""
    box = deck("A4o S4o S10g")
    held = means(range(1), range(1, 3))
    assert best_cards(box, held, "as") == ((0, 1), "")
    assert best_cards(box, held, "as", blasts=1) == ((0, 2), "")
    assert best_cards(box, held, "as", boosts=1, blasts=1) == ((0, 1), "")
    dear = deck("A2o S4o S12g")
    assert best_cards(dear, held, "as") == ((0, 2), "")
    assert best_cards(dear, held, "as", boosts=1) == ((0, 1), "")


def test_LOO_22_a_result_below_nothing_is_better_not_doubled() -> None:
    """LOO-22, LOO-15."""
    box = deck("A2o S4o S4g")
    held = means(range(1), range(1, 3))
    assert best_cards(box, held, "as", blasts=1) == ((0, 1), "")
    assert best_cards(box, held, "as", blasts=2) == ((0, 2), "")


def test_LOO_22_keeps_LOO_10_though_other_cards_score_more() -> None:
    """LOO-22, LOO-10."""
    box = deck("S4o A2o S4g A2g")
    assert best_cards(box, means(range(2), range(2, 4)), "as") == ((1, 2), "")
    orange = deck("A2o S8o A2o S4o")
    assert best_cards(orange, means(range(2), range(2, 4)), "as") == ((2, 1), "")
    assert best_cards(orange, means(range(2, 4), range(2)), "as") == ((2, 1), "")


def test_LOO_22_keeps_LOO_K12_though_other_cards_score_more() -> None:
    """LOO-22, LOO-K12."""
    box = deck("S4o A2o S4g A2g")
    assert best_cards(box, means(range(3), range(3, 4), duties=(0, 2)), "sas") == ((0, 3, 2), "")
    assert best_cards(box, means(range(3), range(3, 4), duties=(2,)), "as") == ((3, 2), "")
    assert best_cards(box, means(range(3), range(3, 4), duties=(0, 2)), "as") is None


def test_LOO_22_says_none_when_there_are_no_cards_for_the_word() -> None:
    """LOO-22."""
    box = deck("S4o A2o")
    held = means(range(1), range(1, 2))
    for typed in ("", "a", "s", "sasa", "so", "s a", "9", "x" * 1000):
        assert best_cards(box, held, typed) is None


def test_LOO_C1_a_q_is_only_in_the_card_qu() -> None:
    """LOO-C1: unless a Wildcard is the Q."""
    box = deck("QU12g U4g E2g A2g")
    held = means(range(2), range(2, 4))
    assert best_cards(box, held, "que") == ((0, 2), "")
    assert best_cards(box, means(range(1), range(2, 3), wildcard=True), "que") == ((0, WILD), "E")
    assert best_cards(box, held, "quu") is None
    assert best_cards(box, held, "qa") is None
    wild = means(range(2), range(2, 4), wildcard=True)
    assert best_cards(box, wild, "qa") is None
    assert best_cards(box, wild, "qau") == ((WILD, 3, 1), "Q")
    assert best_cards(box, wild, "aqueque") is None
    assert best_cards(box, wild, "queaqu") == ((0, 2, 3, WILD, 1), "Q")
    without_u = deck("QU12g E2g A2g")
    assert best_cards(without_u, means(range(1), range(1, 3), wildcard=True), "queaqu") == ((0, 1, 2, WILD), "QU")


def test_LOO_C1_a_word_may_be_of_qu_alone() -> None:
    """LOO-C1: two letters a card are the most."""
    box = deck("QU12g QU12o")
    assert best_cards(box, means(range(1), range(1, 2)), "ququ") == ((0, 1), "")
    assert best_cards(box, means(range(1), range(0), wildcard=True), "ququ") == ((0, WILD), "QU")
    assert best_cards(box, means(range(1), range(1, 2)), "ququq") is None


def test_LOO_C1_a_box_may_have_a_plain_q_too() -> None:
    """LOO-C1."""
    box = deck("QU12g Q12o U4o E2o")
    assert best_cards(box, means(range(2), range(2, 4)), "que") == ((1, 2, 3), "")
    assert best_cards(box, means(range(2), range(2, 4)), "quequ") == ((0, 3, 1, 2), "")


def test_LOO_K5_a_wildcard_is_no_enye_in_an_english_word() -> None:
    """LOO-K5; a card with Ñ stays a card (LOO-K4)."""
    box = deck("A2g Ñ12o A2o")
    assert best_cards(box, means(range(1), range(2, 3), wildcard=True), "aña") == ((0, WILD, 2), "Ñ")
    assert best_cards(box, means(range(1), range(2, 3), wildcard=True, language="en"), "aña") is None
    assert best_cards(box, means(range(1), range(1, 3), language="en"), "aña") == ((0, 1, 2), "")


def ways(box: LoomEdition, held: Means, word: str, used: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], str]]:
    """Every row of cards that spells a word, one card after another."""
    if not word:
        yield used, ""
    for number in {*held.centre, *held.hand} - {*used}:
        letter = box.card(number).letter
        if word.startswith(letter):
            yield from ways(box, held, word[len(letter) :], (*used, number))
    if held.wildcard and WILD not in used:
        for letter in letters_of(held.language):
            if word.startswith(letter):
                for cards, _ in ways(box, held, word[len(letter) :], (*used, WILD)):
                    yield cards, letter


def is_accepted(box: LoomEdition, held: Means, cards: tuple[int, ...], wild: str) -> bool:
    try:
        check_cards(box, held, cards, wild)
    except Refused:
        return False
    return True


CARDS = st.tuples(st.sampled_from(["A", "A", "U", "N", "Ñ", "QU", "Q"]), st.sampled_from("24"), st.sampled_from("og"))


@st.composite
def situations(draw: st.DrawFn) -> tuple[LoomEdition, Means]:
    cards = [f"{letter}{value}{colour}" for letter, value, colour in draw(st.lists(CARDS, min_size=1, max_size=7))]
    split = draw(st.integers(0, len(cards)))
    duties = draw(st.lists(st.integers(0, len(cards) - 1), max_size=2, unique=True))
    language = draw(st.sampled_from(["es", "en"]))
    held = Means(tuple(range(split)), tuple(range(split, len(cards))), draw(st.booleans()), tuple(duties), language)
    return deck(" ".join(cards)), held


@given(situations(), st.text("AUNÑQ", min_size=1, max_size=5) | st.just("QUAQU"), st.integers(0, 1), st.integers(0, 3))
@example((deck("Q4o U2g QU4g A2g"), means(range(1), range(1, 4), wildcard=True)), "QUAQU", 0, 0)
def test_LOO_22_no_cards_score_more_than_those_that_are_taken(
    situation: tuple[LoomEdition, Means], word: str, boosts: int, blasts: int
) -> None:
    """LOO-22, against every row of cards."""
    box, held = situation

    def points(cards: tuple[int, ...]) -> int:
        return score_word(box, cards, boosts=boosts, blasts=blasts).total

    allowed = [points(cards) for cards, wild in ways(box, held, word) if is_accepted(box, held, cards, wild)]
    found = best_cards(box, held, word, boosts=boosts, blasts=blasts)
    if found is None:
        assert not allowed
        with pytest.raises(Refused):
            check_word(box, held, word)
    else:
        cards, wild = found
        check_cards(box, held, cards, wild)
        check_word(box, held, word)
        assert spell(box, cards, wild) == word
        assert points(cards) == max(allowed)


def test_LOO_22_finds_an_end_even_with_half_the_deck_in_reach() -> None:
    """LOO-22: a long word with many equal letters and a Wildcard; trying all ways to take its cards would never end."""
    box = deck(
        " ".join(
            f"{letter}{value}{colour}" for letter in ("A", "E", "S", "QU", "U") for value in (2, 4) for colour in "ogby"
        )
    )
    held = means(range(0, 40, 2), range(1, 40, 2), wildcard=True)
    assert best_cards(box, held, "AESAESAESQUEAESAQUES") is not None
    assert best_cards(box, held, "QU" * 10_000) is None
