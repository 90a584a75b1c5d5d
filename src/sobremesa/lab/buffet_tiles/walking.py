"""Every word along every path of a square of letters: from which cells it starts, and which cells lie on one."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from sobremesa.lab.buffet_tiles.known import END, Tree


class Walked(msgspec.Struct):
    """What was found: for each word the set of its start cells, and the cells on any word, both one bit a cell."""

    starts: dict[int, int]
    covered: int = 0


@cache
def neighbours_in(side: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell of a square its neighbours, each with its bit."""
    return tuple(
        tuple(
            (y * side + x, 1 << y * side + x)
            for y in range(max(row - 1, 0), min(row + 2, side))
            for x in range(max(column - 1, 0), min(column + 2, side))
            if (y, x) != (row, column)
        )
        for row in range(side)
        for column in range(side)
    )


def walk(letters: Sequence[str], side: int, cells: Iterable[int], tree: Tree) -> Walked:
    """All words of the tree that start on these cells and use none twice (BUF-3, BUF-4)."""
    near = neighbours_in(side)
    starts: dict[int, int] = {}
    covered = 0

    def visit(node: Tree, cell: int, path: int, start: int) -> None:
        nonlocal covered
        word = node.get(END)
        if word is not None:
            starts[word] = starts.get(word, 0) | start
            covered |= path
        for other, bit in near[cell]:
            if not path & bit:
                below = node.get(letters[other])
                if below is not None:
                    visit(below, other, path | bit, start)

    for cell in cells:
        below = tree.get(letters[cell])
        if below is not None:
            visit(below, cell, 1 << cell, 1 << cell)
    return Walked(starts, covered)
