"""What our own boxes promise, in both languages (LOO-C1, LOO-C2)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sobremesa.editions import available
from sobremesa.editions.loom import load_loom
from sobremesa.games.loom.edition import Colour, Deck, LoomEdition, StrategyKind, place_of, problems

BOXES = {name: load_loom(name) for name in ("en", "es")}
PAGE = (Path(__file__).parents[3] / "docs" / "games" / "loom-decks.md").read_text(encoding="utf-8")
every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)

# letter, value, and cards in orange, green, black, yellow
SPANISH = """
E 2 2322, A 2 2232, O 2 2222, I 2 2112, U 4 1111,
S 4 2122, R 4 1122, N 4 2221, D 4 2111, L 4 2111, C 4 1111, T 4 1111, M 4 0111, P 4 1011, B 6 1101, G 6 1110,
V 8 0111, H 8 1110, F 8 0111, Y 10 1011, Z 10 1100, J 10 0101, QU 12 0101, Ñ 12 1010, X 14 0101, K 14 1000, W 14 0100
"""
ENGLISH = """
E 2 3222, A 2 2222, O 2 1222, I 2 2221, U 4 1112,
T 4 2223, N 4 2212, S 4 2211, H 4 1221, R 4 1122, D 4 1111, L 6 1111, C 6 1011, M 6 1101, F 8 1110, G 8 1110,
P 8 1001, W 8 0101, Y 8 1010, B 8 0110, V 10 0110, K 10 1010, J 12 0101, X 12 1001, Z 12 0011, QU 14 1100
"""


def counts(table: str) -> Counter[tuple[str, int, Colour]]:
    cards: Counter[tuple[str, int, Colour]] = Counter()
    for row in table.split(","):
        letter, value, numbers = row.split()
        for colour, number in zip(Colour, numbers, strict=True):
            cards[letter, int(value), colour] += int(number)
    return +cards


def test_there_is_a_box_in_each_language() -> None:
    """LOO-C1."""
    assert available("loom") == ("en", "es")
    assert [box.language for box in BOXES.values()] == ["en", "es"]
    assert [box.id for box in BOXES.values()] == ["loom-en", "loom-es"]


@every_box
def test_a_box_has_no_problems(box: LoomEdition) -> None:
    """LOO-C1, LOO-C2."""
    assert problems(box) == ()


@pytest.mark.parametrize(("name", "table"), [("es", SPANISH), ("en", ENGLISH)])
def test_LOO_C1_letters_values_and_colours(name: str, table: str) -> None:
    """LOO-C1."""
    assert Counter((card.letter, card.value, card.colour) for card in BOXES[name].cards) == counts(table)


@every_box
def test_LOO_C1_as_many_vowels_and_consonants_of_each_colour(box: LoomEdition) -> None:
    """LOO-C1: 36 vowels and 74 consonants in either language."""
    for deck, of_colour in ((Deck.VOWEL, [9, 9, 9, 9]), (Deck.CONSONANT, [19, 19, 18, 18])):
        colours = Counter(box.card(number).colour for number in box.deck(deck))
        assert [colours[colour] for colour in Colour] == of_colour


@every_box
def test_every_letter_has_one_value_and_is_even(box: LoomEdition) -> None:
    """LOO-C1: so every score is even."""
    assert len({(card.letter, card.value) for card in box.cards}) == len({card.letter for card in box.cards})
    assert all(card.value % 2 == 0 for card in box.cards)


@every_box
def test_cards_are_numbered_vowels_first_then_by_alphabet_and_colour(box: LoomEdition) -> None:
    """LOO-C1."""
    colours = tuple(Colour)
    places = [(not card.vowel, place_of(card.letter), colours.index(card.colour)) for card in box.cards]
    assert places == sorted(places)


def test_LOO_C1_enye_is_in_the_spanish_box_alone_and_no_box_has_a_q_without_u() -> None:
    """LOO-C1."""
    letters = {name: {card.letter for card in box.cards} for name, box in BOXES.items()}
    assert letters["en"] == {*"ABCDEFGHIJKLMNOPRSTUVWXYZ", "QU"}
    assert letters["es"] == {*"ABCDEFGHIJKLMNÑOPRSTUVWXYZ", "QU"}


@every_box
def test_LOO_C2_39_strategy_cards_three_of_three_kinds_and_two_of_each_other(box: LoomEdition) -> None:
    """LOO-C2."""
    three = {StrategyKind.SHIELD, StrategyKind.GREAT_ROBBERY, StrategyKind.THE_ONE_I_SAY}
    assert box.strategy == {kind: 3 if kind in three else 2 for kind in StrategyKind}
    assert sum(box.strategy.values()) == 39


def rows_of(page: str, title: str) -> list[list[str]]:
    """The rows of the tables under a title, cell by cell, without heads and rules."""
    part = re.split(r"^## ", page, flags=re.MULTILINE)
    (text,) = [each for each in part if each.startswith(title)]
    rows = [re.findall(r"[\wÑ-]+", line) for line in text.split("\n") if line.startswith("|") and "--" not in line]
    return [row for row in rows if row[0] not in ("letter", "card", "orange")]


@pytest.mark.parametrize(("name", "title"), [("es", "Spanish"), ("en", "English")])
def test_LOO_C1_the_page_about_the_decks_has_the_cards_of_the_file(name: str, title: str) -> None:
    """LOO-C1."""
    *letters, cards, values = [row for row in rows_of(PAGE, title) if row[0] != "all"]
    table = ",".join(f"{letter} {value} {''.join(colours)}" for letter, value, *colours, _ in letters)
    box = BOXES[name]
    assert counts(table) == Counter((card.letter, card.value, card.colour) for card in box.cards)
    assert all(sum(map(int, colours)) == int(count) for _, _, *colours, count in letters)
    by_colour = [[card for card in box.cards if card.colour is colour] for colour in Colour]
    worth = [sum(card.value for card in of_colour) for of_colour in by_colour]
    assert cards == ["cards", *(str(len(of_colour)) for of_colour in by_colour), "110"]
    assert values == ["value", *map(str, worth), str(sum(worth))]


def test_LOO_C2_the_page_about_the_decks_has_the_strategy_cards() -> None:
    """LOO-C2."""
    *kinds, total = rows_of(PAGE, "Strategy cards")
    counts_of = [str(count) for count in BOXES["es"].strategy.values()]
    names = [(kind.value, kind.clause) for kind in BOXES["es"].strategy]
    assert [(row[0], row[1]) for row in kinds] == names
    assert [row[2] for row in kinds] == [row[3] for row in kinds] == counts_of
    assert total == ["all", "39", "39"]
