"""The program in a real terminal, driven key by key."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pexpect
import pytest

from tests.cli.desk import Desk
from tests.patience import PATIENCE

PROGRAM = ["-c", "from sobremesa.cli import main; main()"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
MOVES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# From Python 3.12 on a fork beside threads warns; the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


def _heed_interrupts() -> None:
    """What runs in the background inherits that Ctrl-C is ignored; in a terminal it is not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


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
            timeout=PATIENCE,
            preexec_fn=_heed_interrupts,
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
        """Ctrl-C; once more where it came in the instant before the program began to read, which swallows it."""
        for _ in range(5):
            self._child.sendintr()
            if self._child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE / 6) == 0:
                self.seen += self._child.before
                return

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


@pytest.mark.parametrize("ending", ["q", "end of input", "interrupt"])
def test_who_leaves_takes_their_secrets_from_the_screen(desk: Desk, opened: list[Terminal], ending: str) -> None:
    """GOL-2: whoever comes back to the keyboard may be another."""
    arguments = ["play", "golf", *desk.box("en"), "--seats", "2", "--names", "Ana,Beto"]
    terminal = open_terminal(opened, desk, *arguments, size=(24, 80))
    terminal.type("", "echoes")
    terminal.wait("Hand in ECHOES")
    if ending == "q":
        terminal.type("q")
    elif ending == "interrupt":
        terminal.wait("› ")
        terminal.interrupt()
    else:
        terminal.wait("› ")
        terminal.end_input()
    assert terminal.leave() == (130 if ending == "interrupt" else 0)
    after_word = terminal.seen.rpartition("ECHOES")[2]
    assert "\x1b[3J" in after_word.partition("The match is kept.")[0]


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


def test_a_match_is_looked_back_on_step_by_step(desk: Desk, opened: list[Terminal]) -> None:
    """TAB-8: forth, back, to a number, why, a clause, the table, and out."""
    desk.play("en", typed=["echoes", "", "", "", "q"])
    terminal = open_terminal(opened, desk, "replay", "last", size=(40, 100))
    terminal.wait("Word Golf · desk-en · ● You · not finished")
    terminal.wait("Enter or n forth · p back")
    terminal.type("")
    terminal.wait("ECHOES is a word")
    terminal.type("n")
    terminal.wait("GOL-10")
    terminal.type("p")
    terminal.wait("ECHOES is a word")
    terminal.type("p", "p")
    terminal.wait("Step 1 of 4")
    terminal.type("3")
    terminal.wait("H on a double")
    terminal.type("w")
    terminal.wait("GOL-10  ")
    terminal.type("gol-4")
    terminal.wait("GOL-4  ")
    terminal.type("=")
    terminal.wait("Total")
    for odd in ("0", "5", "99999999999999999999", "x", "½", "\x1b[A"):
        terminal.type(odd)
        terminal.wait("A number from 1 to 4, Enter, p or q.")
    terminal.type("?")
    terminal.wait("Enter or n forth")
    terminal.type("4")
    terminal.wait("Hole 2 of 9")
    terminal.type("")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize("ending", ["q", "end of input", "interrupt"])
def test_a_replay_can_be_left_at_any_step(desk: Desk, opened: list[Terminal], ending: str) -> None:
    desk.play("en", typed=["echoes", "", "q"])
    terminal = open_terminal(opened, desk, "replay", "last", size=(24, 80))
    terminal.wait("Step 1 of")
    if ending == "q":
        terminal.type("q")
    elif ending == "interrupt":
        terminal.wait("› ")
        terminal.interrupt()
    else:
        terminal.wait("› ")
        terminal.end_input()
    assert terminal.leave() == (130 if ending == "interrupt" else 0)
    assert "Traceback" not in terminal.text


def test_everything_at_once_asks_nothing(desk: Desk, opened: list[Terminal]) -> None:
    desk.play("en", typed=["echoes", "", "q"])
    terminal = open_terminal(opened, desk, "replay", "last", "--all", size=(24, 80))
    assert terminal.leave() == 0
    assert "ECHOES is a word" in terminal.text
    assert "›" not in terminal.text
