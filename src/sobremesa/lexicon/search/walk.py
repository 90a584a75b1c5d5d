"""The walk through a word graph that `match` and `spell` are: depth first, in the order of the words."""

from array import array

from sobremesa.lexicon.search.guides import Guide
from sobremesa.lexicon.search.steps import Place, Steps


class Found:
    """The numbers of the words found, in order: those allowed, up to the limit."""

    def __init__(self, words: int, allowed: bytes | None, limit: int) -> None:
        if limit < 0:
            raise ValueError(f"a limit of {limit} words: 0 asks for all")
        if allowed is not None and 8 * len(allowed) < words:
            raise ValueError(f"{len(allowed)} bytes of allowed words: the graph has {words} words")
        self.words = array("I")
        self._allowed = allowed
        self._limit = limit

    @property
    def is_full(self) -> bool:
        """Whether the limit is reached."""
        return self._limit > 0 and len(self.words) >= self._limit

    def note(self, word: int) -> bool:
        """Keeps a word, if it is allowed; whether it is."""
        is_allowed = self._allowed is None or bool(self._allowed[word >> 3] >> (word & 7) & 1)
        if is_allowed:
            self.words.append(word)
        return is_allowed


class Walk:
    """One search: the steps of a graph, a guide who shows the way, and what was found."""

    def __init__(self, steps: Steps, guide: Guide, found: Found) -> None:
        self._steps = steps
        self._guide = guide
        self._found = found

    def start(self) -> None:
        """Walks from the root, unless no word can be short enough."""
        if self._guide.longest > 0:
            self._visit(self._steps.root, 0)

    def _visit(self, place: Place, depth: int) -> None:
        ways = self._steps.ways(place)
        choices = ways.letters & self._guide.choices(depth)
        while choices and not self._found.is_full:
            bit = choices & -choices
            choices ^= bit
            ends, below = ways.take(bit)
            self._enter(bit.bit_length() - 1, below, depth + 1, ends=ends)

    def _enter(self, letter: int, below: Place, length: int, *, ends: bool) -> None:
        guide = self._guide
        guide.take(letter)
        if ends and length >= guide.shortest:
            self._found.note(below.first - 1)
        if length < guide.longest and below.first < below.end:
            self._visit(below, length)
        guide.give_back(letter)
