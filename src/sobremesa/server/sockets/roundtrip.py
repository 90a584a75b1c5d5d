"""The round trip as the server measures it, and the credit that it gives in a race (TAB-4)."""

import secrets
import time
from collections import deque

MOST_CREDIT = 150
_REMEMBERED = 5


class RoundTrip:
    """Pings that are under way, and how long the last ones took."""

    def __init__(self) -> None:
        self._sent: dict[str, float] = {}
        self._took: deque[float] = deque(maxlen=_REMEMBERED)

    def ping(self) -> str:
        """A nonce to be sent now; an answer to an older one counts no more."""
        nonce = secrets.token_urlsafe(9)
        self._sent = {nonce: time.monotonic()}
        return nonce

    def pong(self, nonce: str) -> None:
        """The answer has come; a nonce that is under way no more says nothing."""
        sent = self._sent.pop(nonce, None)
        if sent is not None:
            self._took.append(1000 * (time.monotonic() - sent))

    @property
    def credit(self) -> int:
        """Half of the quickest of the last round trips, 150 ms at most; one late answer gains nothing."""
        return min(MOST_CREDIT, int(min(self._took) / 2)) if self._took else 0
