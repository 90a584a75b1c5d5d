"""What ants on a path are worth: points at once, the way to foods and nests, and what is left to the others."""

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sobremesa.bots.buffet.habits import Habit
from sobremesa.bots.buffet.terrain import FAR, Terrain
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.scoring import FOOD_POINTS, LEFT_FOR_A_POINT, NEST_POINTS
from sobremesa.games.buffet.state import Stack
from sobremesa.games.buffet.view import BuffetView

_ANTS_A_STEP = 1.7
"""Ants that it takes to come one cell nearer: words do not run straight."""
_ANTS_A_TARGET = 5.0
"""Ants that a food or a nest takes at least: a word seldom touches two."""
_AN_ANT = 1 / LEFT_FOR_A_POINT
"""An ant that is placed is not left over (BUF-31)."""
_ROOM = 0.35
"""Points for twice as many cells to begin a word on."""
_COVERS = 0.2
"""How likely a rival's word that is marked before ours lies on a cell right beside the rival's ants."""
_USUAL_ROUNDS = 2
"""For how many rounds the usual number of letters counts beside what a seat has shown so far."""
_USUAL_LETTERS = 6
_CELLS_LOOKED_AT = 16
_FOODS_TO_COME = 3
"""A food counts as one of the last that will be touched, for the last are worth most (BUF-28)."""


class Judged(NamedTuple):
    """A path or a cell with what it does, and what that is worth in points of the match."""

    worth: float
    foods: int
    nests: int
    points: int
    """For the foods and nests that it touches first."""
    ants: int
    specials: int
    nearest: int
    """Ants from there to the next food, FAR where there is none."""
    denied: int
    """Foods and nests that a rival can touch no more."""


class Outlook:
    """A position as one seat sees it; it judges whatever the seat could do there."""

    def __init__(self, view: BuffetView, seat: Seat, habit: Habit) -> None:
        self.seat = seat
        self.habit = habit
        self.terrain = Terrain(view.ground)
        self._stacks = [player.stack for player in view.players]
        self._rates = [self._rate(view, each) for each in self.terrain.seats]
        self._coming = [0.0 if each == seat else _coming(view, each, self._rates[each]) for each in self.terrain.seats]
        self._costs = [self.terrain.costs(each) for each in self.terrain.seats]
        self._touched = [
            self._without_own(each, self.terrain.touched(self.terrain.own[each])) for each in self.terrain.seats
        ]
        self._announced = {event.seat: event.letters for event in view.announced}
        self._rivals: dict[tuple[Seat, float], float] = {}
        self._room = self.terrain.room(seat)
        self._before = self._whole((), set())

    def judge(self, path: Sequence[int]) -> Judged:
        """What ants on the free cells of a path are worth (BUF-15, BUF-17, BUF-19)."""
        stack = self._stacks[self.seat]
        cells = [cell for cell in path if self.terrain.free[cell]][: stack.ants]
        fresh = self._without_own(self.seat, self.terrain.touched(cells)) - self._touched[self.seat]
        foods, nests = self._counted(fresh)
        before, _ = self._counted(self._touched[self.seat])
        return Judged(
            worth=self._whole(cells, fresh) - self._before - self._risk(cells, fresh, len(path)),
            foods=foods,
            nests=nests,
            points=FOOD_POINTS[before + foods] - FOOD_POINTS[before] + NEST_POINTS * nests,
            ants=len(cells),
            specials=max(0, len(cells) - stack.ordinary),
            nearest=self._nearest(cells, fresh),
            denied=self._denied(cells),
        )

    def cells(self) -> list[int]:
        """The cells for a single ant that are worth a look (BUF-20)."""
        weights = self.weights()
        placeable = self.terrain.ground.placeable(self.seat)
        return sorted(placeable, key=lambda cell: (-weights[cell], cell))[:_CELLS_LOOKED_AT]

    def best_cell(self) -> int:
        """The best cell for a single ant."""
        return max(self.cells(), key=lambda cell: self.judge((cell,)).worth)

    def weights(self) -> list[int]:
        """What a cell adds to a path, in hundredths of a point: by this the search picks paths and words."""
        foods, _ = self._counted(self._touched[self.seat])
        weights = [round(100 * _AN_ANT) if free else 0 for free in self.terrain.free]
        for number, target in enumerate(self.terrain.targets):
            if number in self._touched[self.seat] or target.owner == self.seat:
                continue
            gain = self.terrain.gain(number, min(foods + _FOODS_TO_COME, len(FOOD_POINTS) - 2))
            for cell, far in enumerate(target.far):
                if far == 0:
                    weights[cell] += 70 * gain
                elif self.habit.ahead and far < len(_PULL):
                    weights[cell] += _PULL[far] * gain
        return weights

    def _whole(self, cells: Sequence[int], fresh: set[int]) -> float:
        """The points that the seat can hope for, less those of its best rival."""
        if not self.habit.ahead:
            touched = self._touched[self.seat] | fresh
            return self._points(touched) + _AN_ANT * len(cells)
        left = self._rounds_left(len(cells))
        mine = self._own_end(cells, fresh, left)
        if not self.habit.minds_rivals:
            return mine
        return mine - max(self._rival_end(rival, cells, left) for rival in self.terrain.seats if rival != self.seat)

    def _own_end(self, cells: Sequence[int], fresh: set[int], left: float) -> float:
        stack = self._stacks[self.seat].less(len(cells))
        budget = left * self._rates[self.seat]
        costs = [
            min(cost, *(target.far[cell] for cell in cells)) if cells else cost
            for cost, target in zip(self._costs[self.seat], self.terrain.targets, strict=True)
        ]
        special = self._stacks[self.seat].special - stack.special
        end = self._hoped_for(self.seat, self._touched[self.seat] | fresh, costs, budget, self.habit.ahead)
        room = math.log2((1 + self.terrain.room(self.seat, cells)) / (1 + self._room)) if left else 0
        return end + special + _for_ants(stack, budget) + _ROOM * room

    def _rival_end(self, rival: Seat, cells: Sequence[int], left: float) -> float:
        hit = self._without_own(rival, self.terrain.touched(cells)) - self._touched[rival]
        known = self._rivals.get((rival, left)) if not hit else None
        if known is not None:
            return known
        stack = self._stacks[rival]
        budget = self._coming[rival] + left * self._rates[rival]
        costs = list(self._costs[rival])
        for target in hit:
            open_cells = (cell for cell in self.terrain.targets[target].cells if cell not in cells)
            costs[target] = min((self.terrain.reach[rival][cell] for cell in open_cells), default=FAR)
        end = self._hoped_for(rival, self._touched[rival], costs, budget, self.habit.ahead) + _for_ants(stack, budget)
        if not hit:
            self._rivals[rival, left] = end
        return end

    def _hoped_for(self, seat: Seat, touched: Collection[int], costs: list[int], budget: float, ahead: int) -> float:
        """Points for what is touched, and for one target after another as far as the ants may go."""
        terrain = self.terrain
        foods, _ = self._counted(touched)
        points = float(self._points(touched))
        open_costs = {
            number: cost
            for number, cost in enumerate(costs)
            if cost < FAR and number not in touched and terrain.targets[number].owner != seat
        }
        spent = 0.0
        for _ in range(ahead):
            if not open_costs:
                break
            target = max(open_costs, key=lambda each: (terrain.gain(each, foods) / max(open_costs[each], 1), -each))
            spent += max(_ANTS_A_STEP * open_costs.pop(target), _ANTS_A_TARGET)
            likely = min(1.0, budget / spent - 0.5)
            if likely <= 0:
                break
            points += likely * terrain.gain(target, foods)
            foods += terrain.targets[target].owner is None
            way = terrain.between[target]
            open_costs = {number: min(cost, way[number]) for number, cost in open_costs.items()}
        return points

    def _rounds_left(self, ants: int) -> float:
        """How many rounds may follow this one: until somebody has no ordinary ant left (BUF-27)."""
        coming = [ants if seat == self.seat else self._coming[seat] for seat in self.terrain.seats]
        after = [stack.ordinary - ants for stack, ants in zip(self._stacks, coming, strict=True)]
        if min(after) < 0:
            return 0.0
        return 0.5 + min(ordinary / rate for ordinary, rate in zip(after, self._rates, strict=True))

    def _risk(self, cells: Sequence[int], fresh: set[int], letters: int) -> float:
        """What may be lost where a rival's word is marked first and covers the cells (BUF-13, BUF-17)."""
        if not (self.habit.minds_rivals and fresh):
            return 0.0
        foods, _ = self._counted(self._touched[self.seat])
        lost = 0.0
        for target in fresh:
            beside = [cell for cell in cells if cell in self.terrain.targets[target].cells]
            safe = 1.0
            for rival in self.terrain.seats:
                if rival != self.seat:
                    near = min(self.terrain.reach[rival][cell] for cell in beside)
                    safe *= 1 - self._is_first(rival, letters) * _COVERS ** (len(beside) + max(0, near - 2) / 3)
            lost += (1 - safe) * self.terrain.gain(target, foods)
        return lost

    def _is_first(self, rival: Seat, letters: int) -> float:
        """How likely a rival's word is marked before one of so many letters."""
        if rival in self._announced:
            return float(self._announced[rival] >= letters)
        if not self._coming[rival]:
            return 0.0
        return 1 / (1 + math.exp(letters - self._rates[rival]))

    def _denied(self, cells: Sequence[int]) -> int:
        """How many targets lose their last free cell while a rival who could come there has not touched them."""
        count = 0
        for target in self.terrain.touched(cells):
            is_closed = all(cell in cells for cell in self.terrain.targets[target].cells)
            if is_closed and self.terrain.targets[target].owner is None:
                count += any(
                    target not in self._touched[rival] and self._costs[rival][target] < FAR
                    for rival in self.terrain.seats
                    if rival != self.seat
                )
        return count

    def _nearest(self, cells: Sequence[int], fresh: set[int]) -> int:
        touched = self._touched[self.seat] | fresh
        left = [
            number
            for number, target in enumerate(self.terrain.targets)
            if target.owner is None and number not in touched
        ]
        from_path = (self.terrain.targets[number].far[cell] for number in left for cell in cells)
        return min((*from_path, *(self._costs[self.seat][number] for number in left)), default=FAR)

    def _counted(self, targets: Collection[int]) -> tuple[int, int]:
        foods = sum(self.terrain.targets[number].owner is None for number in targets)
        return foods, len(targets) - foods

    def _points(self, targets: Collection[int]) -> int:
        foods, nests = self._counted(targets)
        return FOOD_POINTS[foods] + NEST_POINTS * nests

    def _without_own(self, seat: Seat, targets: set[int]) -> set[int]:
        return {number for number in targets if self.terrain.targets[number].owner != seat}

    def _rate(self, view: BuffetView, seat: Seat) -> float:
        """Ants a round: what the seat has shown, and what is usual for it."""
        usual = self.habit.letters if seat == self.seat else _USUAL_LETTERS
        rounds = max(0, view.round - 1)
        placed = sum(ant.seat == seat and ant.round < view.round for ant in view.ants.values())
        return max(1.0, (placed + _USUAL_ROUNDS * usual) / (rounds + _USUAL_ROUNDS))


_PULL = (0, 30, 16, 9, 5, 3)
"""What a cell is worth, in hundredths of a target's points, by the ants from there to the target."""


def _coming(view: BuffetView, seat: Seat, rate: float) -> float:
    """How many ants a rival is still to place in this round."""
    if seat in view.row_one:
        return 1.0
    letters = next((float(event.letters) for event in view.announced if event.seat == seat), None)
    if view.players[seat].searching:
        return rate
    if letters is None:
        return 1.0 if any(event.seat == seat for event in view.gave_up) and not _is_marking(view) else 0.0
    return letters if seat in view.order or not _is_marking(view) else 0.0


def _is_marking(view: BuffetView) -> bool:
    return bool(view.order or view.row_one or view.checked or view.shown)


def _for_ants(stack: Stack, budget: float) -> float:
    """Special ants that may still be placed, less what ordinary ones left over cost (BUF-30, BUF-31)."""
    if budget > stack.ordinary:
        return min(float(stack.special), budget - stack.ordinary)
    return -(stack.ordinary - budget) * _AN_ANT
