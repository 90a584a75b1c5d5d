"""Paper, and boxes on it: millimetres from the upper left corner, x to the right and y downwards."""

from collections.abc import Iterator

import msgspec

BLEED = 3.0
"""How far a picture runs on beyond where it is cut."""


class Box(msgspec.Struct, frozen=True):
    """A rectangle on a page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> "Box":
        """Larger on all four sides, smaller where `by` is negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, x: float, y: float) -> "Box":
        """As large, elsewhere."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def half_turned(self, x: float, y: float) -> "Box":
        """Where it comes to lie when all is turned by half about a point."""
        return Box(2 * x - self.right, 2 * y - self.bottom, self.width, self.height)

    def part(self, left: float, top: float, width: float, height: float) -> "Box":
        """A box within, given from this one's own corner."""
        return Box(self.x + left, self.y + top, width, height)

    def holds(self, other: "Box", slack: float = 0.001) -> bool:
        """Whether the other lies within."""
        across = self.x - slack <= other.x and other.right <= self.right + slack
        return across and self.y - slack <= other.y and other.bottom <= self.bottom + slack

    def meets(self, other: "Box", slack: float = 0.001) -> bool:
        """Whether the two share more than an edge."""
        across = self.x < other.right - slack and other.x < self.right - slack
        return across and self.y < other.bottom - slack and other.y < self.bottom - slack

    def columns(self, count: int, gap: float = 0.0) -> Iterator["Box"]:
        """Cut into so many of the same width, side by side."""
        width = (self.width - gap * (count - 1)) / count
        return (Box(self.x + place * (width + gap), self.y, width, self.height) for place in range(count))

    def rows(self, count: int, gap: float = 0.0) -> Iterator["Box"]:
        """Cut into so many of the same height, one below the other."""
        height = (self.height - gap * (count - 1)) / count
        return (Box(self.x, self.y + place * (height + gap), self.width, height) for place in range(count))


class Paper(msgspec.Struct, frozen=True):
    """A sheet as it lies in front of a reader."""

    id: str
    width: float
    height: float

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(0, 0, self.width, self.height)

    @property
    def landscape(self) -> "Paper":
        """The same sheet, lying."""
        return Paper(self.id, max(self.width, self.height), min(self.width, self.height))

    @property
    def half(self) -> "Paper":
        """Half a sheet, upright: two of them lie side by side on a whole one."""
        return Paper(f"half-{self.id}", max(self.width, self.height) / 2, min(self.width, self.height))

    @property
    def is_landscape(self) -> bool:
        """Whether its long edges are above and below."""
        return self.width > self.height

    def over(self, box: Box) -> Box:
        """Where a box comes to lie on the other side, when the sheet is turned over its long edge."""
        if self.is_landscape:
            return Box(box.x, self.height - box.bottom, box.width, box.height)
        return Box(self.width - box.right, box.y, box.width, box.height)


A4 = Paper("a4", 210, 297)
LETTER = Paper("letter", 215.9, 279.4)
PAPERS = {paper.id: paper for paper in (A4, LETTER)}
