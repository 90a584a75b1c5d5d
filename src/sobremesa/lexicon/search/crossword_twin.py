"""The Python twin of the crossword search: plays on a board with their scores, found with the word graph.

A play lies in one line. It covers an anchor, an empty square beside a tile; its first anchor is what it is
found by. Squares before that have no tile beside them, so that what can lie there depends on the rack alone
and is found once for the whole board. From the anchor on, the tiles on the line and the crossing words lead.
The same question always has the same answer in the same order: rows first, then columns.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from typing import TYPE_CHECKING, NamedTuple

from sobremesa.lexicon.search import crossword_table as table
from sobremesa.lexicon.search.crossword_board import Check, Laid, Position, crossing_checks
from sobremesa.lexicon.search.crossword_table import Board, Laying, TileSet, Words
from sobremesa.lexicon.search.crossword_tiles import START, Rack, TileSteps
from sobremesa.lexicon.search.steps import Place, Steps

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

__all__ = ["Crossword", "build_index"]

Arrays = tuple[memoryview, ...]


class _Play(NamedTuple):
    """Tiles laid on squares, in the order of the line, and what they score."""

    cells: tuple[int, ...]
    layings: tuple[Laying, ...]
    points: int


class _Beginning(NamedTuple):
    """Tiles of a rack with which a word can begin, the place behind them, and the kinds that can come next."""

    layings: tuple[Laying, ...]
    place: Place
    choices: int


class _Beginnings:
    """What a rack can lay before an anchor, by number of tiles; found when first asked for."""

    def __init__(self, steps: TileSteps, tiles: TileSet, rack: Rack) -> None:
        self._steps = steps
        self._tiles = tiles
        self._rack = rack
        self._by_length = [[_Beginning((), steps.root, rack.choices)]]

    def of_length(self, length: int) -> list[_Beginning]:
        """All beginnings of this many tiles, none where the rack has fewer."""
        while len(self._by_length) <= length:
            shorter = self._by_length[-1]
            self._by_length.append([longer for beginning in shorter for longer in self._longer(beginning)])
        return self._by_length[length]

    def _longer(self, beginning: _Beginning) -> Iterator[_Beginning]:
        rack = self._rack
        for laying in beginning.layings:
            rack.take(laying)
        for kind, _, below in self._steps.ways(beginning.place):
            if beginning.choices >> kind & 1 and below.first < below.end:
                for laying in rack.layings(kind):
                    rack.take(laying)
                    choices = rack.choices & self._tiles.followers[kind]
                    rack.give_back(laying)
                    yield _Beginning((*beginning.layings, laying), below, choices)
        for laying in beginning.layings:
            rack.give_back(laying)


class _Line:
    """The search along one line of the board."""

    def __init__(self, search: "_Search", line: range, checks: dict[int, Check], singles: dict[int, Check]) -> None:
        self._search = search
        self._line = line
        self._laid = [search.position.get(cell) for cell in line]
        self._checks = [checks.get(cell) for cell in line]
        self._singles = singles
        every = search.tiles.mask
        self._kinds = [every if check is None else check.kinds for check in self._checks]
        self._begin = 0
        self._layings: list[Laying] = []
        self._places: list[int] = []
        self._found: list[_Play] = []

    def plays(self, anchors: Sequence[int]) -> Iterator[_Play]:
        """All plays that cover one of these places, which are in order."""
        before = -1
        for anchor in anchors:
            yield from self._from_anchor(anchor, before)
            before = anchor

    def _from_anchor(self, anchor: int, before: int) -> Iterator[_Play]:
        if anchor > 0 and self._laid[anchor - 1] is not None:
            yield from self._behind_tiles(anchor)
            return
        for length in range(anchor - before):
            for beginning in self._search.beginnings.of_length(length):
                if beginning.choices & self._kinds[anchor]:
                    yield from self._behind(beginning, anchor)

    def _behind_tiles(self, anchor: int) -> list[_Play]:
        """Tiles that lie before the anchor begin the word."""
        kinds: list[int] = []
        begin = anchor
        while begin > 0 and (laid := self._laid[begin - 1]) is not None:
            begin -= 1
            kinds.insert(0, laid.kind)
        way = self._search.steps.run(self._search.steps.root, START, kinds)
        if way is not None:
            self._begin = begin
            self._extend(anchor, way.below, way.kind)
        return self._hand_over()

    def _behind(self, beginning: _Beginning, anchor: int) -> list[_Play]:
        """Tiles of the rack, just before the anchor, begin the word."""
        layings = beginning.layings
        self._begin = anchor - len(layings)
        self._layings = list(layings)
        self._places = list(range(self._begin, anchor))
        for laying in layings:
            self._search.rack.take(laying)
        self._extend(anchor, beginning.place, layings[-1].kind if layings else START)
        for laying in layings:
            self._search.rack.give_back(laying)
        self._layings, self._places = [], []
        return self._hand_over()

    def _hand_over(self) -> list[_Play]:
        found, self._found = self._found, []
        return found

    def _extend(self, at: int, place: Place, last: int) -> None:
        """Goes on from a place of the line, with the graph behind a tile of kind `last`."""
        if at == len(self._line) or place.first == place.end:
            return
        choices = self._search.tiles.followers[last]
        laid = self._laid[at]
        if laid is not None:
            way = self._search.steps.step(place, laid.kind) if choices >> laid.kind & 1 else None
            if way is not None:
                self._arrive(at, way.below, laid.kind, ends=way.ends)
            return
        choices &= self._search.rack.choices & self._kinds[at]
        if not choices:
            return
        for kind, ends, below in self._search.steps.ways(place):
            if choices >> kind & 1:
                self._lay(at, below, kind, ends=ends)

    def _lay(self, at: int, below: Place, kind: int, *, ends: bool) -> None:
        rack = self._search.rack
        for laying in rack.layings(kind):
            rack.take(laying)
            self._layings.append(laying)
            self._places.append(at)
            self._arrive(at, below, kind, ends=ends)
            self._places.pop()
            self._layings.pop()
            rack.give_back(laying)

    def _arrive(self, at: int, below: Place, kind: int, *, ends: bool) -> None:
        is_end = at + 1 == len(self._line) or self._laid[at + 1] is None
        if ends and is_end and at > self._begin and not self._is_found_elsewhere():
            self._found.append(self._play(at + 1))
        self._extend(at + 1, below, kind)

    def _is_found_elsewhere(self) -> bool:
        """A single tile that makes two words is found on both of its lines, and counts once."""
        return len(self._places) == 1 and self._line[self._places[0]] in self._singles

    def _play(self, end: int) -> _Play:
        cells = tuple(self._line[place] for place in self._places)
        return _Play(cells, tuple(self._layings), self._points(end))

    def _points(self, end: int) -> int:
        board, values = self._search.board, self._search.tiles.values
        word = sum(laid.value for laid in self._laid[self._begin : end] if laid is not None)
        factor = 1 if self._search.position else board.start_factor
        crossing = 0
        for place, (kind, is_blank) in zip(self._places, self._layings, strict=True):
            cell = self._line[place]
            value = 0 if is_blank else values[kind] * board.letter_factors[cell]
            word += value
            factor *= board.word_factors[cell]
            check = self._checks[place]
            if check is not None:
                crossing += (check.value + value) * board.word_factors[cell]
        return word * factor + crossing + (board.bonus if len(self._places) == board.full else 0)


class _Search:
    """One search: a board with tiles on it, a rack, and the words."""

    def __init__(self, board: Board, position: Position, rack: Rack, steps: TileSteps, tiles: TileSet) -> None:
        self.board = board
        self.position = position
        self.rack = rack
        self.steps = steps
        self.tiles = tiles
        self.beginnings = _Beginnings(steps, tiles, rack)
        self._anchors = self._find_anchors()

    def _find_anchors(self) -> set[int]:
        if not self.position:
            return {self.board.start}
        beside = {other for cell in self.position for other in self.board.neighbours(cell)}
        return beside - self.position.keys()

    def plays(self) -> Iterator[_Play]:
        """All plays, those in a row before those in a column."""
        rows, columns = self.board.rows(), self.board.columns()
        in_rows = crossing_checks(rows, self.position, self.tiles, self.steps)
        in_columns = crossing_checks(columns, self.position, self.tiles, self.steps)
        for line in rows:
            yield from self._along(line, in_columns, {})
        for line in columns:
            yield from self._along(line, in_rows, in_rows)

    def _along(self, line: range, checks: dict[int, Check], singles: dict[int, Check]) -> Iterator[_Play]:
        anchors = [place for place, cell in enumerate(line) if cell in self._anchors]
        if anchors:
            yield from _Line(self, line, checks, singles).plays(anchors)


class Crossword:
    """The words, the tiles and the board of many searches.

    A position has a kind, or `NO_TILE`, and a value for every square. A rack has a count for every kind, and
    blanks. Plays come as arrays: `bounds` tells where the cells and layings of each play begin and end; a
    laying is twice the kind, plus one for a blank.
    """

    def __init__(self, words: Words, tiles: TileSet, board: Board) -> None:
        self._steps = Steps(words.graph)
        tiles.check()
        board.check()
        if 8 * len(words.allowed) < self._steps.words:
            raise ValueError(
                f"{len(words.allowed)} bytes of allowed words: the graph has {self._steps.words} words",
            )
        self._allowed = words.allowed
        self._tiles = tiles
        self._board = board

    def all(self, kinds: bytes, values: bytes, counts: bytes, blanks: int, *, thrifty: bool = False) -> Arrays:
        """Points, bounds, cells and layings of every play, in no promised order.

        Each run of two or more tiles that a play makes or changes is a word, along and across; a run that was
        on the board before need not be. Two plays that differ only in which tile is a blank are two, but thrift
        keeps one of them: that whose blanks come last, and only where the rack has no tile of the kind.
        """
        found = list(self._plays(kinds, values, counts, blanks, thrifty=thrifty))
        if len(found) > table.MOST_PLAYS:
            raise ValueError(f"more than {table.MOST_PLAYS} plays: ask for the best")
        return (memoryview(array("q", [play.points for play in found])), *_arrays(found))

    def best(  # noqa: PLR0917 - callers name what they pass
        self,
        kinds: bytes,
        values: bytes,
        counts: bytes,
        blanks: int,
        count: int,
        leaves: "array[int] | None" = None,
    ) -> Arrays:
        """Worths, points, bounds, cells and layings of the plays of most worth; then by cells, then by layings.

        Worth is 1000 for a point and what the tiles left are worth. `leaves` has a number for every set of tiles
        that can be left: its place is a number whose digits, from the lowest on, count the tiles of each kind,
        then the blanks, each in the base of all that the rack has and one more.
        """
        found = self._plays(kinds, values, counts, blanks, thrifty=False)
        table.check_best(count, leaves, counts, blanks)
        rated = ((-self._worth(play, counts, leaves), play) for play in found)
        best = nsmallest(count, rated, key=lambda pair: (pair[0], pair[1].cells, pair[1].layings))
        worths = array("q", [-worth for worth, _ in best])
        points = array("q", [play.points for _, play in best])
        return (memoryview(worths), memoryview(points), *_arrays([play for _, play in best]))

    def any(self, kinds: bytes, values: bytes, counts: bytes, blanks: int) -> bool:
        """Whether there is any play."""
        return next(self._plays(kinds, values, counts, blanks, thrifty=True), None) is not None

    def _plays(self, kinds: bytes, values: bytes, counts: bytes, blanks: int, *, thrifty: bool) -> Iterator[_Play]:
        table.check_position(kinds, values, self._tiles, self._board)
        table.check_rack(counts, blanks, self._tiles)
        squares = enumerate(zip(kinds, values, strict=True))
        position = {cell: Laid(kind, value) for cell, (kind, value) in squares if kind != table.NO_TILE}
        rack = Rack(counts, blanks, thrifty=thrifty)
        steps = TileSteps(self._steps, self._allowed, self._tiles, rack.choices)
        return _Search(self._board, position, rack, steps, self._tiles).plays()

    @staticmethod
    def _worth(play: _Play, counts: bytes, leaves: "array[int] | None") -> int:
        worth = table.POINT_WORTH * play.points
        if leaves is None:
            return worth
        weights = [1]
        for count in counts:
            weights.append(weights[-1] * (count + 1))
        laid = sum(weights[-1 if is_blank else kind] for kind, is_blank in play.layings)
        return worth + leaves[len(leaves) - 1 - laid]


def build_index(graph: "ReadableBuffer", allowed: bytes) -> bytes:
    """Nothing: the twin walks the word graph itself."""
    return b""


def _arrays(plays: Iterable[_Play]) -> Arrays:
    bounds, cells, layings = array("I", [0]), array("H"), array("B")
    for play in plays:
        cells.extend(play.cells)
        layings.extend(2 * kind + is_blank for kind, is_blank in play.layings)
        bounds.append(len(cells))
    return memoryview(bounds), memoryview(cells), memoryview(layings)
