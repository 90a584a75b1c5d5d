"""All that the steps of a table have built so far."""

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from sobremesa.engine import LexiconReplaced, Position, Refusal, Refused, Seat, Sitter
from sobremesa.engine.shared_seed import SharedSeed, secret_of_round
from sobremesa.table.clock import Clock
from sobremesa.table.events import AbsenceVoted
from sobremesa.table.setting import Daily, Setting

AnyPosition: TypeAlias = Position[Any, Any, Any, Any]


class Phase(StrEnum):
    """Where a table is in its life."""

    GATHERING = "gathering"
    STARTING = "starting"
    PLAYING = "playing"
    ENDED = "ended"
    CLOSED = "closed"


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person, a bot, or nobody yet."""

    person: str = ""
    level: str = ""
    """Of a bot that sat down before the match."""
    bot: bool = False
    """Whether a bot of the person's own plays it."""
    ready: bool = False
    absent: bool = False
    gone: bool = False
    """Whether the person has left for good (TAB-15)."""
    handed: bool = False
    """Whether a bot plays for the person, at the level `stand_in`; without a level it does the least."""
    stand_in: str = ""

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.person and not self.level

    @property
    def is_held(self) -> bool:
        """Whether a person has it who has not left for good."""
        return bool(self.person) and not self.gone

    @property
    def sitter(self) -> Sitter:
        """What the rules are told of it when the match begins: a bot has no vote on words (BUF-25)."""
        if self.bot:
            return Sitter.OWN_BOT
        return Sitter.BOT if self.level else Sitter.PERSON

    @property
    def is_bots(self) -> bool:
        """Whether no person plays it now."""
        return bool(self.level) or self.handed


class Nonce(msgspec.Struct, frozen=True):
    """What a person's browser adds to the seed of the next match; `nonce` is empty until it is revealed."""

    person: str
    commitment: str
    nonce: str = ""


class TableState(msgspec.Struct, frozen=True):
    """A table between two steps."""

    setting: Setting
    host: str
    code: str = ""
    before: str = ""
    daily: Daily | None = None
    phase: Phase = Phase.GATHERING
    seats: tuple[Holder, ...] = ()
    kicked: tuple[str, ...] = ()
    opened_at: int = 0
    changed_at: int = 0
    """The wall time of the last step."""
    number: int = 0
    """The number of the last step."""
    starts_at: int | None = None
    refusal: Refusal | None = None
    """Why the match could not begin, until something changes that may help (TAB-14)."""
    clock: Clock = Clock()
    pausing: tuple[Seat, ...] = ()
    """Who would pause."""
    paused: bool = False
    absence_votes: tuple[AbsenceVoted, ...] = ()
    end_votes: tuple[Seat, ...] = ()
    counting_down: bool = False
    """Whether nobody moves before the clock runs again, after a pause."""
    outage: int = -1
    """The last outage that the clock has been moved by; they are numbered from 0."""
    rematch: str = ""
    closed: str = ""
    secret: str = ""
    """From which the server's part of every seed follows; a day's match and tables from before have none (TAB-3)."""
    tries: int = 0
    """Starts that came to nothing; each try has a secret of its own (TAB-3)."""
    nonces: tuple[Nonce, ...] = ()
    shared: SharedSeed | None = None
    """Of what the seed of the match is made, without the server's secret."""
    youngest: str = ""
    """The person who is the youngest, where somebody has said so; the mark goes when that person leaves."""
    empty_since: int | None = None
    """The wall time since which no person has a seat here, before the match."""
    words: LexiconReplaced = LexiconReplaced("")
    """The lexicons that the match is played with now."""
    position: AnyPosition | None = None

    @property
    def match(self) -> AnyPosition:
        """Where the match stands; only where there is one."""
        assert self.position is not None, "no match has started here"
        return self.position

    @property
    def secret_of_try(self) -> bytes:
        """The server's part of the seed that is made next, or was made last; only where the table has a secret."""
        assert self.secret, "this table has no secret of its own"
        return secret_of_round(bytes.fromhex(self.secret), self.tries)

    @property
    def unrevealed(self) -> tuple[Seat, ...]:
        """The seats whose browsers have committed to a nonce and not revealed it."""
        waiting = {each.person for each in self.nonces if not each.nonce}
        return tuple(seat for seat in self.people if self.seats[seat].person in waiting)

    @property
    def is_in_lobby(self) -> bool:
        """Whether everybody sees it who looks for a table to sit down at."""
        return self.setting.public and self.phase in (Phase.GATHERING, Phase.STARTING)

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen to its match any more."""
        return self.phase in (Phase.ENDED, Phase.CLOSED)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who have not left for good."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.is_held)

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits."""
        for seat, holder in enumerate(self.seats):
            if holder.person == person and holder.is_held:
                return seat
        return None

    def own_seat(self, person: str) -> Seat:
        """Where a person sits, or `Refused` (TAB-13)."""
        seat = self.seat_of(person) if person else None
        if seat is None:
            raise Refused("TAB-13", "tab-13-spectator")
        return seat

    def voters(self, present: frozenset[str], about: Seat | None = None) -> tuple[Seat, ...]:
        """The connected people in seats, less the absent one; no bots, no spectators (TAB-10)."""
        return tuple(
            seat
            for seat in self.people
            if self.seats[seat].person in present and not self.seats[seat].bot and seat != about
        )


def is_as_before(before: TableState, after: TableState) -> bool:
    """Whether a step has changed nothing at the table and in its match, its number and the times aside."""
    if (before.position is None) != (after.position is None):
        return False
    if before.position is not None and before.match.state != after.match.state:
        return False
    same = replace(after, number=before.number, changed_at=before.changed_at, position=before.position)
    return same == before
