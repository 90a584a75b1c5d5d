"""While the match is played: moves, pauses, absent players, votes, and those who leave."""

from sobremesa.engine import Refused, Seat, text
from sobremesa.engine.codec import codec_of
from sobremesa.table import events as told
from sobremesa.table.commands import Act, Pause, VoteAbsence, VoteEnd
from sobremesa.table.gathering import pass_host_on
from sobremesa.table.setting import Customs, Shelf, check_level, check_seat
from sobremesa.table.state import Phase, TableState
from sobremesa.table.telling import Telling


def check_playing(state: TableState) -> None:
    """`Refused` before the match starts and after it has ended (TAB-13)."""
    if state.phase in (Phase.GATHERING, Phase.STARTING):
        raise Refused("TAB-13", "tab-13-not-started")
    if state.phase is Phase.CLOSED:
        raise Refused("TAB-13", "tab-13-closed")
    if state.phase is Phase.ENDED:
        raise Refused("TAB-13", "tab-13-over")


def take_back(telling: Telling, person: str) -> None:
    """Who comes back takes the seat back (TAB-6)."""
    state = telling.state
    seat = state.seat_of(person)
    if state.phase is Phase.PLAYING and seat is not None and (state.seats[seat].absent or state.seats[seat].handed):
        telling.tell(told.SeatReturned(seat))


def act(telling: Telling, person: str, command: Act, credit: int) -> None:
    """A move of the game, at the match time of its receipt (TAB-4)."""
    state = telling.state
    check_playing(state)
    seat = state.own_seat(person)
    _check_running(telling)
    action = codec_of(state.match.game.action_type).decode(bytes(command.action))
    if getattr(action, "abstain", False):
        # Who abstains counts as nobody: a person who does not answer does not know the word (BUF-25).
        raise Refused("TAB-13", "tab-13-only-bots-abstain")
    telling.play(state.match.act(seat, action, telling.match_time, credit=credit))


def act_for(telling: Telling, seat: Seat, action: object, at: int, *, has_failed: bool) -> None:
    """What the bot in a seat does at the match time at which it was due, which is never ahead of the clock.

    All are told where it is the least that the rules allow, because the bot could not choose.
    """
    state = telling.state
    check_playing(state)
    check_seat(len(state.seats), seat)
    if not state.seats[seat].is_bots:
        raise Refused("TAB-13", "tab-13-not-your-turn")
    _check_running(telling)
    entries = state.match.act(seat, action, min(at, telling.match_time))
    if has_failed:
        telling.tell(told.SeatStuck(seat))
    telling.play(entries)


def go_on_without_absent(telling: Telling) -> None:
    """Where the rules wait only for those who are there, act for the others (BUF-34)."""
    if telling.state.phase is not Phase.PLAYING or not _is_running(telling):
        return
    for seat, holder in enumerate(telling.state.seats):
        match = telling.state.match
        is_in_time = match.deadline is None or telling.match_time <= match.deadline
        if holder.absent and not holder.handed and is_in_time and match.outcome is None:
            action = match.game.action_if_absent(match.state, seat)
            if action is not None:
                telling.play(match.act(seat, action, telling.match_time))


def wish_pause(telling: Telling, person: str, command: Pause, present: frozenset[str]) -> None:
    """Match time stands still once all people seated and present agree (TAB-9)."""
    state = telling.state
    check_playing(state)
    seat = state.own_seat(person)
    if state.paused:
        raise Refused("TAB-9", "tab-9-paused")
    if state.daily is not None:
        raise Refused("TAB-9", "tab-9-daily")
    telling.tell(told.PauseWished(seat, command.wishes))
    if command.wishes and set(telling.state.pausing) >= set(state.voters(present)):
        telling.tell(told.Paused(telling.match_time))
        _let_deadlines_pass(telling)


def go_on(customs: Customs, telling: Telling, person: str) -> None:
    """Any one of the people seated ends the pause, at an instant ahead that all are told (TAB-9)."""
    state = telling.state
    check_playing(state)
    seat = state.own_seat(person)
    if not state.paused:
        raise Refused("TAB-9", "tab-9-not-paused")
    alone = len(state.people) == 1
    telling.tell(told.WentOn(seat, telling.now + (0 if alone else customs.countdown)))


def vote_absence(shelf: Shelf, telling: Telling, person: str, command: VoteAbsence, present: frozenset[str]) -> None:
    """More than half of those entitled decide about an absent player (TAB-6, TAB-10)."""
    state = telling.state
    check_playing(state)
    seat = state.own_seat(person)
    check_seat(len(state.seats), command.about)
    if seat == command.about:
        raise Refused("TAB-10", "tab-10-not-entitled")
    if not state.seats[command.about].absent:
        raise Refused("TAB-6", "tab-6-not-absent", seat=command.about + 1)
    if command.wish == "bot":
        check_level(shelf, command.level)
    if command.wish == "pass" and not shelf.takes_turns(state.setting.game):
        raise Refused("TAB-6", "tab-6-no-turns")
    level = command.level if command.wish == "bot" else ""
    telling.tell(told.AbsenceVoted(seat, command.about, command.wish, level))
    _count_absence(telling, command.about, command.wish, level, present)


def vote_end(telling: Telling, person: str, command: VoteEnd, present: frozenset[str]) -> None:
    """More than half of those entitled end the match early, without a winner (TAB-10)."""
    state = telling.state
    check_playing(state)
    telling.tell(told.EndVoted(state.own_seat(person), command.end))
    if command.end and _is_majority(telling.state.end_votes, state.voters(present)):
        abandon(telling, "TAB-10", "tab-10-ended")


def resign(telling: Telling, person: str) -> None:
    """A bot takes the seat with its pieces and points; where bots are refused it does the least (TAB-15)."""
    state = telling.state
    check_playing(state)
    seat = state.own_seat(person)
    telling.tell(told.SeatGone(seat))
    pass_host_on(telling)
    left = telling.state.people
    bots = any(holder.level for holder in state.seats) or bool(state.setting.stand_ins)
    if not left or (len(left) == 1 and not bots):
        abandon(telling, "TAB-15", "tab-15-abandoned")
        return
    telling.tell(told.SeatHanded(seat, state.setting.stand_ins))


def abandon(telling: Telling, clause: str, reason: str) -> None:
    """The match ends with the points as they stand and without a winner (TAB-15)."""
    _let_deadlines_pass(telling)
    match = telling.state.match
    if match.outcome is None:
        telling.play(match.abandon(clause, text(reason), telling.match_time))


def give_up(telling: Telling) -> None:
    """The match ends as it stands, because the program cannot go on with it; its rules are not asked again."""
    telling.play(telling.state.match.abandon("TAB-15", text("tab-15-stuck"), telling.match_time))


def _let_deadlines_pass(telling: Telling) -> None:
    """What time has done already counts, also where nobody has been woken for it yet (TAB-11)."""
    telling.play(telling.state.match.tick(telling.match_time))


def _check_running(telling: Telling) -> None:
    """Nobody moves in a pause, nor while all count down to its end (TAB-9)."""
    if not _is_running(telling):
        raise Refused("TAB-9", "tab-9-paused" if telling.state.paused else "tab-9-counting-down")


def _is_running(telling: Telling) -> bool:
    """Whether the match goes on: it is neither paused nor does it count down to the end of a pause."""
    state = telling.state
    return not state.paused and not (state.counting_down and telling.now < (state.clock.starts_at() or 0))


def _count_absence(telling: Telling, about: Seat, wish: str, level: str, present: frozenset[str]) -> None:
    state = telling.state
    votes = [vote.seat for vote in state.absence_votes if (vote.about, vote.wish, vote.level) == (about, wish, level)]
    if wish == "wait" or not _is_majority(votes, state.voters(present, about)):
        return
    if wish == "end":
        abandon(telling, "TAB-6", "tab-6-ended")
    else:
        telling.tell(told.SeatHanded(about, level))


def _is_majority(votes: "tuple[Seat, ...] | list[Seat]", entitled: tuple[Seat, ...]) -> bool:
    return 2 * len(set(votes) & set(entitled)) > len(entitled)
