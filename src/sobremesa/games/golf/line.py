"""The line that joins a word's letters on a hole card: what it may not do, and every line there is (GOL-4 to GOL-6)."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType

import msgspec

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind

LEAST_LETTERS = 2  # GOL-6

Path = tuple[int, ...]
Shape = tuple[SpaceKind, ...]


class LineFaultKind(StrEnum):
    """What is wrong with a line."""

    UNKNOWN_SPACE = "unknown-space"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    STARTS_ELSEWHERE = "starts-elsewhere"
    ENDS_ELSEWHERE = "ends-elsewhere"
    SPACE_TWICE = "space-twice"
    CROSSES = "crosses"
    TOUCHES = "touches"
    RUNS_BACK = "runs-back"
    RUNS_THROUGH_LETTER = "runs-through-letter"
    NOT_A_NEIGHBOUR = "not-a-neighbour"

    @property
    def clause(self) -> str:
        """The rule that forbids it."""
        return _CLAUSES.get(self, "GOL-4")


_CLAUSES = {
    LineFaultKind.TOO_SHORT: "GOL-6",
    LineFaultKind.TOO_LONG: "GOL-6",
    LineFaultKind.NOT_A_NEIGHBOUR: "GOL-5",
}


class LineFault(msgspec.Struct, frozen=True):
    """The first thing wrong with a line, and where.

    Piece k joins letters k and k + 1, both counted from 0; `space` is a place in the card's `spaces` (or
    the number given, if the card has no such space). Of two pieces the earlier comes first.
    """

    clause: str
    kind: LineFaultKind
    pieces: tuple[int, ...] = ()
    space: int | None = None


def fault_of_line(card: HoleCard, path: Sequence[int], *, neighbours: bool) -> LineFault | None:
    """Why these spaces, in this order, are no line from the start to the flag; None if they are one."""
    if len(path) < LEAST_LETTERS:
        return _fault(LineFaultKind.TOO_SHORT)
    fault = fault_of_draft(card, path, neighbours=neighbours)
    if fault is None and path[-1] != card.flag:
        return _fault(LineFaultKind.ENDS_ELSEWHERE, space=path[-1])
    return fault


def fault_of_draft(card: HoleCard, path: Sequence[int], *, neighbours: bool) -> LineFault | None:
    """Why a line that has not yet come to its end can no longer become one; None if it still may."""
    fault = _fault_of_places(card, path)
    if fault is not None:
        return fault
    spaces = [card.spaces[place] for place in path]
    for piece, (here, there) in enumerate(pairwise(spaces)):
        if neighbours and max(abs(here.x - there.x), abs(here.y - there.y)) != 1:
            return _fault(LineFaultKind.NOT_A_NEIGHBOUR, pieces=(piece,), space=path[piece + 1])
        for earlier in range(piece):
            fault = _fault_of_pieces(path, spaces, earlier, piece)
            if fault is not None:
                return fault
    if card.flag in path[:-1]:
        return _fault(LineFaultKind.ENDS_ELSEWHERE, space=path[-1])
    return None


def _fault(kind: LineFaultKind, *, pieces: tuple[int, ...] = (), space: int | None = None) -> LineFault:
    return LineFault(clause=kind.clause, kind=kind, pieces=pieces, space=space)


def _fault_of_places(card: HoleCard, path: Sequence[int]) -> LineFault | None:
    for place in path:
        if not 0 <= place < len(card.spaces):
            return _fault(LineFaultKind.UNKNOWN_SPACE, space=place)
    if len(path) > len(card.spaces):
        return _fault(LineFaultKind.TOO_LONG)
    if path and path[0] != card.start:
        return _fault(LineFaultKind.STARTS_ELSEWHERE, space=path[0])
    for letter, place in enumerate(path):
        if place in path[:letter]:
            return _fault(LineFaultKind.SPACE_TWICE, space=place)
    return None


def _fault_of_pieces(path: Sequence[int], spaces: Sequence[Space], earlier: int, later: int) -> LineFault | None:
    """How two pieces meet where they may not. All their ends are different spaces, but for a common one."""
    a, b, c, d = spaces[earlier], spaces[earlier + 1], spaces[later], spaces[later + 1]
    pieces = (earlier, later)
    # A piece that starts on another was caught when the piece before it ended there.
    if lies_between(a, b, d):
        back = _side(a, b, c) == 0
        kind = LineFaultKind.RUNS_BACK if back else LineFaultKind.TOUCHES
        return _fault(kind, pieces=pieces, space=path[later + 1])
    for letter in (earlier, earlier + 1):
        if lies_between(c, d, spaces[letter]):
            back = _side(c, d, a) == 0 and _side(c, d, b) == 0
            kind = LineFaultKind.RUNS_BACK if back else LineFaultKind.RUNS_THROUGH_LETTER
            return _fault(kind, pieces=pieces, space=path[letter])
    if _cross(a, b, c, d):
        return _fault(LineFaultKind.CROSSES, pieces=pieces)
    return None


def _side(a: Space, b: Space, point: Space) -> int:
    """1 or −1 for the two sides of the straight line through a and b, 0 on it."""
    turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    return (turn > 0) - (turn < 0)


def lies_between(a: Space, b: Space, point: Space) -> bool:
    """Whether the point lies on the piece from a to b, its ends left out."""
    if _side(a, b, point) != 0:
        return False
    return (point.x - a.x) * (point.x - b.x) + (point.y - a.y) * (point.y - b.y) < 0


def _cross(a: Space, b: Space, c: Space, d: Space) -> bool:
    """Whether the pieces from a to b and from c to d meet inside both of them, at an angle."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


class _Step(msgspec.Struct, frozen=True):
    """A piece from one space to another, as bits: itself, what it runs over, which pieces it crosses."""

    to: int
    bit: int
    over: int
    crosses: int


@lru_cache(maxsize=256)
def _steps(card: HoleCard, *, neighbours: bool) -> tuple[tuple[_Step, ...], ...]:
    """The steps out of each space. Bits of pieces do not tell the two directions apart."""
    spaces = card.spaces
    count = len(spaces)
    pairs = [(a, b) for a in range(count) for b in range(a + 1, count)]
    bits = {pair: 1 << number for number, pair in enumerate(pairs)}

    def step(a: int, b: int) -> _Step:
        here, there = spaces[a], spaces[b]
        return _Step(
            to=b,
            bit=bits[min(a, b), max(a, b)],
            over=sum(1 << k for k in range(count) if lies_between(here, there, spaces[k])),
            crosses=sum(bits[c, d] for c, d in pairs if _cross(here, there, spaces[c], spaces[d])),
        )

    def may_step(a: int, b: int) -> bool:
        far = max(abs(spaces[a].x - spaces[b].x), abs(spaces[a].y - spaces[b].y))
        return a != b and (not neighbours or far == 1)

    return tuple(tuple(step(a, b) for b in range(count) if may_step(a, b)) for a in range(count))


def lines(card: HoleCard, length: int, *, neighbours: bool) -> Iterator[Path]:
    """Every line of so many letters, in the order of the spaces' places (GOL-4 to GOL-6)."""
    if not LEAST_LETTERS <= length <= len(card.spaces):
        return
    steps = _steps(card, neighbours=neighbours)

    def go_on(path: Path, taken: int, over: int, pieces: int) -> Iterator[Path]:
        last = len(path) == length - 1
        for step in steps[path[-1]]:
            to = 1 << step.to
            # A piece that would run back along the line always runs over a letter or ends on a space run over.
            if (step.to == card.flag) is not last or to & (taken | over):
                continue
            if step.over & taken or step.crosses & pieces:
                continue
            if last:
                yield (*path, step.to)
            else:
                yield from go_on((*path, step.to), taken | to, over | step.over, pieces | step.bit)

    yield from go_on((card.start,), 1 << card.start, 0, 0)


@lru_cache(maxsize=4096)
def line_shapes(card: HoleCard, length: int, *, neighbours: bool) -> Mapping[Shape, Path]:
    """The orders in which a line of so many letters can meet the kinds of spaces, each with its calmest line.

    Only the kinds in order matter for the score. The calmest line is the one whose pieces, squared, sum to
    the least; then the first.
    """
    calmest: dict[Shape, tuple[int, Path]] = {}
    for path in lines(card, length, neighbours=neighbours):
        shape = tuple(card.spaces[place].kind for place in path)
        found = (_restlessness(card, path), path)
        calmest[shape] = min(found, calmest.get(shape, found))
    return MappingProxyType({shape: path for shape, (_, path) in sorted(calmest.items())})


def _restlessness(card: HoleCard, path: Path) -> int:
    spaces = [card.spaces[place] for place in path]
    return sum((a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a, b in pairwise(spaces))
