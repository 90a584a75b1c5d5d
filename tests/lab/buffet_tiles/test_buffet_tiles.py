"""The lab of letter tiles: walking, the search for tiles, and figures on random boards."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.editions.buffet import load_buffet
from sobremesa.games.buffet.board import CELLS, SIDE, Board, Side, front
from sobremesa.games.buffet.edition import FOOD, BuffetEdition, Tile, problems
from sobremesa.games.buffet.ground import Ground
from sobremesa.games.buffet.search import named, words_on
from sobremesa.games.buffet.words import POLICY
from sobremesa.lab.buffet_tiles.__main__ import main
from sobremesa.lab.buffet_tiles.boards import COUNTED, Figures, Nest, measure, random_boards
from sobremesa.lab.buffet_tiles.design import RICH, SIDES, Designer, Quality, design, quality
from sobremesa.lab.buffet_tiles.known import all_words, known_words, tree_of
from sobremesa.lab.buffet_tiles.letters import (
    FOODS,
    LETTERS,
    PINNED,
    SPANISH,
    VOWELS,
    deal,
    letters_of,
    shuffled,
)
from sobremesa.lab.buffet_tiles.report import edition_text, figures_table, letters_line
from sobremesa.lab.buffet_tiles.walking import walk
from sobremesa.lexicon import Category, Entry
from sobremesa.lexicon.lexicon import Lexicon

WORDS = ["CASA", "CASAS", "MESA", "MESAS", "ROSA", "SOLA", "TIRA", "TIRAR", "COLOR", "RATA", "MORIR", "PIEL", "SHOW"]
TREE = tree_of(WORDS)
LENGTHS = [len(word) for word in WORDS]


def test_a_walk_finds_a_word_from_each_of_its_starts_and_the_cells_on_it() -> None:
    """BUF-3, BUF-4: CASA starts on both C, SACA on the S; ASAS would use it twice."""
    walked = walk("CAXASXCXX", 3, range(9), tree_of(["CASA", "SACA", "ASAS"]))
    assert walked.starts == {0: 1 << 0 | 1 << 6, 1: 1 << 4}
    assert walked.covered == 0b0_0101_1011
    assert walk("CAXASXCXX", 3, [6], tree_of(["CASA", "SACA"])).starts == {0: 1 << 6}
    assert walk("CAX*SXCXX", 3, range(9), tree_of(["CASA"])).starts == {}


COMMON = frozenset({Category.COMMON})
LEXICON = Lexicon.from_entries("es", [Entry(word.lower(), COMMON) for word in WORDS])


@given(st.lists(st.sampled_from("CASSAMERTIO*"), min_size=CELLS, max_size=CELLS))
@settings(max_examples=15)
def test_a_walk_finds_what_the_search_of_the_game_finds(cells: list[str]) -> None:
    """BUF-5: the quick walk of the lab counts the same words in front of a nest."""
    board = Board("".join(cells))
    ground = Ground(board, {}, 1, (Side.NORTH, Side.SOUTH))
    searched = named(words_on(ground, 0, LEXICON, LEXICON.allowed(POLICY), shortest=4), LEXICON)
    walked = walk(board.letters, SIDE, front(Side.NORTH), TREE)
    assert sorted(WORDS[number] for number in walked.starts) == sorted(found.word for found in searched)


def test_known_words_are_of_four_to_seven_letters_and_met_often_enough() -> None:
    """BUF-24: in capitals, with Ñ, without accents."""
    written = ["piña", "ratón", "sol", "caballero", "alimaña", "caballos", "xenón", "mesas"]
    often = dict.fromkeys(written, 4.0) | {"xenón": 2.0, "mesas": 2.4}
    lexicon = Lexicon.from_entries("es", [Entry(word, COMMON) for word in written], frequencies=often)
    assert known_words(lexicon) == ["ALIMAÑA", "PIÑA", "RATON"]
    assert all_words(lexicon) == ["ALIMAÑA", "MESAS", "PIÑA", "RATON", "XENON"]


def test_a_side_is_as_rich_as_the_words_that_start_on_it() -> None:
    """BUF-S3: a corner stands on two sides."""
    tile = "CASAS" + "X*XXX" + "XXXXX" + "XXXXX" + "XXXXX"
    found = quality(tile, TREE, LENGTHS)
    assert list(found.sides) == [2.25, 0, 0, 2.25]
    assert found.dead == 24 - 5
    assert found.dead_cells == (5, *range(7, 25))
    assert [bin(side).count("1") for side in SIDES] == [5, 5, 5, 5]
    assert found.score == pytest.approx(-2 * (RICH / 3.25) ** 4 - 2 * RICH**4 - 19 * 0.5)


def test_a_poor_side_costs_more_than_a_rich_one_gains() -> None:
    even, uneven = Quality((100, 100, 100, 100), ()), Quality((40, 160, 100, 100), ())
    assert even.score > uneven.score
    assert Quality(even.sides, (0, 7, 24)).score == pytest.approx(even.score - 3 * 0.5)
    assert even.score == pytest.approx(-4 * 1.5**4, rel=0.05)


def test_letters_are_dealt_out_whole_and_vowels_evenly() -> None:
    """BUF-C1, BUF-C2"""
    tiles = deal("es", SPANISH, Random(3))
    assert sum(SPANISH.values()) == LETTERS == 288
    assert Counter("".join(map("".join, tiles))) == Counter(SPANISH) + Counter({FOOD: 12})
    assert [tile.index(FOOD) for tile in tiles] == list(FOODS)
    assert {sum(cell in VOWELS for cell in tile) for tile in tiles} == {10, 11}
    place, pinned = PINNED["es"]
    assert {cell: tiles[place][cell] for cell in pinned} == pinned


def test_english_letters_follow_the_words_and_none_is_missing() -> None:
    letters = letters_of("en", ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "EEEE", "TTTTTTTT"])
    assert sum(letters.values()) == 288
    assert sum(letters[vowel] for vowel in VOWELS) == 108
    assert set(letters) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert (letters["E"], letters["A"], letters["T"], letters["S"]) == (60, 12, 60, 6)


def test_a_small_search_makes_tiles_richer_and_the_same_seed_makes_the_same() -> None:
    """BUF-C1, BUF-C2: sound tiles of the same letters; what is pinned stays."""
    before = design("es", SPANISH, WORDS, TREE, seed=5, moves=0)
    after = design("es", SPANISH, WORDS, TREE, seed=5, moves=300)
    assert after == design("es", SPANISH, WORDS, TREE, seed=5, moves=300)
    assert after != design("es", SPANISH, WORDS, TREE, seed=6, moves=300)
    assert problems(BuffetEdition("test", "es", after)) == ()
    assert letters_line(after) == letters_line(before)
    assert [vowels(tile) for tile in after] == [vowels(tile) for tile in before]
    assert total(after) > total(before)
    assert after[1].rows[3][:2] + after[1].rows[4][:2] == "SOHW"


def vowels(tile: Tile) -> int:
    return sum(cell in VOWELS for cell in "".join(tile.rows))


def total(tiles: tuple[Tile, ...]) -> float:
    return sum(quality("".join(tile.rows), TREE, LENGTHS).score for tile in tiles)


def test_a_designer_keeps_count_of_its_score() -> None:
    designer = Designer("es", SPANISH, lambda cells: quality(cells, TREE, LENGTHS), 7)
    designer.improve(200)
    assert designer.score == pytest.approx(total(designer.named()))


def dead_unless_it_is_an_a(cell: int) -> Callable[[list[str]], Quality]:
    return lambda cells: Quality((100, 100, 100, 100), () if cells[cell] == "A" else (cell,))


def test_mending_swaps_dead_letters_until_there_is_none() -> None:
    """BUF-C1, BUF-C2: the letters of all tiles and the vowels of each stay the same."""
    designer = Designer("es", SPANISH, dead_unless_it_is_an_a(0), 2)
    before = designer.named()
    assert designer.dead > 6
    designer.mend()
    assert designer.dead == 0
    assert all(cells[0] == "A" for cells in designer.tiles)
    assert letters_line(designer.named()) == letters_line(before)
    assert [vowels(tile) for tile in designer.named()] == [vowels(tile) for tile in before]


def test_mending_ends_where_no_swap_helps() -> None:
    """The S of SHOW stays where it is."""
    designer = Designer("es", SPANISH, dead_unless_it_is_an_a(15), 2)
    designer.mend()
    assert designer.dead == 1
    assert designer.tiles[1][15] == "S"


def test_shuffled_tiles_have_the_same_letters_and_food_each() -> None:
    box = load_buffet("es")
    mixed = shuffled(box.tiles, Random(1))
    assert mixed != box.tiles
    for one, other in zip(box.tiles, mixed, strict=True):
        assert one.id == other.id
        assert sorted("".join(one.rows)) == sorted("".join(other.rows))
        assert "".join(one.rows).index(FOOD) == "".join(other.rows).index(FOOD)


def test_random_boards_are_the_same_for_a_seed_and_have_nine_different_tiles() -> None:
    """BUF-S1"""
    tiles = load_buffet("es").tiles
    boards = list(random_boards(tiles, 5, 1))
    assert boards == list(random_boards(tiles, 5, 1))
    assert boards != list(random_boards(tiles, 5, 2))
    assert all(len(set(laid.tiles)) == 9 and len(laid.board.foods) == 9 for laid in boards)


def nest(tile: str, *counts: int) -> Nest:
    return Nest(tile, dict(zip(COUNTED, counts, strict=True)))


FIGURES = Figures((nest("2", 4, 3, 2, 1), nest("10", 8, 6, 4, 2), nest("2", 6, 0, 0, 0)), 0.125)


def test_figures_are_medians_leasts_and_means_by_tile() -> None:
    assert (FIGURES.median_of(4), FIGURES.least_of(4), FIGURES.median_of(5), FIGURES.least_of(5)) == (6, 4, 3, 0)
    assert FIGURES.least == 6
    assert list(FIGURES.by_tile().items()) == [("2", 8), ("10", 20)]
    assert FIGURES.spread == 2.5
    assert list(figures_table({"mine": FIGURES}))[1] == "| mine | 6 (4) | 3 (0) | 2 (0) | 1 (0) | 6 | 12.50% | 2.50 |"


def test_measuring_counts_four_nests_a_board_and_dead_cells() -> None:
    """BUF-S3"""
    tile = Tile("t", ("CASAX", "X*XXX", "XXXXX", "XXXXX", "XXXXX"))
    found = measure(random_boards([tile] * 9, 3, 1), ["CASA"], tree_of(["CASA"]))
    assert len(found.nests) == 12
    assert {each.tile for each in found.nests} == {"t"}
    assert 0.75 < found.dead <= 20 / 24
    assert {each.words[5] for each in found.nests} == {0}
    assert {each.words[4] for each in found.nests} <= {0, 1}


def test_a_written_edition_is_read_again(tmp_path: Path) -> None:
    box = load_buffet("en")
    file = tmp_path / "own.toml"
    file.write_text(edition_text(box, ["Mine."]), encoding="utf-8")
    assert load_buffet(file) == box
    assert file.read_text(encoding="utf-8").startswith("# Mine.\n\nid = ")


def test_the_lab_shows_figures_and_writes_a_box(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    made = CliRunner().invoke(main, ["design", "en", str(file), "--moves", "30"], catch_exceptions=False)
    assert made.exit_code == 0
    assert load_buffet(file).id == "buffet-en"
    shown = CliRunner().invoke(
        main, ["--edition", str(file), "--boards", "2", "--seed", "4", "--all-words"], catch_exceptions=False
    )
    assert "2 boards of seed 4" in shown.output
    assert "| designed |" in shown.output
    assert "| shuffled |" in shown.output


PROMISES = [("es", (32, 42, 38, 26), 90), ("en", (29, 27, 22, 11), 55)]


@pytest.mark.parametrize(("language", "medians", "least"), PROMISES)
def test_the_shipped_tiles_keep_their_promises_on_a_few_boards(
    language: str, medians: tuple[int, ...], least: int
) -> None:
    """BUF-C2: rich in words from every nest, and every letter of every tile on some word of four or more by itself."""
    box = load_buffet(language)
    words = known_words(Lexicon.load(language))
    tree = tree_of(words)
    found = measure(random_boards(box.tiles, 12, 99), words, tree)
    assert all(found.median_of(length) >= count for length, count in zip(COUNTED, medians, strict=True))
    assert found.least >= least
    assert found.dead == 0
    for tile in box.tiles:
        assert quality("".join(tile.rows), tree, [len(word) for word in words]).dead == 0


def test_show_can_be_played_wherever_its_tile_lies() -> None:
    """BUF-24: loanwords in use are fine."""
    tiles = [tile for tile in load_buffet("es").tiles if "W" in "".join(tile.rows)]
    assert len(tiles) == 1
    assert walk("".join(tiles[0].rows), 5, range(25), tree_of(["SHOW"])).starts
