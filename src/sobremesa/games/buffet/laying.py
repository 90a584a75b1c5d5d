"""Setting up a match: nine of the tiles, each turned by chance or as a printed set has them (BUF-S1, BUF-S2)."""

import msgspec

from sobremesa.engine.chance import Chance, Draw
from sobremesa.engine.sets import chance_of_set
from sobremesa.games.buffet.board import ACROSS, lay
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.events import BoardLaid
from sobremesa.games.buffet.rules import BuffetStory, Rules
from sobremesa.games.buffet.state import BuffetState
from sobremesa.parts.bag import draw_sizes, drawn

_BOARD = "board"
"""The label of the draw that lays the tiles."""
_PLACES = ACROSS * ACROSS
_TURNS = 4


class Layout(msgspec.Struct, frozen=True):
    """Nine tiles by their names with their quarter turns clockwise, row by row, and the letters of all cells."""

    tiles: tuple[str, ...]
    turns: tuple[int, ...]
    letters: str


def board_of_set(edition: BuffetEdition, code: str) -> Layout:
    """The board of a printed set, for whoever lays it on wood (BUF-S1)."""
    return _layout(edition, _draw(edition, chance_of_set(code)))


def lay_board(rules: Rules, story: BuffetStory) -> None:
    """Nine tiles row by row with their turns; the rest is out of the game."""
    code = story.state.options.set
    chance = chance_of_set(code) if code else story.state.chance
    story.tell(_laid(rules.edition, story.state, _draw(rules.edition, chance)))


def is_fair_board(edition: BuffetEdition, state: BuffetState, event: BoardLaid) -> bool:
    """Whether this board is what such a draw lays, and none was laid before (TAB-3)."""
    asked = (event.draw.label, event.draw.sizes) == (_BOARD, _sizes(edition))
    return asked and not state.stacks and event == _laid(edition, state, event.draw)


def _sizes(edition: BuffetEdition) -> tuple[int, ...]:
    return (*draw_sizes(_PLACES, len(edition.tiles)), *(_TURNS,) * _PLACES)


def _draw(edition: BuffetEdition, chance: Chance) -> Draw:
    return chance.draw(_BOARD, _sizes(edition))


def _layout(edition: BuffetEdition, draw: Draw) -> Layout:
    tiles, _left_over = drawn(edition.tiles, draw.values[:_PLACES])
    turns = draw.values[_PLACES:]
    return Layout(tuple(tile.id for tile in tiles), turns, lay(tiles, turns).letters)


def _laid(edition: BuffetEdition, state: BuffetState, draw: Draw) -> BoardLaid:
    board = _layout(edition, draw)
    ants = edition.ants[len(state.sitters) - 2]
    code = state.options.set
    return BoardLaid(draw, board.tiles, board.turns, board.letters, ants, edition.special_ants, code)
