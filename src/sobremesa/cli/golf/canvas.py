"""A sheet of characters to draw on: text where it is put, and straight strokes between any two cells."""

from collections.abc import Iterator, Sequence

from rich.text import Text

Cell = tuple[int, int]
"""A column and a row, from 0."""

_BRAILLE = 0x2800
# The bit of each of a braille character's dots, by row and column.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_ARROWS = {(1, 0): "→", (1, 1): "↘", (0, 1): "↓", (-1, 1): "↙", (-1, 0): "←", (-1, -1): "↖", (0, -1): "↑", (1, -1): "↗"}


class Canvas:
    """What is put later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[Cell, tuple[str, str]] = {}
        self._dots: dict[Cell, int] = {}

    def put(self, cell: Cell, text: str, style: str = "") -> None:
        """Text from a cell to the right."""
        column, row = cell
        for place, character in enumerate(text):
            self._cells[column + place, row] = (character, style)
            self._dots.pop((column + place, row), None)

    def stroke(self, start: Cell, end: Cell, style: str = "", *, dashed: bool = False) -> list[Cell]:
        """A straight line from the middle of a cell to the middle of another; the cells that it runs over, in order."""
        if start[0] == end[0] or start[1] == end[1]:
            return self._straight(start, end, style, dashed=dashed)
        return self._slanted(start, end, style, dashed=dashed)

    def lines(self) -> Iterator[Text]:
        """The drawing row by row."""
        for row in range(self.height):
            line = Text(no_wrap=True)
            for column in range(self.width):
                line.append(*self._cells.get((column, row), (" ", "")))
            yield line

    def text(self) -> Text:
        """The whole drawing."""
        return Text("\n", no_wrap=True).join(self.lines())

    def _straight(self, start: Cell, end: Cell, style: str, *, dashed: bool) -> list[Cell]:
        cells = list(_walk(start, end))
        level = start[1] == end[1]
        character = ("╌" if level else "┊") if dashed else ("─" if level else "│")
        for cell in cells:
            self.put(cell, character, style)
        return cells

    def _slanted(self, start: Cell, end: Cell, style: str, *, dashed: bool) -> list[Cell]:
        cells: list[Cell] = []
        for place, (x, y) in enumerate(_walk(_dot(start), _dot(end))):
            cell = (x // 2, y // 4)
            if not cells or cells[-1] != cell:
                cells.append(cell)
            if dashed and place % 4 > 1:
                continue
            bits = self._dots.get(cell, 0) | _DOTS[y % 4][x % 2]
            self.put(cell, chr(_BRAILLE + bits), style)
            self._dots[cell] = bits
        return cells


def arrow(start: Cell, end: Cell) -> str:
    """The arrow that points most nearly from one point of a grid to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    # Less than half as far one way as the other counts as straight.
    if 2 * abs(across) < abs(down):
        across = 0
    if 2 * abs(down) < abs(across):
        down = 0
    return _ARROWS[_sign(across), _sign(down)]


def middle(cells: Sequence[Cell]) -> Cell | None:
    """The cell half-way."""
    return cells[len(cells) // 2] if cells else None


def _dot(cell: Cell) -> Cell:
    return 2 * cell[0] + 1, 4 * cell[1] + 2


def _walk(start: Cell, end: Cell) -> Iterator[Cell]:
    """Every point of a straight line on the grid, both ends included."""
    (x, y), (last_x, last_y) = start, end
    across, down = abs(last_x - x), abs(last_y - y)
    error = across - down
    while True:
        yield x, y
        if (x, y) == (last_x, last_y):
            return
        doubled = 2 * error
        if doubled > -down:
            error -= down
            x += _sign(last_x - x)
        if doubled < across:
            error += across
            y += _sign(last_y - y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
