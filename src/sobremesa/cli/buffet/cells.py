"""How cells and paths are written: a cell as F1, and from there more cells, or steps by keypad, compass or arrows."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from sobremesa.engine import Seat
from sobremesa.games.buffet.board import SIDE, neighbours
from sobremesa.games.buffet.ground import Ground

COLUMNS = "ABCDEFGHIJKLMNO"

Step = tuple[int, int]
"""Columns to the right and rows down."""

_KEYPAD: dict[Step, str] = {
    (-1, -1): "7",
    (0, -1): "8",
    (1, -1): "9",
    (-1, 0): "4",
    (1, 0): "6",
    (-1, 1): "1",
    (0, 1): "2",
    (1, 1): "3",
}
_SIGNS: dict[str, Step] = {
    **{key: step for step, key in _KEYPAD.items()},
    **dict(zip("↖↑↗←→↙↓↘", _KEYPAD, strict=True)),
}
# In English and Spanish at once: no name of the one is another direction in the other.
_COMPASS: dict[str, Step] = {
    "n": (0, -1),
    "s": (0, 1),
    "e": (1, 0),
    "w": (-1, 0),
    "o": (-1, 0),
    "ne": (1, -1),
    "se": (1, 1),
    "nw": (-1, -1),
    "no": (-1, -1),
    "sw": (-1, 1),
    "so": (-1, 1),
}
_BETWEEN = re.compile(r"[\s,;:.>-]+")
_CELLS = re.compile(r"([a-z][0-9]{1,3})+")
_CELL = re.compile(r"([a-z])([0-9]{1,3})")


class Misread(Exception):  # noqa: N818 - what was typed is not wrong, only not understood
    """What was typed is no path; the id of a sentence that says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def cell_name(cell: int) -> str:
    """A column and a row: F1."""
    row, column = divmod(cell, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def cells_said(cells: Iterable[int]) -> str:
    """Cells one after the other: F1 G2 G3."""
    return " ".join(cell_name(cell) for cell in cells)


def steps_said(path: Sequence[int]) -> str:
    """The same path as its first cell and keys of the keypad: F1 32."""
    keys = "".join(_KEYPAD[_step_between(*pair)] for pair in pairwise(path))
    return f"{cell_name(path[0])} {keys}".strip()


def example_path(ground: Ground, seat: Seat, letters: int = 4) -> tuple[int, ...]:
    """Some path that this seat may trace, to show how one is written; it says nothing about words."""
    path = list(ground.starts(seat)[:1])
    while path and len(path) < letters:
        on = [cell for cell in neighbours(path[-1]) if cell not in path and not ground.is_food(cell)]
        on = [cell for cell in on if not ground.has_old_ant(cell)]
        if not on:
            break
        path.append(on[-1])
    return tuple(path)


def read_cell(entry: str) -> int:
    """The one cell that was typed; `Misread` when it is none."""
    found = _CELL.fullmatch(entry.casefold().replace(" ", ""))
    if found is None:
        raise Misread("cli-buffet-read-cell")
    return _cell(*found.groups())


def read_path(entry: str, before: Sequence[int] = ()) -> tuple[int, ...]:
    """The cells that were typed; what begins with a step goes on from the path before. `Misread` if it is no path."""
    path: list[int] = []
    for token in filter(None, _BETWEEN.split(entry.casefold())):
        if _CELLS.fullmatch(token):
            path += [_cell(*found.groups()) for found in _CELL.finditer(token)]
            continue
        for step in _steps(token):
            path = path or list(before)
            if not path:
                raise Misread("cli-buffet-read-start")
            path.append(_moved(path[-1], step))
    if not path:
        raise Misread("cli-buffet-read-start")
    return tuple(path)


def _steps(token: str) -> Iterator[Step]:
    if token in _COMPASS:
        yield _COMPASS[token]
        return
    for sign in token:
        if sign not in _SIGNS:
            raise Misread("cli-buffet-read-key" if token.isdecimal() else "cli-buffet-read-word")
        yield _SIGNS[sign]


def _cell(column: str, row: str) -> int:
    place = COLUMNS.casefold().find(column)
    if place < 0 or not 1 <= int(row) <= SIDE:
        raise Misread("cli-buffet-read-off-board")
    return (int(row) - 1) * SIDE + place


def _moved(cell: int, step: Step) -> int:
    row, column = divmod(cell, SIDE)
    across, down = column + step[0], row + step[1]
    if not (0 <= across < SIDE and 0 <= down < SIDE):
        raise Misread("cli-buffet-read-off-board")
    return down * SIDE + across


def _step_between(cell: int, other: int) -> Step:
    (row, column), (next_row, next_column) = divmod(cell, SIDE), divmod(other, SIDE)
    return next_column - column, next_row - row
