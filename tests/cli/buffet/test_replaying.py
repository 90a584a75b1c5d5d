"""Looking back on a match of Word Buffet, and playing one by a file with a clock."""

from pathlib import Path

import pytest

from tests.cli.buffet.box import play, whole_match, write_box
from tests.cli.desk import Desk


@pytest.fixture
def finished(desk: Desk) -> Path:
    """A match of two played to its end."""
    file = desk.folder / "finished.match"
    play(desk, "en", "--save", str(file), typed=whole_match("en"))
    return file


def test_a_replay_shows_the_board_of_every_search(desk: Desk, finished: Path) -> None:
    """TAB-8."""
    output = desk.run("replay", str(finished)).output
    assert output.startswith("Word Buffet · desk-en · ● Ana, ★ Beto · finished\n")
    assert output.count(" 1  │") == 8, "at the beginning and the end of both rounds, and with every word"
    assert output.count("1S 2H 3O 4E 5S") == 1
    assert output.count("5S 4E 3O 2H 1S") == 1
    assert output.count("  ✓ SHOES is a word: shoes.") == 4
    assert "this was the last round. BUF-27" in output
    assert max(map(len, output.splitlines())) <= 80


def test_a_seat_sees_its_own_paths_before_they_are_checked(desk: Desk, finished: Path) -> None:
    """TAB-2, BUF-7."""
    asked: tuple[list[str], ...] = ([], ["--seat", "1"], ["--seat", "2"], ["--open"])
    first = [desk.run("replay", str(finished), *each).output.partition("BUF-13")[0] for each in asked]
    seen = [("F1 G1 H1 I1 J1" in output, "J15 I15 H15 G15 F15" in output) for output in first]
    assert seen == [(False, False), (True, False), (False, True), (True, True)]


def test_a_replay_speaks_spanish_too(desk: Desk, finished: Path) -> None:
    output = desk.run("replay", str(finished), "--ui", "es").output
    assert "● Ana  5 letras anunciadas. BUF-7" in output
    assert "✓ SHOES es palabra: shoes. BUF-15" in output
    assert "● Ana ★ Beto: " in output, "the victory is shared"


def test_a_match_that_is_over_proves_its_chance(desk: Desk, finished: Path) -> None:
    result = desk.run("verify", str(finished), "--ui", "en")
    assert (result.exit_code, "Chance was fair" in result.output) == (0, True)


def by_script(desk: Desk, lines: list[str], *arguments: str) -> str:
    file = desk.folder / "moves.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    box = ("--lang", "en", "--edition", write_box(desk, "en"), "--names", "Ana,Beto", "--seed", "1")
    clock = ("--option", "clock=true", "--actions", str(file))
    result = desk.run("play", "buffet", *box, *clock, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_hourglass_and_chance_are_told(desk: Desk) -> None:
    """BUF-9, BUF-10, BUF-33."""
    moves = [
        '{"tick": 3001}',
        '{"at": 5000, "seat": 1, "action": {"type": "announce", "path": [5, 6, 7, 8, 9]}}',
        '{"tick": 40000}',
        '{"tick": 80000}',
    ]
    output = by_script(desk, moves)
    assert "● Ana  5 letters announced. BUF-7\nThe hourglass is turned: 30 seconds for all others. BUF-9" in output
    assert "Time is over." in output
    assert "★ Beto  time is over: by chance an ant on " in output
    assert output.count("Time is over.") == 1, "chance says it already"


def test_a_word_that_is_not_said_in_time_is_told(desk: Desk) -> None:
    """BUF-33."""
    moves = [
        '{"tick": 3001}',
        '{"at": 5000, "seat": 1, "action": {"type": "call", "letters": 5}}',
        '{"at": 5000, "seat": 2, "action": {"type": "give-up"}}',
        '{"tick": 40000}',
    ]
    output = by_script(desk, moves, "--option", "call_first=true")
    assert "● Ana  ✗ No word is said: to row 1. BUF-33" in output


def test_a_round_in_which_nobody_places_an_ant_is_told_to_be_the_last(desk: Desk) -> None:
    """BUF-22, BUF-27."""
    output = play(desk, "en", typed=whole_match("en")).output
    assert "Nobody has placed an ant" not in output
    assert "A special ant is on the board: this was the last round. BUF-27" in output
