"""What was read lately, kept at hand until it is too old to be believed."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")
MOST = 50_000


class Recent(Generic[Value]):
    """Values by their keys, each for so many milliseconds; what is too old takes no room."""

    def __init__(self, now: Callable[[], int], good_for: int) -> None:
        self._now = now
        self._good_for = good_for
        self._kept: OrderedDict[str, tuple[Value, int]] = OrderedDict()

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def get(self, key: str) -> Value | None:
        """The value of a key, unless it is too old."""
        value, until = self._kept.get(key, (None, 0))
        return value if until > self._now() else None

    def put(self, key: str, value: Value) -> None:
        """It is this now."""
        now = self._now()
        self._kept[key] = (value, now + self._good_for)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST or self._oldest() <= now:
            self._kept.popitem(last=False)

    def forget(self, *keys: str) -> None:
        """These may be something else now."""
        for key in keys:
            self._kept.pop(key, None)

    def clear(self) -> None:
        """Anything may be something else now."""
        self._kept.clear()

    def _oldest(self) -> int:
        return next(iter(self._kept.values()))[1]
