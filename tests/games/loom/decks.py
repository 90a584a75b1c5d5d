"""Small decks for tests, written as letter, value and colour: `A2o`, `QU12g`."""

import re

from sobremesa.games.loom.edition import VOWELS, Card, Colour, LoomEdition, StrategyKind

_CARD = re.compile(r"([A-ZÑ]+)(-?\d+)([ogby])")
_COLOURS = {colour.value[0]: colour for colour in Colour}


def card(text: str) -> Card:
    """One letter card: `E2o` is an orange E worth 2."""
    parts = _CARD.fullmatch(text)
    assert parts, text
    return Card(parts[1], int(parts[2]), _COLOURS[parts[3]], parts[1] in VOWELS)


def deck(cards: str, language: str = "es") -> LoomEdition:
    """An edition of just these letter cards, numbered as written, with two of each strategy card."""
    return LoomEdition("test", language, tuple(map(card, cards.split())), dict.fromkeys(StrategyKind, 2))
