"""A table written whole is read as it was, whatever game is played at it and wherever it stands."""

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import Malformed, Position, Refused
from sobremesa.table import Phase, Setting, Shelf, TableState, is_same, read_state, replay, write_state
from sobremesa.table.setting import AnyGame
from tests.conformance.random_play import once_played
from tests.conformance.subjects import DEFAULTS, SUBJECTS
from tests.table.evening import Evening
from tests.table.shelf import LEVELS, CountingShelf
from tests.table.test_four_games import live, move, opened
from tests.table.test_record import eventful


class Holding:
    """A shelf with the very game that is on the table."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def game(self, setting: Setting) -> AnyGame:
        return self._game

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        return False


def check(shelf: Shelf, state: TableState) -> None:
    """Equal, and of the same types and in the same order, as a second writing shows."""
    written = write_state(state)
    read = read_state(shelf, written)
    assert read == state
    assert is_same(read, state)
    assert write_state(read) == written


@pytest.mark.parametrize(("game", "language"), DEFAULTS)
def test_after_every_step_a_table_is_read_as_it_was_written(game: str, language: str) -> None:
    subject, evening = opened(game, language)
    random = Random(f"{language}/{game}")
    states = [replay(evening.house.shelf, evening.steps[:count]) for count in range(1, len(evening.steps))]
    while evening.phase() is Phase.PLAYING:
        states.append(evening.state)
        if random.random() < 0.05:
            with suppress(Refused):
                live(evening, random)
        else:
            move(subject, evening, random)
    for state in (*states, evening.state):
        check(evening.house.shelf, state)


@pytest.mark.parametrize("name", SUBJECTS)
def test_after_every_event_of_any_game_option_and_edition_the_match_is_read_as_it_was_written(name: str) -> None:
    subject = SUBJECTS[name]
    match = once_played(subject, subject.seats[-1], 17)
    table = TableState(Setting(match.game.meta.id, "es"), "ana")
    for length, (entry, state) in enumerate(match.replay(), start=1):
        position = Position(match.game, state, length, entry.at)
        check(Holding(match.game), msgspec.structs.replace(table, position=position))


def test_a_table_before_its_match_is_read_without_a_game() -> None:
    evening = Evening(Setting("counting", "en", {"polite": True}, seats=3))
    check(evening.house.shelf, evening.state)


def test_a_game_that_was_taken_from_the_shelf_again_makes_no_other_table() -> None:
    state = eventful().state
    again = read_state(CountingShelf(), write_state(state))
    assert again != state
    assert is_same(again, state)
    assert not is_same(again, msgspec.structs.replace(state, number=state.number + 1))
    match = msgspec.structs.replace(state.match, now=state.match.now + 1)
    assert not is_same(again, msgspec.structs.replace(state, position=match))


WRITTEN = write_state(eventful().state)


@given(st.data())
def test_damaged_tables_are_malformed_or_tables(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(WRITTEN) - 1))
    damaged = WRITTEN[:at] + data.draw(st.binary(max_size=4)) + WRITTEN[at + data.draw(st.integers(0, 3)) :]
    shelf = CountingShelf()
    with suppress(Malformed, Refused):
        state = read_state(shelf, damaged)
        assert read_state(shelf, write_state(state)) == state


@given(st.binary(max_size=100))
def test_hostile_bytes_are_no_table(data: bytes) -> None:
    with pytest.raises(Malformed):
        read_state(CountingShelf(), data)
