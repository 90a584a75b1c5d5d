"""How the board, tiles, scores and turns are drawn; every sign can be told without colours."""

import pytest
from rich.console import Console, RenderableType

from sobremesa.cli.bisonte.board import draw_board, draw_tiles
from sobremesa.cli.bisonte.scores import by_words, word_scores
from sobremesa.cli.bisonte.side import time_said
from sobremesa.cli.bisonte.verdicts import verdict_said
from sobremesa.cli.saying import texts
from sobremesa.games.bisonte.edition import Placed
from sobremesa.games.bisonte.events import WordVerdict
from sobremesa.games.bisonte.placing import runs_of
from sobremesa.games.bisonte.scoring import score_of_play
from tests.games.bisonte.boxes import SIXTY_ONE, edition, plain

SPANISH = texts("es")
SMALL = plain(5, r1c1="T", r1c2="D", r2c1="t", r2c2="d")


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    """Lines without colours and without blanks at their ends."""
    console = Console(width=width, no_color=True, highlight=False, record=True)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_premiums_and_the_centre_are_signs() -> None:
    """BIS-C2."""
    assert drawn(draw_board(SMALL, {}, (), SPANISH)) == [
        "   A  B  C  D  E",
        " 1 3P 2P ·  ·  ·",
        " 2 3L 2L ·  ·  ·",
        " 3 ·  ·  *  ·  ·",
        " 4 ·  ·  ·  ·  ·",
        " 5 ·  ·  ·  ·  ·",
    ]
    assert drawn(draw_board(SMALL, {}, (), texts("en")))[1] == " 1 3W 2W ·  ·  ·"


def test_tiles_cover_premiums_bisontes_are_small_and_the_last_play_stands_in_brackets() -> None:
    board = {0: Placed("CH"), 1: Placed("A", bisonte=True), 12: Placed("RR", bisonte=True), 13: Placed("O")}
    lines = drawn(draw_board(SMALL, board, (12, 13), SPANISH))
    assert lines[1] == " 1 CH a  ·  ·  ·"
    assert lines[3] == " 3 ·  · [rr O ]·"


def test_brackets_reach_both_edges_and_empty_squares_have_none() -> None:
    board = {cell: Placed("A") for cell in (10, 14, 19)}
    lines = drawn(draw_board(SMALL, board, (10, 14, 19, 20), SPANISH))
    assert lines[3] == " 3[A ]·  *  · [A ]"
    assert lines[4] == " 4 ·  ·  ·  · [A ]"
    assert lines[5] == " 5 ·  ·  ·  ·  ·"


def test_the_widest_board_fits_eighty_columns() -> None:
    lines = drawn(draw_board(plain(21), {}, (), SPANISH))
    assert len(lines) == 22
    assert lines[0].endswith("U")
    assert max(map(len, lines)) <= 80


def test_a_rack_shows_values() -> None:
    """BIS-C1."""
    assert drawn(draw_tiles(("A", "CH", "Z", "*"), edition())) == [
        "╭───╮╭───╮╭───╮╭───╮",
        "│ A ││ CH││ Z ││ * │",
        "╰─1─╯╰─5─╯╰─10╯╰─0─╯",
    ]


def test_a_score_is_a_row_for_each_word() -> None:
    """BIS-16 to BIS-20: the letters with their values, premiums behind them, and the clauses."""
    box = edition(layout=SIXTY_ONE)
    laid = {7 * 15 + 3 + place: Placed(tile) for place, tile in enumerate("CASAS")}
    laid[7 * 15 + 5] = Placed("S", bisonte=True)
    score = score_of_play(box, laid, runs_of(box.layout, {}, laid), first=True)
    lines = drawn(by_words(score, SPANISH, "Puntos"))
    assert lines == ["CASAS   C3×2 A1 s0 A1 S1 · ×2  +18  BIS-1 BIS-16 BIS-17 BIS-19", "Puntos" + " " * 26 + "18"]


def test_the_same_word_twice_is_two_rows() -> None:
    """BIS-16."""
    box = edition()
    board = {100: Placed("O"), 102: Placed("O")}
    laid = {115: Placed("S"), 116: Placed("A"), 117: Placed("S")}
    score = score_of_play(box, laid, runs_of(box.layout, board, laid), first=False)
    assert [(scored.word, scored.points) for scored in word_scores(score)] == [("SAS", 3), ("OS", 2), ("OS", 2)]


def test_the_bonus_is_a_row_of_its_own() -> None:
    """BIS-20."""
    box = edition()
    laid = {109 + place: Placed("A") for place in range(7)}
    score = score_of_play(box, laid, runs_of(box.layout, {}, laid), first=True)
    assert [scored.points for scored in word_scores(score)] == [14, 50]
    bonus = " ".join(drawn(by_words(score, SPANISH, "Puntos"))[1].split())
    assert bonus == "siete fichas en una jugada +50 BIS-20"


@pytest.mark.parametrize(("milliseconds", "said"), [(1_500_000, "25:00"), (65_999, "1:05"), (0, "0:00")])
def test_clocks_are_minutes_and_seconds(milliseconds: int, said: str) -> None:
    """BIS-26."""
    assert time_said(milliseconds) == said


def test_a_split_digraph_is_told_with_its_clause() -> None:
    """BIS-8, BIS-13."""
    said = verdict_said(WordVerdict("CALLE", valid=False, reason="split-digraph"), SPANISH)
    assert said.plain == "✗ CALLE tiene un dígrafo en dos fichas, y esta caja trae una ficha para él. BIS-8"
    odd = verdict_said(WordVerdict("XX", valid=False, reason="no such reason"), SPANISH)
    assert odd.plain == "✗ XX no vale (no está en el diccionario)."
