"""Setting up a match: nine of the tiles, each turned by chance (BUF-S1, BUF-S2)."""

from sobremesa.engine.chance import Draw
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


def lay_board(rules: Rules, story: BuffetStory) -> None:
    """Nine tiles row by row with their turns; the rest is out of the game."""
    draw = story.state.chance.draw(_BOARD, _sizes(rules.edition))
    story.tell(_laid(rules.edition, story.state, draw))


def is_fair_board(edition: BuffetEdition, state: BuffetState, event: BoardLaid) -> bool:
    """Whether this board is what such a draw lays, and none was laid before (TAB-3)."""
    asked = (event.draw.label, event.draw.sizes) == (_BOARD, _sizes(edition))
    return asked and not state.stacks and event == _laid(edition, state, event.draw)


def _sizes(edition: BuffetEdition) -> tuple[int, ...]:
    return (*draw_sizes(_PLACES, len(edition.tiles)), *(_TURNS,) * _PLACES)


def _laid(edition: BuffetEdition, state: BuffetState, draw: Draw) -> BoardLaid:
    tiles, _left_over = drawn(edition.tiles, draw.values[:_PLACES])
    turns = draw.values[_PLACES:]
    ants = edition.ants[len(state.sitters) - 2]
    letters = lay(tiles, turns).letters
    return BoardLaid(draw, tuple(tile.id for tile in tiles), turns, letters, ants, edition.special_ants)
