"""Row 1: one ant each, on a cell in reach, or on one that chance picks when time is up (BUF-20 to BUF-22, BUF-33)."""

from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.actions import Place
from sobremesa.games.buffet.events import AntPlaced, NothingPlaced, Phase, PlacementAsked
from sobremesa.games.buffet.rules import TURN_SECONDS, BuffetStory, deadline_after
from sobremesa.games.buffet.state import BuffetState


def ask_for_placement(story: BuffetStory, now: int) -> None:
    """The leftmost seat places, or nothing where it can reach no cell or has no ant (BUF-20, BUF-22)."""
    state = story.state
    seat = state.row_one[0]
    if state.stacks[seat].ants and state.ground.placeable(seat):
        story.tell(PlacementAsked(seat, deadline_after(state, now, TURN_SECONDS)))
    else:
        story.tell(NothingPlaced(seat))


def place_ant(story: BuffetStory, seat: Seat, place: Place) -> None:
    """One ant from the top of the stack (BUF-15, BUF-20)."""
    story.state.ground.check_placement(seat, place.cell)
    story.tell(AntPlaced(seat, place.cell, _is_special(story.state, seat)))


def place_by_chance(story: BuffetStory) -> None:
    """Time is up: any cell in reach, each as likely as the next (BUF-33)."""
    state = story.state
    seat = state.row_one[0]
    cells = state.ground.placeable(seat)
    draw = state.chance.draw(_label(state), (len(cells),))
    story.tell(AntPlaced(seat, cells[draw.values[0]], _is_special(state, seat), draw))


def is_fair_placement(state: BuffetState, event: AntPlaced) -> bool:
    """Whether this cell is what such a draw picks for the seat whose turn it is (TAB-3)."""
    if state.phase is not Phase.PLACING or event.draw is None or event.seat != state.row_one[0]:
        return False
    cells = state.ground.placeable(event.seat)
    asked = (event.draw.label, event.draw.sizes) == (_label(state), (len(cells),))
    return asked and event.cell == cells[event.draw.values[0]]


def _label(state: BuffetState) -> str:
    return f"row-one/{state.round}/{state.row_one[0] + 1}"


def _is_special(state: BuffetState, seat: Seat) -> bool:
    return not state.stacks[seat].ordinary
