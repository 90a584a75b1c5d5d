"""How often somebody may try to come in to an account, so that guessing is hopeless and its owner is never locked out.

A device from which the owner has signed in before has tries of its own. Everybody else is counted by account and
address together. Where very many addresses try at one account, each of them has to wait for its try: five minutes
first, then twice as long each time, up to six hours. An owner on a new device waits as well, but their turn comes,
however many others are waiting: it is a delay, and no lock.
"""

from collections import OrderedDict

import msgspec

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
    """Decides for a node; `most` addresses can wait at once, the earliest are forgotten."""

    def __init__(self, limits: Limits, *, most: int = 20_000) -> None:
        self._limits = limits
        self._most = most
        self._appointments: OrderedDict[str, Appointment] = OrderedDict()

    def __len__(self) -> int:
        """How many appointments are remembered."""
        return len(self._appointments)

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
        return self._limits.ask(kind, now=now, address=address, pair=pair) or self._keep_appointment(pair, now)

    def _keep_appointment(self, pair: str, now: int) -> int:
        """0 if this address has its appointment now, which is used up; else the milliseconds until it has."""
        made = self._appointments.get(pair)
        if made is None or now - made.at > _FORGOTTEN_AFTER:
            self._appoint(pair, Appointment(now + FIRST_WAIT, 2 * FIRST_WAIT))
            return FIRST_WAIT
        if now < made.at:
            return made.at - now
        self._appoint(pair, Appointment(now + made.wait, min(2 * made.wait, LONGEST_WAIT)))
        return 0

    def _appoint(self, pair: str, appointment: Appointment) -> None:
        self._appointments[pair] = appointment
        self._appointments.move_to_end(pair)
        while len(self._appointments) > self._most:
            self._appointments.popitem(last=False)
