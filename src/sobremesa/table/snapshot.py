"""A whole table as bytes, so that not all of its steps need be followed again."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from sobremesa.engine import Codec, Position
from sobremesa.table.record import LARGEST_STEP
from sobremesa.table.setting import Shelf
from sobremesa.table.state import TableState

StateT = TypeVar("StateT")


class _Match(msgspec.Struct, Generic[StateT], frozen=True):
    """A position without its game, which is taken from the shelf."""

    state: StateT
    length: int
    now: int


class _Whole(msgspec.Struct, Generic[StateT], frozen=True):
    """The table without its match, and the match."""

    table: TableState
    match: _Match[StateT] | None


_encoder = msgspec.json.Encoder()
_wholes: Codec[_Whole[msgspec.Raw]] = Codec(_Whole[msgspec.Raw], LARGEST_STEP)


def write_state(state: TableState) -> bytes:
    """A table as JSON, secrets included."""
    return _encoder.encode(_whole(state))


def read_state(shelf: Shelf, data: bytes) -> TableState:
    """The table that was written; `Malformed` if it is none, and `Refused` where the shelf lacks its game."""
    whole = _wholes.decode(data)
    if whole.match is None:
        return whole.table
    game = shelf.game(whole.table.setting)
    state = _states(game.state_type).decode(bytes(whole.match.state))
    return replace(whole.table, position=Position(game.for_match(state), state, whole.match.length, whole.match.now))


def is_same(one: TableState, other: TableState) -> bool:
    """Whether two tables are equal; the game of one may have been taken from the shelf again."""
    return _whole(one) == _whole(other)


def _whole(state: TableState) -> _Whole[Any]:
    position = state.position
    match = None if position is None else _Match(position.state, position.length, position.now)
    return _Whole(replace(state, position=None), match)


@cache
def _states(state_type: Any) -> Codec[Any]:
    return Codec(state_type, LARGEST_STEP)
