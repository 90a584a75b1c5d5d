"""Strategy cards: a picture, what the card does in few words, and its clause in full (LOO-C2, LOO-K1 to LOO-K18)."""

from collections.abc import Iterator
from functools import partial

from sobremesa.games.loom.edition import LoomEdition, StrategyKind
from sobremesa.printing.colours import LINE, PAPER, QUIET, WHITE
from sobremesa.printing.fitting import fitted
from sobremesa.printing.grid import Cut
from sobremesa.printing.job import Job
from sobremesa.printing.loom.backs import STRATEGY
from sobremesa.printing.loom.pictograms import PICTOGRAMS
from sobremesa.printing.marks import Ink, Mark, Shape, disc, lines, rectangle
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face

_PURPLE = "#573a63"


def strategy_cards(edition: LoomEdition, job: Job) -> Iterator[Cut]:
    """Every strategy card of the box, kind by kind."""
    for kind in StrategyKind:
        for number in range(1, edition.strategy[kind] + 1):
            yield Cut(f"{kind.value}-{number}", "strategy", partial(_front, kind, job), STRATEGY.marks)


def _front(kind: StrategyKind, job: Job, box: Box) -> Iterator[Mark]:
    say, inner = job.say, box.grown(-5)
    yield rectangle(box.grown(BLEED), Ink(fill=PAPER))
    yield rectangle(box.grown(-2.5), Ink(line=_PURPLE, width=0.5), 3)
    yield from _pictogram(kind, inner.part(0, 0, 15, 15))
    yield fitted(say(f"loom-card-{kind}"), inner.part(17, 0, inner.width - 17, 15), size=13, face=Face.SLAB)
    yield fitted(say(f"loom-card-{kind}-text"), inner.part(0, 17.5, inner.width, 19), size=11.5, face=Face.BOLD)
    yield lines([(inner.x, inner.y + 38, inner.right, inner.y + 38)], Ink(line=LINE, width=0.2))
    yield fitted(_clause(kind, job), inner.part(0, 39.5, inner.width, 34.5), size=9.5, least=5.2, is_centred=False)
    foot = inner.part(0, inner.height - 3.2, inner.width, 3.2)
    yield fitted(kind.clause, foot, size=6, colour=QUIET, align="right")


def _clause(kind: StrategyKind, job: Job) -> str:
    """The text of the clause without the card's name, which stands above."""
    name, sign, rest = job.say(kind.clause.lower()).partition(": ")
    said = rest if sign else name
    return said[:1].upper() + said[1:]


def _pictogram(kind: StrategyKind, box: Box) -> Iterator[Mark]:
    x, y = box.centre
    yield disc(x, y, box.width / 2, Ink(fill=_PURPLE))
    scale = box.width / 24 * 0.64
    steps = placed(outline(PICTOGRAMS[kind]), x - 12 * scale, y - 12 * scale, scale)
    yield Shape(steps, Ink(line=WHITE, width=1.8 * scale))
