"""Before the match: people and bots sit down, the host chooses, all say that they are ready."""

from collections.abc import Iterable

from sobremesa.engine import Refused, Seat
from sobremesa.table import events as told
from sobremesa.table.commands import ChangeSetting, ClearSeat, MarkYoungest, PassHost, SayReady, SeatBot, Sit
from sobremesa.table.setting import Customs, Shelf, check_level, check_new_setting, check_seat, check_setting
from sobremesa.table.state import Phase, TableState
from sobremesa.table.telling import Telling
from sobremesa.table.youngest import setting_at_start


def check_gathering(state: TableState) -> None:
    """`Refused` once the match has started, or the table has closed (TAB-13)."""
    if state.phase is Phase.CLOSED:
        raise Refused("TAB-13", "tab-13-closed")
    if state.phase not in (Phase.GATHERING, Phase.STARTING):
        raise Refused("TAB-13", "tab-13-started")
    if state.daily is not None:
        # It begins for everybody alike, and nothing about it can be chosen.
        raise Refused("TAB-13", "tab-13-starting")


def check_host(state: TableState, person: str) -> None:
    """`Refused` when somebody else is the host (TAB-1)."""
    if person != state.host:
        raise Refused("TAB-1", "tab-1-not-host")


def sit(telling: Telling, person: str, command: Sit, *, bot: bool) -> None:
    """A free seat is taken; whoever sits already changes places (TAB-1)."""
    state = telling.state
    check_gathering(state)
    if not person:
        raise Refused("TAB-13", "tab-13-spectator")
    if person in state.kicked:
        raise Refused("TAB-1", "tab-1-kicked")
    seat = state.seat_of(person)
    if command.seat is None and seat is not None:
        # Who comes in by a second door is not moved to another seat for it.
        raise Refused("TAB-1", "tab-1-sitting", seat=seat + 1)
    telling.tell(told.SeatFilled(_free_seat(state, command.seat), person, bot=bot))
    _call_off(telling)
    pass_host_on(telling)


def stand_up(telling: Telling, person: str) -> None:
    """The seat is free again, and somebody else is the host if need be."""
    check_gathering(telling.state)
    empty_seats(telling, [telling.state.own_seat(person)])


def empty_seats(telling: Telling, seats: Iterable[Seat], why: told.Why = "stood-up") -> None:
    """Nobody sits here any more; a countdown that has begun is called off."""
    for seat in seats:
        telling.tell(told.SeatEmptied(seat, why))
    if not telling.is_empty:
        _call_off(telling)
        pass_host_on(telling)


def seat_bot(shelf: Shelf, telling: Telling, person: str, command: SeatBot) -> None:
    """The host gives a seat to a bot (TAB-1)."""
    state = telling.state
    check_gathering(state)
    check_host(state, person)
    check_seat(len(state.seats), command.seat)
    check_level(shelf, command.level)
    if state.seats[command.seat].person:
        raise Refused("TAB-1", "tab-1-seat-taken", seat=command.seat + 1)
    if state.seats[command.seat].level == command.level:
        return
    telling.tell(told.SeatFilled(command.seat, level=command.level))
    _call_off(telling)


def clear_seat(telling: Telling, person: str, command: ClearSeat) -> None:
    """The host sends a bot or a person away (TAB-1)."""
    state = telling.state
    check_gathering(state)
    check_host(state, person)
    check_seat(len(state.seats), command.seat)
    holder = state.seats[command.seat]
    if holder.is_free:
        raise Refused("TAB-1", "tab-1-seat-free", seat=command.seat + 1)
    if holder.person == person:
        raise Refused("TAB-1", "tab-1-kick-oneself")
    empty_seats(telling, [command.seat], "kicked")


def change_setting(shelf: Shelf, telling: Telling, person: str, command: ChangeSetting) -> None:
    """The host chooses otherwise; a seat that somebody has is not taken away (TAB-1, TAB-14)."""
    state, setting = telling.state, command.setting
    check_gathering(state)
    check_host(state, person)
    if setting.game != state.setting.game:
        raise Refused("TAB-1", "tab-1-other-game")
    check_new_setting(shelf, setting)
    taken = [seat for seat in state.people if seat >= setting.seats]
    if taken:
        raise Refused("TAB-1", "tab-1-seat-taken", seat=taken[0] + 1)
    if setting == state.setting:
        # Those who are ready stay ready, for nothing has changed.
        return
    telling.tell(told.SettingChanged(setting))
    _call_off(telling)


def pass_host(telling: Telling, person: str, command: PassHost) -> None:
    """The host makes another one the host, at any time before the end."""
    state = telling.state
    if state.is_over:
        raise Refused("TAB-13", "tab-13-over")
    check_host(state, person)
    check_seat(len(state.seats), command.seat)
    if not state.seats[command.seat].is_held:
        raise Refused("TAB-1", "tab-1-nobody-there", seat=command.seat + 1)
    telling.tell(told.HostPassed(state.seats[command.seat].person))


def pass_host_on(telling: Telling) -> None:
    """Where the host has no seat any more, whoever sits first is it; an empty table keeps its host."""
    state = telling.state
    if state.people and state.seat_of(state.host) is None:
        telling.tell(told.HostPassed(state.seats[state.people[0]].person))


def say_ready(telling: Telling, person: str, command: SayReady) -> None:
    """Somebody is ready, or not yet."""
    check_gathering(telling.state)
    telling.tell(told.ReadySaid(telling.state.own_seat(person), command.ready))
    if not command.ready:
        _call_off(telling)


def mark_youngest(shelf: Shelf, telling: Telling, person: str, command: MarkYoungest) -> None:
    """Somebody at the table says who is the youngest, where the game asks for it; a bot is not."""
    state = telling.state
    check_gathering(state)
    state.own_seat(person)
    if not shelf.game(state.setting).meta.youngest_option:
        raise Refused("TAB-13", "tab-13-no-youngest")
    seat = state.seat_of(command.person) if command.person else None
    if command.person and (seat is None or state.seats[seat].bot):
        raise Refused("TAB-13", "tab-13-youngest-not-here")
    telling.tell(told.YoungestMarked(command.person))


def start(shelf: Shelf, customs: Customs, telling: Telling, person: str) -> None:
    """The host starts once all are ready: at an instant ahead that all are told, or at once for one person alone."""
    state = telling.state
    check_gathering(state)
    check_host(state, person)
    if state.phase is Phase.STARTING:
        raise Refused("TAB-13", "tab-13-starting")
    state.own_seat(person)
    check_setting(shelf, setting_at_start(shelf, state))
    waiting = [seat for seat in state.people if not state.seats[seat].ready and state.seats[seat].person != person]
    if waiting:
        raise Refused("TAB-1", "tab-1-not-ready", count=len(waiting))
    alone = len(state.people) == 1
    telling.tell(told.StartSet(telling.now + (0 if alone else customs.countdown)))


def _call_off(telling: Telling) -> None:
    if telling.state.phase is Phase.STARTING:
        telling.tell(told.StartCalledOff())


def _free_seat(state: TableState, wanted: int | None) -> Seat:
    if wanted is None:
        free = next((seat for seat, holder in enumerate(state.seats) if holder.is_free), None)
        if free is None:
            raise Refused("TAB-1", "tab-1-full")
        return free
    check_seat(len(state.seats), wanted)
    if not state.seats[wanted].is_free:
        raise Refused("TAB-1", "tab-1-seat-taken", seat=wanted + 1)
    return wanted
