"""Steps in the log: written whole, read as they were, and a table given back by them (TAB-7, TAB-8)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Malformed
from sobremesa.table import commands as ask
from sobremesa.table import read_step, replay, write_step
from sobremesa.table.record import LARGEST_STEP
from tests.engine.counting import TURN, Event
from tests.table.evening import Evening, names, playing
from tests.table.shelf import CountingShelf


def eventful() -> Evening:
    """A match with something of everything in it."""
    evening = playing("ana", "beto", "carla", bots=1)
    evening.roll("ana")
    evening.leave("carla")
    evening.do("ana", ask.VoteAbsence(2, "bot", "club"))
    evening.do("ana", ask.Pause())
    evening.do("beto", ask.Pause())
    evening.do("beto", ask.GoOn())
    evening.pass_time(10_000)
    evening.do("ana", ask.Resign())
    evening.do("beto", ask.VoteEnd())
    evening.do("beto", ask.Rematch())
    return evening


def test_a_step_is_read_as_it_was_written() -> None:
    """TAB-7."""
    steps = eventful().steps
    assert len({name for step in steps for name in names(step)}) > 15
    for step in steps:
        assert read_step(write_step(step), Event) == step


def test_the_step_of_a_move_that_comes_hours_late_can_be_read() -> None:
    """TAB-7."""
    evening = playing("ana", "beto")
    evening.now += 20_000 * TURN
    step = evening.roll("beto")
    assert len(step.entries) == 20_000
    assert read_step(write_step(step), Event) == step


def test_a_step_is_one_line() -> None:
    assert not any(b"\n" in write_step(step) for step in eventful().steps)


def test_the_log_gives_back_the_table_after_every_step() -> None:
    """TAB-7, TAB-8."""
    evening = playing("ana", "beto")
    for person in ("ana", "beto", "ana"):
        evening.roll(person)
        assert evening.read_back() == evening.state
    evening = eventful()
    assert evening.read_back() == evening.state


def test_steps_are_numbered_without_a_gap_and_so_are_the_events_of_the_match() -> None:
    steps = eventful().steps
    assert [step.number for step in steps] == list(range(len(steps)))
    entries = [entry for step in steps for entry in step.entries]
    assert [entry.number for entry in entries] == list(range(len(entries)))


def test_the_first_step_of_a_table_is_read_before_its_game_is_known() -> None:
    first = write_step(eventful().steps[0])
    assert names(read_step(first, type(None))) == ["table-opened", "seat-filled"]


def test_a_log_without_a_beginning_is_our_own_mistake() -> None:
    steps = eventful().steps
    with pytest.raises(AssertionError):
        replay(CountingShelf(), steps[1:])
    with pytest.raises(AssertionError):
        replay(CountingShelf(), [])


WRITTEN = [write_step(step) for step in eventful().steps]


@given(st.sampled_from(WRITTEN), st.data())
def test_damaged_steps_are_malformed_or_steps(written: bytes, data: st.DataObject) -> None:
    """Whatever stands in the log, reading it says so in one way."""
    at = data.draw(st.integers(0, len(written) - 1))
    damaged = written[:at] + data.draw(st.binary(max_size=4)) + written[at + data.draw(st.integers(0, 3)) :]
    try:
        step = read_step(damaged, Event)
    except Malformed:
        return
    assert read_step(write_step(step), Event) == step


@given(st.binary(max_size=200))
def test_hostile_bytes_are_malformed(data: bytes) -> None:
    with pytest.raises(Malformed):
        read_step(data, Event)


@pytest.mark.parametrize(
    "hostile",
    [
        b"",
        b"null",
        b"[" * 100_000,
        b'{"number":0}',
        b'{"number":"0","at":0}',
        b'{"number":0,"at":0,"events":[{"kind":"no-such"}]}',
        b'{"number":0,"at":0,"entries":[7]}',
        b'{"number":0,"at":0,"entries":[{"number":0,"at":0,"event":{"type":"no-such"}}]}',
        b" " * (LARGEST_STEP + 1),
    ],
    ids=range(9),
)
def test_what_is_no_step_is_malformed(hostile: bytes) -> None:
    with pytest.raises(Malformed):
        read_step(hostile, Event)


@pytest.mark.parametrize(
    "hostile",
    [
        b'{"kind":"sit","seat":1e400}',
        b'{"kind":"sit","seat":99999999999999999999}',
        b'{"kind":"sit","surprise":1}',
        b'{"kind":"vote-absence","about":0,"wish":"dance"}',
        b'{"kind":"change-setting","setting":{"game":"counting","language":"en","seats":99999999999999999999}}',
        b'{"kind":"change-setting","setting":{"game":"counting","language":"en","options":{"polite":1e99}}}',
        b'{"kind":"change-setting","setting":{"game":"counting","language":"en","options":{"x":99999999999999999999}}}',
        b'{"kind":"change-setting","setting":{"game":"counting","language":"en","pace":"light"}}',
    ],
)
def test_commands_that_nobody_could_mean_do_not_decode(hostile: bytes) -> None:
    """TAB-14: what reaches a table can be written down again."""
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(hostile, type=ask.Command)
