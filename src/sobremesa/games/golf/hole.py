"""A hole card: spaces at points of a square grid, one the start, another the flag (GOL-C2)."""

from collections.abc import Callable
from enum import StrEnum

import msgspec


class SpaceKind(StrEnum):
    """What a space does to the letter written on it (GOL-C2)."""

    PLAIN = "plain"
    OBSTACLE = "obstacle"
    DOUBLE = "double"


class Space(msgspec.Struct, frozen=True, order=True):
    """One place for a letter; x grows to the right and y downwards."""

    x: int
    y: int
    kind: SpaceKind = SpaceKind.PLAIN


Likeness = tuple[tuple[int, int, str, str], ...]

_SYMMETRIES: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (-x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, x),
    lambda x, y: (y, -x),
    lambda x, y: (-y, -x),
)


class HoleCard(msgspec.Struct, frozen=True, cache_hash=True):
    """The card of one hole. `start` and `flag` are places in `spaces`."""

    id: str
    hole: int
    par: int
    spaces: tuple[Space, ...]
    start: int
    flag: int
    names: tuple[tuple[str, str], ...] = ()

    def name(self, language: str) -> str:
        """What the hole is called in a language; where it has no name there, its id."""
        return dict(self.names).get(language, self.id)

    def count(self, kind: SpaceKind) -> int:
        """How many spaces are of this kind."""
        return sum(space.kind is kind for space in self.spaces)

    def size(self) -> tuple[int, int]:
        """How many columns and rows of the grid the drawing takes."""
        columns = [space.x for space in self.spaces]
        rows = [space.y for space in self.spaces]
        return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1

    def likeness(self) -> Likeness:
        """The drawing, the same for two cards that differ only by a shift, a turn or a mirror."""
        return min(self._seen_through(symmetry) for symmetry in _SYMMETRIES)

    def _seen_through(self, symmetry: Callable[[int, int], tuple[int, int]]) -> Likeness:
        points = [symmetry(space.x, space.y) for space in self.spaces]
        left = min(x for x, _ in points)
        top = min(y for _, y in points)
        roles = {self.start: "start", self.flag: "flag"}
        return tuple(
            sorted(
                (x - left, y - top, space.kind.value, roles.get(place, ""))
                for place, (space, (x, y)) in enumerate(zip(self.spaces, points, strict=True))
            )
        )
