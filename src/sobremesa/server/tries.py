"""How often somebody may try to come in to an account, so that guessing is hopeless and its owner is never locked out.

A device from which the owner has signed in before has tries of its own. Everybody else is counted by account and
address together. Where very many addresses try at one account, each of them has to wait for its try: five minutes
first, then twice as long each time, up to six hours. An owner on a new device waits as well, but their turn comes, and
nobody else can take it. Where as many wait as a node remembers, networks share: one with many gives way to one with
fewer, and its own next address is told to wait without a turn.
"""

import msgspec

from sobremesa.server.addresses import neighbourhood
from sobremesa.server.limits import Kind, Limits, too_often

_MINUTE = 60_000
FIRST_WAIT = 5 * _MINUTE
LONGEST_WAIT = 360 * _MINUTE
_FORGOTTEN_AFTER = 24 * 60 * _MINUTE


class Appointment(msgspec.Struct, frozen=True):
    """When an address may try next, and for how long it waits after that."""

    at: int
    wait: int


class Tries:
    """Decides for a node; `most` addresses can wait at once."""

    def __init__(self, limits: Limits, *, most: int = 20_000) -> None:
        self._limits = limits
        self._most = most
        self._waiting: dict[str, dict[str, Appointment]] = {}
        """The appointments of each network, by account and address, in the order in which they were made."""
        self._count = 0
        self._tidied_at: int | None = None

    def __len__(self) -> int:
        """How many appointments are remembered."""
        return self._count

    def check(self, kind: Kind, *, now: int, account: str, address: str | None, device: str = "") -> None:
        """`Denied` for somebody who has to wait; `device` is named only if the account knows it.

        Without an address, where they say nothing, all strangers are one.
        """
        wait = self._wait(kind, now=now, account=account, address=address, device=device)
        if wait:
            raise too_often(kind, wait)

    def _wait(self, kind: Kind, *, now: int, account: str, address: str | None, device: str) -> int:
        if not account:
            # What cannot be a login is nobody's, and is asked of nobody.
            return self._limits.ask(kind, now=now, address=address)
        if device:
            return self._limits.ask(kind, now=now, device=f"{account} {device}")
        pair = f"{account} {address or ''}"
        if not self._limits.ask(kind, now=now, address=address, pair=pair, account=account):
            return 0
        # Not so many from here? Then it is the account at which too many try.
        return self._limits.ask(kind, now=now, address=address, pair=pair) or self._keep_appointment(
            pair, neighbourhood(address or ""), now
        )

    def _keep_appointment(self, pair: str, network: str, now: int) -> int:
        """0 if this address has its appointment now, which is used up; else the milliseconds until it has."""
        made = self._waiting.get(network, {}).get(pair)
        if made is None:
            if self._has_room(network, now):
                self._waiting.setdefault(network, {})[pair] = Appointment(now + FIRST_WAIT, 2 * FIRST_WAIT)
                self._count += 1
            return FIRST_WAIT
        if now < made.at:
            return made.at - now
        if now - made.at > _FORGOTTEN_AFTER:
            self._waiting[network][pair] = Appointment(now + FIRST_WAIT, 2 * FIRST_WAIT)
            return FIRST_WAIT
        self._waiting[network][pair] = Appointment(now + made.wait, min(2 * made.wait, LONGEST_WAIT))
        return 0

    def _has_room(self, network: str, now: int) -> bool:
        """Whether one more of this network can wait, if need be in the place of the last one of a larger network."""
        if self._count >= self._most:
            self._tidy(now)
        if self._count < self._most:
            return True
        largest = max(self._waiting.values(), key=len)
        if len(largest) <= len(self._waiting.get(network, ())) + 1:
            return False
        largest.popitem()
        self._count -= 1
        return True

    def _tidy(self, now: int) -> None:
        """Forget, once a minute, appointments that nobody has kept for a day."""
        if self._tidied_at is not None and now - self._tidied_at < _MINUTE:
            return
        self._tidied_at = now
        kept = {
            network: {pair: made for pair, made in waiting.items() if now - made.at <= _FORGOTTEN_AFTER}
            for network, waiting in self._waiting.items()
        }
        self._waiting = {network: waiting for network, waiting in kept.items() if waiting}
        self._count = sum(map(len, self._waiting.values()))
