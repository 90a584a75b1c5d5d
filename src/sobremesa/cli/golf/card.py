"""A hole card in characters: boxes for its spaces, and the line of a word through them (GOL-C2, GOL-4)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec
from rich.text import Text

from sobremesa.cli.golf.canvas import Canvas, Cell, arrow, middle
from sobremesa.cli.palette import GREEN, QUIET, RED, SKY, WALNUT
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import LineFault, LineFaultKind, lies_between

BOX = 5
"""Columns of a space's box; it has three rows."""
GAP = 3
NARROW_GAP = 1
_ROWS = 4

START, FLAG, CROSSING, DOUBLE = "▶", "⚑", "✗", "×2"

# Corners, level and upright edges, and what fills an empty space: kinds differ without colour too.
_EDGES = {
    SpaceKind.PLAIN: ("╭╮╰╯", "─", "│", " "),
    SpaceKind.DOUBLE: ("╔╗╚╝", "═", "║", " "),
    SpaceKind.OBSTACLE: ("┌┐└┘", "╌", "┆", "░"),
}
_COLOURS = {SpaceKind.PLAIN: QUIET, SpaceKind.DOUBLE: SKY, SpaceKind.OBSTACLE: WALNUT}


class Ink(msgspec.Struct, frozen=True):
    """What is written on a card: letters, the spaces they stand on, how each is coloured, and what is wrong."""

    word: str = ""
    path: tuple[int, ...] = ()
    styles: Mapping[int, str] = {}
    fault: LineFault | None = None


def width_of(card: HoleCard, gap: int = GAP) -> int:
    """How many columns a drawing takes."""
    return card.size()[0] * (BOX + gap) - gap


def draw_card(card: HoleCard, ink: Ink = Ink(), *, room: int = 76) -> Text:  # noqa: B008 - a frozen value
    """The card with what is written on it; the boxes move together where there is not enough room."""
    gap = GAP if width_of(card) <= room else NARROW_GAP
    return _Drawing(card, ink, gap).draw()


class _Drawing:
    def __init__(self, card: HoleCard, ink: Ink, gap: int) -> None:
        self._card = card
        self._ink = ink
        # A space that the card does not have can be asked for, but not drawn.
        self._path = [place for place in ink.path if 0 <= place < len(card.spaces)]
        self._left = min(space.x for space in card.spaces)
        self._top = min(space.y for space in card.spaces)
        self._step = BOX + gap
        self._canvas = Canvas(width_of(card, gap), card.size()[1] * _ROWS - 1)

    def draw(self) -> Text:
        passed = self._passed_over()
        for place in passed:
            self._box(place, labelled=True)
        pieces = [self._piece(number) for number in range(len(self._path) - 1)]
        for place in range(len(self._card.spaces)):
            if place not in passed:
                self._box(place)
        for number, cells in enumerate(pieces):
            self._arrow(number, cells)
        self._crossing()
        return self._canvas.text()

    def _corner(self, space: Space) -> Cell:
        return (space.x - self._left) * self._step, (space.y - self._top) * _ROWS

    def _centre(self, place: int) -> Cell:
        column, row = self._corner(self._card.spaces[place])
        return column + BOX // 2, row + 1

    def _passed_over(self) -> set[int]:
        """Empty spaces through whose centre the line runs: there the line lies on top."""
        spaces = self._card.spaces
        steps = [(spaces[a], spaces[b]) for a, b in pairwise(self._path)]
        empty = set(range(len(spaces))) - set(self._path)
        return {place for place in empty if any(lies_between(a, b, spaces[place]) for a, b in steps)}

    def _piece(self, number: int) -> list[Cell]:
        wrong = self._ink.fault is not None and number in self._ink.fault.pieces
        ends = self._centre(self._path[number]), self._centre(self._path[number + 1])
        return self._canvas.stroke(*ends, RED if wrong else GREEN, dashed=wrong)

    def _arrow(self, number: int, cells: Sequence[Cell]) -> None:
        """In the middle of what can be seen of a piece, the way that the word goes."""
        shown = middle([cell for cell in cells if not self._is_in_box(cell)])
        a, b = (self._card.spaces[place] for place in self._path[number : number + 2])
        if shown is not None and a != b:
            wrong = self._ink.fault is not None and number in self._ink.fault.pieces
            self._canvas.put(shown, arrow((a.x, a.y), (b.x, b.y)), f"bold {RED if wrong else GREEN}")

    def _is_in_box(self, cell: Cell) -> bool:
        corners = (self._corner(space) for space in self._card.spaces)
        return any(0 <= cell[0] - column < BOX and 0 <= cell[1] - row < 3 for column, row in corners)

    def _crossing(self) -> None:
        fault = self._ink.fault
        if fault is None or fault.kind is not LineFaultKind.CROSSES:
            return
        first, second = (
            (self._centre(self._path[piece]), self._centre(self._path[piece + 1])) for piece in fault.pieces
        )
        self._canvas.put(_meeting(*first, *second), CROSSING, f"bold {RED}")

    def _box(self, place: int, *, labelled: bool = False) -> None:
        space = self._card.spaces[place]
        column, row = self._corner(space)
        corners, level, upright, fill = _EDGES[space.kind]
        colour = _COLOURS[space.kind]
        letter = self._letter(place)
        label = str(place + 1) if letter or labelled else ""
        note = DOUBLE if space.kind is SpaceKind.DOUBLE else ""
        inner = BOX - 2
        self._canvas.put((column, row), f"{corners[0]}{label.ljust(inner, level)}{corners[1]}", colour)
        self._canvas.put((column, row + 1), f"{upright}{fill * inner}{upright}", colour)
        self._canvas.put((column, row + 2), f"{corners[2]}{note.rjust(inner, level)}{corners[3]}", colour)
        if letter:
            style = self._ink.styles.get(self._path.index(place), "")
            self._canvas.put((column + 2, row + 1), letter, f"bold {style}")
        else:
            self._canvas.put((column + 1, row + 1), str(place + 1).center(inner, fill), colour)
        if place == self._card.start:
            self._canvas.put((column, row + 1), START, f"bold {RED}")
        if place == self._card.flag:
            self._canvas.put((column + BOX - 1, row), FLAG, f"bold {RED}")

    def _letter(self, place: int) -> str:
        if place not in self._path:
            return ""
        return self._ink.word[self._path.index(place) : self._path.index(place) + 1]


def legend(card: HoleCard) -> list[tuple[str, str, str]]:
    """The signs on a card: each with its colour and the id of what it means."""
    signs = [(START, RED, "cli-golf-legend-start"), (FLAG, RED, "cli-golf-legend-flag")]
    if card.count(SpaceKind.DOUBLE):
        signs.append((DOUBLE, SKY, "cli-golf-legend-double"))
    if card.count(SpaceKind.OBSTACLE):
        signs.append(("░", WALNUT, "cli-golf-legend-obstacle"))
    return signs


def _meeting(a: Cell, b: Cell, c: Cell, d: Cell) -> Cell:
    """The cell in which two strokes that cross do so."""
    across, down = b[0] - a[0], b[1] - a[1]
    along, below = d[0] - c[0], d[1] - c[1]
    bottom = across * below - down * along
    top = (c[0] - a[0]) * below - (c[1] - a[1]) * along
    return a[0] + _rounded(across * top, bottom), a[1] + _rounded(down * top, bottom)


def _rounded(top: int, bottom: int) -> int:
    return (2 * top + bottom) // (2 * bottom)
