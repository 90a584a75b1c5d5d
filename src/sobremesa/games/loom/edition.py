"""What is in the box: letter cards in two decks and the strategy cards (LOO-C1, LOO-C2)."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache

import msgspec

from sobremesa.engine.text import Text, text
from sobremesa.lexicon.alphabet import alphabet
from sobremesa.parts.edition import Edition

LANGUAGES = ("es", "en")
VOWELS = "AEIOU"
QU = "QU"
"""One card, and always both letters (LOO-C1)."""
WILD = -1
"""Stands for one's Wildcard in a list of card numbers (LOO-K5)."""
HIGHEST_VALUE = 98
MOST_ALIKE = 99
"""Cards of one letter and colour, or of one strategy; a typing slip of a digit more is told."""
LEAST_DECK = 5
"""A whole centre can come from one deck (LOO-1)."""
LEAST_LETTERS = 5 + 8 * 3
"""The deal of one round with eight players (LOO-1, LOO-2)."""
LEAST_STRATEGY = 8 * 3
"""Three for each of eight players (LOO-2)."""


class Colour(StrEnum):
    """The colour of a letter card, in the order that decides between equals (LOO-C1, LOO-K15)."""

    ORANGE = "orange"
    GREEN = "green"
    BLACK = "black"
    YELLOW = "yellow"


class Deck(StrEnum):
    """Which deck a letter card belongs to: its back shows it (LOO-8)."""

    VOWEL = "vowel"
    CONSONANT = "consonant"


class StrategyKind(StrEnum):
    """The 18 strategy cards, in the order of their clauses (LOO-K1 to LOO-K18)."""

    SWAP = "swap"
    SHIELD = "shield"
    THROW_ONE_OUT = "throw-one-out"
    OTHER_LANGUAGE = "other-language"
    WILDCARD = "wildcard"
    CHANGE_SOME = "change-some"
    SWAP_ALL = "swap-all"
    STEAL_ONE = "steal-one"
    FOR_ALL = "for-all"
    EXTRA_CARD = "extra-card"
    GREAT_ROBBERY = "great-robbery"
    THE_ONE_I_SAY = "the-one-i-say"
    NEW_CENTRE = "new-centre"
    BOOST = "boost"
    ONE_LESS = "one-less"
    BLAST = "blast"
    ALL_TO_THE_CENTRE = "all-to-the-centre"
    MINE_ALONE = "mine-alone"

    @property
    def clause(self) -> str:
        """The clause that says what the card does: `LOO-K1`."""
        return f"LOO-K{tuple(StrategyKind).index(self) + 1}"


class Card(msgspec.Struct, frozen=True):
    """A letter card (LOO-C1)."""

    letter: str
    value: int
    colour: Colour
    vowel: bool

    @property
    def deck(self) -> Deck:
        """The deck it is drawn from and discarded to."""
        return Deck.VOWEL if self.vowel else Deck.CONSONANT


class LoomEdition(Edition, frozen=True):
    """The data of one box in one language; the number of a letter card is its place in `cards`, vowels first."""

    cards: tuple[Card, ...]
    strategy: dict[StrategyKind, int]

    def card(self, number: int) -> Card:
        """The letter card of this number."""
        return self.cards[number]

    def deck(self, deck: Deck) -> tuple[int, ...]:
        """The numbers of all cards of one deck, in order."""
        return tuple(number for number, card in enumerate(self.cards) if card.deck is deck)

    def rank(self, number: int) -> tuple[int, int, int, int]:
        """By value, then the alphabet, then orange, green, black, yellow: the lowest goes first (LOO-K15, LOO-K17)."""
        card = self.cards[number]
        return card.value, place_of(card.letter), tuple(Colour).index(card.colour), number


class Problem(msgspec.Struct, frozen=True):
    """Why a game cannot be played with an edition: which field of it, which letter or card if one, what to say."""

    field: str
    text: Text
    key: str = ""


def place_of(letter: str) -> int:
    """The place of a letter in the alphabet with Ñ after N, QU where Q is."""
    letters = alphabet("es").letters
    return letters.index(letter[0].lower()) if letter[:1].lower() in letters else len(letters)


@cache
def letters_of(language: str) -> tuple[str, ...]:
    """What a card or a Wildcard can be in a language: its letters, and QU (LOO-C1, LOO-K5)."""
    return (*(letter.upper() for letter in alphabet(language).letters), QU)


def problems(edition: LoomEdition) -> tuple[Problem, ...]:
    """Everything that must be put right before the edition can be played; nothing for a good one."""
    if edition.language not in LANGUAGES:
        said = text("loom-edition-language", language=edition.language, known=", ".join(LANGUAGES))
        return (Problem("language", said),)
    return (*_of_cards(edition), *_of_decks(edition), *_of_strategy(edition))


def _of_cards(edition: LoomEdition) -> Iterator[Problem]:
    """Alike cards are told of once."""
    letters = letters_of(edition.language)
    for card in dict.fromkeys(Card(card.letter, card.value, Colour.ORANGE, card.vowel) for card in edition.cards):
        field = f"{card.deck.value}s"
        if card.letter not in letters:
            yield Problem(field, text("loom-edition-letter", letter=card.letter, qu=QU), card.letter)
        elif card.vowel != (card.letter in VOWELS):
            belongs = "loom-edition-is-vowel" if card.letter in VOWELS else "loom-edition-is-consonant"
            yield Problem(field, text(belongs, letter=card.letter), card.letter)
        if not 0 < card.value <= HIGHEST_VALUE or card.value % 2:
            said = text("loom-edition-value", letter=card.letter, value=card.value, most=HIGHEST_VALUE)
            yield Problem(field, said, card.letter)


def _of_decks(edition: LoomEdition) -> Iterator[Problem]:
    for deck in Deck:
        count = len(edition.deck(deck))
        if count < LEAST_DECK:
            said = "loom-edition-vowels" if deck is Deck.VOWEL else "loom-edition-consonants"
            yield Problem(f"{deck.value}s", text(said, count=count, least=LEAST_DECK))
    if len(edition.cards) < LEAST_LETTERS:
        few = text("loom-edition-letters", count=len(edition.cards), least=LEAST_LETTERS)
        yield Problem("consonants", few)


def _of_strategy(edition: LoomEdition) -> Iterator[Problem]:
    for kind in StrategyKind:
        if kind not in edition.strategy:
            yield Problem("strategy", text("loom-edition-no-strategy", card=kind.value), kind.value)
        elif not 0 <= edition.strategy[kind] <= MOST_ALIKE:
            said = text("loom-edition-strategy", card=kind.value, count=edition.strategy[kind], most=MOST_ALIKE)
            yield Problem("strategy", said, kind.value)
    count = sum(edition.strategy.values())
    if count < LEAST_STRATEGY:
        yield Problem("strategy", text("loom-edition-strategies", count=count, least=LEAST_STRATEGY))
