"""What may be seen of a table, its match apart: what is not named here stays on the server (TAB-2)."""

import msgspec

from sobremesa.engine import Refusal, Seat
from sobremesa.engine.shared_seed import Contribution, SharedSeed, commit_secret
from sobremesa.table.clock import Clock
from sobremesa.table.events import AbsenceVoted, TableEvent, TableOpened
from sobremesa.table.setting import Daily, Setting
from sobremesa.table.state import Holder, Phase, TableState


class SeatView(msgspec.Struct, frozen=True):
    """Who holds a seat, as all see it."""

    person: str
    level: str
    bot: bool
    """Whether a bot of the person's own plays it."""
    ready: bool
    absent: bool
    gone: bool
    handed: bool
    stand_in: str

    @classmethod
    def of(cls, holder: Holder) -> "SeatView":
        """What all see of whoever holds it."""
        return cls(
            person=holder.person,
            level=holder.level,
            bot=holder.bot,
            ready=holder.ready,
            absent=holder.absent,
            gone=holder.gone,
            handed=holder.handed,
            stand_in=holder.stand_in,
        )


class TableView(msgspec.Struct, frozen=True):
    """A table as somebody sees it; all see the same but for the code."""

    setting: Setting
    code: str
    """Empty for those who only watch a table that the lobby does not show."""
    phase: Phase
    host: str
    seats: tuple[SeatView, ...]
    starts_at: int | None
    refusal: Refusal | None
    """Why the match could not begin (TAB-14)."""
    clock: Clock
    """With it a deadline of the match is an instant of the wall clock."""
    pausing: tuple[Seat, ...]
    paused: bool
    counting_down: bool
    """Whether nobody moves until the clock runs, which then is the end of a countdown."""
    absence_votes: tuple[AbsenceVoted, ...]
    end_votes: tuple[Seat, ...]
    before: str
    daily: Daily | None
    rematch: str
    closed: str
    youngest: str
    """The person who is said to be the youngest, if anybody is."""
    chance: SharedSeed | None
    """Of what the seed is made; the server's secret is told when the match is over (TAB-3)."""


def view_table(state: TableState, person: str) -> TableView:
    """What a person sees of a table; whoever is nobody here sees it as a spectator."""
    return TableView(
        setting=state.setting,
        code=state.code if _may_invite(state, person) else "",
        phase=state.phase,
        host=state.host,
        seats=tuple(SeatView.of(holder) for holder in state.seats),
        starts_at=state.starts_at,
        refusal=state.refusal,
        clock=state.clock,
        pausing=state.pausing,
        paused=state.paused,
        counting_down=state.counting_down,
        absence_votes=state.absence_votes,
        end_votes=state.end_votes,
        before=state.before,
        daily=state.daily,
        rematch=state.rematch,
        closed=state.closed,
        youngest=state.youngest,
        chance=share_of(state),
    )


def share_of(state: TableState) -> SharedSeed | None:
    """Of what the seed of a table's match is made, or will be; with the server's secret once the match is over."""
    if not state.secret:
        return None
    if state.shared is None:
        nonces = {each.person: each for each in state.nonces}
        contributions = tuple(
            Contribution(seat, nonces[holder.person].commitment, nonces[holder.person].nonce)
            for seat, holder in enumerate(state.seats)
            if holder.person in nonces
        )
        return SharedSeed(commit_secret(state.secret_of_try), contributions)
    is_over = state.position is not None and state.position.outcome is not None
    return msgspec.structs.replace(state.shared, secret=state.secret_of_try.hex()) if is_over else state.shared


def tell_event(state: TableState, event: TableEvent, person: str) -> TableEvent:
    """What happened at a table as somebody hears of it: all hear the same but for the code (TAB-1).

    Whom others sent away before is nobody's to know (TAB-2), nor is the server's secret (TAB-3).
    """
    if isinstance(event, TableOpened):
        code = event.code if _may_invite(state, person) else ""
        return msgspec.structs.replace(event, code=code, kicked=(), secret="")
    return event


def may_look(state: TableState, person: str) -> bool:
    """Whether somebody may look on: who sits there, the host, and spectators where they are welcome (TAB-1)."""
    if state.setting.spectators or state.phase in (Phase.GATHERING, Phase.STARTING):
        return True
    return bool(person) and (person == state.host or any(holder.person == person for holder in state.seats))


def _may_invite(state: TableState, person: str) -> bool:
    """Those who sit here and the host know how others come in; so does everybody where the lobby shows it (TAB-1)."""
    return state.setting.public or (bool(person) and (person == state.host or state.seat_of(person) is not None))
