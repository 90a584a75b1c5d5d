"""Wildcard cards: the letters that each can replace, and what it costs (GOL-C5)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.golf.edition import GolfEdition, WildcardKind
from sobremesa.printing.cards import Back, card_grid
from sobremesa.printing.colours import INK, MUSTARD, PAPER, PIECE_EDGE, QUIET, WALNUT
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.golf.coins import coin
from sobremesa.printing.grid import Cut, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, rectangle
from sobremesa.printing.outline import Steps, circle, outline, placed
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face

_STAR = outline("M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z")


def wildcards(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """All wildcards of the box, or as many of each kind as there are players (GOL-S2)."""
    cuts = (
        Cut(f"{kind.letters}-{number}", "wildcard", partial(_front, kind, job), _BACK.marks)
        for kind in edition.kinds
        for number in range(1, min(kind.count, job.players or kind.count) + 1)
    )
    say = job.say
    return laid_out(cuts, say("print-golf-wildcards"), card_grid(job.paper), say("print-golf-wildcard-backs"))


def _front(kind: WildcardKind, job: Job, box: Box) -> Iterator[Mark]:
    inner = box.grown(-5)
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    yield rectangle(box.grown(-3), Ink(line=PIECE_EDGE, width=0.4), 3)
    yield fitted(job.say("print-golf-wildcard"), inner.part(1, 2, 36, 8), size=10, face=Face.BOLD, colour=QUIET)
    price = inner.part(inner.width - 14, 0, 13, 13)
    yield from coin(price)
    yield letter(str(kind.cost), price.grown(-3), size=20)
    rows = _rows(kind.letters)
    field = inner.part(2, 20, inner.width - 4, 40)
    for row, place in zip(rows, field.rows(len(rows), 1), strict=True):
        yield letter(" ".join(row), place, size=40)
    words = job.say("print-golf-wildcard-text")
    yield fitted(words, inner.part(2, 63, inner.width - 4, 14), size=8.5, colour=INK, align="centre")


def _rows(letters: str) -> list[str]:
    """At most four in a row, the rows as even as may be."""
    count = -(-len(letters) // 4)
    size = -(-len(letters) // count)
    return [letters[place : place + size] for place in range(0, len(letters), size)]


def _dimples() -> Steps:
    """The dimples of a golf ball."""
    return tuple(
        step
        for row in range(-12, 13)
        for column in range(-9, 10)
        for step in circle(column * 4.4 + (2.2 if row % 2 else 0), row * 3.8, 1.1)
    )


_BACK = Back(
    "golf-wildcard", _dimples(), (Shape(placed(_STAR, 0, 0.4), Ink(fill=MUSTARD, line=WALNUT)),), "#fbf6ea", WALNUT
)
