"""Hole cards, a front and a back each, to be sleeved together (GOL-C1, GOL-C2)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.hole import HoleCard
from sobremesa.printing.cards import Back, card_grid
from sobremesa.printing.colours import FOIL, INK, OLIVE, PAPER, QUIET
from sobremesa.printing.fitting import fitted, letter
from sobremesa.printing.golf.drawing import hole_drawing
from sobremesa.printing.grid import Cut, laid_out
from sobremesa.printing.job import Job
from sobremesa.printing.marks import Ink, Mark, Shape, lines, rectangle
from sobremesa.printing.outline import Steps, ellipse, move, outline, placed
from sobremesa.printing.page import Page
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face

_TOP = 11.0


def hole_cards(edition: GolfEdition, job: Job) -> Iterator[Page]:
    """Every hole card of the box, hole by hole."""
    ordered = sorted(edition.cards, key=lambda card: card.hole)
    cuts = (Cut(card.id, "hole", partial(_front, card, job), partial(_back, card)) for card in ordered)
    say = job.say
    return laid_out(cuts, say("print-golf-holes"), card_grid(job.paper), say("print-golf-hole-backs"))


def _front(card: HoleCard, job: Job, box: Box) -> Iterator[Mark]:
    inner = box.grown(-4)
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    yield letter(str(card.hole), inner.part(0, 0, 10, _TOP), size=36, align="left")
    yield fitted(card.name(job.language), inner.part(11, 0, inner.width - 24, _TOP), size=10.5, face=Face.BOLD)
    yield letter(
        job.say("print-golf-par", par=card.par),
        inner.part(inner.width - 12, 0, 12, _TOP),
        size=10,
        face=Face.BOLD,
        colour=OLIVE,
        align="right",
    )
    yield from hole_drawing(card, inner.part(0, _TOP + 1.5, inner.width, inner.height - _TOP - 6))
    yield fitted(card.id, inner.part(0, inner.height - 4, inner.width, 4), size=6.5, colour=QUIET, align="right")


def _back(card: HoleCard, box: Box) -> Iterator[Mark]:
    return _BACK.marks(box, str(card.hole))


def _mown() -> Steps:
    """The stripes of a mown green, aslant."""
    return tuple(step for at in range(-90, 91, 4) for step in (move(at - 30.0, 50.0), (at + 30.0, -50.0)))


def _green() -> tuple[Mark, ...]:
    """A flag in its hole."""
    return (
        Shape(ellipse(0, 7, 7.5, 2), Ink(fill="#dfe8bf")),
        Shape(ellipse(0, 7, 2.2, 0.7), Ink(fill=INK)),
        lines([(0, 7, 0, -8)], Ink(line=INK, width=0.7)),
        Shape(
            placed(outline("M0-8.5c3-1.6 5 1.3 8 0-1.3 1.7-1 2.7 0 4-3 1.3-5-1.6-8 0z"), 0.2, 0),
            Ink(fill=FOIL),
        ),
    )


_BACK = Back("golf-hole", _mown(), _green(), "#f4f6ea", OLIVE)
