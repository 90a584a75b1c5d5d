"""What is in the box: tiles with their values, the board with its premiums, the size of a rack (BIS-C1 to BIS-C3)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sobremesa.lexicon.alphabet import ENGLISH, SPANISH_DIGRAPHS
from sobremesa.parts.edition import Edition

BISONTE = "*"
"""The wildcard tile, worth nothing (BIS-C1)."""
CENTRE = "*"
LANGUAGES = ("es", "en")
LEAST_SIDE = 5
MOST_SIDE = 21
MOST_RACK = 10
LEAST_PLAYERS = 2
MOST_PLAYERS = 4

_LETTER_FACTORS = {"d": 2, "t": 3}
_WORD_FACTORS = {"D": 2, "T": 3}
_SQUARES = {".", CENTRE, *_LETTER_FACTORS, *_WORD_FACTORS}


class TileKind(msgspec.Struct, frozen=True):
    """A kind of tile: what is written on it, how many there are, what one is worth (BIS-C1)."""

    tile: str
    count: int
    value: int


class Placed(msgspec.Struct, frozen=True):
    """A tile on a square: what it stands for, and whether a Bisonte does (BIS-6)."""

    tile: str
    bisonte: bool = False


class Layout(msgspec.Struct, frozen=True):
    """The premiums of a board, row by row: T and D multiply a word, t and d a letter (BIS-C2)."""

    id: str
    rows: tuple[str, ...]

    @property
    def side(self) -> int:
        """How many rows and columns the board has; its squares are numbered row by row from 0."""
        return len(self.rows)

    @property
    def centre(self) -> int:
        """The square that the first play covers (BIS-1)."""
        return self.side * self.side // 2

    def letter_factor(self, cell: int) -> int:
        """By how much a tile laid here counts (BIS-17)."""
        return _LETTER_FACTORS.get(self._square(cell), 1)

    def word_factor(self, cell: int) -> int:
        """By how much a word counts with a tile laid here; the centre has no premium of its own (BIS-1, BIS-17)."""
        return _WORD_FACTORS.get(self._square(cell), 1)

    def _square(self, cell: int) -> str:
        return self.rows[cell // self.side][cell % self.side]


class BisonteEdition(Edition, frozen=True):
    """The data of one box in one language."""

    kinds: tuple[TileKind, ...]
    layout: Layout
    rack: int = 7

    @property
    def tiles(self) -> tuple[str, ...]:
        """Every tile of the bag, in the order of the alphabet, Bisontes last."""
        kinds = sorted(self.kinds, key=lambda kind: self.order(kind.tile))
        return tuple(kind.tile for kind in kinds for _ in range(kind.count))

    @property
    def stands_for(self) -> tuple[str, ...]:
        """What a Bisonte can be: any tile of the list, digraphs too (BIS-6)."""
        return tuple(sorted((kind.tile for kind in self.kinds if kind.tile != BISONTE), key=self.order))

    @property
    def digraphs(self) -> tuple[str, ...]:
        """The pairs of letters that have a tile of their own (BIS-8)."""
        return tuple(tile for tile in self.stands_for if len(tile) > 1)

    def value_of(self, tile: str) -> int:
        """What a tile is worth; a Bisonte nothing, whatever it stands for (BIS-19)."""
        return next(kind.value for kind in self.kinds if kind.tile == tile)

    def order(self, tile: str) -> int:
        """A tile's place in the alphabet: CH after C, LL after L, Ñ after N, RR after R, Bisontes last (BIS-S1)."""
        letters = _letters(self.language)
        return len(letters) if tile == BISONTE else letters.index(tile)

    def most_players(self) -> int:
        """How many can play: each begins with a full rack (BIS-S1)."""
        return min(MOST_PLAYERS, len(self.tiles) // self.rack)


class Problem(msgspec.Struct, frozen=True):
    """Why a game cannot be played with an edition: which field of it, which tile or row if it is one, a sentence."""

    field: str
    problem: str
    tile: str = ""
    row: int | None = None


def problems(edition: BisonteEdition) -> tuple[Problem, ...]:
    """Everything that must be put right before the edition can be played; nothing for a good one."""
    if edition.language not in LANGUAGES:
        return (Problem("language", f"the language is {edition.language!r}, and must be {' or '.join(LANGUAGES)}"),)
    return (*_of_kinds(edition), *_of_bisontes(edition), *_of_rack(edition), *layout_problems(edition.layout))


def layout_problems(layout: Layout) -> tuple[Problem, ...]:
    """Why a board cannot be played on (BIS-C2). Premiums are only compared on a board that is otherwise sound."""
    found = tuple(_of_squares(layout)) or tuple(_of_mirrors(layout)) or tuple(_of_diagonal(layout))
    return tuple(Problem("layout", f"layout {layout.id!r}: {text}", row=row) for row, text in found)


@lru_cache
def _letters(language: str) -> tuple[str, ...]:
    """What can be written on a tile, in order: in Spanish also CH, LL and RR."""
    letters = SPANISH_DIGRAPHS.letters if language == "es" else ENGLISH.letters
    return tuple(letter.upper() for letter in letters)


def _of_kinds(edition: BisonteEdition) -> Iterator[Problem]:
    for kind in edition.kinds:
        if kind.tile != BISONTE and kind.tile not in _letters(edition.language):
            yield Problem("kinds", f"{kind.tile!r} is no tile of this language", kind.tile)
        least = 0 if kind.tile == BISONTE else 1
        if not least <= kind.count <= 99:
            yield Problem("kinds", f"there are {kind.count} tiles {kind.tile!r}, and must be {least} to 99", kind.tile)
        if not 0 <= kind.value <= 99:
            yield Problem("kinds", f"{kind.tile!r} is worth {kind.value}, and must be worth 0 to 99", kind.tile)
    for tile, count in Counter(kind.tile for kind in edition.kinds).items():
        if count > 1:
            yield Problem("kinds", f"{tile!r} is in the list twice", tile)


def _of_bisontes(edition: BisonteEdition) -> Iterator[Problem]:
    bisontes = [kind for kind in edition.kinds if kind.tile == BISONTE]
    if not bisontes:
        yield Problem("kinds", f"the list has no Bisonte; write {BISONTE!r}, with count 0 to play without")
    for kind in bisontes:
        if kind.value != 0:
            yield Problem("kinds", f"a Bisonte is worth {kind.value}, and must be worth 0", BISONTE)


def _of_rack(edition: BisonteEdition) -> Iterator[Problem]:
    if not 1 <= edition.rack <= MOST_RACK:
        yield Problem("rack", f"a rack holds {edition.rack} tiles, and must hold 1 to {MOST_RACK}")
    tiles = sum(kind.count for kind in edition.kinds)
    if tiles < LEAST_PLAYERS * edition.rack:
        yield Problem("kinds", f"{tiles} tiles do not fill the racks of {LEAST_PLAYERS} players")


def _of_squares(layout: Layout) -> Iterator[tuple[int | None, str]]:
    side = layout.side
    if not LEAST_SIDE <= side <= MOST_SIDE or side % 2 == 0:
        yield None, f"there are {side} rows, and must be an odd number of them from {LEAST_SIDE} to {MOST_SIDE}"
        return
    for number, row in enumerate(layout.rows):
        if len(row) != side:
            yield number, f"row {number + 1} has {len(row)} squares, and the board {side} rows; it must be square"
            continue
        for column, square in enumerate(row):
            if square not in _SQUARES:
                yield number, f"{square!r} in row {number + 1} is none of T D t d . {CENTRE}"
            if (square == CENTRE) != (number * side + column == layout.centre):
                yield number, f"{CENTRE!r} must stand on the centre square and nowhere else; see row {number + 1}"


def _of_mirrors(layout: Layout) -> Iterator[tuple[int | None, str]]:
    """A mirror left to right and one top to bottom; with one along the diagonal they make all eight ways."""
    for number, row in enumerate(layout.rows):
        if row != row[::-1]:
            yield number, f"row {number + 1} does not read the same in both directions"
        elif row != layout.rows[-1 - number]:
            yield number, f"row {number + 1} is not the same as row {layout.side - number}"


def _of_diagonal(layout: Layout) -> Iterator[tuple[int | None, str]]:
    for number, column in enumerate(zip(*layout.rows, strict=True)):
        if layout.rows[number] != "".join(column):
            yield number, f"row {number + 1} is not the same as column {number + 1}"
