"""What is in the box: tiles with their values, the board with its premiums, the size of a rack (BIS-C1 to BIS-C3)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial

import msgspec

from sobremesa.engine.text import Text, text
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
    """Why a game cannot be played with an edition: which field of it, which tile or row if it is one, what to say."""

    field: str
    text: Text
    tile: str = ""
    row: int | None = None


def problems(edition: BisonteEdition) -> tuple[Problem, ...]:
    """Everything that must be put right before the edition can be played; nothing for a good one."""
    if edition.language not in LANGUAGES:
        return (Problem("language", text("bisonte-edition-language", language=edition.language)),)
    return (*_of_kinds(edition), *_of_bisontes(edition), *_of_rack(edition), *layout_problems(edition.layout))


def layout_problems(layout: Layout) -> tuple[Problem, ...]:
    """Why a board cannot be played on (BIS-C2). Premiums are only compared on a board that is otherwise sound."""
    found = tuple(_of_squares(layout)) or tuple(_of_mirrors(layout)) or tuple(_of_diagonal(layout))
    return tuple(Problem("layout", said, row=row) for row, said in found)


@lru_cache
def _letters(language: str) -> tuple[str, ...]:
    """What can be written on a tile, in order: in Spanish also CH, LL and RR."""
    letters = SPANISH_DIGRAPHS.letters if language == "es" else ENGLISH.letters
    return tuple(letter.upper() for letter in letters)


def _of_kinds(edition: BisonteEdition) -> Iterator[Problem]:
    for kind in edition.kinds:
        if kind.tile != BISONTE and kind.tile not in _letters(edition.language):
            yield Problem("kinds", text("bisonte-edition-no-tile", tile=kind.tile), kind.tile)
        least = 0 if kind.tile == BISONTE else 1
        if not least <= kind.count <= 99:
            said = text("bisonte-edition-count", tile=kind.tile, count=kind.count, least=least)
            yield Problem("kinds", said, kind.tile)
        if not 0 <= kind.value <= 99:
            yield Problem("kinds", text("bisonte-edition-value", tile=kind.tile, value=kind.value), kind.tile)
    for tile, count in Counter(kind.tile for kind in edition.kinds).items():
        if count > 1:
            yield Problem("kinds", text("bisonte-edition-twice", tile=tile), tile)


def _of_bisontes(edition: BisonteEdition) -> Iterator[Problem]:
    bisontes = [kind for kind in edition.kinds if kind.tile == BISONTE]
    if not bisontes:
        yield Problem("kinds", text("bisonte-edition-no-bisonte", tile=BISONTE))
    for kind in bisontes:
        if kind.value != 0:
            yield Problem("kinds", text("bisonte-edition-bisonte-value", value=kind.value), BISONTE)


def _of_rack(edition: BisonteEdition) -> Iterator[Problem]:
    if not 1 <= edition.rack <= MOST_RACK:
        yield Problem("rack", text("bisonte-edition-rack", rack=edition.rack, most=MOST_RACK))
    tiles = sum(kind.count for kind in edition.kinds)
    if tiles < LEAST_PLAYERS * edition.rack:
        yield Problem("kinds", text("bisonte-edition-too-few", tiles=tiles, players=LEAST_PLAYERS))


def _of_squares(layout: Layout) -> Iterator[tuple[int | None, Text]]:
    side, said = layout.side, partial(text, layout=layout.id)
    if not LEAST_SIDE <= side <= MOST_SIDE or side % 2 == 0:
        yield None, said("bisonte-edition-rows", rows=side, least=LEAST_SIDE, most=MOST_SIDE)
        return
    for number, row in enumerate(layout.rows):
        if len(row) != side:
            yield number, said("bisonte-edition-not-square", row=number + 1, squares=len(row), rows=side)
            continue
        for column, square in enumerate(row):
            if square not in _SQUARES:
                yield number, said("bisonte-edition-square", square=square, row=number + 1, centre=CENTRE)
            if (square == CENTRE) != (number * side + column == layout.centre):
                yield number, said("bisonte-edition-centre", centre=CENTRE, row=number + 1)


def _of_mirrors(layout: Layout) -> Iterator[tuple[int | None, Text]]:
    """A mirror left to right and one top to bottom; with one along the diagonal they make all eight ways."""
    for number, row in enumerate(layout.rows):
        if row != row[::-1]:
            yield number, text("bisonte-edition-backwards", layout=layout.id, row=number + 1)
        elif row != layout.rows[-1 - number]:
            other = layout.side - number
            yield number, text("bisonte-edition-upside-down", layout=layout.id, row=number + 1, other=other)


def _of_diagonal(layout: Layout) -> Iterator[tuple[int | None, Text]]:
    for number, column in enumerate(zip(*layout.rows, strict=True)):
        if layout.rows[number] != "".join(column):
            yield number, text("bisonte-edition-diagonal", layout=layout.id, row=number + 1)
