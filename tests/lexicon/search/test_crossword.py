"""The crossword search finds exactly the plays that trying everything finds, with the same scores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise, permutations, product
from types import ModuleType
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.lexicon import bits
from sobremesa.lexicon.search import build_graph
from sobremesa.lexicon.search.crossword import NO_TILE, POINT_WORTH, Board, Laying, Play, TileSet, Words, plays_of
from sobremesa.lexicon.search.crossword_board import Laid

SIDE = 5
CELLS = SIDE * SIDE
SPELLINGS = (b"\x00", b"\x01", b"\x01\x03", b"\x02", b"\x03", b"\x04", b"\x04\x04")
"""A, C, CH, E, H, L, LL: five letters and two digraphs."""
NAMES = ("A", "C", "CH", "E", "H", "L", "LL")
TILES = TileSet(SPELLINGS, (1, 3, 5, 1, 4, 2, 8), whole=True)
LOOSE = TileSet(SPELLINGS, TILES.values, whole=False)
PLAIN = Board(SIDE, 12, (1,) * CELLS, (1,) * CELLS, start_factor=2, full=3, bonus=50)


def key(word: str) -> bytes:
    return bytes("acehl".index(letter) for letter in word.lower())


def kinds(run: str) -> list[int]:
    """A run as it is written, tiles apart: `CH A L`."""
    return [NAMES.index(tile) for tile in run.split()]


def laid(cells: Sequence[int], run: str) -> dict[int, Laid]:
    return {cell: Laid(kind, TILES.values[kind]) for cell, kind in zip(cells, kinds(run), strict=True)}


def crossword(kernel: ModuleType, known: list[bytes], allowed: bytes, tiles: TileSet, board: Board) -> Any:
    """A search of this kernel for the words whose bits are set."""
    graph = build_graph(known)
    return kernel.Crossword(Words(graph, allowed, kernel.build_index(graph, allowed)), tiles, board)


def squares(position: Mapping[int, Laid]) -> tuple[bytes, bytes]:
    """The kinds and the values of all squares."""
    laid = [position.get(cell, Laid(NO_TILE, 0)) for cell in range(CELLS)]
    return bytes(each.kind for each in laid), bytes(each.value for each in laid)


def find(
    kernel: ModuleType,
    words: str,
    rack: str,
    position: dict[int, Laid] | None = None,
    *,
    tiles: TileSet = TILES,
    board: Board = PLAIN,
    allowed: str | None = None,
    thrifty: bool = False,
) -> list[Play]:
    known = sorted({key(word) for word in words.split()})
    chosen = known if allowed is None else [key(word) for word in allowed.split()]
    flags = bits.pack_bits(bytes(word in chosen for word in known))
    held = rack.split()
    counts = bytes(held.count(name) for name in NAMES)
    asked = crossword(kernel, known, flags, tiles, board)
    return sorted(plays_of(asked.all(*squares(position or {}), counts, held.count("*"), thrifty=thrifty)))


def written(play: Play) -> str:
    """The tiles of a play and where they lie, a blank in small letters: `12C 13a`."""
    names = (NAMES[kind].lower() if is_blank else NAMES[kind] for kind, is_blank in play.layings)
    return " ".join(f"{cell}{name}" for cell, name in zip(play.cells, names, strict=True))


def covered(play: Play) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares of a play and the kinds on them, whichever of them are blanks."""
    return play.cells, tuple(laying.kind for laying in play.layings)


class Naive:
    """Tries every set of squares in a line with every arrangement of the rack, and asks every rule of each."""

    def __init__(self, board: Board, position: dict[int, Laid], tiles: TileSet, words: set[bytes]) -> None:
        self.board, self.position, self.tiles, self.words = board, position, tiles, words

    def plays(self, counts: Sequence[int], blanks: int) -> Counter[Play]:
        held: list[int | None] = [kind for kind, count in enumerate(counts) for _ in range(count)]
        held += [None] * blanks
        found: set[Play] = set()
        for cells in filter(self._fits, self._sets_of_cells(len(held))):
            for chosen in set(permutations(held, len(cells))):
                for layings in product(*map(self._layings, chosen)):
                    trial = dict(zip(cells, layings, strict=True))
                    if all(self._is_word(run, trial) for run in self._runs(cells)):
                        points = self._points(trial)
                        found.add(Play(cells, layings, points, POINT_WORTH * points))
        return Counter(found)

    def _layings(self, kind: int | None) -> list[Laying]:
        every = range(len(self.tiles.spellings))
        return [Laying(each, True) for each in every] if kind is None else [Laying(kind, False)]

    def _sets_of_cells(self, most: int) -> set[tuple[int, ...]]:
        side = self.board.side
        rows = [range(first, first + side) for first in range(0, side * side, side)]
        lines = [*map(list, rows), *map(list, zip(*rows, strict=True))]
        free = [[cell for cell in line if cell not in self.position] for line in lines]
        return {cells for line in free for count in range(1, most + 1) for cells in combinations(line, count)}

    def _fits(self, cells: tuple[int, ...]) -> bool:
        """Whether the tiles would touch what is there, and make one run."""
        return self._is_connected(set(cells)) and any(set(cells) <= set(run) for run in self._runs(cells))

    def _runs(self, cells: tuple[int, ...]) -> set[tuple[int, ...]]:
        return {run for cell in cells for step in (1, self.board.side) if len(run := self._run(cell, step, cells)) > 1}

    def _points(self, trial: dict[int, Laying]) -> int:
        first = 1 if self.position else self.board.start_factor
        total = sum(self._word_points(run, trial) for run in self._runs(tuple(trial))) * first
        return total + (self.board.bonus if len(trial) == self.board.full else 0)

    def _is_connected(self, cells: set[int]) -> bool:
        if not self.position:
            return self.board.start in cells
        side = self.board.side
        pairs = [(cell, other) for cell in cells for other in self.position]
        return any(abs(a // side - b // side) + abs(a % side - b % side) == 1 for a, b in pairs)

    def _run(self, cell: int, step: int, cells: tuple[int, ...]) -> tuple[int, ...]:
        side = self.board.side
        line = (
            range(cell // side * side, cell // side * side + side) if step == 1 else range(cell % side, side**2, side)
        )
        filled = [each in cells or each in self.position for each in line]
        first = last = line.index(cell)
        while first > 0 and filled[first - 1]:
            first -= 1
        while last + 1 < side and filled[last + 1]:
            last += 1
        return tuple(line[first : last + 1])

    def _is_word(self, run: tuple[int, ...], trial: dict[int, Laying]) -> bool:
        spelt = [self.tiles.spellings[trial[cell].kind if cell in trial else self.position[cell].kind] for cell in run]
        neighbours = [one + two for one, two in pairwise(spelt) if len(one) == len(two) == 1]
        splits = self.tiles.whole and any(pair in self.tiles.spellings for pair in neighbours)
        return b"".join(spelt) in self.words and not splits

    def _word_points(self, run: tuple[int, ...], trial: dict[int, Laying]) -> int:
        total, factor = 0, 1
        for cell in run:
            if cell in trial:
                kind, is_blank = trial[cell]
                total += 0 if is_blank else self.tiles.values[kind] * self.board.letter_factors[cell]
                factor *= self.board.word_factors[cell]
            else:
                total += self.position[cell].value
        return total * factor


FACTORS = st.lists(st.sampled_from((1, 1, 1, 2, 3)), min_size=CELLS, max_size=CELLS)
KINDS = st.integers(0, len(SPELLINGS) - 1)
RACKS = st.lists(KINDS, max_size=3) | st.lists(KINDS, max_size=2).map(lambda rack: [-1, *rack]) | st.just([-1, -1])
WORDS = st.sets(st.text("acehl", min_size=1, max_size=5), min_size=20, max_size=400)
LAID = st.builds(Laid, st.integers(0, len(SPELLINGS) - 1), st.integers(0, 9))
POSITIONS = st.dictionaries(st.integers(0, CELLS - 1), LAID, max_size=9)


@settings(deadline=None, max_examples=60)
@given(
    words=WORDS, data=st.data(), position=POSITIONS, rack=RACKS, whole=st.booleans(), start=st.integers(0, CELLS - 1)
)
def test_it_finds_what_trying_everything_finds(
    kernel: ModuleType,
    words: set[str],
    data: st.DataObject,
    position: dict[int, Laid],
    rack: list[int],
    whole: bool,
    start: int,
) -> None:
    letters, factors = data.draw(FACTORS), data.draw(FACTORS)
    board = Board(SIDE, start, letters, factors, start_factor=2, full=3, bonus=50)
    tiles = TILES if whole else LOOSE
    known = sorted(map(key, words))
    allowed = bytes(data.draw(st.lists(st.sampled_from((0, 1, 1)), min_size=len(known), max_size=len(known))))
    counts, blanks = bytes(rack.count(kind) for kind in range(len(SPELLINGS))), rack.count(-1)
    asked = crossword(kernel, known, bits.pack_bits(allowed), tiles, board)
    question = (*squares(position), counts, blanks)
    found, thrifty = list(plays_of(asked.all(*question))), list(plays_of(asked.all(*question, thrifty=True)))
    assert asked.any(*question) == bool(found)
    accepted = {word for word, flag in zip(known, allowed, strict=True) if flag}
    assert Counter(found) == Naive(board, position, tiles, accepted).plays(counts, blanks)
    assert set(thrifty) <= set(found)
    assert Counter(map(covered, thrifty)) == Counter(set(map(covered, found)))


def test_the_first_play_covers_the_start_in_both_directions_and_counts_double(kernel: ModuleType) -> None:
    found = find(kernel, "cal", "A C L")
    across = ["10C 11A 12L", "11C 12A 13L", "12C 13A 14L"]
    assert [written(play) for play in found] == ["2C 7A 12L", "7C 12A 17L", *across, "12C 17A 22L"]
    assert {play.points for play in found} == {2 * (3 + 1 + 2) + 50}


def test_a_single_tile_is_no_first_play(kernel: ModuleType) -> None:
    assert find(kernel, "a ch", "A CH") == []


def test_a_tile_that_makes_two_words_is_one_play_and_scores_both(kernel: ModuleType) -> None:
    position = laid([11, 7], "A C")
    found = find(kernel, "al cl la", "L", position)
    scores = [(written(play), play.points) for play in found]
    assert scores == [("8L", 5), ("10L", 3), ("12L", (1 + 2) + (3 + 2)), ("16L", 3)]


def test_a_word_can_lie_before_after_and_around_what_is_there(kernel: ModuleType) -> None:
    found = find(kernel, "ale", "A E", laid([12], "L"))
    assert [written(play) for play in found] == ["7A 17E", "11A 13E"]


def test_premiums_count_under_new_tiles_alone_and_in_both_words(kernel: ModuleType) -> None:
    letters, factors = [1] * CELLS, [1] * CELLS
    letters[12], factors[11] = 3, 2
    board = Board(SIDE, 12, letters, factors, start_factor=2, full=3, bonus=50)
    found = find(kernel, "la ale", "L", laid([11, 13, 17], "A E A"), board=board)
    scores = {written(play): play.points for play in found}
    assert scores["12L"] == (1 + 3 * 2 + 1) + (3 * 2 + 1)


def test_a_blank_is_worth_nothing_and_still_multiplies_the_word(kernel: ModuleType) -> None:
    factors = [1] * CELLS
    factors[13] = 3
    board = Board(SIDE, 12, (2,) * CELLS, factors, start_factor=2, full=3, bonus=50)
    found = find(kernel, "ala", "*", laid([11, 12], "A L"), board=board)
    assert [(written(play), play.points) for play in found] == [("13a", 3 * (1 + 2))]


def test_two_tiles_do_not_spell_what_one_tile_does(kernel: ModuleType) -> None:
    assert [written(play) for play in find(kernel, "ache", "H E", laid([10, 11], "A C"))] == []
    assert [written(play) for play in find(kernel, "ache", "H E", laid([10, 11], "A C"), tiles=LOOSE)] == ["12H 13E"]
    assert [written(play) for play in find(kernel, "ache", "CH E", laid([10], "A"))] == ["11CH 12E", "15CH 20E"]


def test_two_tiles_across_do_not_spell_what_one_tile_does_either(kernel: ModuleType) -> None:
    position = laid([7, 17, 11], "C E A")
    words = "ah che"
    assert [written(play) for play in find(kernel, words, "H", position)] == []
    assert [written(play) for play in find(kernel, words, "H", position, tiles=LOOSE)] == ["12H"]


def test_a_blank_can_be_a_digraph(kernel: ModuleType) -> None:
    assert "13ch" in [written(play) for play in find(kernel, "lacha", "*", laid([11, 12, 14], "L A A"))]


def test_thrift_keeps_the_blank_for_what_the_rack_has_not(kernel: ModuleType) -> None:
    position = laid([10, 11], "A L")
    assert [written(play) for play in find(kernel, "alaa", "A *", position)] == ["12A 13a", "12a 13A"]
    thrifty = find(kernel, "alaa", "A *", position, thrifty=True)
    assert [written(play) for play in thrifty] == ["12A 13a"]


def test_words_that_are_not_allowed_are_passed_over(kernel: ModuleType) -> None:
    found = find(kernel, "al ale la", "L E", laid([12], "A"), allowed="al ale")
    assert [written(play) for play in found] == ["13L", "13L 14E", "17L", "17L 22E"]


def test_the_bonus_is_for_exactly_so_many_tiles(kernel: ModuleType) -> None:
    def best(rack: str) -> int:
        return max(play.points for play in find(kernel, "al ala alaa", rack))

    assert best("A L") == 2 * 3
    assert best("A A L") == 2 * 4 + 50
    assert best("A A A L") == 2 * 4 + 50
    assert max(play.points for play in find(kernel, "alaa", "A A A L")) == 2 * 5


def test_an_empty_rack_and_an_empty_list_have_no_play(kernel: ModuleType) -> None:
    assert find(kernel, "al", "") == []
    assert find(kernel, "al", "", laid([12], "A")) == []
    assert find(kernel, "", "A L") == []


def test_a_full_board_has_no_play(kernel: ModuleType) -> None:
    position = {cell: Laid(0, 1) for cell in range(CELLS)}
    assert find(kernel, "aa aaaaa", "A A", position) == []
