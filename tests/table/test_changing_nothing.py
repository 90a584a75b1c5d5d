"""What changes nothing is no step: a log grows by what happened, not by how often somebody asked."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine import Refused
from sobremesa.table import Phase, decide, decide_change, view_table
from sobremesa.table import commands as ask
from tests.table.evening import Evening, act, counting, gathered, playing
from tests.table.test_four_games import move, opened

_SEATS = st.integers(0, 3)
# Whoever asks for one of these twice in a row has got it the first time.
_WISHES: st.SearchStrategy[ask.Command] = st.one_of(
    st.builds(ask.SeatBot, _SEATS, st.sampled_from(["casual", "club"])),
    st.builds(ask.ChangeSetting, st.builds(counting, seats=st.integers(2, 4), public=st.booleans())),
    st.builds(ask.PassHost, _SEATS),
    st.builds(ask.SayReady, st.booleans()),
    st.builds(ask.MarkYoungest, st.sampled_from(["ana", "beto", ""])),
    st.builds(ask.Pause, st.booleans()),
    st.builds(ask.VoteAbsence, _SEATS, st.sampled_from(["wait", "bot", "end"]), st.sampled_from(["casual", "club"])),
    st.builds(ask.VoteEnd, st.booleans()),
)


def with_company() -> Evening:
    """A table that asks who is the youngest, with a bot and a free seat."""
    return gathered("ana", "beto", bots=1, seats=4)


def about_to_start() -> Evening:
    evening = gathered("ana", "beto")
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    return evening


def with_somebody_absent() -> Evening:
    evening = playing("ana", "beto", "carla", "dora")
    evening.leave("dora")
    return evening


@settings(max_examples=300)
@given(
    st.sampled_from([with_company, about_to_start, lambda: playing("ana", "beto", "carla"), with_somebody_absent]),
    st.lists(st.tuples(st.sampled_from(["ana", "beto"]), _WISHES), max_size=12),
)
def test_what_was_asked_and_done_is_no_step_when_it_is_asked_again(
    begin: Callable[[], Evening], asked: list[tuple[str, ask.Command]]
) -> None:
    evening = begin()
    for person, command in asked:
        try:
            decided = decide_change(evening.house, evening.state, command, evening.asker(person))
        except Refused:
            continue
        if decided is not None:
            assert view_table(decided.state, person) != view_table(evening.state, person)
            evening.adopt(decided)
        try:
            assert decide_change(evening.house, evening.state, command, evening.asker(person)) is None
        except Refused:
            # It led on: the match has ended, say, or somebody else is the host now.
            assert decided is not None
    assert evening.read_back() == evening.state


def test_nobody_fills_the_log_by_wishing_for_no_pause() -> None:
    evening = playing("ana", "beto", "carla")
    ana = evening.asker("ana")
    assert decide_change(evening.house, evening.state, ask.Pause(wishes=False), ana) is None
    evening.do("ana", ask.Pause())
    assert decide_change(evening.house, evening.state, ask.Pause(), ana) is None
    assert decide_change(evening.house, evening.state, ask.Pause(wishes=False), ana) is not None


def test_who_is_ready_stays_ready_when_the_host_chooses_the_same_again() -> None:
    evening = about_to_start()
    same = ask.ChangeSetting(evening.state.setting)
    assert decide_change(evening.house, evening.state, same, evening.asker("ana")) is None
    assert evening.phase() is Phase.STARTING


@pytest.mark.parametrize("game", ["buffet", "golf", "bisonte", "loom"])
def test_a_move_that_is_made_again_is_refused_or_is_no_step(game: str) -> None:
    """A draft of a word may be sent again as it is; whatever else a game accepts changes its match."""
    subject, evening = opened(game, "es")
    random = Random(game)
    while evening.phase() is Phase.PLAYING and len(evening.steps) < 120:
        state = evening.state
        position: Any = state.match
        seats = [seat for seat in subject.waits_for(state.match.state) if not state.seats[seat].is_bots]
        if seats and random.random() < 0.6:
            seat = random.choice(seats)
            command = act(subject.act(position, seat, random))
            asker = evening.asker(state.seats[seat].person)
            decided = decide_change(evening.house, state, command, asker)
            assert (decided is None) == (
                decide(evening.house, state, command, asker).state.match.state == state.match.state
            )
            if decided is not None:
                evening.adopt(decided)
            try:
                again = decide_change(evening.house, evening.state, command, asker)
            except Refused:
                continue
            assert again is None or again.state.match.state != evening.state.match.state
        else:
            move(subject, evening, random)
    assert evening.read_back() == evening.state
