"""What makes a hole card interesting, in figures: how many lines it has, and what they can do with its spaces."""

import math

import msgspec

from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.golf.line import LEAST_LETTERS, Path, line_shapes, lines


class Qualities(msgspec.Struct, frozen=True):
    """Figures of one card, lines counted without the `neighbours` option and with it."""

    lines: int
    lines_of_neighbours: int
    full_lines: int
    full_lines_of_neighbours: int
    orders: int
    shapes: int
    shapes_of_neighbours: int
    missing_lengths: tuple[int, ...]
    missing_lengths_of_neighbours: tuple[int, ...]
    reach: tuple[int, ...]


def measure(card: HoleCard) -> Qualities:
    """All figures of a card."""
    free = _by_length(card, neighbours=False)
    near = _by_length(card, neighbours=True)
    every = len(card.spaces)
    return Qualities(
        lines=sum(map(len, free.values())),
        lines_of_neighbours=sum(map(len, near.values())),
        full_lines=len(free[every]),
        full_lines_of_neighbours=len(near[every]),
        orders=math.factorial(every - 2),
        shapes=sum(len(line_shapes(card, length, neighbours=False)) for length in free),
        shapes_of_neighbours=sum(len(line_shapes(card, length, neighbours=True)) for length in near),
        missing_lengths=tuple(length for length, paths in free.items() if not paths),
        missing_lengths_of_neighbours=tuple(length for length, paths in near.items() if not paths),
        reach=tuple(
            len(positions_of(free[every], place))
            for place, space in enumerate(card.spaces)
            if space.kind is SpaceKind.DOUBLE
        ),
    )


def positions_of(paths: list[Path], place: int) -> set[int]:
    """At which letters of a word, from 0, these lines can meet a space."""
    return {path.index(place) for path in paths if place in path}


def _by_length(card: HoleCard, *, neighbours: bool) -> dict[int, list[Path]]:
    lengths = range(LEAST_LETTERS, len(card.spaces) + 1)
    return {length: list(lines(card, length, neighbours=neighbours)) for length in lengths}
