"""A graph of words for the browser: small to send, read in one pass; docs/reference/companion-words.md has its format.

The kernel builds the minimal graph: a word goes to it with its class behind, spelt in letters that the alphabet leaves
free, so that words of different classes do not share an ending.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sobremesa.lexicon.search import build_graph

MAGIC = b"SBWP"
VERSION = 1
MOST_LETTERS = 30
"""At least two of the kernel's 32 letters are left to spell classes with."""
_KERNEL_LETTERS = 32
_KERNEL_HEADER = 6
_ROOT = 5
_IS_LAST, _IS_NEW, _IS_BARE = 32, 64, 128

Class: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Node:
    ending: int
    """The class of the words that end here, 0 where none does."""
    edges: tuple[tuple[int, int], ...]
    """A letter and the name of the node behind it."""
    height: int


@dataclass(slots=True)
class _Parts:
    heads: bytearray = field(default_factory=bytearray)
    endings: bytearray = field(default_factory=bytearray)
    references: bytearray = field(default_factory=bytearray)
    node_count: int = 0


def pack_graph(words: Sequence[tuple[bytes, Class]], letters: int) -> bytes:
    """The file of words, each with its class; letters of an alphabet are the numbers below `letters`."""
    if letters > MOST_LETTERS:
        raise ValueError(f"An alphabet of {letters} letters leaves none to spell classes with.")
    classes = _by_frequency(words)
    spelling = _Spelling(letters, len(classes))
    spelt = {each: spelling.of(place) for place, each in enumerate(classes)}
    graph = build_graph(sorted([key + spelt[each] for key, each in words]))
    nodes, root = _read(memoryview(graph).cast("I"), spelling)
    parts = _forest(nodes, root)
    head = MAGIC + number(VERSION) + number(parts.node_count) + number(len(parts.heads))
    listed = b"".join(map(_packed_class, classes))
    return head + number(len(classes)) + listed + bytes(parts.heads + parts.endings + parts.references)


def number(value: int) -> bytes:
    """Seven bits a byte, the least first; the last byte is below 128."""
    packed = bytearray()
    while value > 127:
        packed.append(value & 127 | 128)
        value >>= 7
    packed.append(value)
    return bytes(packed)


def _packed_class(each: Class) -> bytes:
    return number(len(each)) + b"".join(map(number, each))


def _by_frequency(words: Iterable[tuple[bytes, Class]]) -> list[Class]:
    """The most frequent classes first: they get the shortest numbers."""
    times = Counter(each for _, each in words)
    return sorted(times, key=lambda each: (-times[each], each))


class _Spelling:
    """Class numbers in the letters that the alphabet leaves free, all equally long, the least digit first."""

    def __init__(self, letters: int, classes: int) -> None:
        self.letters = letters
        self.base = _KERNEL_LETTERS - letters
        self._length = 1
        while self.base**self._length < classes:
            self._length += 1

    def of(self, place: int) -> bytes:
        digits = []
        for _ in range(self._length):
            place, digit = divmod(place, self.base)
            digits.append(self.letters + digit)
        return bytes(digits)

    def value(self, letter: int, behind: int) -> int:
        """The number whose least digit is a letter, with the rest of it behind."""
        return letter - self.letters + self.base * behind


def _read(numbers: memoryview, spelling: _Spelling) -> tuple[dict[int, _Node], int]:
    """The kernel's nodes by their offsets and the root; nodes that only spell a class stay without a parent."""
    nodes: dict[int, _Node] = {}
    spelt = {0: 0}
    at = _KERNEL_HEADER
    while at < len(numbers):
        edges = list(_edges(numbers, at))
        last, behind = edges[-1]
        is_ending = last >= spelling.letters
        spelt[at] = spelling.value(last, spelt[behind]) if is_ending else 0
        onward = tuple(edges[:-1] if is_ending else edges)
        height = 1 + max((nodes[child].height for _, child in onward), default=-1)
        nodes[at] = _Node(spelt[at] + 1 if is_ending else 0, onward, height)
        at += 2 + 2 * len(edges)
    root = numbers[_ROOT]
    return (nodes, root) if root else ({0: _Node(0, (), 0)}, 0)


def _edges(numbers: memoryview, at: int) -> Iterator[tuple[int, int]]:
    left, place = numbers[at], at + 2
    while left:
        yield (left & -left).bit_length() - 1, numbers[place]
        left &= left - 1
        place += 2


def _forest(nodes: Mapping[int, _Node], root: int) -> _Parts:
    """Nodes that several edges lead to are trees of their own, the lowest first; the tree of the root comes last."""
    times = _edges_to(nodes, root)
    shared = [name for name in times if times[name] > 1]
    shared.sort(key=lambda name: (nodes[name].height, -times[name], name))
    trees = {name: place for place, name in enumerate(shared)}
    parts = _Parts()
    for first in (*shared, root):
        waiting = deque([first])
        while waiting:
            waiting.extend(_add_node(parts, nodes[waiting.popleft()], trees))
    return parts


def _edges_to(nodes: Mapping[int, _Node], root: int) -> Counter[int]:
    """How many edges lead to each node below the root."""
    times: Counter[int] = Counter()
    waiting = [root]
    while waiting:
        for _, child in nodes[waiting.pop()].edges:
            if child not in times:
                waiting.append(child)
            times[child] += 1
    return times


def _add_node(parts: _Parts, node: _Node, trees: Mapping[int, int]) -> Iterator[int]:
    """Writes a node and gives those of its children that only it leads to: they follow within its tree."""
    parts.node_count += 1
    parts.endings += number(node.ending)
    if not node.edges:
        parts.heads.append(_IS_BARE)
    for place, (letter, child) in enumerate(node.edges, 1):
        is_new = child not in trees
        parts.heads.append(letter | (place == len(node.edges)) * _IS_LAST | is_new * _IS_NEW)
        if is_new:
            yield child
        else:
            parts.references += number(trees[child])
