"""Where tiles may lie, and the runs of tiles that they make (BIS-1 to BIS-6)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.games.bisonte.actions import Placement
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed

LEAST_RUN = 2
LEAST_FIRST = 2
_SHOWN = 20
"""How much of a tile that nobody has is repeated to who asked for it."""


class Run(msgspec.Struct, frozen=True):
    """Tiles side by side in a row or a column, from the first to the last."""

    cells: tuple[int, ...]
    tiles: tuple[Placed, ...]

    @property
    def word(self) -> str:
        """What the tiles spell, in capitals."""
        return "".join(placed.tile for placed in self.tiles)


def check_rack(rack: Sequence[str], tiles: Iterable[str]) -> None:
    """`Refused` when these are not all on the rack (BIS-C3)."""
    left = Counter(rack)
    for tile in tiles:
        if left[tile] == 0:
            raise Refused("BIS-C3", "bis-c3-not-on-rack", tile=tile[:_SHOWN])
        left[tile] -= 1


def laid_by(placements: Iterable[Placement]) -> dict[int, Placed]:
    """The tiles of a play as they lie on the board."""
    return {each.cell: Placed(each.stands_for or each.tile, bisonte=bool(each.stands_for)) for each in placements}


def lay(edition: BisonteEdition, rack: Sequence[str], placements: Sequence[Placement]) -> dict[int, Placed]:
    """The tiles as they will lie; `Refused` when they are not the player's, or a Bisonte says nothing (BIS-6)."""
    check_rack(rack, (placement.tile for placement in placements))
    return {placement.cell: _placed(edition, placement) for placement in placements}


def check_place(layout: Layout, board: Mapping[int, Placed], placements: Sequence[Placement]) -> None:
    """`Refused` when tiles may not lie there, whatever they spell (BIS-1, BIS-2)."""
    cells = [placement.cell for placement in placements]
    _check_squares(layout, board, cells)
    if board:
        _check_later(layout, board, cells)
    else:
        _check_first(layout, cells)


def runs_of(layout: Layout, board: Mapping[int, Placed], laid: Mapping[int, Placed]) -> tuple[Run, ...]:
    """Every run of two or more that these tiles make or change: first along the play, then across (BIS-3)."""
    after = {**board, **laid}
    rows = {cell // layout.side for cell in laid}
    steps = (1, layout.side) if len(rows) == 1 else (layout.side, 1)
    runs = {
        (step, run.cells): run for step in steps for cell in sorted(laid) for run in _run(layout, after, cell, step)
    }
    return tuple(runs.values())


def _placed(edition: BisonteEdition, placement: Placement) -> Placed:
    said = placement.stands_for
    if placement.tile != BISONTE:
        if said:
            raise Refused("BIS-6", "bis-6-no-bisonte", tile=placement.tile)
        return Placed(placement.tile)
    if not said:
        raise Refused("BIS-6", "bis-6-says-nothing")
    if said not in edition.stands_for:
        raise Refused("BIS-6", "bis-6-no-such-tile", tile=said[:_SHOWN])
    return Placed(said, bisonte=True)


def _check_squares(layout: Layout, board: Mapping[int, Placed], cells: Sequence[int]) -> None:
    for cell in cells:
        if not 0 <= cell < layout.side**2:
            raise Refused("BIS-C2", "bis-c2-no-such-square")
        if cell in board:
            raise Refused("BIS-5", "bis-5-taken", row=cell // layout.side + 1, column=cell % layout.side + 1)
    if len(set(cells)) < len(cells):
        raise Refused("BIS-2", "bis-2-one-square")


def _check_first(layout: Layout, cells: Sequence[int]) -> None:
    """A play on an empty board (BIS-1)."""
    if len(cells) < LEAST_FIRST:
        raise Refused("BIS-1", "bis-1-two-tiles")
    if not _in_line(layout, cells):
        raise Refused("BIS-1", "bis-1-in-line")
    if not set(_between(layout, cells)) <= set(cells):
        raise Refused("BIS-1", "bis-1-unbroken")
    if layout.centre not in cells:
        raise Refused("BIS-1", "bis-1-centre")


def _check_later(layout: Layout, board: Mapping[int, Placed], cells: Sequence[int]) -> None:
    """A play beside tiles that lie there (BIS-2)."""
    if not cells:
        raise Refused("BIS-2", "bis-2-no-tile")
    if not _in_line(layout, cells):
        raise Refused("BIS-2", "bis-2-in-line")
    if not set(_between(layout, cells)) <= {*cells, *board}:
        raise Refused("BIS-2", "bis-2-unbroken")
    if not any(neighbour in board for cell in cells for neighbour in neighbours(layout, cell)):
        raise Refused("BIS-2", "bis-2-touches-nothing")


def neighbours(layout: Layout, cell: int) -> Iterator[int]:
    """The squares that share an edge with one."""
    side = layout.side
    if cell >= side:
        yield cell - side
    if cell % side:
        yield cell - 1
    if (cell + 1) % side:
        yield cell + 1
    if cell + side < side**2:
        yield cell + side


def _in_line(layout: Layout, cells: Sequence[int]) -> bool:
    rows = {cell // layout.side for cell in cells}
    columns = {cell % layout.side for cell in cells}
    return len(rows) == 1 or len(columns) == 1


def _between(layout: Layout, cells: Sequence[int]) -> range:
    """The squares of a row or column from the first of these up to the last."""
    first, last = min(cells), max(cells)
    step = 1 if first // layout.side == last // layout.side else layout.side
    return range(first, last, step)


def _run(layout: Layout, board: Mapping[int, Placed], cell: int, step: int) -> Iterator[Run]:
    line = _line(layout, cell, step)
    at = line.index(cell)
    first = last = at
    while first > 0 and line[first - 1] in board:
        first -= 1
    while last + 1 < len(line) and line[last + 1] in board:
        last += 1
    cells = tuple(line[first : last + 1])
    if len(cells) >= LEAST_RUN:
        yield Run(cells, tuple(board[each] for each in cells))


def _line(layout: Layout, cell: int, step: int) -> range:
    """The whole row (a step of one) or column of a square."""
    side = layout.side
    first = cell - cell % side if step == 1 else cell % side
    return range(first, first + step * side, step)
