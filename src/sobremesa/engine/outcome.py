"""How a match ended."""

import msgspec

from sobremesa.engine.seats import Seat
from sobremesa.engine.text import Text


class Outcome(msgspec.Struct, frozen=True):
    """Final points a seat, who won (several share, none is nobody), the clause that says so, and why in words."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    clause: str
    text: Text
