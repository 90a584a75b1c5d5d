"""What the conformance suite asks of a game: how to make one, how random people play it, and what it must keep."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from sobremesa.engine import Game, Match, Seat

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Act: TypeAlias = Callable[[AnyMatch, Seat, Random], Any]


@dataclass(frozen=True)
class Subject:
    """One game with its edition and options, and a random player for it."""

    name: str
    make: Callable[[], AnyGame]
    seats: Sequence[int]
    act: Act
    """An action that the rules allow, from what this seat may do now; the match is waiting for it."""
    act_wrongly: Act
    """An action that the rules do not allow now."""
    waits_for: Callable[[Any], Sequence[Seat]]
    with_other_secrets: Callable[[Any, Seat | None, Random], Any]
    """The state with everything changed that this seat may not see."""
    is_kept_from: Callable[[Any, Seat | None], bool]
    """Whether an event is a secret that this seat may not hear of."""
    conserved: Callable[[Any], Any]
    """Something that never changes during a match: all pieces, wherever they lie."""
    longest: int
    """No match has more actions."""
