"""What stands on a page: shapes and words as values, which are drawn and which tests read."""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from sobremesa.printing.colours import Colour
from sobremesa.printing.outline import CLOSE, ROUND, Step, Steps, circle, move, placed
from sobremesa.printing.paper import Box
from sobremesa.printing.typefaces import Face

Turn: TypeAlias = Literal[0, 90, 180, 270]
_OPPOSITE: dict[Turn, Turn] = {0: 180, 90: 270, 180: 0, 270: 90}


class Ink(msgspec.Struct, frozen=True):
    """How a shape is drawn: filled, with a line around it, or both; lines in millimetres."""

    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0.25
    dash: tuple[float, ...] = ()
    is_multiplied: bool = False
    """Darkens what lies below instead of covering it."""
    is_hollow: bool = False
    """An outline within another is a hole."""


class Shape(msgspec.Struct, frozen=True):
    """An outline, or several, in one ink."""

    steps: Steps
    ink: Ink


class Words(msgspec.Struct, frozen=True):
    """Lines of text that have been fitted into a box; `size` in points."""

    box: Box
    lines: tuple["Line", ...]
    face: Face
    size: float
    colour: Colour
    turn: Turn = 0
    """Degrees clockwise about the middle of the box, in which the lines lie after turning."""

    def moved(self, x: float, y: float) -> "Words":
        """The same text elsewhere."""
        lines = tuple(Line(line.text, line.x + x, line.y + y) for line in self.lines)
        return msgspec.structs.replace(self, box=self.box.moved(x, y), lines=lines)

    @property
    def text(self) -> str:
        """What is to be read."""
        return " ".join(line.text for line in self.lines)


class Line(msgspec.Struct, frozen=True):
    """One line of text: where it begins and what its letters stand on, before any turn."""

    text: str
    x: float
    y: float


class Clipped(msgspec.Struct, frozen=True):
    """Marks of which only what lies within an outline is seen."""

    steps: Steps
    marks: tuple["Mark", ...]


class Stamp(msgspec.Struct, frozen=True):
    """A picture without words that occurs many times and is kept once in a file; drawn from its own corner."""

    name: str
    marks: tuple["Mark", ...]
    x: float
    y: float
    turn: Turn = 0
    """Degrees clockwise about its own corner."""


Mark: TypeAlias = Shape | Words | Clipped | Stamp


def rectangle(box: Box, ink: Ink, radius: float = 0.0) -> Shape:
    """A rectangle, its corners rounded where there is a radius."""
    return Shape(frame(box, radius), ink)


def frame(box: Box, radius: float = 0.0) -> Steps:
    """The outline of a box."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return (move(x, y), (right, y), (right, bottom), (x, bottom), CLOSE)
    far = radius * (1 - ROUND)
    return (
        move(x + radius, y),
        (right - radius, y),
        (right - far, y, right, y + far, right, y + radius),
        (right, bottom - radius),
        (right, bottom - far, right - far, bottom, right - radius, bottom),
        (x + radius, bottom),
        (x + far, bottom, x, bottom - far, x, bottom - radius),
        (x, y + radius),
        (x, y + far, x + far, y, x + radius, y),
        CLOSE,
    )


def disc(x: float, y: float, radius: float, ink: Ink) -> Shape:
    """A circle."""
    return Shape(circle(x, y, radius), ink)


def lines(pairs: Iterable[tuple[float, float, float, float]], ink: Ink) -> Shape:
    """Straight lines, each from a point to another."""
    steps: list[Step] = []
    for x, y, to_x, to_y in pairs:
        steps += [move(x, y), (to_x, to_y)]
    return Shape(tuple(steps), ink)


def moved(mark: Mark, x: float, y: float) -> Mark:
    """The same elsewhere."""
    match mark:
        case Shape():
            return Shape(placed(mark.steps, x, y), mark.ink)
        case Words():
            return mark.moved(x, y)
        case Clipped():
            return Clipped(placed(mark.steps, x, y), tuple(moved(each, x, y) for each in mark.marks))
        case Stamp():
            return msgspec.structs.replace(mark, x=mark.x + x, y=mark.y + y)


def upside_down(mark: Mark, x: float, y: float) -> Mark:
    """The same turned by half about a point."""
    match mark:
        case Shape():
            return Shape(_half_turned(mark.steps, x, y), mark.ink)
        case Words():
            box = mark.box.half_turned(x, y)
            turned = mark.moved(box.x - mark.box.x, box.y - mark.box.y)
            return msgspec.structs.replace(turned, turn=_OPPOSITE[mark.turn])
        case Clipped():
            return Clipped(_half_turned(mark.steps, x, y), tuple(upside_down(each, x, y) for each in mark.marks))
        case Stamp():
            return msgspec.structs.replace(mark, x=2 * x - mark.x, y=2 * y - mark.y, turn=_OPPOSITE[mark.turn])


def _half_turned(steps: Steps, x: float, y: float) -> Steps:
    return placed(steps, 2 * x, 2 * y, turn=180)


def words_in(marks: Iterable[Mark]) -> Iterator[Words]:
    """All text among these marks."""
    for mark in marks:
        if isinstance(mark, Words):
            yield mark
        elif isinstance(mark, Clipped):
            yield from words_in(mark.marks)
