"""A bag or a deck as fairness sees it: what is still in it, in an order that says nothing, and a fair pick of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def draw_sizes(count: int, among: int) -> tuple[int, ...]:
    """The sizes of a draw that takes `count` things, one after another, out of `among`."""
    return tuple(range(among, among - min(count, among), -1))


def drawn(items: Sequence[Item], values: Sequence[int]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """What a draw of `draw_sizes` takes out, in the order in which it was drawn, and what stays in."""
    left = list(items)
    taken = tuple(left.pop(value) for value in values)
    return taken, tuple(left)


def less(held: Iterable[Item], gone: Iterable[Item]) -> tuple[Item, ...]:
    """Things without some of them, each taken once, in their order."""
    missing = Counter(gone)
    left = []
    for item in held:
        if missing[item] > 0:
            missing[item] -= 1
        else:
            left.append(item)
    return tuple(left)
