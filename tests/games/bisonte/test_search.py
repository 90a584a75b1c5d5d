"""Plays for a rack: all that the rules allow and no others, with their points (BIS-1 to BIS-8, BIS-16 to BIS-20)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.bisonte.actions import Placement, Play
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed, TileKind
from sobremesa.games.bisonte.search import FoundPlay, best_plays, can_play, play_of, plays, table_of
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon import Category, Entry, Lexicon
from sobremesa.lexicon.house import HouseWords

SMALL = Layout("small", ("T.d.T", ".DtD.", "dt*td", ".DtD.", "T.d.T"))
SPANISH = BisonteEdition(
    id="small-es",
    language="es",
    kinds=(
        TileKind("A", 5, 1),
        TileKind("E", 4, 1),
        TileKind("C", 3, 3),
        TileKind("CH", 2, 5),
        TileKind("H", 2, 4),
        TileKind("Ñ", 1, 8),
        TileKind("RR", 1, 8),
        TileKind("R", 3, 1),
        TileKind(BISONTE, 2, 0),
    ),
    layout=SMALL,
)
ENGLISH = BisonteEdition(
    id="small-en",
    language="en",
    kinds=tuple(TileKind(tile, 4, value) for tile, value in zip("ACEHRS*", (1, 3, 2, 4, 1, 1, 0), strict=True)),
    layout=SMALL,
)
LONG = Layout("long", ("." * 9,) * 4 + ("....*....",) + ("." * 9,) * 4)


def lexicon(words: str, language: str = "es") -> Lexicon:
    return Lexicon.from_entries(language, [Entry(word, frozenset({Category.COMMON}), word) for word in words.split()])


def found(
    words: str,
    rack: str,
    board: Mapping[int, str] | None = None,
    *,
    edition: BisonteEdition = SPANISH,
    split_digraphs: bool = False,
) -> dict[str, int]:
    """The plays with their points, written as `12C 13a`, a Bisonte in small letters."""
    known = lexicon(words, edition.language)
    laid = {cell: placed(tile) for cell, tile in (board or {}).items()}
    every = plays(edition, known, known.allowed(POLICY), laid, rack.split(), split_digraphs=split_digraphs)
    return {written(play): play.points for play in every}


def placed(tile: str) -> Placed:
    return Placed(tile.upper(), bisonte=tile.islower())


def written(play: FoundPlay) -> str:
    return " ".join(f"{cell}{each.tile.lower() if each.bisonte else each.tile}" for cell, each in play.placements)


class Naive:
    """Every arrangement of a rack on every set of squares of a line, judged and scored clause by clause."""

    def __init__(self, edition: BisonteEdition, board: Mapping[int, Placed], words: set[str], *, split: bool) -> None:
        self.edition, self.board, self.words, self.split = edition, board, words, split
        self.side = edition.layout.side

    def plays(self, rack: Sequence[str]) -> Iterator[FoundPlay]:
        for cells in filter(self._fits, self._sets_of_cells(len(rack))):
            for tiles in set(permutations(rack, len(cells))):
                for chosen in product(*map(self._choices, tiles)):
                    play = dict(zip(cells, chosen, strict=True))
                    if all(self._is_word(run, play) for run in self._runs(cells)):  # BIS-3
                        points = self._points(play)
                        yield FoundPlay(tuple(play.items()), points, 1000 * points)

    def _choices(self, tile: str) -> list[Placed]:
        return [Placed(kind, True) for kind in self.edition.stands_for] if tile == BISONTE else [Placed(tile)]

    def _sets_of_cells(self, most: int) -> set[tuple[int, ...]]:
        rows = [list(range(first, first + self.side)) for first in range(0, self.side**2, self.side)]
        lines = [*rows, *(list(column) for column in zip(*rows, strict=True))]
        free = [[cell for cell in line if cell not in self.board] for line in lines]
        return {cells for line in free for count in range(1, most + 1) for cells in combinations(line, count)}

    def _fits(self, cells: tuple[int, ...]) -> bool:
        runs = self._runs(cells)
        if not any(set(cells) <= set(run) for run in runs):
            return False  # BIS-2; a single tile alone makes no run
        if not self.board:
            return self.edition.layout.centre in cells  # BIS-1
        return any(set(run) & set(self.board) for run in runs)

    def _runs(self, cells: tuple[int, ...]) -> set[tuple[int, ...]]:
        """The runs of two or more tiles, along and across, that have a new tile (BIS-3, BIS-16)."""
        filled = {*self.board, *cells}
        runs = set()
        for cell in cells:
            for step in (1, self.side):
                run = [cell]
                while self._follows(run[0] - step, run[0]) and run[0] - step in filled:
                    run.insert(0, run[0] - step)
                while self._follows(run[-1], run[-1] + step) and run[-1] + step in filled:
                    run.append(run[-1] + step)
                runs.add(tuple(run))
        return {run for run in runs if len(run) > 1}

    def _follows(self, cell: int, other: int) -> bool:
        return other - cell != 1 or cell // self.side == other // self.side

    def _is_word(self, run: tuple[int, ...], play: dict[int, Placed]) -> bool:
        tiles = [{**self.board, **play}[cell].tile for cell in run]
        split = any(one + two in self.edition.digraphs for one, two in pairwise(tiles))
        return "".join(tiles).lower() in self.words and (self.split or not split)  # BIS-8

    def _points(self, play: dict[int, Placed]) -> int:
        total = 0
        for run in self._runs(tuple(play)):  # BIS-16
            word = sum(self._value(cell, play) for cell in run)
            for cell in set(run) & set(play):  # BIS-17, BIS-18
                word *= {"T": 3, "D": 2}.get(self._square(cell), 1)
            total += word if self.board else 2 * word  # BIS-1
        return total + (50 if len(play) == 7 else 0)  # BIS-20

    def _value(self, cell: int, play: dict[int, Placed]) -> int:
        each = {**self.board, **play}[cell]
        value = 0 if each.bisonte else {kind.tile: kind.value for kind in self.edition.kinds}[each.tile]  # BIS-19
        return value * ({"t": 3, "d": 2}.get(self._square(cell), 1) if cell in play else 1)

    def _square(self, cell: int) -> str:
        return self.edition.layout.rows[cell // self.side][cell % self.side]


def words_of(edition: BisonteEdition) -> st.SearchStrategy[set[str]]:
    letters = "".join(tile.lower() for tile in edition.stands_for if len(tile) == 1)
    return st.sets(st.text(letters, min_size=2, max_size=5), min_size=20, max_size=300)


def racks_of(edition: BisonteEdition) -> st.SearchStrategy[list[str]]:
    """Three tiles at most, at most two of them Bisontes."""
    tiles = st.sampled_from(edition.stands_for)
    few, fewer = st.lists(tiles, max_size=3), st.lists(tiles, max_size=2)
    return st.one_of(few, fewer.map(lambda rack: [BISONTE, *rack]), st.just([BISONTE] * 2))


@pytest.mark.parametrize("edition", [SPANISH, ENGLISH], ids=lambda edition: edition.language)
@settings(deadline=None, max_examples=25)
@given(data=st.data(), split=st.booleans())
def test_it_finds_what_trying_everything_finds(edition: BisonteEdition, data: st.DataObject, split: bool) -> None:
    words = data.draw(words_of(edition))
    known = lexicon(" ".join(words), edition.language)
    tiles = st.builds(Placed, st.sampled_from(edition.stands_for), st.booleans())
    board = data.draw(st.dictionaries(st.integers(0, 24), tiles, max_size=8))
    rack = data.draw(racks_of(edition))
    allowed = known.allowed(POLICY)
    every = list(plays(edition, known, allowed, board, rack, split_digraphs=split))
    assert Counter(every) == Counter(Naive(edition, board, words, split=split).plays(rack))
    assert can_play(edition, known, allowed, board, rack, split_digraphs=split) == bool(every)


@pytest.mark.parametrize("edition", [SPANISH, ENGLISH], ids=lambda edition: edition.language)
@settings(deadline=None, max_examples=25)
@given(data=st.data(), split=st.booleans())
def test_words_of_a_table_are_found_and_left_out_as_if_they_had_an_index_of_their_own(
    edition: BisonteEdition, data: st.DataObject, split: bool
) -> None:
    """BIS-11, BIS-22: all plays, the best ones, and whether there is any."""
    words = sorted(data.draw(words_of(edition)))
    names = words[::4]
    kinds = {word: Category.PROPER_NAME if word in names else Category.COMMON for word in words}
    known = Lexicon.from_entries(
        edition.language, [Entry(word, frozenset({kind}), word) for word, kind in kinds.items()]
    )
    house = HouseWords(
        frozenset(data.draw(st.lists(st.sampled_from(words), max_size=9))),
        frozenset(data.draw(st.lists(st.sampled_from(words), max_size=9))),
    )
    tiles = st.builds(Placed, st.sampled_from(edition.stands_for), st.booleans())
    asked = (data.draw(st.dictionaries(st.integers(0, 24), tiles, max_size=8)), data.draw(racks_of(edition)))
    own = known.with_house(known.allowed(POLICY), house, POLICY.folding).bits
    alike = bytes(own)
    assert type(alike) is bytes
    every = list(plays(edition, known, own, *asked, split_digraphs=split))
    assert every == list(plays(edition, known, alike, *asked, split_digraphs=split))
    assert can_play(edition, known, own, *asked, split_digraphs=split) == bool(every)
    best = [best_plays(edition, known, each, *asked, split_digraphs=split, count=5) for each in (own, alike)]
    assert best[0] == best[1]


def test_searches_of_one_table_evict_no_search_that_others_share() -> None:
    words = "casa cosa rosa rasa sara osar caos asco saco roca arco cora raso aros"
    known = lexicon(words)
    shared = table_of(SPANISH, known, known.allowed(POLICY), split_digraphs=False)
    for pair in combinations(words.split(), 2):
        own = known.with_house(known.allowed(POLICY), HouseWords(refused=frozenset(pair)), POLICY.folding)
        table_of(SPANISH, known, own.bits, split_digraphs=False)
    assert table_of(SPANISH, known, known.allowed(POLICY), split_digraphs=False) is shared


def test_BIS_1_the_first_play_covers_the_centre_and_counts_double() -> None:
    across = {"11R 12A": 2 * (3 + 1), "12R 13A": 2 * (1 + 3)}
    assert found("ra", "R A") == across | {"7R 12A": 2 * (3 + 1), "12R 17A": 2 * (1 + 3)}


def test_BIS_1_a_digraph_alone_is_no_first_play() -> None:
    assert found("che rr", "CH RR") == {}


def test_BIS_2_later_plays_touch_what_is_there_and_leave_no_gap() -> None:
    assert found("ra cara", "C A", {12: "R"}) == {"13A": 1 + 3, "17A": 1 + 3}
    assert "11C 13R 14A" in found("cara", "C R A", {12: "A"})


def test_BIS_3_every_run_across_must_be_a_word_too() -> None:
    board = {10: "A", 11: "R", 12: "E"}
    assert "15A 16C" not in found("ac aa", "A C", board)
    assert "15A 16C" not in found("ac rc", "A C", board)
    assert "15A 16C" not in found("aa rc", "A C", board)
    assert "15A 16C" in found("ac aa rc", "A C", board)


def test_BIS_6_a_bisonte_can_be_any_tile_of_the_list() -> None:
    everything = "cara cacha caña carra caca caka"
    assert set(found(everything, "*", {10: "C", 11: "A", 13: "A"})) == {"12c", "12ch", "12ñ", "12r", "12rr"}


def test_BIS_6_of_a_bisonte_it_is_said_what_it_stands_for_when_it_is_laid() -> None:
    asked = play_of([(112, Placed("CH")), (113, Placed("A", bisonte=True))])
    assert asked == Play((Placement(112, "CH"), Placement(113, BISONTE, "A")))


def test_BIS_6_a_bisonte_and_the_tile_itself_are_two_plays() -> None:
    points = found("cra", "A *", {11: "C", 12: "R"})
    assert (points["13A"], points["13a"]) == (3 + 1 + 3, 3 + 1)


def test_BIS_8_two_tiles_never_spell_a_digraph_that_has_a_tile() -> None:
    assert found("hacha", "A", {10: "H", 11: "A", 12: "C", 13: "H"}) == {}
    assert set(found("hacha", "A", {10: "H", 11: "A", 12: "CH"})) == {"13A"}
    assert set(found("hacha", "A", {10: "H", 11: "A", 12: "C", 13: "H"}, split_digraphs=True)) == {"14A"}


def test_BIS_8_unless_said_otherwise_nobody_can_play_a_split_digraph() -> None:
    known, board = lexicon("hacha"), {place: Placed(tile) for place, tile in enumerate("HACH", 10)}
    assert not can_play(SPANISH, known, known.allowed(POLICY), board, ["A"])
    assert can_play(SPANISH, known, known.allowed(POLICY), board, ["A"], split_digraphs=True)


def test_BIS_8_where_the_box_has_no_such_tile_two_tiles_spell_it() -> None:
    assert set(found("each", "H", {10: "E", 11: "A", 12: "C"}, edition=ENGLISH)) == {"13H"}


def test_BIS_18_premiums_count_under_new_tiles_and_in_both_words() -> None:
    points = found("ar ra era", "R", {11: "E", 13: "A", 17: "A"})
    assert points["12R"] == (1 + 1 + 1) + (1 + 1)
    assert found("ca", "C", {7: "A", 11: "A"})["6C"] == 2 * (3 + 1) + 2 * (3 + 1)
    assert found("ca", "C", {8: "A", 12: "A"})["7C"] == (3 * 3 + 1) + (3 * 3 + 1)


def test_BIS_19_a_bisonte_on_a_red_square_trebles_the_word() -> None:
    assert found("cache", "*", {1: "A", 2: "CH", 3: "E"})["0c"] == 3 * (1 + 5 + 1)


@pytest.mark.parametrize(("tiles", "bonus"), [("A R E C A R", 0), ("A R E C A R A", 50), ("A R E C A R A R", 0)])
def test_BIS_20_seven_tiles_earn_fifty_points(tiles: str, bonus: int) -> None:
    box = msgspec.structs.replace(SPANISH, layout=LONG, rack=8)
    word = tiles.replace(" ", "").lower()
    value = sum({"A": 1, "R": 1, "E": 1, "C": 3}[tile] for tile in tiles.split())
    assert set(found(word, tiles, edition=box).values()) == {2 * value + bonus}


def test_BIS_22_nobody_can_play_where_no_tile_fits() -> None:
    known = lexicon("ra")
    board = {12: Placed("R"), 13: Placed("A")}
    assert not can_play(SPANISH, known, known.allowed(POLICY), board, ["E", "H"])
    assert can_play(SPANISH, known, known.allowed(POLICY), board, ["E", "R"])
    assert not can_play(SPANISH, known, known.allowed(POLICY), board, [])


def test_a_word_that_the_policy_refuses_is_not_found() -> None:
    known = Lexicon.from_entries("es", [Entry("ra", frozenset({Category.ACRONYM}), "ra")])
    assert not can_play(SPANISH, known, known.allowed(POLICY), {}, ["R", "A"])


def test_thrift_lays_a_bisonte_only_for_what_the_rack_has_not() -> None:
    known = lexicon("cara")
    board = {10: Placed("C"), 11: Placed("A")}
    asked = (SPANISH, known, known.allowed(POLICY), board, ["R", BISONTE])
    assert [written(play) for play in plays(*asked)] == ["12R 13a"]
    asked = (SPANISH, known, known.allowed(POLICY), board, ["R", "A", BISONTE])
    assert [written(play) for play in plays(*asked)] == ["6c 16R 21A", "12R 13A", "12R 13a", "12r 13A"]
    assert [written(play) for play in plays(*asked, thrifty=True)] == ["6c 16R 21A", "12R 13A"]


def test_the_same_question_has_the_same_answer_in_the_same_order() -> None:
    words, board = "ra ar era cara arca carea", {12: "A"}
    assert list(found(words, "C A R *", board)) == list(found(words, "* R A C", board))


def test_the_best_plays_come_first_and_ties_by_their_squares() -> None:
    known = lexicon("ra ar era cara arca carea")
    asked = (SPANISH, known, known.allowed(POLICY), {12: Placed("A")}, ["C", "A", "R", BISONTE])
    every = list(plays(*asked))
    assert best_plays(*asked, count=1000) == sorted(every, key=lambda play: -play.points)
    assert best_plays(*asked, count=2) == best_plays(*asked, count=1000)[:2]


def test_what_is_left_is_weighed_as_the_box_sorts_it() -> None:
    known = lexicon("ra ar era")
    seen = []

    def leave(tiles: tuple[str, ...]) -> int:
        seen.append(tiles)
        return 90_000 if tiles == ("A", "CH", BISONTE) else 0

    board = {12: Placed("A")}
    asked = (SPANISH, known, known.allowed(POLICY), board, ["R", BISONTE, "CH", "A"])
    best = best_plays(*asked, count=1, leave=leave)[0]
    assert {placed for _, placed in best.placements} == {Placed("R")}
    assert best.worth == 1000 * best.points + 90_000
    assert len(seen) == len(set(seen)) == 2**4
    assert ("A", "CH", "R", BISONTE) in seen
