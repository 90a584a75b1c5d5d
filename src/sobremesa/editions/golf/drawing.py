"""Hole cards drawn in text, cell by cell, so that a person can read and change them (GOL-C2)."""

import msgspec

from sobremesa.engine.text import Text, text
from sobremesa.games.golf.edition import MOST_SIDE
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind

NOTHING = "."
START = ">"
FLAG = "!"
KINDS = {"o": SpaceKind.PLAIN, "2": SpaceKind.DOUBLE, "~": SpaceKind.OBSTACLE}

_SYMBOLS = {kind: symbol for symbol, kind in KINDS.items()}


class Drawing(msgspec.Struct, frozen=True):
    """What a drawing says: the spaces from left to right and from the top down, and two of their places."""

    spaces: tuple[Space, ...]
    start: int
    flag: int


class DrawingFault(Exception):  # noqa: N818 - a fault that the loader turns into its own error
    """A drawing that cannot be read: in which of its rows, from 0, if in one, and why."""

    def __init__(self, row: int | None, reason: Text) -> None:
        self.row = row
        self.text = reason
        super().__init__(row, reason)


def read_drawing(drawing: str) -> Drawing:
    """The spaces of a drawing; raises `DrawingFault`. Empty rows above and below it are passed over."""
    spaces: list[Space] = []
    marked: dict[str, int] = {}
    for x, y, row, cell in _cells(drawing):
        mark = cell[0] if cell[0] in (START, FLAG) else ""
        symbol = cell.removeprefix(mark)
        if cell == NOTHING:
            continue
        if symbol not in KINDS:
            raise DrawingFault(row, _no_space(cell))
        if mark in marked:
            raise DrawingFault(
                row, text("edition-drawing-two-starts" if mark == START else "edition-drawing-two-flags")
            )
        if mark:
            marked[mark] = len(spaces)
        spaces.append(Space(x, y, KINDS[symbol]))
    if START not in marked:
        raise DrawingFault(None, text("edition-drawing-no-start", start=START))
    if FLAG not in marked:
        raise DrawingFault(None, text("edition-drawing-no-flag", flag=FLAG))
    return Drawing(tuple(spaces), marked[START], marked[FLAG])


def draw(card: HoleCard) -> str:
    """The card as text that `read_drawing` reads back."""
    left = min(space.x for space in card.spaces)
    top = min(space.y for space in card.spaces)
    width, height = card.size()
    rows = [[" " + NOTHING] * width for _ in range(height)]
    marks = {card.start: START, card.flag: FLAG}
    for place, space in enumerate(card.spaces):
        rows[space.y - top][space.x - left] = marks.get(place, " ") + _SYMBOLS[space.kind]
    return "\n".join("  ".join(row) for row in rows)


def _cells(drawing: str) -> list[tuple[int, int, int, str]]:
    """Column, row, row in the text, and what stands there; all rows must have as many cells."""
    rows = [(number, line.split()) for number, line in enumerate(drawing.split("\n"))]
    while rows and not rows[0][1]:
        rows.pop(0)
    while rows and not rows[-1][1]:
        rows.pop()
    if not rows:
        raise DrawingFault(None, text("edition-drawing-empty"))
    width = len(rows[0][1])
    if max(width, len(rows)) > MOST_SIDE:
        raise DrawingFault(None, text("edition-drawing-large", most=MOST_SIDE))
    for number, cells in rows:
        if len(cells) != width:
            raise DrawingFault(number, text("edition-drawing-row", cells=len(cells), width=width))
    return [(x, y, rows[y][0], cell) for y in range(len(rows)) for x, cell in enumerate(rows[y][1])]


def _no_space(cell: str) -> Text:
    plain, double, obstacle = KINDS
    return text(
        "edition-drawing-no-space",
        cell=cell if len(cell) <= 12 else cell[:12] + "…",
        nothing=NOTHING,
        plain=plain,
        double=double,
        obstacle=obstacle,
        start=START,
        flag=FLAG,
    )
