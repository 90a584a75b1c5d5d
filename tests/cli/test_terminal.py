"""The program in a real terminal, driven key by key."""

import os
import re
import sys
from collections.abc import Iterator
from typing import Any

import pexpect
import pytest

from tests.cli.desk import Desk

PROGRAM = ["-c", "from sobremesa.cli import main; main()"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
MOVES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# From Python 3.12 on a fork beside threads warns; the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, desk: Desk, *arguments: str, lines: int, columns: int, **environment: str) -> None:
        surroundings = desk.environment() | environment
        # A real terminal knows its own size.
        del surroundings["COLUMNS"], surroundings["LINES"]
        self._child: Any = pexpect.spawn(
            sys.executable,
            [*PROGRAM, *arguments],
            dimensions=(lines, columns),
            env=surroundings,
            encoding="utf-8",
            codec_errors="replace",
            timeout=30,
        )
        self._child.delaybeforesend = None
        self.seen = ""

    def wait(self, text: str) -> None:
        """Read until the text is on the screen."""
        self._child.expect_exact(text)
        self.seen += self._child.before + self._child.after

    def type(self, *entries: str) -> None:
        """Answer the questions that come, one after another."""
        for entry in entries:
            self.wait("› ")
            # Only the end of colours may still follow a question.
            self._child.sendline(entry)

    def send_bytes(self, entry: bytes) -> None:
        """Answer the next question with bytes that may be no text."""
        self.wait("› ")
        os.write(self._child.fileno(), entry)

    def interrupt(self) -> None:
        """Ctrl-C."""
        self._child.sendintr()

    def end_input(self) -> None:
        """Ctrl-D."""
        self._child.sendeof()

    def leave(self) -> int:
        """Read to the end; the exit code."""
        self._child.expect(pexpect.EOF)
        self.seen += self._child.before
        self._child.close()
        return int(self._child.exitstatus)

    def close(self) -> None:
        """Whatever still runs is ended."""
        self._child.close(force=True)

    @property
    def text(self) -> str:
        """What was shown, without colours and moves."""
        return MOVES.sub("", self.seen).replace("\r\n", "\n")


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    """Terminals that are closed after the test, however it ends."""
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def open_terminal(opened: list[Terminal], desk: Desk, *arguments: str, size: tuple[int, int], **more: str) -> Terminal:
    terminal = Terminal(desk, *arguments, lines=size[0], columns=size[1], **more)
    opened.append(terminal)
    return terminal


@pytest.mark.parametrize("size", [(40, 100), (24, 80)])
def test_a_whole_solo_match_is_played_in_colour(desk: Desk, opened: list[Terminal], size: tuple[int, int]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("es"), size=size)
    terminal.type(*["coches", "", "", "1"], *["coches", "", "", ""] * 7, "coches", "")
    assert terminal.leave() == 0
    assert "¡Le ganaste a Luis, 90 a 45!" in terminal.text
    assert COLOUR.search(terminal.seen)
    assert max(len(line.rstrip()) for line in terminal.text.splitlines()) <= size[1]


def test_a_secret_word_is_wiped_before_the_keyboard_is_passed(desk: Desk, opened: list[Terminal]) -> None:
    """GOL-2: the screen and what has scrolled off it are cleared."""
    arguments = ["play", "golf", *desk.box("en"), "--seats", "2", "--names", "Ana,Beto"]
    terminal = open_terminal(opened, desk, *arguments, size=(24, 80))
    terminal.type("", "echoes", "")
    terminal.wait("Pass the keyboard to ★ Beto")
    after_word = terminal.seen.rpartition("ECHOES")[2]
    assert "\x1b[2J" in after_word
    assert "\x1b[3J" in after_word
    terminal.type("", "cheese", "", "q")
    assert terminal.leave() == 0


def test_where_the_screen_cannot_be_cleared_a_secret_word_scrolls_far_away(desk: Desk, opened: list[Terminal]) -> None:
    """GOL-2."""
    arguments = ["play", "golf", *desk.box("en"), "--seats", "2", "--names", "Ana,Beto"]
    terminal = open_terminal(opened, desk, *arguments, size=(30, 80), TERM="dumb")
    terminal.type("", "echoes", "")
    terminal.wait("Pass the keyboard to ★ Beto")
    assert terminal.text.rpartition("ECHOES")[2].count("\n") >= 90
    terminal.type("q")
    assert terminal.leave() == 0


def test_no_colour_means_none(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("en"), size=(24, 80), NO_COLOR="1")
    terminal.type("echoes", "", "q")
    assert terminal.leave() == 0
    assert not re.search(r"\x1b\[[0-9;]*(3[0-9]|38|48|9[0-7])[;m]", terminal.seen)
    assert "ECHOES is a word" in terminal.text


def test_interrupting_leaves_with_a_word_about_going_on(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("es"), size=(24, 80))
    terminal.wait("Tu palabra")
    terminal.interrupt()
    assert terminal.leave() == 130
    assert "sobremesa play golf --resume last" in terminal.text
    assert "Traceback" not in terminal.text
    again = open_terminal(opened, desk, "play", "golf", "--resume", "last", size=(40, 80))
    again.wait("Hoyo 1 de 9")
    again.type("q")
    assert again.leave() == 0


def test_the_end_of_input_leaves_cleanly(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("en"), size=(24, 80))
    terminal.wait("Your word")
    terminal.end_input()
    assert terminal.leave() == 0
    assert "The match is kept." in terminal.text


def test_bytes_that_are_no_text_are_no_name(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("en"), "--seats", "2", size=(24, 80))
    terminal.send_bytes(b"\xff\xfe\n")
    terminal.type("Beto")
    terminal.wait("Pass the keyboard to ● Player 1")
    terminal.type("q")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.text


def test_who_leaves_before_the_match_has_begun_is_told_nothing_of_one(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("en"), "--seats", "2", size=(24, 80))
    terminal.wait("Who plays ●?")
    terminal.interrupt()
    assert terminal.leave() == 130
    assert "kept" not in terminal.text
    assert desk.matches == []


def test_arrow_keys_and_bytes_that_are_no_text_are_asked_again(desk: Desk, opened: list[Terminal]) -> None:
    terminal = open_terminal(opened, desk, "play", "golf", *desk.box("en"), size=(24, 80))
    terminal.type("\x1b[A\x1b[B", "a" * 3000)
    terminal.send_bytes(b"\xff\xfe\n")
    terminal.type("q")
    assert terminal.leave() == 0
    assert terminal.text.count("A word is made of letters alone. GOL-20") == 2
    assert "This card has room for 6 letters. GOL-6" in terminal.text
