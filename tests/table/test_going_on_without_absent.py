"""Word Buffet at a table: the pause between rounds does not wait for somebody who is away (BUF-34)."""

from random import Random

import pytest

from sobremesa.games.buffet.actions import Ready
from sobremesa.games.buffet.events import Phase, SeatReady
from sobremesa.table import act_for
from sobremesa.table import commands as ask
from tests.table.evening import Evening, act
from tests.table.test_four_games import move, opened

READY = act(Ready())


@pytest.fixture
def evening() -> Evening:
    """Ana, Beto and a bot between the first round and the second."""
    subject, found = opened("buffet", "es")
    random = Random("resting")
    while found.state.match.state.phase is not Phase.RESTING:
        move(subject, found, random)
    assert found.state.match.state.waiting == (0, 1, 2)
    return found


def test_BUF_34_the_countdown_starts_when_all_who_are_there_are_ready(evening: Evening) -> None:
    evening.leave("beto")
    evening.do("ana", READY)
    assert evening.state.match.state.waiting == (2,)
    evening.adopt(act_for(evening.state, 2, Ready(), evening.match_time, evening.now))
    assert evening.state.match.state.phase is Phase.COUNTDOWN
    assert evening.read_back() == evening.state


def test_BUF_34_it_starts_when_the_last_who_was_waited_for_is_away(evening: Evening) -> None:
    evening.do("ana", READY)
    evening.adopt(act_for(evening.state, 2, Ready(), evening.match_time, evening.now))
    assert evening.state.match.state.waiting == (1,)
    evening.now += 5_000
    step = evening.leave("beto")
    assert step is not None
    assert step.entries[0].event == SeatReady(1)
    assert evening.state.match.state.phase is Phase.COUNTDOWN
    assert evening.state.match.deadline == evening.match_time + 3_000, "those who are there have the whole countdown"


def test_BUF_34_nobody_is_ready_in_a_pause_nor_while_all_count_down_to_its_end(evening: Evening) -> None:
    for person in ("ana", "beto"):
        evening.do(person, ask.Pause())
    assert evening.state.paused
    evening.leave("beto")
    assert evening.state.match.state.waiting == (0, 1, 2)
    evening.do("ana", ask.GoOn())
    assert evening.state.match.state.waiting == (0, 1, 2)
    evening.now += evening.house.customs.countdown
    evening.do("ana", READY)
    assert evening.state.match.state.waiting == (2,)


def test_BUF_34_who_is_away_is_waited_for_in_all_other_phases(evening: Evening) -> None:
    evening.leave("beto")
    evening.do("ana", READY)
    evening.adopt(act_for(evening.state, 2, Ready(), evening.match_time, evening.now))
    evening.pass_time(4_000)
    assert evening.state.match.state.phase is Phase.SEARCH
    assert 1 in evening.state.match.state.waiting
