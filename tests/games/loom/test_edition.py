"""What must hold for a box of the Letter Loom to be playable at all (LOO-C1, LOO-C2)."""

import msgspec
import pytest

from sobremesa.games.loom.edition import (
    WILD,
    Card,
    Colour,
    Deck,
    LoomEdition,
    StrategyKind,
    letters_of,
    place_of,
    problems,
)
from tests.games.loom.decks import card, deck
from tests.games.problems import sentence, told

BOX = deck(" ".join(["A2o"] * 5 + ["T4g"] * 24))
"""As few letter cards as may be."""


def changed(**fields: object) -> LoomEdition:
    return msgspec.structs.replace(BOX, **fields)


def with_card(added: Card) -> LoomEdition:
    return changed(cards=(*BOX.cards, added))


def all_told(edition: LoomEdition) -> list[tuple[object, ...]]:
    return [told(found) for found in problems(edition)]


def test_LOO_C1_the_smallest_box_has_no_problems() -> None:
    """LOO-C1, LOO-C2."""
    assert problems(BOX) == ()
    assert problems(msgspec.structs.replace(BOX, language="en")) == ()


def test_LOO_C1_letters_are_those_of_the_language_and_qu() -> None:
    """LOO-C1."""
    assert letters_of("en") == (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "QU")
    assert letters_of("es") == (*"ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", "QU")


def test_LOO_C1_a_card_may_be_any_letter_of_the_language_or_qu() -> None:
    """LOO-C1: Ñ is one in Spanish alone."""
    for letter in "BCDFGHJKLMNÑPQRSTVWXYZ":
        assert problems(with_card(card(f"{letter}2b"))) == ()
    assert problems(with_card(card("QU14y"))) == ()
    found = all_told(msgspec.structs.replace(with_card(card("Ñ12b")), language="en"))
    assert found == [("consonants", "'Ñ' is neither a letter of the language nor QU", "Ñ")]


@pytest.mark.parametrize("value", [2, 4, 98])
def test_LOO_C1_values_are_even_and_more_than_nothing(value: int) -> None:
    """LOO-C1."""
    assert problems(with_card(card(f"Z{value}o"))) == ()


@pytest.mark.parametrize("value", [-2, 0, 1, 3, 97, 99, 100])
def test_LOO_C1_other_values_are_a_problem(value: int) -> None:
    """LOO-C1."""
    said = f"the value of 'Z' is {value}, and must be even, 2 to 98"
    assert all_told(with_card(card(f"Z{value}o"))) == [("consonants", said, "Z")]


BROKEN_CARDS = [
    (Card("CH", 4, Colour.BLACK, vowel=False), "consonants", "'CH' is neither a letter of the language nor QU"),
    (Card("a", 2, Colour.BLACK, vowel=True), "vowels", "'a' is neither a letter of the language nor QU"),
    (Card("", 2, Colour.BLACK, vowel=False), "consonants", "'' is neither a letter of the language nor QU"),
    (Card("E", 2, Colour.BLACK, vowel=False), "consonants", "'E' belongs to the vowels"),
    (Card("S", 2, Colour.BLACK, vowel=True), "vowels", "'S' belongs to the consonants"),
    (Card("QU", 2, Colour.BLACK, vowel=True), "vowels", "'QU' belongs to the consonants"),
]


@pytest.mark.parametrize(("wrong", "field", "said"), BROKEN_CARDS)
def test_LOO_C1_a_wrong_card_is_told_once_however_many_there_are(wrong: Card, field: str, said: str) -> None:
    """LOO-C1."""
    other = msgspec.structs.replace(wrong, colour=Colour.YELLOW)
    box = changed(cards=(*BOX.cards, wrong, wrong, other))
    (found,) = problems(box)
    assert (found.field, sentence(found), found.key) == (field, said, wrong.letter)


def test_LOO_C1_each_problem_of_a_card_is_told() -> None:
    """LOO-C1."""
    found = problems(with_card(Card("CH", 3, Colour.BLACK, vowel=False)))
    assert [problem.key for problem in found] == ["CH", "CH"]


def test_LOO_C1_too_few_cards_are_a_problem() -> None:
    """LOO-1, LOO-2: a centre of five from one deck, and three more for each of eight players."""
    vowels = ("vowels", "there are 4 vowels, and must be at least 5")
    both = ("consonants", "there are 28 letter cards, and must be at least 29 for eight players")
    assert all_told(changed(cards=BOX.cards[1:])) == [vowels, both]
    assert all_told(changed(cards=(*BOX.cards[1:], card("B6o")))) == [vowels]
    assert all_told(changed(cards=BOX.cards[:-1])) == [both]
    few = tuple([card("A2o")] * 25 + [card("T4g")] * 4)
    assert all_told(changed(cards=few)) == [("consonants", "there are 4 consonants, and must be at least 5")]


def test_an_unknown_language_is_the_only_thing_told() -> None:
    """LOO-C1."""
    said = "the language 'fr' is neither of es, en"
    assert all_told(changed(language="fr", cards=())) == [("language", said)]


def test_LOO_C2_there_are_18_kinds_of_strategy_card_each_with_its_clause() -> None:
    """LOO-C2."""
    assert [kind.clause for kind in StrategyKind] == [f"LOO-K{number}" for number in range(1, 19)]
    assert StrategyKind("swap").clause == "LOO-K1"
    assert StrategyKind("the-one-i-say").clause == "LOO-K12"
    assert StrategyKind("mine-alone").clause == "LOO-K18"


def test_LOO_C2_every_kind_has_a_count_though_it_may_be_none() -> None:
    """LOO-C2."""
    without = {kind: count for kind, count in BOX.strategy.items() if kind != "boost"}
    said = "the card 'boost' is missing; 0 leaves it out of the deck"
    assert all_told(changed(strategy=without)) == [("strategy", said, "boost")]
    assert problems(changed(strategy=without | {StrategyKind.BOOST: 0})) == ()


@pytest.mark.parametrize(("count", "good"), [(-1, False), (0, True), (99, True), (100, False)])
def test_LOO_C2_a_kind_has_none_to_99_cards(count: int, good: bool) -> None:
    """LOO-C2."""
    said = f"there are {count} cards 'blast', and must be 0 to 99"
    found = all_told(changed(strategy=BOX.strategy | {StrategyKind.BLAST: count}))
    assert found == ([] if good else [("strategy", said, "blast")])


def test_LOO_2_three_strategy_cards_for_each_of_eight_players() -> None:
    """LOO-2, LOO-C2."""
    counts = dict.fromkeys(StrategyKind, 1) | {StrategyKind.SWAP: 7}
    assert problems(changed(strategy=counts)) == ()
    said = "there are 23 strategy cards, and must be at least 24 for eight players"
    assert all_told(changed(strategy=counts | {StrategyKind.SWAP: 6})) == [("strategy", said)]


def test_a_card_belongs_to_one_deck_and_is_known_by_its_number() -> None:
    """LOO-8: its back shows which deck."""
    box = deck("A2o U4g QU12b N4y")
    assert [each.deck for each in box.cards] == [Deck.VOWEL, Deck.VOWEL, Deck.CONSONANT, Deck.CONSONANT]
    assert (box.deck(Deck.VOWEL), box.deck(Deck.CONSONANT)) == ((0, 1), (2, 3))
    assert box.card(2) == Card("QU", 12, Colour.BLACK, vowel=False)
    assert WILD == -1


def test_LOO_K15_cards_rank_by_value_then_alphabet_then_colour() -> None:
    """LOO-K15, LOO-K17: Ñ comes after N, QU where Q is."""
    box = deck("S4o R4o QU4y P4y Ñ4o N4y N4b N4g N4o O2y E2y A2y C2o A2o")
    order = [13, 11, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert sorted(range(len(box.cards)), key=box.rank) == order


def test_the_alphabet_has_a_place_for_every_text() -> None:
    """LOO-C1."""
    assert [place_of(text) for text in ("A", "N", "Ñ", "O", "QU", "Z", "é", "")] == [0, 13, 14, 15, 17, 26, 27, 27]


def test_boxes_have_the_same_digest_when_they_have_the_same_contents_and_not_otherwise() -> None:
    """LOO-C1."""
    backwards = dict(reversed(BOX.strategy.items()))
    assert changed(strategy=backwards).digest == BOX.digest
    others = [changed(id="other"), changed(language="en"), with_card(card("A2o")), changed(strategy={})]
    assert len({BOX.digest, *(other.digest for other in others)}) == 5
