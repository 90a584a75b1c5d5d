"""What a seat may do now: kinds of action, with the choices listed or, for free text, described."""

from typing import Generic, TypeVar

import msgspec

ActionT = TypeVar("ActionT")


class Ask(msgspec.Struct, frozen=True):
    """One field of an action that is too free to list: how many, and among what."""

    field: str
    least: int
    most: int
    among: tuple[str | int, ...] = ()


class Offer(msgspec.Struct, Generic[ActionT], frozen=True):
    """A kind of action; every one of `choices` is accepted as it stands."""

    action: str
    choices: tuple[ActionT, ...] = ()
    asks: tuple[Ask, ...] = ()
