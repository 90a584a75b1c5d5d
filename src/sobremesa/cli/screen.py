"""The terminal that everything is drawn on."""

import io
import sys

from rich.console import Console

UNREADABLE = "\ufffd"


def open_console(*, stderr: bool = False, soft_wrap: bool = False) -> Console:
    """What is printed is taken as it is; a terminal that lacks a sign shows another in its place."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr, soft_wrap=soft_wrap)


def without_controls(text: str) -> str:
    """A text from a file as it may be drawn: nothing in it moves the cursor or speaks to the terminal."""
    return "".join(character if character.isprintable() else UNREADABLE for character in text)


def has_terminal() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()
