"""A table decides: what somebody asks, what time does, what a bot plays, and who is away or back."""

from collections.abc import Collection
from typing import assert_never

import msgspec

from sobremesa.engine import Refusal, Refused, Seat, sets
from sobremesa.table import commands as asked
from sobremesa.table import events as told
from sobremesa.table import gathering, playing, starting
from sobremesa.table.commands import Command
from sobremesa.table.setting import Customs, Daily, Setting, Shelf, check_new_setting, in_todays_options
from sobremesa.table.state import Phase, TableState, is_as_before
from sobremesa.table.telling import Step, Telling
from sobremesa.table.youngest import without_youngest


class Asker(msgspec.Struct, frozen=True):
    """Who asks, when by the wall clock, and what only the server knows."""

    person: str
    now: int
    present: frozenset[str] = frozenset()
    """Who is connected, for votes and consent (TAB-9, TAB-10)."""
    credit: int = 0
    """Half the round trip that the server measured (TAB-4)."""
    rematch: str = ""
    """The table that has been opened for a rematch."""
    bot: bool = False
    """Whether a bot of the person's own asks."""


class House(msgspec.Struct, frozen=True):
    """What all tables of a house share."""

    shelf: Shelf
    customs: Customs = Customs()


class Decision(msgspec.Struct, frozen=True):
    """A step that is not written yet, and the table after it."""

    step: Step
    state: TableState


def open_table(
    house: House, setting: Setting, host: str, now: int, code: str = "", *, secret: bytes = b"", bot: bool = False
) -> Decision:
    """A new table with its host in the first seat (TAB-1).

    The server's part of its seeds follows from the secret; without one nobody shares in them (TAB-3).
    """
    check_new_setting(house.shelf, setting)
    telling = Telling.of_new(told.TableOpened(setting, host, code, secret=secret.hex()), now)
    telling.tell(told.SeatFilled(0, host, bot=bot))
    return _decision(telling)


def open_daily(house: House, setting: Setting, daily: Daily, *, host: str, level: str, now: int) -> Decision:
    """A day's match for one person, against bots of a level where it has more seats; it begins by itself."""
    check_new_setting(house.shelf, setting)
    telling = Telling.of_new(told.TableOpened(setting, host, daily=daily), now)
    telling.tell(told.SeatFilled(0, host))
    for seat in range(1, setting.seats):
        telling.tell(told.SeatFilled(seat, level=level))
    telling.tell(told.StartSet(now + house.customs.countdown))
    return _decision(telling)


def open_rematch(
    house: House, before: TableState, *, table: str, host: str, now: int, secret: bytes = b"", code: str = ""
) -> Decision:
    """A table with the same setting and the same people and bots in their seats; who asks for it is the host.

    Whoever was sent away before does not come in by this door either (TAB-1). A printed set does not come along:
    what all have just searched or played is no game a second time, so the rematch is dealt by chance.
    """
    options = {name: value for name, value in before.setting.options.items() if name != sets.OPTION}
    setting = msgspec.structs.replace(before.setting, seats=len(before.seats), options=options)
    bots = any(holder.level for holder in before.seats)
    setting = in_todays_options(house.shelf, without_youngest(house.shelf, setting), bots=bots)
    check_new_setting(house.shelf, setting)
    opened = told.TableOpened(setting, host, code, table, kicked=before.kicked, secret=secret.hex())
    telling = Telling.of_new(opened, now)
    for seat, holder in enumerate(before.seats):
        if holder.is_held or holder.level:
            telling.tell(told.SeatFilled(seat, holder.person, holder.level, holder.bot))
    if before.youngest and telling.state.seat_of(before.youngest) is not None:
        telling.tell(told.YoungestMarked(before.youngest))
    return _decision(telling)


def decide(house: House, state: TableState, command: Command, asker: Asker) -> Decision:
    """What follows from a command, or `Refused`; then nothing has changed (TAB-5)."""
    telling = Telling(state, asker.now)
    if asker.bot and not isinstance(command, asked.Sit):
        _check_bots_seat(state, asker.person)
    # Whoever asks is here, whatever has been heard of their connection.
    playing.take_back(telling, asker.person)
    _carry_out(house, telling, command, msgspec.structs.replace(asker, present=asker.present | {asker.person}))
    return _decision(telling)


def decide_change(house: House, state: TableState, command: Command, asker: Asker) -> Decision | None:
    """As `decide`; None for a command that changes nothing, which is not worth a step."""
    decided = decide(house, state, command, asker)
    return None if is_as_before(state, decided.state) else decided


def elapse(house: House, state: TableState, now: int, seed: bytes) -> Decision | None:
    """What time itself does: a match begins with this seed, a deadline passes, a table that nobody starts closes."""
    due = wake(house, state)
    if due is None or now < due:
        return None
    telling = Telling(state, now)
    if state.phase is Phase.GATHERING:
        telling.tell(told.TableClosed("idle"))
    elif state.phase is Phase.STARTING:
        starting.begin(house.shelf, telling, seed)
    elif now >= _closes_at(house, state, now + 1):
        telling.tell(told.TableClosed("day"))
        playing.abandon(telling, "TAB-15", "tab-15-day-over")
    elif state.paused or state.match.deadline is None:
        playing.abandon(telling, "TAB-15", "tab-15-forgotten")
    else:
        # One deadline a step, however many have passed: a table that is woken late is written in small steps too.
        deadline = state.match.deadline
        assert deadline is not None, "a table is woken for a deadline"
        telling.play(state.match.tick(min(telling.match_time, deadline + 1)))
    return None if telling.is_empty else _decision(telling)


def wake(house: House, state: TableState) -> int | None:
    """The instant of the wall clock at which time itself does something next."""
    match state.phase:
        case Phase.GATHERING:
            idle = state.changed_at + house.customs.idle
            if state.empty_since is None or not state.setting.public:
                return idle
            return min(idle, state.empty_since + house.customs.empty)
        case Phase.STARTING:
            return _starts_at(house, state)
        case Phase.PLAYING:
            deadline = state.match.deadline
            if deadline is None or state.paused:
                return _closes_at(house, state, state.changed_at + house.customs.forgotten)
            # A move timed at the deadline itself still counts (TAB-4).
            due = state.clock.wall_time(deadline + 1)
            return due if due is None else _closes_at(house, state, due)
        case Phase.ENDED | Phase.CLOSED:
            return None


def _starts_at(house: House, state: TableState) -> int | None:
    """The instant of the start, and some more where a nonce has not been revealed yet (TAB-3)."""
    if state.starts_at is None or not state.unrevealed:
        return state.starts_at
    return state.starts_at + house.customs.reveal


def _closes_at(house: House, state: TableState, due: int) -> int:
    """When a day's match is abandoned, if that comes before something else is due."""
    return due if state.daily is None else min(due, state.daily.over_at + house.customs.daily_grace)


def act_for(state: TableState, seat: Seat, action: object, at: int, now: int, *, has_failed: bool = False) -> Decision:
    """What the bot in a seat plays, at the match time at which it was due; the least where the bot has failed."""
    telling = Telling(state, now)
    playing.act_for(telling, seat, action, at, has_failed=has_failed)
    return _decision(telling)


def fail_start(state: TableState, refusal: Refusal, now: int) -> Decision | None:
    """The match cannot begin: everybody at the table is told why, and it gathers again (TAB-14)."""
    if state.phase not in (Phase.GATHERING, Phase.STARTING) or state.refusal == refusal:
        return None
    telling = Telling(state, now)
    starting.fail_start(telling, refusal)
    return _decision(telling)


def give_up(state: TableState, now: int) -> Decision | None:
    """The match ends, where neither time nor a bot can go on with it: nobody waits for ever."""
    if state.phase is not Phase.PLAYING:
        return None
    telling = Telling(state, now)
    playing.give_up(telling)
    return _decision(telling)


def find_absent(state: TableState, away: Collection[str], now: int) -> Decision | None:
    """People have been away for longer than the grace: a seat that waits for a start is free again (TAB-6)."""
    telling = Telling(state, now)
    seats = [seat for seat in state.people if state.seats[seat].person in away and not state.seats[seat].absent]
    if state.phase in (Phase.GATHERING, Phase.STARTING) and state.daily is None:
        gathering.empty_seats(telling, seats, "away")
    elif state.phase is Phase.PLAYING:
        for seat in seats:
            telling.tell(told.SeatAbsent(seat))
    return None if telling.is_empty else _decision(telling)


def find_returned(state: TableState, person: str, now: int) -> Decision | None:
    """Who comes back takes the seat back (TAB-6)."""
    telling = Telling(state, now)
    playing.take_back(telling, person)
    return None if telling.is_empty else _decision(telling)


def count_outage(house: House, state: TableState, outage: int, since: int, until: int) -> Decision | None:
    """Time in which no node ran does not count, and there is some more to come back."""
    if outage <= state.outage or state.phase not in (Phase.STARTING, Phase.PLAYING):
        return None
    if state.changed_at >= until:
        # It has moved since: the outage is older than the match, or than what is counted from.
        return None
    telling = Telling(state, until)
    telling.tell(told.OutageCounted(outage, max(since, state.changed_at), telling.now + house.customs.comeback))
    return _decision(telling)


def repin(state: TableState, now: int) -> Decision | None:
    """Go on with the installed lexicon where the match was played with another, and say so in an event."""
    if state.phase is not Phase.PLAYING or state.words == state.match.game.pins.lexicons:
        return None
    telling = Telling(state, now)
    telling.play(state.match.entries((state.match.game.pins.lexicons,), state.match.now))
    return _decision(telling)


def close(state: TableState, now: int) -> Decision | None:
    """The operator closes a table: a match that is played ends without a winner."""
    if state.is_over:
        return None
    telling = Telling(state, now)
    telling.tell(told.TableClosed("operator"))
    if state.phase is Phase.PLAYING:
        playing.abandon(telling, "TAB-15", "tab-15-closed")
    return _decision(telling)


def _check_bots_seat(state: TableState, person: str) -> None:
    """A bot of somebody's own speaks for the seat that it took, and for nothing else of theirs (TAB-1)."""
    seat = state.seat_of(person)
    if seat is None or not state.seats[seat].bot:
        raise Refused("TAB-1", "tab-1-not-a-bots-seat")


def _decision(telling: Telling) -> Decision:
    playing.go_on_without_absent(telling)
    return Decision(telling.step, telling.state)


def _carry_out(house: House, telling: Telling, command: Command, asker: Asker) -> None:  # noqa: C901, PLR0912
    person, shelf, customs = asker.person, house.shelf, house.customs
    match command:
        case asked.Act():
            playing.act(telling, person, command, asker.credit)
        case asked.Sit():
            gathering.sit(telling, person, command, bot=asker.bot)
        case asked.StandUp():
            gathering.stand_up(telling, person)
        case asked.SeatBot():
            gathering.seat_bot(shelf, telling, person, command)
        case asked.ClearSeat():
            gathering.clear_seat(telling, person, command)
        case asked.ChangeSetting():
            gathering.change_setting(shelf, telling, person, command)
        case asked.PassHost():
            gathering.pass_host(telling, person, command)
        case asked.SayReady():
            gathering.say_ready(telling, person, command)
        case asked.MarkYoungest():
            gathering.mark_youngest(shelf, telling, person, command)
        case asked.Start():
            gathering.start(shelf, customs, telling, person)
        case asked.CommitNonce():
            starting.commit_nonce(telling, person, command)
        case asked.RevealNonce():
            starting.reveal_nonce(telling, person, command)
        case asked.Pause():
            playing.wish_pause(telling, person, command, asker.present)
        case asked.GoOn():
            playing.go_on(customs, telling, person)
        case asked.VoteAbsence():
            playing.vote_absence(shelf, telling, person, command, asker.present)
        case asked.VoteEnd():
            playing.vote_end(telling, person, command, asker.present)
        case asked.Resign():
            playing.resign(telling, person)
        case asked.Rematch():
            _rematch(telling, asker)
        case asked.Close():
            _close(telling, person)
        case _:
            assert_never(command)


def _rematch(telling: Telling, asker: Asker) -> None:
    """One table is opened for all of them; whoever asks later is shown to it."""
    state = telling.state
    if state.phase is Phase.CLOSED:
        raise Refused("TAB-13", "tab-13-closed")
    if state.phase is not Phase.ENDED:
        raise Refused("TAB-13", "tab-13-not-over")
    state.own_seat(asker.person)
    if state.rematch:
        raise Refused("TAB-13", "tab-13-rematch-open")
    assert asker.rematch, "whoever asks for a rematch has been given the table for it"
    telling.tell(told.RematchOpened(asker.rematch))


def _close(telling: Telling, person: str) -> None:
    gathering.check_gathering(telling.state)
    gathering.check_host(telling.state, person)
    telling.tell(told.TableClosed("host"))
