"""The board with the ants on it: which cells are available, where a word may start, what row 1 may reach."""

from collections.abc import Iterable
from functools import cache

import msgspec

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import CELLS, Board, Side, front, neighbours, tile_at
from sobremesa.games.buffet.edition import FOOD


class Ant(msgspec.Struct, frozen=True):
    """An ant on a cell: whose it is, the round in which it was placed, and whether it is a special one."""

    seat: Seat
    round: int
    special: bool = False


class Ground(msgspec.Struct, frozen=True):
    """What paths and placements depend on; `sides` are the nests in the order of the seats (BUF-S3)."""

    board: Board
    ants: dict[int, Ant]
    round: int
    sides: tuple[Side, ...]

    @property
    def available(self) -> tuple[int, ...]:
        """The letter cells without an ant when this round's search began (BUF-2)."""
        return tuple(cell for cell in range(CELLS) if not self.is_food(cell) and not self.has_old_ant(cell))

    def is_food(self, cell: int) -> bool:
        """Whether food lies there."""
        return self.board.letters[cell] == FOOD

    def has_old_ant(self, cell: int) -> bool:
        """Whether an ant of an earlier round stands there (BUF-2)."""
        ant = self.ants.get(cell)
        return ant is not None and ant.round < self.round

    def starts(self, seat: Seat) -> tuple[int, ...]:
        """The available cells on which a word of this seat may begin (BUF-5, BUF-6)."""
        near = _around(cell for cell, ant in self.ants.items() if ant.seat == seat and ant.round < self.round)
        near.update(front(self.sides[seat]))
        return tuple(sorted(cell for cell in near if not self.is_food(cell) and not self.has_old_ant(cell)))

    def word(self, path: Iterable[int]) -> str:
        """The letters along a path."""
        return "".join(self.board.letters[cell] for cell in path)

    def placeable(self, seat: Seat) -> tuple[int, ...]:
        """The cells on which this seat may place an ant from row 1 (BUF-20, BUF-21)."""
        closed = self._closed_to(seat)
        open_cells = self._reach(seat) - closed - self.ants.keys()
        return tuple(sorted(cell for cell in open_cells if not self.is_food(cell)))

    def check_placement(self, seat: Seat, cell: int) -> None:
        """`Refused` when this seat may not place an ant on this cell from row 1 (BUF-20, BUF-21)."""
        if not 0 <= cell < CELLS:
            raise Refused("BUF-20", "buf-20-no-such-cell", cell=cell)
        if self.is_food(cell):
            raise Refused("BUF-21", "buf-21-food")
        if cell in self._closed_to(seat):
            raise Refused("BUF-21", "buf-21-rival-nest")
        if cell in self.ants:
            raise Refused("BUF-20", "buf-20-taken")
        if cell not in self._reach(seat):
            raise Refused("BUF-20", "buf-20-too-far")

    def _reach(self, seat: Seat) -> set[int]:
        own = [cell for cell, ant in self.ants.items() if ant.seat == seat]
        tiles = {tile_at(cell) for cell in own}
        return _around(own).union(front(self.sides[seat]), *(_cells_of_tile(tile) for tile in tiles))

    def _closed_to(self, seat: Seat) -> set[int]:
        return {cell for rival, side in enumerate(self.sides) if rival != seat for cell in front(side)}


def check_path(ground: Ground, seat: Seat, path: tuple[int, ...], least: int) -> None:
    """`Refused` when a path is none that this seat may announce (BUF-2 to BUF-6, BUF-12)."""
    if len(path) < least:
        raise Refused("BUF-12", "buf-12-too-short", least=least)
    check_cells(path)
    for place, cell in enumerate(path):
        if ground.is_food(cell):
            raise Refused("BUF-2", "buf-2-food", place=place + 1)
        if ground.has_old_ant(cell):
            raise Refused("BUF-2", "buf-2-ant", place=place + 1)
        if cell in path[:place]:
            raise Refused("BUF-4", "buf-4-cell-twice", place=place + 1)
        if place and cell not in neighbours(path[place - 1]):
            raise Refused("BUF-3", "buf-3-not-adjacent", place=place + 1)
    if path[0] not in ground.starts(seat):
        raise _starts_elsewhere(ground.round)


def check_cells(path: tuple[int, ...]) -> None:
    """`Refused` when a path leaves the board, or is longer than there are cells (BUF-2, BUF-4)."""
    if len(path) > CELLS:
        raise Refused("BUF-4", "buf-4-too-long", most=CELLS)
    for cell in path:
        if not 0 <= cell < CELLS:
            raise Refused("BUF-2", "buf-2-no-such-cell", cell=cell)


def _starts_elsewhere(current_round: int) -> Refused:
    if current_round == 1:
        return Refused("BUF-5", "buf-5-starts-elsewhere")
    return Refused("BUF-6", "buf-6-starts-elsewhere")


def _around(cells: Iterable[int]) -> set[int]:
    return {near for cell in cells for near in neighbours(cell)}


@cache
def _cells_of_tile(tile: int) -> frozenset[int]:
    return frozenset(cell for cell in range(CELLS) if tile_at(cell) == tile)
