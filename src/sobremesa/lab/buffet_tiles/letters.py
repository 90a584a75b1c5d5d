"""Which letters the twelve tiles of a language have in all, and how they are first dealt out."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from sobremesa.games.buffet.edition import FOOD, TILE_SIDE, TILES, Tile

CELLS = TILE_SIDE * TILE_SIDE
LETTERS_A_TILE = CELLS - 1
LETTERS = TILES * LETTERS_A_TILE
VOWELS = "AEIOU"

_SPANISH = "A36 E36 O26 I18 U12 S17 R17 N16 L14 T13 C13 D12 P9 M8 B7 G5 V5 F4 H4 Y3 J3 Z3 Ñ2 Q2 X1 K1 W1"
SPANISH = {each[0]: int(each[1:]) for each in _SPANISH.split()}
ENGLISH_VOWELS = 9 * TILES
"""Nine a tile: somewhat more than in the words themselves, since a path can turn to a vowel only where one is near."""

FOODS = (6, 7) * 6
"""Where each tile's food lies: by turns at a corner of the inner square and on an edge of it.

None lies in the middle, where it cuts the most paths: in three trial searches five of six such tiles came out poorer
than the mean of their set.
"""

PINNED: Mapping[str, tuple[int, Mapping[int, str]]] = {"es": (1, {15: "S", 20: "H", 16: "O", 21: "W"})}
"""Letters that stay where they are: SHOW on the Spanish tile with the W, so that it can be played at all."""


def letters_of(language: str, words: Iterable[str]) -> dict[str, int]:
    """The set of letters of a language; the English one follows the words that people know."""
    return SPANISH if language == "es" else _shared_out(Counter("".join(words)))


def _shared_out(counts: Mapping[str, int]) -> dict[str, int]:
    """Vowels and consonants apart, each letter at least once and else by how often the words have it."""
    vowels = {letter: count for letter, count in counts.items() if letter in VOWELS}
    consonants = {letter: count for letter, count in counts.items() if letter not in VOWELS}
    return _shares(vowels, ENGLISH_VOWELS) | _shares(consonants, LETTERS - ENGLISH_VOWELS)


def _shares(counts: Mapping[str, int], seats: int) -> dict[str, int]:
    """Seats by the method of greatest quotients (D'Hondt with one seat each to begin with)."""
    shares = dict.fromkeys(sorted(counts), 1)
    while sum(shares.values()) < seats:
        poorest = max(shares, key=lambda letter: counts[letter] / (shares[letter] + 1))
        shares[poorest] += 1
    return shares


def deal(language: str, letters: Mapping[str, int], random: Random) -> list[list[str]]:
    """Twelve tiles as lists of cells: vowels shared out evenly, all else at random."""
    assert sum(letters.values()) == LETTERS, "every cell but the food has a letter"
    pinned_tile, pinned = PINNED.get(language, (0, {}))
    left = Counter(letters) - Counter(pinned.values())
    vowels = [letter for letter in left.elements() if letter in VOWELS]
    consonants = [letter for letter in left.elements() if letter not in VOWELS]
    random.shuffle(vowels)
    random.shuffle(consonants)
    tiles = []
    for number, food in enumerate(FOODS):
        own = pinned if number == pinned_tile else {}
        missing = _vowels_of(number, letters) - sum(letter in VOWELS for letter in own.values())
        others = LETTERS_A_TILE - len(own) - missing
        drawn = [vowels.pop() for _ in range(missing)] + [consonants.pop() for _ in range(others)]
        random.shuffle(drawn)
        tiles.append([FOOD if cell == food else own.get(cell) or drawn.pop() for cell in range(CELLS)])
    return tiles


def _vowels_of(number: int, letters: Mapping[str, int]) -> int:
    total = sum(letters[vowel] for vowel in VOWELS)
    return total * (number + 1) // TILES - total * number // TILES


def shuffled(tiles: Iterable[Tile], random: Random) -> tuple[Tile, ...]:
    """Tiles with the same letters on each, in random places: what a design is compared with."""
    return tuple(_shuffled(tile, random) for tile in tiles)


def _shuffled(tile: Tile, random: Random) -> Tile:
    cells = "".join(tile.rows)
    letters = [cell for cell in cells if cell != FOOD]
    random.shuffle(letters)
    return tile_of(tile.id, [FOOD if cell == FOOD else letters.pop() for cell in cells])


def tile_of(name: str, cells: list[str]) -> Tile:
    """A tile of its cells."""
    rows = range(0, CELLS, TILE_SIDE)
    return Tile(name, tuple("".join(cells[first : first + TILE_SIDE]) for first in rows))
