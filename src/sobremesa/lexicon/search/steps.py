"""Single steps through a word graph, each one checked.

Nothing in a buffer is believed. A step checks that the node it reads lies in the buffer, that its child
stands before it and that the words below an edge are some of the words below the node. Loading therefore
reads the header alone, and a damaged graph ends in a ValueError or an answer, never in a crash.
"""

from typing import TYPE_CHECKING, NamedTuple

from sobremesa.lexicon.search import layout

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Place(NamedTuple):
    """A node on one of the ways to it, which decides the numbers of the words below: first to end."""

    node: int
    first: int
    end: int


class Steps:
    """The numbers of a graph, as a set of ways on from any place."""

    def __init__(self, buffer: "ReadableBuffer") -> None:
        octets = memoryview(buffer).cast("B")
        if len(octets) < 4 * layout.HEADER_SIZE or len(octets) % 4:
            raise ValueError(f"not a word graph: {len(octets)} bytes are no whole header and nodes")
        self._numbers = octets.cast("I")
        self._size = len(self._numbers)
        self.words = self._read_header()
        self.root = Place(self._numbers[5], 0, self.words)

    def _read_header(self) -> int:
        magic, version, words, nodes, edges, root = self._numbers[: layout.HEADER_SIZE]
        if magic != layout.MAGIC:
            raise ValueError("not a word graph: it does not begin with the mark of one")
        if version != layout.VERSION:
            raise ValueError(f"a word graph of version {version}: this kernel reads version {layout.VERSION}")
        size = layout.HEADER_SIZE + layout.NODE_SIZE * nodes + layout.EDGE_SIZE * edges
        if self._size != size:
            raise ValueError(f"a cut or stretched word graph: {4 * self._size} bytes, not {4 * size}")
        if words > layout.MOST_WORDS or root >= size or (words and root < layout.HEADER_SIZE):
            raise self.damaged()
        return words

    @staticmethod
    def damaged() -> ValueError:
        """What to raise where the numbers can't be those of a graph."""
        return ValueError("a damaged word graph: build it again")

    def letters(self, place: Place) -> int:
        """The letters that lead on from a place, one bit each."""
        node, first, end = place
        if first == end:
            return 0
        if node + layout.NODE_SIZE > self._size:
            raise self.damaged()
        letters = self._numbers[node]
        if node + layout.NODE_SIZE + layout.EDGE_SIZE * letters.bit_count() > self._size:
            raise self.damaged()
        return letters

    def take(self, place: Place, letters: int, bit: int) -> tuple[bool, Place]:
        """Whether a word ends with this letter, one of those that lead on, and the place behind it."""
        node, first, end = place
        numbers = self._numbers
        edge = node + layout.NODE_SIZE + layout.EDGE_SIZE * (letters & (bit - 1)).bit_count()
        child, before = numbers[edge], numbers[edge + 1]
        is_last = letters < bit << 1
        after = end - first if is_last else numbers[edge + layout.EDGE_SIZE + 1]
        if not before < after <= end - first:
            raise self.damaged()
        ends = bool(numbers[node + 1] & bit)
        below = Place(child, first + before + ends, first + after)
        if below.first < below.end and not layout.HEADER_SIZE <= child < node:
            raise self.damaged()
        return ends, below

    def ways(self, place: Place) -> "Ways":
        """The ways on from a place."""
        return Ways(self, place)

    def follow(self, place: Place, letter: int) -> tuple[bool, Place] | None:
        """As `take`, or None where this letter does not lead on."""
        letters, bit = self.letters(place), 1 << letter
        return self.take(place, letters, bit) if letters & bit else None

    def towards(self, place: Place, index: int) -> tuple[int, bool, Place]:
        """The letter on the way to a word below the place, and what `take` says of it."""
        letters = left = self.letters(place)
        while left:
            bit = left & -left
            left ^= bit
            ends, below = self.take(place, letters, bit)
            if below.first - ends <= index < below.end:
                return bit.bit_length() - 1, ends, below
        raise self.damaged()


class Ways:
    """The ways on from a place, taken in the order of the alphabet.

    Edges that share words would let a damaged graph send a walk in circles without end: that is damage, too.
    """

    def __init__(self, steps: Steps, place: Place) -> None:
        self.letters = steps.letters(place)
        self._steps = steps
        self._place = place
        self._floor = place.first

    def take(self, bit: int) -> tuple[bool, Place]:
        """As `Steps.take`."""
        ends, below = self._steps.take(self._place, self.letters, bit)
        if below.first - ends < self._floor:
            raise self._steps.damaged()
        self._floor = below.end
        return ends, below
