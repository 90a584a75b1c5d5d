"""A word as it was typed, read as tiles: which lie on the board, which come from the rack, which are Bisontes."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, product

import msgspec

from sobremesa.cli.bisonte.notation import ACROSS, Start, square_said
from sobremesa.engine import Text, text
from sobremesa.games.bisonte.actions import Placement
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed
from sobremesa.games.bisonte.words import POLICY

_PIECE = re.compile(r"(?P<bisonte>\*)?(?:\[(?P<whole>[^\W\d_]{1,2})\]|(?P<letter>[^\W\d_]))|(?P<sign>[().])")
_MOST_READINGS = 64
"""Two letters may be one tile or two; no word has so many digraphs."""


class Piece(msgspec.Struct, frozen=True):
    """A letter that was typed, or a digraph in brackets, with the signs around it."""

    letters: str
    bisonte: bool = False
    on_board: bool = False
    joins: bool = True
    """Whether it may be one tile with the letter before it."""


class Wanted(msgspec.Struct, frozen=True):
    """A tile of the word: `*a` is a Bisonte for it, `(a)` lies on the board."""

    tile: str
    bisonte: bool = False
    on_board: bool = False


Laid = tuple[tuple[int, Wanted], ...]
Placements = tuple[Placement, ...]


class Reading(msgspec.Struct, frozen=True):
    """Ways to lay the tiles of a word that differ only in what its Bisontes stand for, and how many were not typed."""

    ways: tuple[Placements, ...]
    helpers: int = 0
    on_rack: bool = True


def read_pieces(typed: str) -> tuple[Piece, ...] | None:
    """The letters of a word without their accents (BIS-11); None for what is no word."""
    folded, at, inside, joins = POLICY.folding.fold(typed).upper(), 0, False, False
    pieces: list[Piece] = []
    while at < len(folded):
        found = _PIECE.match(folded, at)
        if found is None or found["sign"] == ("(" if inside else ")"):
            return None
        at = found.end()
        if found["sign"]:
            inside = found["sign"] == "(" or (inside and found["sign"] != ")")
            joins = False
            continue
        bisonte, letters = bool(found["bisonte"]), found["whole"] or found["letter"]
        pieces.append(Piece(letters, bisonte, inside, joins and not bisonte and not found["whole"]))
        joins = not found["whole"]
    return tuple(pieces) if pieces and not inside else None


def readings(digraphs: Sequence[str], pieces: Sequence[Piece]) -> Iterator[tuple[Wanted, ...]]:
    """Each way to read letters as tiles; where two letters have a tile of their own, that comes first (BIS-8)."""
    if not pieces:
        yield ()
        return
    first = pieces[0]
    for count in (2, 1):
        letters = "".join(piece.letters for piece in pieces[:count])
        if count == 2 and (len(pieces) < 2 or not pieces[1].joins or letters not in digraphs):
            continue
        for rest in readings(digraphs, pieces[count:]):
            yield (Wanted(letters, first.bisonte, first.on_board), *rest)


def read_word(
    edition: BisonteEdition,
    board: Mapping[int, Placed],
    rack: Sequence[str],
    start: Start,
    typed: str,
    *,
    split_digraphs: bool = False,
) -> Reading | Text:
    """The tiles that a word asks for on these squares, or what is wrong with it in one sentence."""
    pieces = read_pieces(typed)
    if pieces is None:
        return text("cli-bisonte-no-word")
    if len(pieces) > 2 * edition.layout.side:
        return text("cli-bisonte-off-the-board")
    found: list[Reading] = []
    faults: list[Text] = []
    for wanted in islice(readings(edition.digraphs, pieces), _MOST_READINGS):
        laid = _lay(edition.layout, board, start, wanted)
        if isinstance(laid, Text):
            faults.append(laid)
        else:
            found.append(_from_rack(rack, laid))
    if not found:
        return faults[0]
    # A digraph on two tiles is never a word unless the table allows it: then a Bisonte can be spared (BIS-8).
    best = sorted(found, key=lambda reading: (not reading.on_rack, reading.helpers if split_digraphs else 0))
    return best[0]


def read_tiles(edition: BisonteEdition, rack: Sequence[str], typed: str) -> tuple[str, ...] | None:
    """Tiles to exchange, digraphs first, as they lie on the rack; None for what are none (BIS-9)."""
    # Every blank or comma may part two tiles, and a * is a Bisonte.
    plain = re.sub(r"[\s,;]+", ".", typed.strip())
    bisontes, letters = plain.count(BISONTE), plain.replace(BISONTE, ".")
    pieces = read_pieces(letters) if letters.strip(".") else ()
    if pieces is None or any(piece.on_board for piece in pieces) or len(pieces) > 2 * len(rack):
        return None
    ways = [
        (*(wanted.tile for wanted in way), *(BISONTE,) * bisontes)
        for way in islice(readings(edition.digraphs, pieces), _MOST_READINGS)
    ]
    return next((way for way in ways if not Counter(way) - Counter(rack)), ways[0])


def _lay(layout: Layout, board: Mapping[int, Placed], start: Start, wanted: Sequence[Wanted]) -> Laid | Text:
    """The tiles that are not on the board yet, each on its square."""
    line = start.cell % layout.side if start.step == ACROSS else start.cell // layout.side
    if line + len(wanted) > layout.side:
        return text("cli-bisonte-off-the-board")
    laid = []
    for place, tile in enumerate(wanted):
        cell = start.cell + place * start.step
        there = board.get(cell)
        square = square_said(layout, cell)
        if there is None and tile.on_board:
            return text("cli-bisonte-nothing-there", square=square, tile=tile.tile)
        if there is not None and (there.tile != tile.tile or tile.bisonte):
            return text("cli-bisonte-another-there", square=square, there=there.tile, tile=tile.tile)
        if there is None:
            laid.append((cell, tile))
    return tuple(laid)


def _from_rack(rack: Sequence[str], laid: Laid) -> Reading:
    """Tiles of the rack for these squares; what it lacks a Bisonte may be, wherever that is best (BIS-6)."""
    have = Counter(rack)
    places: dict[str, list[int]] = {}
    for cell, wanted in laid:
        if not wanted.bisonte:
            places.setdefault(wanted.tile, []).append(cell)
    lacking = {tile: len(cells) - have[tile] for tile, cells in places.items() if len(cells) > have[tile]}
    helpers = sum(lacking.values())
    said = frozenset(cell for cell, wanted in laid if wanted.bisonte)
    if len(said) + helpers > have[BISONTE]:
        return Reading((_placements(laid, said),), on_rack=False)
    choices = product(*(combinations(places[tile], count) for tile, count in lacking.items()))
    ways = (_placements(laid, said.union(*choice)) for choice in choices)
    return Reading(tuple(ways), helpers)


def _placements(laid: Laid, bisontes: frozenset[int]) -> Placements:
    return tuple(
        Placement(cell, BISONTE, wanted.tile) if cell in bisontes else Placement(cell, wanted.tile)
        for cell, wanted in laid
    )
