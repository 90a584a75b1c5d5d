"""What somebody may ask of a table."""

from typing import Literal, TypeAlias

import msgspec

from sobremesa.engine import Whole
from sobremesa.engine.shared_seed import Digest
from sobremesa.table.setting import Setting


class _Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """In the imperative."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat; the first free one unless it is named."""

    seat: Whole | None = None


class StandUp(_Command, frozen=True, tag="stand-up"):
    """Leave one's seat before the start."""


class SeatBot(_Command, frozen=True, tag="seat-bot"):
    """Give a free seat to a bot, or a bot's seat to one of another level; the host's."""

    seat: Whole
    level: str


class ClearSeat(_Command, frozen=True, tag="clear-seat"):
    """Send a bot away, or a person, who may not sit down here again; the host's, before the start."""

    seat: Whole


class ChangeSetting(_Command, frozen=True, tag="change-setting"):
    """Choose otherwise; the host's, before the start. The game itself stays."""

    setting: Setting


class PassHost(_Command, frozen=True, tag="pass-host"):
    """Make whoever sits here the host."""

    seat: Whole


class SayReady(_Command, frozen=True, tag="say-ready"):
    """Be ready, or not yet."""

    ready: bool = True


class MarkYoungest(_Command, frozen=True, tag="mark-youngest"):
    """Say which person at the table is the youngest, by who it is and not by the seat; nobody without one."""

    person: str = ""


class Start(_Command, frozen=True, tag="start"):
    """Begin; the host's, once all are ready."""


class CommitNonce(_Command, frozen=True, tag="commit-nonce"):
    """Commit to the nonce that one's browser adds to the seed, before the start is set (TAB-3)."""

    commitment: Digest


class RevealNonce(_Command, frozen=True, tag="reveal-nonce"):
    """Reveal that nonce, once the start is set (TAB-3)."""

    nonce: Digest


class Act(_Command, frozen=True, tag="act"):
    """Something of the game itself, as JSON that the game reads."""

    action: msgspec.Raw


class Pause(_Command, frozen=True, tag="pause"):
    """Wish for a pause, or no more; with all people present it begins (TAB-9)."""

    wishes: bool = True


class GoOn(_Command, frozen=True, tag="go-on"):
    """End the pause (TAB-9)."""


class VoteAbsence(_Command, frozen=True, tag="vote-absence"):
    """What to do about an absent player (TAB-6, TAB-10)."""

    about: Whole
    wish: Literal["wait", "bot", "pass", "end"]
    level: str = ""


class VoteEnd(_Command, frozen=True, tag="vote-end"):
    """Whether to end the match early (TAB-10)."""

    end: bool = True


class Resign(_Command, frozen=True, tag="resign"):
    """Leave the match for good (TAB-15)."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again with the same people."""


class Close(_Command, frozen=True, tag="close"):
    """Give up a table before its match starts; the host's."""


Command: TypeAlias = (
    Sit
    | StandUp
    | SeatBot
    | ClearSeat
    | ChangeSetting
    | PassHost
    | SayReady
    | MarkYoungest
    | Start
    | CommitNonce
    | RevealNonce
    | Act
    | Pause
    | GoOn
    | VoteAbsence
    | VoteEnd
    | Resign
    | Rematch
    | Close
)
