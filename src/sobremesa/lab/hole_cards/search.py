"""Which start, flag, doubles and obstacles bring a silhouette to life: all of them tried, the best first."""

from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import Path, lines
from sobremesa.lab.hole_cards.qualities import positions_of

Point = tuple[int, int]


class Promise(msgspec.Struct, frozen=True, order=True):
    """Why one card is tried before another; what is named first weighs most.

    A double ought to be met by different letters of a word, the more the better; an obstacle too. Then the
    card that offers more different shapes to a word that fills it, and whose flag is far from its start.
    """

    least_reach: int
    reach: int
    shapes: int
    shapes_of_neighbours: int
    distance: int


class Candidate(msgspec.Struct, frozen=True):
    """A card and what it promises."""

    promise: Promise
    card: HoleCard


def points_of(silhouette: str) -> tuple[Point, ...]:
    """The points of a silhouette drawn with 'o' and '.', its rows between slashes."""
    rows = enumerate(silhouette.split("/"))
    return tuple((x, y) for y, row in rows for x, cell in enumerate(row) if cell == "o")


def candidates(points: tuple[Point, ...], doubles: int, obstacles: int) -> list[Candidate]:
    """Every card on these points that has a line through all of them also by neighbours, the best first."""
    found: list[Candidate] = []
    for start, flag in permutations(range(len(points)), 2):
        plain = HoleCard("", 1, 0, tuple(Space(x, y) for x, y in points), start, flag)
        near = list(lines(plain, len(points), neighbours=True))
        if near:
            found += _dressed(plain, near, doubles, obstacles)
    return sorted(found, key=lambda candidate: candidate.promise, reverse=True)


def _dressed(plain: HoleCard, near: list[Path], doubles: int, obstacles: int) -> Iterator[Candidate]:
    """A double or an obstacle on the start or the flag leaves nothing to choose: all others are tried."""
    free = list(lines(plain, len(plain.spaces), neighbours=False))
    inner = [place for place in range(len(plain.spaces)) if place not in (plain.start, plain.flag)]
    reach = {place: len(positions_of(free, place)) for place in inner}
    start, flag = plain.spaces[plain.start], plain.spaces[plain.flag]
    for double in combinations(inner, doubles):
        for obstacle in combinations([place for place in inner if place not in double], obstacles):
            kinds = dict.fromkeys(double, SpaceKind.DOUBLE) | dict.fromkeys(obstacle, SpaceKind.OBSTACLE)
            yield Candidate(
                Promise(
                    least_reach=min(reach[place] for place in double),
                    reach=sum(reach[place] for place in (*double, *obstacle)),
                    shapes=_shapes(free, kinds),
                    shapes_of_neighbours=_shapes(near, kinds),
                    distance=max(abs(start.x - flag.x), abs(start.y - flag.y)),
                ),
                _card(plain, kinds),
            )


def _shapes(paths: list[Path], kinds: dict[int, SpaceKind]) -> int:
    return len({tuple(kinds.get(place) for place in path) for path in paths})


def _card(plain: HoleCard, kinds: dict[int, SpaceKind]) -> HoleCard:
    spaces = tuple(
        Space(space.x, space.y, kinds.get(place, SpaceKind.PLAIN)) for place, space in enumerate(plain.spaces)
    )
    return HoleCard(plain.id, plain.hole, plain.par, spaces, plain.start, plain.flag)
