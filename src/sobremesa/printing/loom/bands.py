"""The band of a letter card: a colour and a pattern, so that no eye depends on the colour (LOO-C1)."""

from collections.abc import Iterator

from sobremesa.games.loom.edition import Colour
from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, Stamp, frame, rectangle
from sobremesa.printing.outline import Steps, circle, move, outline, placed
from sobremesa.printing.paper import Box

_GROUND = {Colour.ORANGE: "#e07f2c", Colour.GREEN: "#5f8f46", Colour.BLACK: "#2a2420", Colour.YELLOW: "#f2c940"}
_LEAF = outline("M0 0q2.1-7.3 9.5-7.3q-1 7.3-9.5 7.3")


def band(colour: Colour, box: Box) -> Mark:
    """The band, kept once a colour."""
    whole = Box(0, 0, box.width, box.height)
    shapes = Clipped(frame(whole), (rectangle(whole, Ink(fill=_GROUND[colour])), _PATTERNS[colour](whole)))
    return Stamp(f"loom-{colour.value}", (shapes,), box.x, box.y)


def _waves(box: Box) -> Mark:
    return Shape(tuple(_wave_rows(box)), Ink(line="#8f4208", width=1.9))


def _wave_rows(box: Box) -> Iterator[tuple[float, ...]]:
    """Rows of small hills and dales."""
    for row in range(int(box.height // 7) + 2):
        y = row * 7.0
        yield move(-4, y)
        for place in range(int(box.width // 8) + 2):
            x, hill = place * 8.0 - 4, -4 if place % 2 else 4
            yield x + 2.7, y + hill, x + 5.3, y + hill, x + 8, y


def _leaves(box: Box) -> Mark:
    steps: Steps = tuple(
        step
        for row in range(int(box.height // 10) + 2)
        for column in range(int(box.width // 14) + 2)
        for step in placed(_LEAF, column * 14.0 - (7 if row % 2 else 0), row * 10.0 + 4)
    )
    return Shape(steps, Ink(fill="#dcebc0", line="#29491a", width=0.4))


def _bars(box: Box) -> Mark:
    places = range(3, int(box.width) + 1, 6)
    steps: Steps = tuple(step for x in places for step in (move(x, -2), (float(x), box.height + 2)))
    return Shape(steps, Ink(line="#8d8177", width=1.9))


def _dots(box: Box) -> Mark:
    steps: Steps = tuple(
        step
        for row in range(int(box.height // 7) + 2)
        for column in range(int(box.width // 10) + 2)
        for step in circle(column * 10.0 + (0 if row % 2 else 5), row * 7.0 + 2.5, 1.9)
    )
    return Shape(steps, Ink(fill="#7d5a00"))


_PATTERNS = {Colour.ORANGE: _waves, Colour.GREEN: _leaves, Colour.BLACK: _bars, Colour.YELLOW: _dots}
