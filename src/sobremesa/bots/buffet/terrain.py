"""The board as ants walk it: which cells are free, how many ants it takes to a food or a nest, where rivals come."""

from collections.abc import Iterable
from functools import cached_property

from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import CELLS, contacts, front, neighbours
from sobremesa.games.buffet.ground import Ground
from sobremesa.games.buffet.scoring import FOOD_POINTS, NEST_POINTS

FAR = 99
"""More ants than anybody has: there is no way."""
_NEAR = tuple(neighbours(cell) for cell in range(CELLS))


class Target:
    """A food or a nest: the cells on which an ant touches it, and how many more ants it takes from every cell."""

    def __init__(self, cells: Iterable[int], free: bytes, *, owner: Seat | None = None) -> None:
        self.cells = tuple(cell for cell in cells if free[cell])
        self.owner = owner
        """The rival whose nest it is; None for a food."""
        self.far = spread(self.cells, free)


class Terrain:
    """One position for all seats, with the ants that stand on the board now."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.seats = range(len(ground.sides))
        self.free = bytes(cell not in ground.ants and not ground.is_food(cell) for cell in range(CELLS))
        self.own = [[cell for cell, ant in ground.ants.items() if ant.seat == seat] for seat in self.seats]
        foods = [Target(contacts(food), self.free) for food in ground.board.foods]
        nests = [Target(front(side), self.free, owner=seat) for seat, side in enumerate(ground.sides)]
        self.targets = (*foods, *nests)
        """All foods, then all nests; a seat's own nest is none for itself."""
        self._touching = [
            *(frozenset(contacts(food)) for food in ground.board.foods),
            *(frozenset(front(side)) for side in ground.sides),
        ]
        self._by_cell: dict[int, list[int]] = {}
        for number, cells in enumerate(self._touching):
            for cell in cells:
                self._by_cell.setdefault(cell, []).append(number)

    def touched(self, cells: Iterable[int]) -> set[int]:
        """The numbers of the targets that ants on these cells touch."""
        return {number for cell in cells for number in self._by_cell.get(cell, ())}

    @cached_property
    def between(self) -> list[list[int]]:
        """How many ants it takes from each target to each other one."""
        return [
            [min((other.far[cell] for cell in target.cells), default=FAR) for other in self.targets]
            for target in self.targets
        ]

    @cached_property
    def reach(self) -> list[list[int]]:
        """How many ants it takes each seat to stand on each cell."""
        return [[1 + far for far in spread(self._starts(seat), self.free)] for seat in self.seats]

    def costs(self, seat: Seat) -> list[int]:
        """How many ants it takes a seat to touch each target, from where it stands."""
        own, starts = self.own[seat], self._starts(seat)
        return [
            min(
                min((target.far[cell] for cell in own), default=FAR),
                1 + min((target.far[cell] for cell in starts), default=FAR),
            )
            for target in self.targets
        ]

    def _starts(self, seat: Seat) -> list[int]:
        nest = (cell for cell in front(self.ground.sides[seat]) if self.free[cell])
        beside = (near for cell in self.own[seat] for near in _NEAR[cell] if self.free[near])
        return [*dict.fromkeys((*nest, *beside))]

    def room(self, seat: Seat, path: Iterable[int] = ()) -> int:
        """On how many cells a seat could begin a word after ants on this path."""
        taken = set(path)
        beside = {near for cell in taken for near in _NEAR[cell] if self.free[near]}
        return len(beside.union(self._starts(seat)) - taken)

    def gain(self, target: int, foods: int) -> int:
        """The points for touching one more target with so many foods touched before (BUF-28, BUF-29)."""
        if self.targets[target].owner is not None:
            return NEST_POINTS
        return FOOD_POINTS[foods + 1] - FOOD_POINTS[foods] if foods + 1 < len(FOOD_POINTS) else 0


def spread(sources: Iterable[int], free: bytes) -> list[int]:
    """From every cell the steps over free cells to the nearest source; from an ant the ants still to place."""
    far = [FAR] * CELLS
    ring = [cell for cell in sources if free[cell]]
    for cell in ring:
        far[cell] = 0
    steps = 0
    while ring:
        steps += 1
        further = []
        for cell in ring:
            for near in _NEAR[cell]:
                if far[near] == FAR:
                    far[near] = steps
                    if free[near]:
                        further.append(near)
        ring = further
    return far
