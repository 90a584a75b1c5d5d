"""The board in characters: letters, food, ants and nests, and a path through it (BUF-C1, BUF-S1, BUF-S3)."""

import msgspec
from rich.text import Text

from sobremesa.cli.buffet.cells import COLUMNS
from sobremesa.cli.palette import GREEN, QUIET, colour_of, shape_of
from sobremesa.engine import Seat
from sobremesa.games.buffet.board import ACROSS, SIDE, Side, front
from sobremesa.games.buffet.edition import TILE_SIDE
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.view import BuffetView, Sight

FOOD_SIGN = "✿"
NEST_SIGN = "⌂"
MARK = "·"
"""Before a letter that may be chosen."""
HIDDEN, HIDDEN_MARK = "·", "○"
"""A cell that cannot be read, and one of those that may be chosen."""
NEW = "+"
"""Beside an ant of this round."""

_CELL, _NARROW_CELL = 3, 2
_LEFT = 4
WIDTH = _LEFT + ACROSS * (_CELL * TILE_SIDE + 1) + 2
"""Columns of the drawing: row numbers, nests, tiles and their borders."""


class Ink(msgspec.Struct, frozen=True):
    """What is shown on the board beside what lies there: whom it is for, cells to choose from, and a path."""

    seat: Seat | None = None
    marked: tuple[int, ...] = ()
    path: tuple[int, ...] = ()


def draw_board(view: BuffetView, ink: Ink = Ink(), *, narrow: bool = False) -> Text:  # noqa: B008 - a frozen value
    """All cells with the borders of the tiles; nests are the signs of their seats, five on a side."""
    return _Drawing(view, ink, narrow=narrow).draw()


def is_narrow(columns: int) -> bool:
    """Whether cells must be drawn in two columns each, with only what stands before their sign."""
    return columns < WIDTH


def ant_drawn(shape: str, *, special: bool, new: bool, narrow: bool) -> str:
    """An ant as it lies on the board."""
    before, after = ("(", ")") if special else (" ", NEW if new else " ")
    return f"{before if special else after}{shape}" if narrow else f"{before}{shape}{after}"


def are_letters_shown(view: BuffetView) -> bool:
    """Whether the whole board can be read now (BUF-34)."""
    return view.sight in (Sight.LENS, Sight.ALL)


class _Drawing:
    def __init__(self, view: BuffetView, ink: Ink, *, narrow: bool) -> None:
        self._view = view
        self._ink = ink
        self._narrow = narrow
        self._after = "" if narrow else " "
        self._edge = "─" * (TILE_SIDE * (_NARROW_CELL if narrow else _CELL))
        self._marked = frozenset(ink.marked)
        self._nests = {player.side: seat for seat, player in enumerate(view.players)}
        self._text = Text(no_wrap=True)

    def draw(self) -> Text:
        self._text.append(" " * _LEFT)
        for column, name in enumerate(COLUMNS):
            self._text.append(f"{' ' if column % TILE_SIDE == 0 else ''} {name}{self._after}", QUIET)
        self._text.append("\n")
        self._border(("┌", "┬", "┐"), self._nests.get(Side.NORTH))
        for row in range(SIDE):
            if row and row % TILE_SIDE == 0:
                self._border(("├", "┼", "┤"))
            self._row(row)
        self._border(("└", "┴", "┘"), self._nests.get(Side.SOUTH))
        self._text.rstrip()
        return self._text

    def _border(self, corners: tuple[str, str, str], nest: Seat | None = None) -> None:
        """A line between tiles, or the rim; a nest there is a sign for each of the cells in front of it."""
        first, between, last = corners
        self._text.append(f"{' ' * _LEFT}{first}{self._edge}{between}", QUIET)
        if nest is None:
            self._text.append(self._edge, QUIET)
        else:
            signs = f"─{shape_of(nest)}{'' if self._narrow else '─'}" * TILE_SIDE
            self._text.append(signs, f"bold {colour_of(nest)}")
        self._text.append(f"{between}{self._edge}{last}\n", QUIET)

    def _row(self, row: int) -> None:
        self._text.append(f"{row + 1:>2} ", QUIET)
        self._nest_beside(Side.WEST, row * SIDE)
        for column in range(SIDE):
            if column % TILE_SIDE == 0:
                self._text.append("│", QUIET)
            self._cell(row * SIDE + column)
        self._text.append("│", QUIET)
        self._nest_beside(Side.EAST, row * SIDE + SIDE - 1)
        self._text.append("\n")

    def _nest_beside(self, side: Side, cell: int) -> None:
        seat = self._nests.get(side)
        if seat is not None and cell in front(side):
            self._text.append(shape_of(seat), f"bold {colour_of(seat)}")
        else:
            self._text.append(" ")

    def _cell(self, cell: int) -> None:
        ant = self._view.ants.get(cell)
        if cell in self._ink.path:
            self._in_path(cell)
        elif ant is not None:
            self._ant(ant)
        elif self._view.ground.is_food(cell):
            self._text.append(f" {FOOD_SIGN}{self._after}", f"bold {GREEN}")
        else:
            self._letter(cell)

    def _in_path(self, cell: int) -> None:
        """The number of the letter in the word, of which only the last digit may have room, and the letter."""
        letter = f"{self._ink.path.index(cell) + 1}{self._view.letters[cell]}"
        colour = colour_of(self._ink.seat) if self._ink.seat is not None else ""
        columns = _NARROW_CELL if self._narrow else _CELL
        self._text.append(letter[-columns:].ljust(columns), f"bold reverse {colour}")

    def _ant(self, ant: Ant) -> None:
        new = ant.round == self._view.round
        drawn = ant_drawn(shape_of(ant.seat), special=ant.special, new=new, narrow=self._narrow)
        self._text.append(drawn, f"bold {colour_of(ant.seat)}")

    def _letter(self, cell: int) -> None:
        chosen = cell in self._marked
        style = f"bold {colour_of(self._ink.seat)}" if chosen and self._ink.seat is not None else ""
        if self._is_readable(cell):
            self._text.append(f"{MARK if chosen else ' '}{self._view.letters[cell]}{self._after}", style)
        else:
            self._text.append(f" {HIDDEN_MARK if chosen else HIDDEN}{self._after}", style or QUIET)

    def _is_readable(self, cell: int) -> bool:
        shown = self._view.shown
        return are_letters_shown(self._view) or (shown is not None and cell in shown.path)
