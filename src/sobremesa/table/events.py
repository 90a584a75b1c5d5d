"""What happens at a table besides its match; people are opaque ids, so that the log can stay when they go."""

from typing import Literal, TypeAlias

import msgspec

from sobremesa.engine import Refusal, Seat
from sobremesa.engine.shared_seed import Contribution
from sobremesa.table.setting import Daily, Setting

Why: TypeAlias = Literal["stood-up", "kicked", "away"]


class _Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """In the past tense, with all that it changed."""


class TableOpened(_Event, frozen=True, tag="table-opened"):
    """Whoever opens a table is its host (TAB-1)."""

    setting: Setting
    host: str
    code: str = ""
    """What is read aloud to those who come."""
    before: str = ""
    """The table of which this is the rematch."""
    daily: Daily | None = None
    """Of which day it is the match; nobody but the server says so."""
    kicked: tuple[str, ...] = ()
    """Who was sent away from the table before, and may not sit down here either; told to nobody."""
    secret: str = ""
    """From which the server's part of every seed of this table follows; told to nobody (TAB-3)."""


class SettingChanged(_Event, frozen=True, tag="setting-changed"):
    """The host chose otherwise; nobody is ready any more."""

    setting: Setting


class SeatFilled(_Event, frozen=True, tag="seat-filled"):
    """A person sat down, or a bot of this level."""

    seat: Seat
    person: str = ""
    level: str = ""
    bot: bool = False
    """Whether a bot of the person's own plays it."""


class SeatEmptied(_Event, frozen=True, tag="seat-emptied"):
    """Whoever sat here stood up, was asked to leave by the host, or was away for too long before the start."""

    seat: Seat
    why: Why = "stood-up"


class HostPassed(_Event, frozen=True, tag="host-passed"):
    """Somebody else is the host now."""

    person: str


class ReadySaid(_Event, frozen=True, tag="ready-said"):
    """Somebody is ready, or not yet."""

    seat: Seat
    ready: bool


class YoungestMarked(_Event, frozen=True, tag="youngest-marked"):
    """This person is the youngest, or nobody is said to be any more."""

    person: str


class NonceCommitted(_Event, frozen=True, tag="nonce-committed"):
    """A browser has committed to the nonce that it adds to the seed (TAB-3)."""

    seat: Seat
    commitment: str


class NonceRevealed(_Event, frozen=True, tag="nonce-revealed"):
    """A browser has revealed its nonce, now that the start is set (TAB-3)."""

    seat: Seat
    nonce: str


class StartSet(_Event, frozen=True, tag="start-set"):
    """The match begins at this instant of the wall clock, for all at once."""

    at: int


class StartCalledOff(_Event, frozen=True, tag="start-called-off"):
    """Somebody left while all counted down."""


class StartFailed(_Event, frozen=True, tag="start-failed"):
    """The match cannot begin with what was chosen and who sits here; the table gathers again (TAB-14)."""

    refusal: Refusal


class MatchStarted(_Event, frozen=True, tag="match-started"):
    """The seats that play; empty ones have been put away."""

    seats: tuple[Seat, ...]
    at: int
    """The instant that is match time 0."""


class SeedShared(_Event, frozen=True, tag="seed-shared"):
    """The seed of this match is made of the server's secret, which stays one until the end, and these (TAB-3)."""

    commitment: str
    contributions: tuple[Contribution, ...]


class PauseWished(_Event, frozen=True, tag="pause-wished"):
    """Somebody would pause, or would not after all (TAB-9)."""

    seat: Seat
    wishes: bool


class Paused(_Event, frozen=True, tag="paused"):
    """All agreed: match time stands still (TAB-9)."""

    match_time: int


class WentOn(_Event, frozen=True, tag="went-on"):
    """Somebody ended the pause: match time runs on from this instant of the wall clock (TAB-9)."""

    seat: Seat
    at: int


class SeatAbsent(_Event, frozen=True, tag="seat-absent"):
    """Whoever sits here has been away for longer than the grace (TAB-6)."""

    seat: Seat


class SeatReturned(_Event, frozen=True, tag="seat-returned"):
    """And is back, with the seat (TAB-6)."""

    seat: Seat


class AbsenceVoted(_Event, frozen=True, tag="absence-voted"):
    """What somebody would do about an absent player (TAB-6, TAB-10)."""

    seat: Seat
    about: Seat
    wish: Literal["wait", "bot", "pass", "end"]
    level: str = ""


class SeatHanded(_Event, frozen=True, tag="seat-handed"):
    """A bot of this level plays the seat; without a level the seat does the least that the rules allow."""

    seat: Seat
    level: str = ""


class EndVoted(_Event, frozen=True, tag="end-voted"):
    """Whether somebody would end the match early (TAB-10)."""

    seat: Seat
    end: bool


class SeatStuck(_Event, frozen=True, tag="seat-stuck"):
    """The bot in this seat could not move: it does the least that the rules allow."""

    seat: Seat


class SeatGone(_Event, frozen=True, tag="seat-gone"):
    """Whoever sat here has left for good (TAB-15)."""

    seat: Seat


class OutageCounted(_Event, frozen=True, tag="outage-counted"):
    """Nobody could play from `since` on; match time stood still, and runs on from `at`."""

    outage: int
    since: int
    at: int


class RematchOpened(_Event, frozen=True, tag="rematch-opened"):
    """The same people play again, at this table."""

    table: str


class TableClosed(_Event, frozen=True, tag="table-closed"):
    """No match will start here any more, or the one that was played has been stopped."""

    why: Literal["host", "idle", "operator", "day", "failed"]
    """`day` for a day that is over, `failed` for a day's match that could not begin."""


TableEvent: TypeAlias = (
    TableOpened
    | SettingChanged
    | SeatFilled
    | SeatEmptied
    | HostPassed
    | ReadySaid
    | YoungestMarked
    | NonceCommitted
    | NonceRevealed
    | StartSet
    | StartCalledOff
    | StartFailed
    | MatchStarted
    | SeedShared
    | PauseWished
    | Paused
    | WentOn
    | SeatAbsent
    | SeatReturned
    | AbsenceVoted
    | SeatHanded
    | EndVoted
    | SeatStuck
    | SeatGone
    | OutageCounted
    | RematchOpened
    | TableClosed
)
