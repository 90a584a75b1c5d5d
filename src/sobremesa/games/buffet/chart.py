"""The turn-order chart as it stands: a row for every number of letters, and row 1 for who has no word (BUF-13)."""

from collections.abc import Iterable

import msgspec

from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.events import Announced, Phase
from sobremesa.games.buffet.state import BuffetState

ROW_ONE = 1


class Marker(msgspec.Struct, frozen=True):
    """A seat's marker in the row of its letters."""

    seat: Seat
    letters: int
    done: bool
    """Whether its word has been checked, or its ant placed."""


def chart_of(state: BuffetState) -> tuple[Marker, ...]:
    """From the top row down, in a row from left to right."""
    checked = {event.seat for event in state.checked}
    failed = [event.seat for event in state.checked if not event.verdict.places_ants]
    standing = (event for event in by_length(state.announced) if event.seat not in failed)
    return (
        *(Marker(event.seat, event.letters, event.seat in checked) for event in standing),
        *_row_one(state, failed),
    )


def by_length(announced: Iterable[Announced]) -> list[Announced]:
    """The longest word first, within a row the earlier one (BUF-13)."""
    return sorted(announced, key=lambda event: (-event.letters, event.credited))


def row_one_of(state: BuffetState) -> tuple[Seat, ...]:
    """Who gave up in time, then all others who announced nothing, in a seat order that goes round (BUF-10)."""
    seats = len(state.sitters)
    gave_up = [event.seat for event in state.gave_up if state.ends is None or event.received <= state.ends]
    placed = {*gave_up, *(event.seat for event in state.announced)}
    turn_by_turn = ((state.round - 1 + step) % seats for step in range(seats))
    return (*gave_up, *(seat for seat in turn_by_turn if seat not in placed))


def _row_one(state: BuffetState, failed: list[Seat]) -> tuple[Marker, ...]:
    """Who gave up, was silent, or had a word that did not count; who has placed stands first (BUF-10, BUF-16)."""
    if state.phase in (Phase.OPENING, Phase.COUNTDOWN, Phase.SEARCH):
        return tuple(Marker(event.seat, ROW_ONE, done=False) for event in state.gave_up)
    placed = (seat for seat in dict.fromkeys((*row_one_of(state), *failed)) if seat not in state.row_one)
    waiting = (Marker(seat, ROW_ONE, done=False) for seat in state.row_one)
    return (*(Marker(seat, ROW_ONE, done=True) for seat in placed), *waiting)
