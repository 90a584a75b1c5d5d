"""Words that a player could announce on a board (BUF-2 to BUF-6)."""

from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.games.buffet.board import CELLS, SIDE, Board, neighbours, nest_sides
from sobremesa.games.buffet.ground import Ant, Ground, check_path
from sobremesa.games.buffet.search import LEAST_LETTERS, Found, named, paths_of, words_on
from sobremesa.games.buffet.words import POLICY
from sobremesa.lexicon import Category, Entry
from sobremesa.lexicon.lexicon import Lexicon

WORDS = ("mar", "mara", "rama", "ramo", "arma", "amor", "maña", "mana")
LEXICON = Lexicon.from_entries("es", [Entry(word, frozenset({Category.COMMON})) for word in WORDS])


def board_of(*rows: str) -> Board:
    """A board with these rows from the cell 5 on, in front of the northern nest; else Z everywhere."""
    letters = ["Z"] * CELLS
    for row, text in enumerate(rows):
        letters[row * SIDE + 5 : row * SIDE + 5 + len(text)] = text
    return Board("".join(letters))


def ground_of(board: Board, ants: dict[int, Ant] | None = None) -> Ground:
    """The second round, with these ants and the nests of two players: the first seat's lies in the north."""
    return Ground(board, ants or {}, 2, nest_sides(2))


def found(
    board: Board,
    ants: dict[int, Ant] | None = None,
    *,
    seat: int = 0,
    lexicon: Lexicon = LEXICON,
    allowed: bytes | None = None,
    **asked: Any,
) -> list[Found]:
    """What a seat finds, the first if nothing else is said."""
    known = lexicon.allowed(POLICY) if allowed is None else allowed
    return named(words_on(ground_of(board, ants), seat, lexicon, known, **asked), lexicon)


def words(board: Board, **asked: Any) -> list[str]:
    return [each.word for each in found(board, **asked)]


def test_words_start_in_front_of_ones_own_nest() -> None:
    """BUF-5"""
    assert found(board_of("ZZZ", "MAR")) == []
    board = board_of("MZZ", "ZAR")
    assert found(board) == [Found("MAR", (5, 21, 22))]
    assert found(board, seat=1) == []


def test_later_words_may_start_next_to_an_old_ant_of_ones_own() -> None:
    """BUF-6: orthogonally or diagonally; not next to a rival's, nor to one of this round."""
    board = board_of("ZZZ", "ZMAR")
    assert found(board, {5: Ant(0, 1)}) == [Found("MAR", (21, 22, 23))]
    assert found(board, {5: Ant(1, 1)}) == []
    assert found(board, {5: Ant(0, 2)}) == []
    assert found(board_of("ZZZ", "ZZMAR"), {5: Ant(0, 1)}) == []


def test_no_letter_lies_on_an_old_ant_or_a_food() -> None:
    """BUF-2: an ant of this round covers nothing while one searches."""
    board = board_of("MAR")
    assert found(board) == [Found("MAR", (5, 6, 7))]
    assert found(board, {6: Ant(1, 1)}) == []
    assert found(board, {5: Ant(0, 1)}) == []
    assert found(board, {6: Ant(1, 2)}) == [Found("MAR", (5, 6, 7))]
    assert found(board_of("M*R")) == []


def test_each_letter_is_next_to_the_one_before_and_no_cell_serves_twice() -> None:
    """BUF-3, BUF-4: RAMA would need a second A."""
    assert found(board_of("RAM")) == [Found("MAR", (7, 6, 5))]
    assert Found("RAMA", (5, 6, 7, 22)) in found(board_of("RAM", "ZZA"))
    assert found(board_of("RAZM", "ZZZA")) == []


def test_enye_is_a_letter_of_its_own() -> None:
    """BUF-24"""
    assert found(board_of("MAÑA")) == [Found("MAÑA", (5, 6, 7, 8))]
    assert found(board_of("MANA")) == [Found("MANA", (5, 6, 7, 8))]


def test_words_come_by_the_alphabet_within_their_lengths() -> None:
    """BUF-12: the table says how long the shortest may be."""
    board = board_of("MARA")
    assert words(board) == ["MAR", "MARA"]
    assert words(board, shortest=4) == ["MARA"]
    assert words(board, longest=3) == ["MAR"]


def test_weights_choose_among_the_paths_of_a_word() -> None:
    """BUF-3: without weights the path with the lowest cells."""
    board = board_of("MAR", "ZAZ")
    assert Found("MAR", (5, 6, 7)) in found(board)
    weights = [0] * CELLS
    weights[21] = 1
    assert Found("MAR", (5, 21, 7), 1) in found(board, weights=weights)


def test_the_best_words_come_heaviest_first() -> None:
    """BUF-3: by the weight of the path, then by the alphabet."""
    board, weights = board_of("MARA"), [0] * CELLS
    weights[8] = 2
    assert found(board, weights=weights, best=1) == [Found("MARA", (5, 6, 7, 8), 2)]
    assert words(board, best=9) == ["MAR", "MARA"]


def test_only_allowed_words_are_found() -> None:
    """BUF-24"""
    board = board_of("MAR")
    assert found(board, allowed=bytes(len(LEXICON.allowed(POLICY)))) == []
    assert found(board) == [Found("MAR", (5, 6, 7))]


def test_words_of_two_letters_are_found_unless_the_table_wants_three() -> None:
    """BUF-12: one letter is never enough."""
    assert LEAST_LETTERS == 2
    short = Lexicon.from_entries("es", [Entry("ya", frozenset({Category.COMMON}))])
    assert words(board_of("YA"), lexicon=short) == ["YA"]
    assert words(board_of("YA"), lexicon=short, shortest=3) == []


def test_a_board_with_letters_of_another_language_is_our_own_mistake() -> None:
    english = Lexicon.from_entries("en", [Entry("mar", frozenset({Category.COMMON}))])
    with pytest.raises(ValueError, match="has no letter 'ñ'"):
        found(board_of("MAÑA"), lexicon=english)


MARAMA = board_of("MARAM", "ARMAR", "MA*MA", "RAMRA")


def _allowed(ground: Ground, seat: int, path: tuple[int, ...]) -> bool:
    try:
        check_path(ground, seat, path, LEAST_LETTERS)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("word", ["MARA", "ARMA", "MAMA", "RAMA", "AMAR"])
def test_BUF_7_a_word_that_was_said_may_be_shown_on_each_path_that_the_rules_allow(word: str) -> None:
    """BUF-2 to BUF-6: the food, an old ant and a cell used twice are in the way, an ant of this round is not."""
    ground = ground_of(MARAMA, {21: Ant(0, 1), 22: Ant(1, 2), 52: Ant(1, 1)})
    tried: list[tuple[int, ...]] = [(cell,) for cell in range(CELLS)]
    for letter in word[1:]:
        tried = [(*path, cell) for path in tried for cell in neighbours(path[-1]) if MARAMA.letters[cell] == letter]
    expected = sorted(path for path in tried if ground.word(path) == word and _allowed(ground, 0, path))
    assert paths_of(ground, 0, word) == expected
    assert len(expected) > 5
    assert paths_of(ground, 0, word, most=3) == expected[:3]


def test_BUF_7_a_word_that_is_not_on_the_board_or_begins_elsewhere_cannot_be_shown() -> None:
    """BUF-6."""
    ground = Ground(MARAMA, {}, 1, nest_sides(2))
    assert paths_of(ground, 0, "MARA")
    for seat, word in ((1, "MARA"), (0, "MARE"), (0, "RZZR"), (0, "")):
        assert paths_of(ground, seat, word) == []


def test_a_word_of_one_letter_on_a_board_of_nothing_else_does_not_take_for_ever() -> None:
    ground = Ground(Board("A" * CELLS), {}, 1, nest_sides(2))
    found = paths_of(ground, 0, "A" * 40, most=5)
    assert len(found) == 5
    assert all(_allowed(ground, 0, path) for path in found)
    assert len(paths_of(ground, 0, "A" * 12)) == 200
