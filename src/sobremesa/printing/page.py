"""A page as a value: what is on it, piece by piece, before anything is drawn."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from sobremesa.printing.marks import Mark, Words, words_in
from sobremesa.printing.paper import Box, Paper


class Side(StrEnum):
    """Which side of a piece is on a page."""

    FRONT = "front"
    BACK = "back"


class Piece(msgspec.Struct, frozen=True):
    """Something to be cut out: what it is, where it is cut, and what stands on it, in the page's own millimetres."""

    id: str
    """The piece of the edition that it is; front and back have the same."""
    kind: str
    box: Box
    marks: tuple[Mark, ...]
    side: Side = Side.FRONT

    @property
    def words(self) -> tuple[Words, ...]:
        """All text on it."""
        return tuple(words_in(self.marks))


class Page(msgspec.Struct, frozen=True):
    """One side of a sheet."""

    paper: Paper
    title: str
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    """What is no piece: crop marks, fold lines, explanations."""
    ruler: Box | None = None
    """Where the ruler of 100 mm is."""
    is_folded: bool = False
    """Whether its halves are pages of their own; nothing is written across the middle then."""
    is_upside_down: bool = False
    """Whether all of it is to be printed on its head."""

    @property
    def words(self) -> tuple[Words, ...]:
        """All text on it."""
        return (*words_in(self.marks), *(words for piece in self.pieces for words in piece.words))


class Document(msgspec.Struct, frozen=True):
    """All pages of one print."""

    title: str
    language: str
    pages: tuple[Page, ...]

    def pieces(self, side: Side = Side.FRONT) -> Iterator[Piece]:
        """Everything that is cut out, seen from one side."""
        return (piece for page in self.pages for piece in page.pieces if piece.side is side)
