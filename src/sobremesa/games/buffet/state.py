"""All that the events of a match have built so far."""

import msgspec

from sobremesa.engine.chance import Chance
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.buffet.board import Board, nest_sides
from sobremesa.games.buffet.events import Announced, GaveUp, PathShown, Phase, WordChecked
from sobremesa.games.buffet.ground import Ant, Ground
from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.parts.vote import Ballot


class Stack(msgspec.Struct, frozen=True):
    """The ants that a seat has left; special ones lie under the others (BUF-S2)."""

    ordinary: int
    special: int

    @property
    def ants(self) -> int:
        """All of them."""
        return self.ordinary + self.special

    def less(self, ants: int) -> "Stack":
        """What is left when so many are taken from the top (BUF-15)."""
        ordinary = min(ants, self.ordinary)
        return Stack(self.ordinary - ordinary, self.special - (ants - ordinary))


class BuffetState(msgspec.Struct, frozen=True):
    """A match between two events."""

    chance: Chance
    phase: Phase
    commitment: str = ""
    sitters: tuple[Sitter, ...] = ()
    options: BuffetOptions = BuffetOptions()
    tiles: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    board: Board = Board("")
    stacks: tuple[Stack, ...] = ()
    ants: dict[int, Ant] = {}
    """Ants on the board, by cell."""
    round: int = 0
    opened: int = 0
    ends: int | None = None
    """When the sand or the search limit runs out; credited times are held against it (TAB-4)."""
    announced: tuple[Announced, ...] = ()
    gave_up: tuple[GaveUp, ...] = ()
    paths: tuple[tuple[int, ...], ...] = ()
    """Secret: the cells that each seat has traced this round."""
    order: tuple[Seat, ...] = ()
    """Markers still to be checked, the next one first."""
    row_one: tuple[Seat, ...] = ()
    """Markers in row 1, from left to right."""
    said: str = ""
    """The word that a seat has said and is to show (BUF-7, `call-first`)."""
    shown: PathShown | None = None
    """The word that is being checked."""
    ballot: Ballot | None = None
    reason: str = ""
    """Why the dictionary lacks the word that is voted on."""
    checked: tuple[WordChecked, ...] = ()
    """What became of this round's words."""
    waiting: tuple[Seat, ...] = ()
    deadline: int | None = None
    scores: tuple[Score, ...] = ()
    outcome: Outcome | None = None

    @property
    def ground(self) -> Ground:
        """The board as paths and placements see it."""
        return Ground(self.board, self.ants, self.round, nest_sides(len(self.sitters)))

    @property
    def searching(self) -> tuple[Seat, ...]:
        """Who has neither announced nor given up in this round (BUF-8, BUF-10)."""
        done = {event.seat for event in self.announced} | {event.seat for event in self.gave_up}
        return tuple(seat for seat in range(len(self.sitters)) if seat not in done)

    def has_given_up(self, seat: Seat) -> bool:
        """Whether a seat is in row 1 by its own choice in this round (BUF-10)."""
        return any(event.seat == seat for event in self.gave_up)

    def letters_of(self, seat: Seat) -> int:
        """The number that a seat has announced in this round."""
        return next(event.letters for event in self.announced if event.seat == seat)
