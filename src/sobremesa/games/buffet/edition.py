"""What is in the box: letter tiles with a food each, and how many ants a player takes (BUF-C1 to BUF-C3)."""

from collections.abc import Iterator

import msgspec

from sobremesa.engine.text import Text, text
from sobremesa.lexicon.alphabet import alphabet
from sobremesa.parts.edition import Edition

FOOD = "*"
TILE_SIDE = 5
TILES = 12
LANGUAGES = ("es", "en")
MOST_ANTS = 99
"""More than the board has room for."""


class Tile(msgspec.Struct, frozen=True):
    """A letter tile as it lies unturned: rows from top to bottom, capital letters and one food (BUF-C1)."""

    id: str
    rows: tuple[str, ...]


class BuffetEdition(Edition, frozen=True):
    """The data of one box in one language; ants a player with 2, 3 and 4 players (BUF-S2)."""

    tiles: tuple[Tile, ...]
    ants: tuple[int, int, int] = (40, 35, 30)
    special_ants: int = 5


class Problem(msgspec.Struct, frozen=True):
    """Why a game cannot be played with an edition: which field of it, and what to say.

    For a tile also its place among the tiles, and for a row of its drawing the row, both from 0.
    """

    field: str
    text: Text
    tile: int | None = None
    row: int | None = None


def problems(edition: BuffetEdition) -> tuple[Problem, ...]:
    """Everything that must be put right before the edition can be played; nothing for a good one."""
    return (
        *_of_language(edition),
        *_of_ants(edition),
        *_of_number_of_tiles(edition),
        *_of_ids(edition),
        *(found for number in range(len(edition.tiles)) for found in _of_tile(edition, number)),
    )


def _of_language(edition: BuffetEdition) -> Iterator[Problem]:
    if edition.language not in LANGUAGES:
        yield Problem("language", text("buffet-edition-language", language=edition.language))


def _of_ants(edition: BuffetEdition) -> Iterator[Problem]:
    for players, ants in enumerate(edition.ants, 2):
        if not 1 <= ants <= MOST_ANTS:
            yield Problem("ants", text("buffet-edition-ants", ants=ants, players=players, most=MOST_ANTS))
    if not 1 <= edition.special_ants <= MOST_ANTS:
        yield Problem("special_ants", text("buffet-edition-special-ants", ants=edition.special_ants, most=MOST_ANTS))


def _of_number_of_tiles(edition: BuffetEdition) -> Iterator[Problem]:
    if len(edition.tiles) != TILES:
        yield Problem("tiles", text("buffet-edition-tiles", tiles=len(edition.tiles), wanted=TILES))


def _of_ids(edition: BuffetEdition) -> Iterator[Problem]:
    seen: set[str] = set()
    for number, tile in enumerate(edition.tiles):
        if not tile.id:
            yield Problem("tiles", text("buffet-edition-no-name", number=number + 1), number)
        elif tile.id in seen:
            yield Problem("tiles", text("buffet-edition-same-name", tile=tile.id), number)
        seen.add(tile.id)


def _of_tile(edition: BuffetEdition, number: int) -> Iterator[Problem]:
    """What is wrong with a tile. Where its food lies is only looked at on a square drawing."""
    tile = edition.tiles[number]
    unlike = [*_of_shape(tile)]
    for row, said in unlike or (*_of_letters(tile, edition.language), *_of_food(tile)):
        yield Problem("tiles", said, number, row)


Fault = tuple[int | None, Text]


def _of_shape(tile: Tile) -> Iterator[Fault]:
    if len(tile.rows) != TILE_SIDE:
        yield None, text("buffet-edition-rows", tile=tile.id, rows=len(tile.rows), wanted=TILE_SIDE)
    for row, cells in enumerate(tile.rows):
        if len(cells) != TILE_SIDE:
            yield row, text("buffet-edition-cells", tile=tile.id, cells=len(cells), wanted=TILE_SIDE)


def _of_letters(tile: Tile, language: str) -> Iterator[Fault]:
    """Letters of the language's alphabet without marks (BUF-C2); of an unknown language nothing is said."""
    if language not in LANGUAGES:
        return
    letters = {letter.upper() for letter in alphabet(language).letters}
    for row, cells in enumerate(tile.rows):
        for cell in sorted(set(cells) - letters - {FOOD}):
            yield row, text("buffet-edition-letter", tile=tile.id, letter=cell)


def _of_food(tile: Tile) -> Iterator[Fault]:
    """One food, and all round it letters: so it lies off the rim and touches exactly four of them (BUF-C1)."""
    foods = [(row, column) for row, cells in enumerate(tile.rows) for column, cell in enumerate(cells) if cell == FOOD]
    if len(foods) != 1:
        said = text("buffet-edition-foods", tile=tile.id, foods=len(foods), food=FOOD)
        yield (foods[1][0] if foods else None), said
    elif {0, TILE_SIDE - 1}.intersection(*foods):
        yield foods[0][0], text("buffet-edition-food-on-rim", tile=tile.id)
