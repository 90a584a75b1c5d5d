"""Whatever anybody asks at whatever time: a decision or a no, and a log that gives back the same table."""

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine import Malformed, Refused
from sobremesa.table import (
    Asker,
    Decision,
    Phase,
    act_for,
    close,
    count_outage,
    decide,
    elapse,
    find_absent,
    find_returned,
    repin,
    view_table,
)
from sobremesa.table import commands as ask
from tests.engine.counting import Roll, Whisper
from tests.table.evening import GUESTS, SEED, Evening, act, counting, gathered, playing, snapshot

_PEOPLE = st.sampled_from([*GUESTS, ""])
_PRESENT = st.frozensets(st.sampled_from(GUESTS))
_TIMES = st.one_of(st.integers(-50, 50), st.sampled_from([400, 1_000, 1_001, 3_000, 20_000]))
_SEATS = st.integers(-1, 5)
_LEVELS = st.sampled_from(["child", "club", "", "genius"])

_settings = st.builds(
    counting,
    seats=_SEATS,
    game=st.sampled_from(["counting", "counting", "shouting"]),
    options=st.sampled_from([{}, {"polite": True}, {"company": True}, {"youngest": 2}, {"rude": 1}]),
    stand_ins=_LEVELS,
    public=st.booleans(),
)
_actions = st.one_of(
    st.builds(act, st.builds(Roll, st.integers(0, 3))),
    st.builds(act, st.builds(Whisper, st.text(max_size=5))),
    st.builds(ask.Act, st.builds(msgspec.Raw, st.sampled_from([b"", b"null", b'{"type":"fly"}', b"\xff", b"[1"]))),
)
_commands: st.SearchStrategy[ask.Command] = st.one_of(
    _actions,
    st.builds(ask.Sit, st.none() | _SEATS),
    st.builds(ask.StandUp),
    st.builds(ask.SeatBot, _SEATS, _LEVELS),
    st.builds(ask.ClearSeat, _SEATS),
    st.builds(ask.ChangeSetting, _settings),
    st.builds(ask.PassHost, _SEATS),
    st.builds(ask.SayReady, st.booleans()),
    st.builds(ask.MarkYoungest, _PEOPLE),
    st.builds(ask.Start),
    st.builds(ask.Pause, st.booleans()),
    st.builds(ask.GoOn),
    st.builds(ask.VoteAbsence, _SEATS, st.sampled_from(["wait", "bot", "pass", "end"]), _LEVELS),
    st.builds(ask.VoteEnd, st.booleans()),
    st.builds(ask.Resign),
    st.builds(ask.Rematch),
    st.builds(ask.Close),
)
Happening = Callable[[Evening], Decision | None]


def asking(person: str, command: ask.Command, present: frozenset[str]) -> Happening:
    return lambda evening: decide(
        evening.house, evening.state, command, Asker(person, evening.now, present, 40, "another")
    )


def in_turn(present: frozenset[str]) -> Happening:
    """Whoever's turn it is rolls, so that matches get somewhere."""

    def roll(evening: Evening) -> Decision:
        turn = evening.state.match.state.turn if evening.state.position else 0
        holder = evening.state.seats[turn]
        if holder.is_bots:
            return act_for(evening.state, turn, Roll(), evening.match_time, evening.now)
        return decide(evening.house, evening.state, act(Roll()), Asker(holder.person, evening.now, present))

    return roll


def time_passing(late: int) -> Happening:
    """The table is woken, more or less when it wanted to be."""

    def woken(evening: Evening) -> Decision | None:
        evening.now = max(evening.now, (evening.due or 0) + late)
        return elapse(evening.house, evening.state, evening.now, SEED)

    return woken


def away(people: frozenset[str]) -> Happening:
    return lambda evening: find_absent(evening.state, people, evening.now)


def back(person: str) -> Happening:
    return lambda evening: find_returned(evening.state, person, evening.now)


def bot_acting(seat: int, action: Any, at: int) -> Happening:
    return lambda evening: act_for(evening.state, seat, action, at, evening.now)


def outage(number: int, lasted: int) -> Happening:
    return lambda evening: count_outage(evening.house, evening.state, number, evening.now - lasted, evening.now)


def closing() -> Happening:
    return lambda evening: close(evening.state, evening.now)


def repinning() -> Happening:
    return lambda evening: repin(evening.state, evening.now)


_happenings: st.SearchStrategy[Happening] = st.one_of(
    st.builds(asking, _PEOPLE, _commands, _PRESENT),
    st.builds(asking, st.sampled_from(["ana", "beto"]), _commands, st.just(frozenset({"ana", "beto"}))),
    st.builds(in_turn, _PRESENT),
    st.builds(time_passing, st.sampled_from([-1, 0, 1, 2_500])),
    st.builds(away, _PRESENT),
    st.builds(back, _PEOPLE),
    st.builds(bot_acting, _SEATS, st.sampled_from([Roll(), Roll(2), "junk", None]), st.integers(-5, 10_000)),
    st.builds(outage, st.integers(0, 4), st.integers(0, 60_000)),
    st.builds(repinning),
    st.builds(closing),
)


def in_a_pause() -> Evening:
    evening = playing("ana", "beto", bots=1)
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    return evening


def about_to_start() -> Evening:
    evening = gathered("ana", "beto", bots=1)
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    return evening


def with_somebody_absent() -> Evening:
    evening = playing("ana", "beto", "carla", "dora", stand_ins="")
    evening.leave("dora")
    return evening


_BEGINNINGS = [
    Evening,
    lambda: gathered("ana", "beto", seats=4),
    about_to_start,
    lambda: playing("ana", bots=2),
    lambda: playing("ana", "beto", "carla"),
    lambda: playing("ana", "beto", "carla", game="shouting", stand_ins=""),
    in_a_pause,
    with_somebody_absent,
]


@settings(max_examples=400)
@given(st.sampled_from(_BEGINNINGS), st.lists(st.tuples(_happenings, _TIMES), max_size=25))
def test_whatever_happens_a_table_keeps_its_promises(
    begin: Callable[[], Evening], course: list[tuple[Happening, int]]
) -> None:
    """TAB-5, TAB-7: a no changes nothing, and what was decided is in the log."""
    evening = begin()
    for happening, passed in course:
        evening.now += passed
        before, unchanged = evening.state, snapshot(evening.state)
        try:
            decision = happening(evening)
        except (Refused, Malformed):
            decision = None
        assert snapshot(before) == unchanged
        if decision is not None:
            check_step(evening, decision)
            evening.adopt(decision)
        check_table(evening)
    assert evening.read_back() == evening.state


def check_step(evening: Evening, decision: Decision) -> None:
    """It is the next one, is not earlier than the last one, and its match goes on where it was and names nobody."""
    step, before = decision.step, evening.state
    assert (step.number, step.at) == (before.number + 1, max(evening.now, before.changed_at))
    length, last = (before.match.length, before.match.now) if before.position else (0, 0)
    for entry in step.entries:
        assert (entry.number, entry.at >= last) == (length, True)
        length, last = length + 1, entry.at
    assert not any(person in str(step.entries) for person in GUESTS)


def check_table(evening: Evening) -> None:
    """What is true of every table at any time."""
    state = evening.state
    assert evening.due is None or evening.due > 0
    assert (evening.due is None) >= state.is_over
    seated = [state.seats[seat].person for seat in state.people]
    assert len(seated) == len(set(seated))
    assert not set(seated) & set(state.kicked)
    if seated and not state.is_over:
        assert state.host in seated
    if state.position is None:
        assert state.phase in (Phase.GATHERING, Phase.STARTING, Phase.CLOSED)
        assert not any(holder.absent or holder.handed or holder.gone for holder in state.seats)
    else:
        assert (state.match.outcome is None) == (state.phase is Phase.PLAYING)
        # The match is never ahead of its clock, which is what its deadlines are waited for by.
        assert state.match.now <= state.clock.match_time(state.changed_at)
        assert len(state.seats) == len(state.match.state.totals)
    for person in ("ana", ""):
        assert "kicked" not in msgspec.to_builtins(view_table(state, person))


@settings(max_examples=60)
@given(st.lists(st.integers(0, 3_000), min_size=1, max_size=12))
def test_a_table_that_is_woken_when_it_wants_to_be_always_gets_somewhere(late: list[int]) -> None:
    """TAB-11: nobody can stall a table, whoever is away."""
    evening = playing("ana", "beto")
    evening.leave("ana", "beto")
    for wait in late:
        assert evening.due is not None
        assert evening.pass_time(max(0, evening.due - evening.now) + wait) is not None
        while evening.due <= evening.now:
            assert evening.pass_time(0) is not None
