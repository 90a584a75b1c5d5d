"""The state after an event of the table: bookkeeping alone, no rule is asked again."""

from msgspec.structs import replace

from sobremesa.engine import Seat
from sobremesa.engine.shared_seed import SharedSeed
from sobremesa.table import events as told
from sobremesa.table.clock import Clock
from sobremesa.table.events import TableEvent, TableOpened
from sobremesa.table.setting import Setting
from sobremesa.table.state import Holder, Nonce, Phase, TableState


def opened(event: TableOpened, at: int) -> TableState:
    """A new table, with nobody at it yet."""
    seats = (Holder(),) * event.setting.seats
    return TableState(
        event.setting,
        event.host,
        event.code,
        event.before,
        event.daily,
        seats=seats,
        kicked=event.kicked,
        secret=event.secret,
        opened_at=at,
        changed_at=at,
    )


def evolve(state: TableState, event: TableEvent) -> TableState:  # noqa: C901, PLR0912 - one case an event, no twist
    """The state after an event."""
    match event:
        case TableOpened():
            return opened(event, state.opened_at)
        case told.SettingChanged():
            return _set(state, event.setting)
        case told.SeatFilled():
            return _filled(state, event)
        case told.SeatEmptied():
            return _emptied(state, event)
        case told.HostPassed():
            return replace(state, host=event.person)
        case told.ReadySaid():
            return with_seat(state, event.seat, ready=event.ready)
        case told.YoungestMarked():
            return replace(state, youngest=event.person)
        case told.StartSet():
            return replace(state, phase=Phase.STARTING, starts_at=event.at, refusal=None)
        case told.StartCalledOff():
            return replace(_nobody_ready(_with_new_try(state)), phase=Phase.GATHERING, starts_at=None)
        case told.StartFailed():
            state = _nobody_ready(_with_new_try(state)) if state.phase is Phase.STARTING else state
            return replace(state, phase=Phase.GATHERING, starts_at=None, refusal=event.refusal)
        case told.MatchStarted():
            seats = tuple(state.seats[seat] for seat in event.seats)
            return replace(state, phase=Phase.PLAYING, starts_at=None, seats=seats, clock=Clock(event.at))
        case told.NonceCommitted():
            person = state.seats[event.seat].person
            return replace(state, nonces=(*_without_nonce(state, person), Nonce(person, event.commitment)))
        case told.NonceRevealed():
            return _revealed(state, event)
        case told.SeedShared():
            return replace(state, shared=SharedSeed(event.commitment, event.contributions))
        case told.PauseWished():
            return replace(state, pausing=_toggled(state.pausing, event.seat, isin=event.wishes))
        case told.Paused():
            clock = state.clock.stopped(event.match_time)
            return replace(state, pausing=(), paused=True, counting_down=False, clock=clock)
        case told.WentOn():
            return replace(state, paused=False, counting_down=True, clock=state.clock.running_from(event.at))
        case told.SeatAbsent():
            return with_seat(state, event.seat, absent=True)
        case told.SeatReturned():
            votes = tuple(vote for vote in state.absence_votes if vote.about != event.seat)
            state = replace(state, absence_votes=votes)
            return with_seat(state, event.seat, absent=False, handed=False, stand_in="")
        case told.AbsenceVoted():
            if event in state.absence_votes:
                return state
            others = (vote for vote in state.absence_votes if (vote.seat, vote.about) != (event.seat, event.about))
            return replace(state, absence_votes=(*others, event))
        case told.SeatHanded():
            votes = tuple(vote for vote in state.absence_votes if vote.about != event.seat)
            return with_seat(replace(state, absence_votes=votes), event.seat, handed=True, stand_in=event.level)
        case told.EndVoted():
            return replace(state, end_votes=_toggled(state.end_votes, event.seat, isin=event.end))
        case told.SeatStuck():
            return state
        case told.SeatGone():
            return _gone(state, event.seat)
        case told.OutageCounted():
            return _after_outage(state, event)
        case told.RematchOpened():
            return replace(state, rematch=event.table)
        case told.TableClosed():
            return replace(state, phase=Phase.CLOSED, starts_at=None, closed=event.why)


def with_seat(state: TableState, seat: Seat, **changes: object) -> TableState:
    """The table with something about one seat changed."""
    holder = replace(state.seats[seat], **changes)
    return replace(state, seats=(*state.seats[:seat], holder, *state.seats[seat + 1 :]))


def _set(state: TableState, setting: Setting) -> TableState:
    """Seats that are no more are put away; nobody is ready for what has changed."""
    seats = (*state.seats, *(Holder(),) * setting.seats)[: setting.seats]
    return _nobody_ready(replace(state, setting=setting, seats=seats, refusal=None))


def _nobody_ready(state: TableState) -> TableState:
    return replace(state, seats=tuple(replace(holder, ready=False) for holder in state.seats))


def _filled(state: TableState, event: told.SeatFilled) -> TableState:
    before = state.seat_of(event.person) if event.person else None
    if before is not None:
        state = replace(state, seats=_put(state.seats, before, Holder()))
    if event.bot:
        youngest = "" if event.person == state.youngest else state.youngest
        state = replace(state, youngest=youngest, nonces=_without_nonce(state, event.person))
    holder = Holder(event.person, event.level, event.bot)
    return replace(state, seats=_put(state.seats, event.seat, holder), refusal=None)


def _emptied(state: TableState, event: told.SeatEmptied) -> TableState:
    person = state.seats[event.seat].person
    kicked = (*state.kicked, person) if event.why == "kicked" and person else state.kicked
    youngest = "" if person == state.youngest else state.youngest
    seats = _put(state.seats, event.seat, Holder())
    nonces = _without_nonce(state, person)
    return replace(state, seats=seats, kicked=kicked, youngest=youngest, nonces=nonces, refusal=None)


def _with_new_try(state: TableState) -> TableState:
    """Nothing that may have been revealed for this start is used again: all browsers commit anew (TAB-3)."""
    return replace(state, tries=state.tries + 1, nonces=()) if state.nonces else state


def _without_nonce(state: TableState, person: str) -> tuple[Nonce, ...]:
    return tuple(each for each in state.nonces if each.person != person)


def _revealed(state: TableState, event: told.NonceRevealed) -> TableState:
    person = state.seats[event.seat].person
    nonces = (replace(each, nonce=event.nonce) if each.person == person else each for each in state.nonces)
    return replace(state, nonces=tuple(nonces))


def _put(seats: tuple[Holder, ...], seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*seats[:seat], holder, *seats[seat + 1 :])


def _toggled(seats: tuple[Seat, ...], seat: Seat, *, isin: bool) -> tuple[Seat, ...]:
    if (seat in seats) == isin:
        return seats
    others = [each for each in seats if each != seat]
    return (*others, seat) if isin else tuple(others)


def _gone(state: TableState, seat: Seat) -> TableState:
    votes = tuple(vote for vote in state.absence_votes if seat not in (vote.seat, vote.about))
    state = replace(
        state,
        absence_votes=votes,
        pausing=_toggled(state.pausing, seat, isin=False),
        end_votes=_toggled(state.end_votes, seat, isin=False),
    )
    return with_seat(state, seat, gone=True, absent=False)


def _after_outage(state: TableState, event: told.OutageCounted) -> TableState:
    state = replace(state, outage=event.outage)
    if state.phase is Phase.STARTING:
        return replace(state, starts_at=max(event.at, state.starts_at or 0))
    if state.phase is not Phase.PLAYING or state.paused:
        return state
    played = state.clock.match_time(event.since)
    # All may count down to the end of a pause meanwhile; that is not earlier for an outage.
    at = max(event.at, state.clock.starts_at() or 0)
    return replace(state, counting_down=False, clock=state.clock.stopped(played).running_from(at))
