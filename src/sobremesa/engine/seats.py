"""Who sits where: the engine knows seats and whether a person or a bot holds one, never who it is."""

from enum import StrEnum
from typing import TypeAlias

Seat: TypeAlias = int
"""The number of a seat, clockwise from 0 (TAB-12)."""


class Sitter(StrEnum):
    """What holds a seat; only people vote (BUF-25)."""

    PERSON = "person"
    BOT = "bot"
    OWN_BOT = "own-bot"
    """A program of somebody's own, which may play words that are in no dictionary."""


def people(count: int) -> tuple[Sitter, ...]:
    """That many seats, all held by people."""
    return (Sitter.PERSON,) * count
