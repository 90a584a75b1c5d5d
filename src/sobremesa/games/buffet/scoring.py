"""Food, nests, special ants and ants left over: what a seat scores at the end (BUF-26 to BUF-31)."""

from collections.abc import Iterator

from sobremesa.engine.score import Line, Score, line, score
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.board import contacts, front
from sobremesa.games.buffet.ground import Ground
from sobremesa.games.buffet.state import Stack

FOOD_POINTS = (0, 2, 5, 8, 12, 17, 23, 29, 35, 41)  # BUF-28
NEST_POINTS = 3  # BUF-29
SPECIAL_POINTS = 1  # BUF-30
LEFT_FOR_A_POINT = 3  # BUF-31


def foods_touched(ground: Ground, seat: Seat) -> tuple[int, ...]:
    """The foods with an ant of this seat on one of their four cells (BUF-26)."""
    return tuple(food for food in ground.board.foods if _stands_on(ground, seat, contacts(food)))


def nests_reached(ground: Ground, seat: Seat) -> tuple[Seat, ...]:
    """The rivals with an ant of this seat in front of their nest (BUF-29)."""
    rivals = ((rival, side) for rival, side in enumerate(ground.sides) if rival != seat)
    return tuple(rival for rival, side in rivals if _stands_on(ground, seat, front(side)))


def ants_on_board(ground: Ground, seat: Seat) -> int:
    """All of a seat, special ones included (BUF-32)."""
    return sum(ant.seat == seat for ant in ground.ants.values())


def score_of(ground: Ground, seat: Seat, stack: Stack) -> Score:
    """The lines of a seat's score; what gives no points has no line."""
    return score(each for each in _lines(ground, seat, stack) if each.points)


def _lines(ground: Ground, seat: Seat, stack: Stack) -> Iterator[Line]:
    foods = len(foods_touched(ground, seat))
    yield line(FOOD_POINTS[foods], "BUF-28", "buffet-line-food", foods=foods)
    nests = len(nests_reached(ground, seat))
    yield line(NEST_POINTS * nests, "BUF-29", "buffet-line-nests", nests=nests)
    special = sum(ant.seat == seat and ant.special for ant in ground.ants.values())
    yield line(SPECIAL_POINTS * special, "BUF-30", "buffet-line-special", ants=special)
    yield line(-(stack.ordinary // LEFT_FOR_A_POINT), "BUF-31", "buffet-line-left", ants=stack.ordinary)


def _stands_on(ground: Ground, seat: Seat, cells: tuple[int, ...]) -> bool:
    return any((ant := ground.ants.get(cell)) is not None and ant.seat == seat for cell in cells)
