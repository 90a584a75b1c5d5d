"""What a seat may ask for in Bisonte."""

from typing import TypeAlias

import msgspec

from sobremesa.engine.whole import Whole


class Placement(msgspec.Struct, frozen=True):
    """A tile of the rack on a square; of a Bisonte the player says what it stands for (BIS-6)."""

    cell: Whole
    tile: str
    stands_for: str = ""


class OfTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What was meant for one turn is refused in another: it may have been under way when time ran out."""

    turn: Whole = 0
    """0 is whatever turn it is."""


class Play(OfTurn, frozen=True, tag="play"):
    """Lay tiles on the board (BIS-1, BIS-2)."""

    placements: tuple[Placement, ...]


class Exchange(OfTurn, frozen=True, tag="exchange"):
    """Give tiles of the rack for others from the bag (BIS-9)."""

    tiles: tuple[str, ...]


class Pass(OfTurn, frozen=True, tag="pass"):
    """Do nothing this turn (BIS-10)."""


class Object(OfTurn, frozen=True, tag="object"):
    """Doubt the words of the play that lies on the board (BIS-12)."""

    abstain: bool = False
    """Count as nobody if it comes to a vote: a bot in a person's seat does not vote (BUF-25)."""


class LetStand(OfTurn, frozen=True, tag="let-stand"):
    """Have nothing against that play (BIS-15)."""


class Vote(OfTurn, frozen=True, tag="vote"):
    """Say whether one knows the words of a play that was objected to (BIS-12)."""

    accept: bool
    abstain: bool = False
    """Count as nobody: a bot in a person's seat does not vote (BUF-25)."""


Action: TypeAlias = Play | Exchange | Pass | Object | LetStand | Vote
