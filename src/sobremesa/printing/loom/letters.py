"""Letter cards: a letter, its value, and a band (LOO-C1)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.loom.edition import Card, Deck, LoomEdition
from sobremesa.printing.colours import INK, PAPER, PIECE, QUIET
from sobremesa.printing.fitting import letter
from sobremesa.printing.grid import Cut
from sobremesa.printing.loom.backs import CONSONANT, VOWEL
from sobremesa.printing.loom.bands import band
from sobremesa.printing.marks import Ink, Mark, disc, rectangle
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face

_BAND = 25.0


def letter_cards(edition: LoomEdition) -> Iterator[Cut]:
    """Every letter card of the box, vowels first."""
    for number, card in enumerate(edition.cards):
        back = VOWEL if card.deck is Deck.VOWEL else CONSONANT
        sign = "V" if card.deck is Deck.VOWEL else "C"
        yield Cut(
            f"{card.letter}-{card.colour.value}-{number}",
            card.deck.value,
            partial(_front, card),
            partial(back.marks, sign=sign, middle=sign),
        )


def _front(card: Card, box: Box) -> Iterator[Mark]:
    top = box.height - _BAND
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    yield band(card.colour, box.part(-BLEED, top, box.width + 2 * BLEED, _BAND + BLEED))
    yield letter(card.letter, box.part(7, 12, box.width - 14, top - 14), size=150)
    corner = box.part(4, 3.5, 12, 9)
    yield letter(card.letter, corner, size=17, align="left")
    yield letter(str(card.value), box.part(4.2, 12.5, 8, 4.5), size=10, face=Face.BOLD, colour=QUIET, align="left")
    x, y = box.centre[0], box.y + top + _BAND / 2
    yield disc(x, y, 10, Ink(fill=PIECE, line=INK, width=0.5))
    yield letter(str(card.value), Box(x, y, 0, 0).grown(6.5), size=26)
