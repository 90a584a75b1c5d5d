"""Actions, events and views to and from JSON; what does not decode is `Malformed`, in one sentence."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from sobremesa.engine.refusal import Malformed

Value = TypeVar("Value")

LARGEST_MESSAGE = 64 * 1024


class Codec(Generic[Value]):
    """One type, or a tagged union of them, and its JSON."""

    def __init__(self, type_: Any, largest: int = LARGEST_MESSAGE) -> None:
        self._largest = largest
        self._decoder: msgspec.json.Decoder[Value] = msgspec.json.Decoder(type_)
        self._encoder = msgspec.json.Encoder(order="deterministic")

    def encode(self, value: Value) -> bytes:
        """JSON with sorted keys, so that equal values give equal bytes."""
        try:
            return self._encoder.encode(value)
        except TypeError:
            # Keys that are numbers, such as those of seats, can be sorted once they are text.
            return self._encoder.encode(msgspec.to_builtins(value, str_keys=True))

    def decode(self, data: bytes | str) -> Value:
        """The value, or `Malformed`."""
        if len(data) > self._largest:
            raise Malformed("malformed-too-large", size=len(data), most=self._largest)
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed("malformed-message", problem=str(error)[:200]) from None

    def check(self, value: object) -> Value:
        """The same value if it can be written down and every field has its type; Python itself would not mind."""
        try:
            data = self._encoder.encode(value)
        except (TypeError, ValueError, RecursionError) as error:
            raise Malformed("malformed-message", problem=str(error)[:200]) from None
        return self.decode(data)


@cache
def codec_of(type_: Any) -> Codec[Any]:
    """The codec of a game's actions, made once: that takes longer than a thousand uses of it."""
    return Codec(type_)
