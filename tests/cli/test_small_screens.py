"""On a screen of 50 columns and 24 lines the whole board can be seen while a move is typed."""

import pytest

from tests.cli.buffet.box import TRACED, play
from tests.cli.desk import Desk

LINES = 24
COLUMNS = 50


def seen(output: str, header: str, question: str) -> list[str]:
    """What is on the screen from the letters of the columns to the last time that something is asked."""
    lines = output.splitlines()
    end = max(number for number, line in enumerate(lines) if line.lstrip("●★ ").startswith(question))
    start = max(number for number, line in enumerate(lines[:end]) if line.strip().startswith(header))
    return lines[start : end + 1]


@pytest.mark.parametrize(
    ("language", "question", "announced"),
    [("es", "Traza tu palabra", "OCHO, 4 letras"), ("en", "Trace your word", "SHOES, 5 letters")],
)
def test_who_traces_a_word_sees_the_whole_buffet(desk: Desk, language: str, question: str, announced: str) -> None:
    """BUF-S1: fifteen rows."""
    typed = ["", TRACED[language][0][0], "q"]
    output = play(desk, language, typed=typed, columns=COLUMNS).output
    for shown in (seen(output, "A B C D E", question), seen(output, "A B C D E", announced)):
        assert len(shown) <= LINES
        assert any(line.startswith("15 ") for line in shown)
        assert max(map(len, shown)) <= COLUMNS


@pytest.mark.parametrize(("language", "question"), [("es", "Ana, tu jugada"), ("en", "Ana, your play")])
def test_who_lays_tiles_sees_the_whole_board_and_the_rack(desk: Desk, language: str, question: str) -> None:
    """BIS-C2: fifteen rows."""
    arguments = ("play", "bisonte", "--piped", "--lang", language, "--names", "Ana", "--against", "club")
    output = desk.run(*arguments, "--seed", "4", "--pace", "instant", typed=["q"], columns=COLUMNS).output
    shown = seen(output, "A  B  C", question)
    assert len(shown) <= LINES
    assert any(line.startswith("15 ") for line in shown)
    assert max(map(len, shown)) <= COLUMNS


@pytest.mark.parametrize(("language", "meaning"), [("es", "el centro"), ("en", "the centre")])
def test_what_signs_mean_is_told_where_the_table_is_asked_for(desk: Desk, language: str, meaning: str) -> None:
    arguments = ("play", "bisonte", "--piped", "--lang", language, "--names", "Ana,Beto", "--seed", "4")
    assert desk.run(*arguments, typed=["", "=", "q"], columns=COLUMNS).output.count(meaning) == 1
    assert desk.run(*arguments, typed=["", "q"], columns=COLUMNS).output.count(meaning) == 0
    assert desk.run(*arguments, typed=["", "q"]).output.count(meaning) == 1, "beside the board there is room"
