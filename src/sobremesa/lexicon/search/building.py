"""The builder of the Python twin: sorted keys to a minimal word graph, in one pass."""

from array import array
from collections.abc import Iterable, Iterator

from sobremesa.lexicon.search import layout

# An edge is one number while a graph is built: child, then one bit for an ending, then five for the letter.
_Node = tuple[int, ...]
_ENDING = layout.LETTERS
_CHILD_SHIFT = 6


class _Writer:
    """Writes every distinct node once, children before parents."""

    def __init__(self) -> None:
        self._numbers = array("I", [0] * layout.HEADER_SIZE)
        self._offsets: dict[_Node, int] = {(): 0}
        self._words = {0: 0}
        self._edges = 0

    def write(self, node: _Node) -> int:
        """The offset of this node, new or already there."""
        offset = self._offsets.get(node)
        if offset is None:
            offset = self._offsets[node] = len(self._numbers)
            self._append(node, offset)
        return offset

    def _append(self, node: _Node, offset: int) -> None:
        letters = endings = before = 0
        pairs: list[int] = []
        for edge in node:
            child = edge >> _CHILD_SHIFT
            bit = 1 << (edge & (layout.LETTERS - 1))
            letters |= bit
            pairs += (child, before)
            before += self._words[child]
            if edge & _ENDING:
                endings |= bit
                before += 1
        self._words[offset] = before
        self._edges += len(node)
        self._numbers.extend((letters, endings, *pairs))

    def finish(self, root: int) -> bytes:
        """The whole graph, its header filled in."""
        nodes = len(self._offsets) - 1
        header = (layout.MAGIC, layout.VERSION, self._words[root], nodes, self._edges, root)
        self._numbers[: layout.HEADER_SIZE] = array("I", header)
        return self._numbers.tobytes()


def build_graph(keys: Iterable[bytes]) -> bytes:
    """The minimal word graph of sorted, distinct keys; ValueError when they are not that."""
    writer = _Writer()
    nodes: list[list[int]] = [[]]  # the open nodes on the way to the last key
    steps: list[int] = []  # the edges between them, whose children are not written yet
    for key, shared in _with_shared_length(keys):
        _close(nodes, steps, shared, writer)
        steps += key[shared:]
        steps[-1] |= _ENDING
        nodes += ([] for _ in range(len(key) - shared))
    _close(nodes, steps, 0, writer)
    return writer.finish(writer.write(tuple(nodes[0])))


def _close(nodes: list[list[int]], steps: list[int], depth: int, writer: _Writer) -> None:
    while len(steps) > depth:
        child = writer.write(tuple(nodes.pop()))
        nodes[-1].append(child << _CHILD_SHIFT | steps.pop())


def _with_shared_length(keys: Iterable[bytes]) -> Iterator[tuple[bytes, int]]:
    """Each key with the number of letters it shares with the one before."""
    last = b""
    for position, key in enumerate(keys):
        _check(key, last, position)
        shared = 0
        for letter, other in zip(key, last, strict=False):
            if letter != other:
                break
            shared += 1
        yield key, shared
        last = key


def _check(key: bytes, last: bytes, position: int) -> None:
    if position >= layout.MOST_WORDS:
        raise ValueError(f"a word graph holds at most {layout.MOST_WORDS} keys")
    if not key:
        raise ValueError(f"key {position} is empty: a word has at least one letter")
    if len(key) > layout.LONGEST_KEY:
        raise ValueError(f"key {position} has {len(key)} letters: the most are {layout.LONGEST_KEY}")
    if max(key) >= layout.LETTERS:
        raise ValueError(f"key {position} has the letter {max(key)}: the last is {layout.LETTERS - 1}")
    if key <= last:
        raise ValueError(f"key {position} does not come after the key before it: sort them, without doubles")
