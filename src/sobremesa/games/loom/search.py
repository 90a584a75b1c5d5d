"""The best words that a seat can make of its cards: spelling told to the kernel in numbers (LOO-10, LOO-12).

What it finds agrees with `spelling.best_cards` and `scoring.score_word`, card by card and point by point.
"""

from functools import lru_cache

import msgspec

from sobremesa.games.loom.edition import QU, WILD, Colour, LoomEdition, letters_of
from sobremesa.games.loom.scoring import STEP, WILD_VALUE
from sobremesa.games.loom.spelling import Means, binding
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search import Cards
from sobremesa.lexicon.search.cards_row import MOST_CARDS, MUST_BE_USED, NO_UNIT, OF_CENTRE, PAIR

_COLOURS = tuple(Colour)


class Found(msgspec.Struct, frozen=True):
    """A word in capitals, its cards in order, what a Wildcard stands for, and the points if nobody shows it before."""

    word: str
    cards: tuple[int, ...]
    wild: str
    points: int


def best_words(
    edition: LoomEdition,
    means: Means,
    lexicon: Lexicon,
    allowed: bytes,
    *,
    boosts: int = 0,
    blasts: int = 0,
    count: int,
    search: Cards | None = None,
) -> list[Found]:
    """The best words of `allowed`, by points and then by the alphabet; a count of 0 asks for all.

    The lexicon is that of the language of `means`. Cards beyond the kernel's 64 stay out of sight, the cheapest first:
    no deal of a box as it is sold comes near. `search` is another kernel's over the same
    graph, for comparing.
    """
    row = _row(edition, means)
    places = _places(lexicon)
    wilds = _wilds(lexicon)
    words, points, bounds, cards = (search or _cards(lexicon)).best(
        units=bytes(places.get(edition.card(number).letter, NO_UNIT) for number in row),
        values=[edition.card(number).value for number in row],
        colours=bytes(_COLOURS.index(edition.card(number).colour) for number in row),
        flags=_flags(edition, means, row),
        ranks=row,
        pair=bytes(places[letter] for letter in QU),
        wilds=int(means.wildcard),
        wild_units=bytes(places[letter] for letter in wilds),
        wild_value=WILD_VALUE,
        change=STEP * (boosts - blasts),
        allowed=allowed,
        count=count,
    )
    found = []
    for place, word in enumerate(words):
        chosen = cards[bounds[place] : bounds[place + 1]]
        wild = next((wilds[-1 - card] for card in chosen if card < 0), "")
        numbers = tuple(row[card] if card >= 0 else WILD for card in chosen)
        found.append(Found(lexicon.key(word).upper(), numbers, wild, points[place]))
    return found


@lru_cache(maxsize=8)
def _cards(lexicon: Lexicon) -> Cards:
    return Cards(lexicon.graph_buffer)


@lru_cache(maxsize=8)
def _places(lexicon: Lexicon) -> dict[str, int]:
    """The units of the kernel by what a card shows."""
    return {QU: PAIR, **{letter.upper(): place for place, letter in enumerate(lexicon.alphabet.letters)}}


@lru_cache(maxsize=8)
def _wilds(lexicon: Lexicon) -> tuple[str, ...]:
    """What a Wildcard may be, in the order that `best_cards` keeps between equals."""
    return tuple(sorted(letters_of(lexicon.language)))


def _row(edition: LoomEdition, means: Means) -> list[int]:
    """The cards within reach by letter and then by number, as `best_cards` compares them."""
    row = sorted({*means.centre, *means.hand}, key=lambda number: (edition.card(number).letter, number))
    if len(row) > MOST_CARDS:
        duties = binding(edition, means)
        dearest = sorted(row, key=lambda number: (number not in duties, -edition.card(number).value, number))
        row = [number for number in row if number in dearest[:MOST_CARDS]]
    return row


def _flags(edition: LoomEdition, means: Means, row: list[int]) -> bytes:
    duties = binding(edition, means)
    return bytes(OF_CENTRE * (number in means.centre) | MUST_BE_USED * (number in duties) for number in row)
