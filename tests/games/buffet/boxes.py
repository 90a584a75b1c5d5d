"""Boards of Word Buffet for tests: a cell is an X, a food lies in the middle of each tile, words stand where wanted."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from sobremesa.engine import At, Entry, Match, Refused, Sitter
from sobremesa.games.buffet.actions import Action, Announce, GiveUp, Place, Ready
from sobremesa.games.buffet.board import CELLS, SIDE, Board, nest_sides
from sobremesa.games.buffet.edition import FOOD, BuffetEdition, Tile
from sobremesa.games.buffet.events import BoardLaid, Event, Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.ground import Ant, Ground
from sobremesa.games.buffet.state import BuffetState
from sobremesa.games.buffet.view import BuffetView
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry as WordEntry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon

BuffetMatch: TypeAlias = Match[BuffetState, Action, Event, BuffetView]
Path: TypeAlias = tuple[int, ...]

SEED = bytes(range(32))
PERSON, BOT = Sitter.PERSON, Sitter.BOT
OPEN = 3_000
"""When the first search opens in a match that begins at 0."""
FOODS = tuple(row * SIDE + column for row in (2, 7, 12) for column in (2, 7, 12))

CASA = (5, 20, 35, 50)
"""From the north nest straight down."""
SOL = (9, 24, 39)
MESA = (215, 200, 185, 170)
"""From the south nest straight up."""
LUZ = (219, 204, 189)
PAN = (89, 88, 87)
"""From the east nest to the left."""
RIO = (75, 76, 77)
"""From the west nest to the right."""
WORDS: Mapping[str, Path] = {"CASA": CASA, "SOL": SOL, "MESA": MESA, "LUZ": LUZ, "PAN": PAN, "RIO": RIO}


def at(row: int, column: int) -> int:
    """The number of a cell."""
    return row * SIDE + column


def board(words: Mapping[str, Path] = WORDS) -> Board:
    """These words along their paths, food in the middle of each tile, X everywhere else."""
    letters = ["X"] * CELLS
    for food in FOODS:
        letters[food] = FOOD
    for word, path in words.items():
        for letter, cell in zip(word, path, strict=True):
            assert letters[cell] in ("X", letter), f"two letters on cell {cell}"
            letters[cell] = letter
    return Board("".join(letters))


def edition(ants: tuple[int, int, int] = (40, 35, 30), special_ants: int = 5, language: str = "es") -> BuffetEdition:
    """A box of twelve tiles with different letters."""
    tiles = []
    for number in range(12):
        letters = [chr(ord("A") + (number + place) % 26) for place in range(25)]
        letters[12] = FOOD
        rows = tuple("".join(letters[first : first + 5]) for first in range(0, 25, 5))
        tiles.append(Tile(f"tile {number + 1}", rows))
    return BuffetEdition("test", language, tuple(tiles), ants, special_ants)


def lexicon(words: str = "casa sol mesa luz pan río", *, language: str = "es") -> Lexicon:
    """A dictionary of these common words."""
    return Lexicon.from_entries(
        language, [WordEntry(word, frozenset({Category.COMMON}), word) for word in words.split()]
    )


def buffet(
    known: str = "casa sol mesa luz pan río",
    /,
    box: BuffetEdition | None = None,
    *,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    **options: Any,
) -> Buffet:
    """A game with a small dictionary."""
    return Buffet(box or edition(), lexicon(known), options, house)


def start(
    game: Buffet | None = None,
    seats: int | tuple[Sitter, ...] = 2,
    *,
    words: Mapping[str, Path] = WORDS,
    now: int = 0,
) -> BuffetMatch:
    """A match that has begun, on a board of our own."""
    match: BuffetMatch = Match.start(game or buffet(), seats, seed=SEED, now=now)
    entries = [Entry(entry.number, entry.at, _on_our_board(entry.event, words)) for entry in match.events]
    return Match(match.game, entries)


def opened(
    game: Buffet | None = None,
    seats: int | tuple[Sitter, ...] = 2,
    *,
    words: Mapping[str, Path] = WORDS,
) -> BuffetMatch:
    """A match in which the first search is open."""
    match = start(game, seats, words=words)
    open_search(match)
    return match


def _on_our_board(event: Event, words: Mapping[str, Path]) -> Event:
    return replace(event, letters=board(words).letters) if isinstance(event, BoardLaid) else event


def open_search(match: BuffetMatch) -> None:
    """Let the countdown run, where there is one."""
    if match.state.phase is Phase.COUNTDOWN:
        assert match.deadline is not None
        match.tick(match.deadline + 1)


def search(match: BuffetMatch, *paths: Path) -> None:
    """Every seat announces its path, or gives up where it has none."""
    open_search(match)
    for seat, path in enumerate(paths):
        match.act(seat, Announce(path) if path else GiveUp())


def place_all(match: BuffetMatch) -> None:
    """Every seat of row 1 places on its first cell."""
    while match.state.phase is Phase.PLACING:
        (seat,) = match.state.waiting
        match.act(seat, Place(match.state.ground.placeable(seat)[0]))


def rest(match: BuffetMatch) -> None:
    """All are ready for the next round."""
    for seat in match.state.waiting:
        match.act(seat, Ready())


def cells_of(match: BuffetMatch, seat: int) -> list[int]:
    """Where a seat has ants."""
    return sorted(cell for cell, ant in match.state.ants.items() if ant.seat == seat)


def happened(match: BuffetMatch, kind: type) -> list[Any]:
    """All events of a kind, in order."""
    return [entry.event for entry in match.events if isinstance(entry.event, kind)]


def refusal(match: BuffetMatch, seat: int, action: Action, now: int | None = None, *, credit: int = 0) -> str:
    """The text by which an action is refused; nothing has changed (TAB-5)."""
    before = (match.state, match.events)
    with pytest.raises(Refused) as refused:
        match.act(seat, action, now, credit=credit)
    assert (match.state, match.events) == before
    said = refused.value.refusal
    assert said.text.id.startswith(said.clause.lower() + "-")
    return said.text.id


def ground(ants: Mapping[int, Ant] | None = None, *, players: int = 2, current: int = 2) -> Ground:
    """The board with these ants in this round."""
    return Ground(board(), dict(ants or {}), current, nest_sides(players))


def ants(seat: int, cells: Iterable[int], *, placed: int = 1, special: bool = False) -> dict[int, Ant]:
    """Ants of a seat from one round."""
    return {cell: Ant(seat, placed, special) for cell in cells}


def decided(game: Buffet, state: BuffetState, seat: int, action: Action, now: int = 100_000) -> BuffetState:
    """The state that a decision leads to from a state of our own making."""
    for event in game.decide(state, seat, action, At(now)):
        state = game.evolve(state, event)
    return state
