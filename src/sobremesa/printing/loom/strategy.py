"""Strategy cards: a picture, what the card does in few words, and its clause in full (LOO-C2, LOO-K1 to LOO-K18)."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from sobremesa.games.loom.edition import LoomEdition, StrategyKind
from sobremesa.printing.colours import LINE, PAPER, QUIET, WHITE
from sobremesa.printing.error import PrintingError
from sobremesa.printing.fitting import fitted
from sobremesa.printing.grid import Cut
from sobremesa.printing.job import Job
from sobremesa.printing.loom.backs import STRATEGY
from sobremesa.printing.loom.pictograms import PICTOGRAMS
from sobremesa.printing.marks import Ink, Mark, Shape, disc, lines, rectangle
from sobremesa.printing.outline import outline, placed
from sobremesa.printing.paper import BLEED, Box
from sobremesa.printing.typefaces import Face

LEAST = 7.0
"""Points: smaller is not read by everybody at a table."""
_FEW = ((11.5, 19.0), (9.0, 8.2))
"""How large the few words are and how high their room is."""
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
    yield from _texts(kind, job, inner.part(0, 17.5, inner.width, inner.height - 21.2))
    foot = inner.part(0, inner.height - 3.2, inner.width, 3.2)
    yield fitted(kind.clause, foot, size=6, colour=QUIET, align="right")


def _texts(kind: StrategyKind, job: Job, box: Box) -> tuple[Mark, ...]:
    """The few words and the clause below them; where the clause is long, the few are smaller."""
    *larger, smallest = _FEW
    for size, high in larger:
        with suppress(PrintingError):
            return _two_texts(kind, job, box, size, high)
    return _two_texts(kind, job, box, *smallest)


def _two_texts(kind: StrategyKind, job: Job, box: Box, size: float, high: float) -> tuple[Mark, ...]:
    few, rule = box.part(0, 0, box.width, high), box.y + high + 1.2
    rest = Box(box.x, rule + 1.3, box.width, box.bottom - rule - 1.3)
    return (
        fitted(job.say(f"loom-card-{kind}-text"), few, size=size, least=LEAST, face=Face.BOLD),
        lines([(box.x, rule, box.right, rule)], Ink(line=LINE, width=0.2)),
        fitted(_clause(kind, job), rest, size=9.5, least=LEAST, is_centred=False),
    )


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
