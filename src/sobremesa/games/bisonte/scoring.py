"""The score of a play, point by point (BIS-16 to BIS-20)."""

from collections.abc import Iterator, Mapping, Sequence

from sobremesa.engine.score import Line, Score, line, score
from sobremesa.games.bisonte.edition import BisonteEdition, Placed
from sobremesa.games.bisonte.placing import Run

SEVEN = 7  # BIS-20
BONUS = 50


def score_of_play(edition: BisonteEdition, laid: Mapping[int, Placed], runs: Sequence[Run], *, first: bool) -> Score:
    """All words of a play with their premiums, and the bonus for seven tiles (BIS-20); `first` on an empty board."""
    lines = [line for run in runs for line in _word_lines(edition, laid, run, first=first)]
    if len(laid) == SEVEN:
        lines.append(line(BONUS, "BIS-20", "bisonte-line-seven"))
    return score(lines)


def _word_lines(edition: BisonteEdition, laid: Mapping[int, Placed], run: Run, *, first: bool) -> Iterator[Line]:
    letters = [
        each
        for cell, placed in zip(run.cells, run.tiles, strict=True)
        for each in _letter_lines(edition, run, cell, placed, fresh=cell in laid)
    ]
    yield from letters
    yield from _premium_lines(edition, laid, run, sum(each.points for each in letters), first=first)


def _letter_lines(edition: BisonteEdition, run: Run, cell: int, placed: Placed, *, fresh: bool) -> Iterator[Line]:
    """The plain value, and what a letter premium adds in the turn in which a tile is laid on it (BIS-17, BIS-18)."""
    if placed.bisonte:
        yield line(0, "BIS-19", "bisonte-line-bisonte", letter=placed.tile, word=run.word)
        return
    value = edition.value_of(placed.tile)
    yield line(value, "BIS-16", "bisonte-line-letter", letter=placed.tile, word=run.word)
    if not fresh:
        return
    factor = edition.layout.letter_factor(cell)
    if factor == 2:
        yield line(value, "BIS-17", "bisonte-line-double-letter", letter=placed.tile, word=run.word)
    elif factor == 3:
        yield line(2 * value, "BIS-17", "bisonte-line-treble-letter", letter=placed.tile, word=run.word)


def _premium_lines(
    edition: BisonteEdition, laid: Mapping[int, Placed], run: Run, points: int, *, first: bool
) -> Iterator[Line]:
    """What each word premium adds to what was there before it, so that two of them multiply (BIS-17, BIS-1)."""
    for cell in run.cells:
        factor = edition.layout.word_factor(cell) if cell in laid else 1
        if factor == 2:
            yield line(points, "BIS-17", "bisonte-line-double-word", word=run.word)
        elif factor == 3:
            yield line(2 * points, "BIS-17", "bisonte-line-treble-word", word=run.word)
        points *= factor
    if first:
        yield line(points, "BIS-1", "bisonte-line-first-word", word=run.word)
