"""Small boxes of Bisonte for tests: plain boards, known racks, and plays that are written as words."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from sobremesa.engine import Match, Refusal, Score, Sitter
from sobremesa.games.bisonte.actions import Action, LetStand, Play
from sobremesa.games.bisonte.edition import BisonteEdition, Layout, Placed, TileKind
from sobremesa.games.bisonte.events import Event, Phase
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import play_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon

BisonteMatch: TypeAlias = Match[BisonteState, Action, Event, BisonteView]

SEED = bytes(range(32))
SPANISH = (
    "A12/1 B2/3 C4/3 CH1/5 D5/2 E12/1 F1/4 G2/2 H2/4 I6/1 J1/8 K1/8 L4/1 LL1/8 M2/3 N5/1 Ñ1/8 O9/1 P2/3 Q1/5 "
    "R5/1 RR1/8 S6/1 T4/1 U5/1 V1/4 W1/8 X1/8 Y1/4 Z1/10 *2/0"
)
UPPER = (
    "T..d...T...d..T", ".D...t...t...D.", "..D...d.d...D..", "d..D...d...D..d",
    "....D.....D....", ".t...t...t...t.", "..d...d.d...d..",
)  # fmt: skip
SIXTY_ONE = Layout("sixty-one", (*UPPER, "T..d...*...d..T", *UPPER[::-1]))
"""The widespread layout, with the centre as a square without a premium of its own (BIS-1)."""


def plain(side: int = 15, **premiums: str) -> Layout:
    """A board without premiums, but for those named by row and column from 1: `r8c4="d"`."""
    rows = [["."] * side for _ in range(side)]
    rows[side // 2][side // 2] = "*"
    for name, premium in premiums.items():
        row, column = name[1:].split("c")
        rows[int(row) - 1][int(column) - 1] = premium
    return Layout("plain", tuple("".join(row) for row in rows))


PLAIN = plain()


def edition(tiles: str = SPANISH, layout: Layout = PLAIN, *, rack: int = 7, language: str = "es") -> BisonteEdition:
    """A box of tiles written as `A12/1`: how many, and what one is worth."""
    kinds = []
    for each in tiles.split():
        name, _, value = each.partition("/")
        tile = name.rstrip("0123456789")
        kinds.append(TileKind(tile, int(name.removeprefix(tile)), int(value)))
    return BisonteEdition("test", language, tuple(kinds), layout, rack)


def lexicon(words: str = "", language: str = "es") -> Lexicon:
    """A dictionary of these common words."""
    return Lexicon.from_entries(
        language, [Entry(word, frozenset({Category.COMMON}), word) for word in dict.fromkeys(words.split())]
    )


def bisonte(
    known: str = "casa",
    /,
    box: BisonteEdition | None = None,
    *,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    **options: Any,
) -> Bisonte:
    """A game with a small dictionary."""
    return Bisonte(box or edition(), lexicon(known), options, house)


def start(game: Bisonte, seats: int | tuple[Sitter, ...] = 2, *, now: int = 0, seed: bytes = SEED) -> BisonteMatch:
    """A match that has begun."""
    return Match.start(game, seats, seed=seed, now=now)


def letters(tiles: str) -> tuple[str, ...]:
    """Tiles one by one, or parted by spaces where there are digraphs."""
    return tuple(tiles.split() if " " in tiles else tiles)


def known(
    game: Bisonte,
    racks: Sequence[str],
    *,
    bag: str = "AAAAEEEE",
    board: dict[int, Placed] | None = None,
    sitters: tuple[Sitter, ...] | None = None,
    now: int = 0,
) -> BisonteMatch:
    """A match with these racks and this bag in which it is the first turn of seat 0."""
    match = start(game, sitters or len(racks), now=now)
    order = game.edition.order
    players = tuple(
        msgspec.structs.replace(player, rack=tuple(sorted(letters(rack), key=order)))
        for player, rack in zip(match.state.players, racks, strict=True)
    )
    full = tuple(sorted(letters(bag), key=order))
    put(match, players=players, bag=full, board=board or {}, start=(), on_turn=0, waiting=(0,))
    return match


def put(match: BisonteMatch, **changes: Any) -> None:
    """The match with something changed by hand."""
    state = msgspec.structs.replace(match.state, **changes)
    match._position = msgspec.structs.replace(match.position, state=state)


def put_player(match: BisonteMatch, seat: int, **changes: Any) -> None:
    """The same for one seat."""
    players = list(match.state.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    put(match, players=tuple(players))


def cell(row: int, column: int, side: int = 15) -> int:
    """A square by its row and column, from 1."""
    return (row - 1) * side + column - 1


def lying(word: str, row: int, column: int, *, down: bool = False, side: int = 15) -> dict[int, Placed]:
    """A word on the board; a small letter is a Bisonte that stands for it."""
    step = side if down else 1
    first = cell(row, column, side)
    return {
        first + place * step: Placed(tile.upper(), bisonte=tile != tile.upper())
        for place, tile in enumerate(letters(word))
    }


def laid(word: str, row: int, column: int, *, down: bool = False, side: int = 15, over: Iterable[int] = ()) -> Play:
    """The play of a word, but for the squares that hold a tile already."""
    tiles = lying(word, row, column, down=down, side=side)
    return play_of((each, placed) for each, placed in tiles.items() if each not in over)


def play(match: BisonteMatch, seat: int, word: str, row: int, column: int, *, down: bool = False) -> None:
    """A seat lays a word across what lies there."""
    side = match.game.edition.layout.side  # type: ignore[attr-defined]
    match.act(seat, laid(word, row, column, down=down, side=side, over=match.state.board))


def all_let_stand(match: BisonteMatch) -> None:
    """Nobody objects."""
    while match.outcome is None and match.state.phase is Phase.OBJECTING:
        match.act(match.state.waiting[0], LetStand())


def points(match: BisonteMatch) -> tuple[int, ...]:
    """What every seat has now."""
    return tuple(player.points for player in match.state.players)


def lines(score: Score | Refusal) -> list[tuple[int, str, str]]:
    """The lines of a score: points, clause and the text's id."""
    assert isinstance(score, Score)
    return [(line.points, line.clause, line.text.id.removeprefix("bisonte-line-")) for line in score.lines]


def happened(match: BisonteMatch, kind: type) -> list[Any]:
    """All events of a kind, in order."""
    return [entry.event for entry in match.events if isinstance(entry.event, kind)]
