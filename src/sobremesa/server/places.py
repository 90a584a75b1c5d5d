"""Places for connections, of which an address and a node have only so many: counted before a byte of them is read."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import TypeAlias

from sobremesa.server.addresses import neighbourhood, subject

MOST_AN_ADDRESS = 300
"""A class of thirty needs 240: six each while browsers load the page, then a socket or two."""
RESERVE = 160
"""Descriptors that are not for clients: the store, dictionaries, what is read and written, the node's own."""
_PART_IN_RESERVE = 4
_FAR_MORE = 12
"""Places beyond twice a newcomer's from which on a full node ends sockets of an address: a family has fewer."""


class Place:
    """One connection's place, and whether somebody else may have it: nobody is kept waiting by those who only wait."""

    def __init__(self, places: "Places | None" = None, who: str = "") -> None:
        self._places = places
        self.who = who
        """The address or household that it counts for; empty for a proxy, behind which are many."""
        self.cut: Callable[[], None] | None = None
        """Ends the connection at once."""

    def wait(self) -> None:
        """The node waits for the client: for a request, or the next one."""
        if self._places is not None:
            self._places.note(self, self._places.waiting)

    def stall(self) -> None:
        """The client does not read what it asked for."""
        if self._places is not None:
            self._places.note(self, self._places.stalled)

    def work(self) -> None:
        """The client waits for the node."""
        if self._places is not None:
            self._places.note(self, None)

    def open(self) -> None:
        """The client has a socket."""
        if self._places is not None:
            self._places.note(self, self._places.sockets)

    def leave(self) -> None:
        """The connection is over."""
        self.cut = None
        if self._places is not None:
            self._places.free(self)
            self._places = None


_Order: TypeAlias = defaultdict[str, dict[Place, None]]


class Places:
    """All places of a node; who comes when there is none gets that of a connection that waits, or is turned away."""

    def __init__(self, *, most: int | None = None, most_an_address: int | None = None) -> None:
        self._most = most
        self._most_an_address = most_an_address
        self._taken: Counter[str] = Counter()
        self.waiting: _Order = defaultdict(dict)
        """Those whose client has yet to say something, by address, the longest silent first."""
        self.stalled: _Order = defaultdict(dict)
        """Those whose client does not read, likewise."""
        self.sockets: _Order = defaultdict(dict)
        """Sockets, likewise, the newest last."""

    def __len__(self) -> int:
        """How many are taken."""
        return self._taken.total()

    def enter(self, peer: str | None, *, is_proxy: bool = False) -> Place | None:
        """A place for somebody who comes from here; None where there is none."""
        who = "" if is_proxy or peer is None else subject(peer)
        if who and self._most_an_address is not None and self._taken[who] >= self._most_an_address:
            if not self._make_room(who):
                return None
        elif self._most is not None and len(self) >= self._most and not self._make_room_for(who):
            return None
        place = Place(self, who)
        self._taken[who] += 1
        return place

    def note(self, place: Place, order: _Order | None) -> None:
        """Put it last in an order, and out of all others."""
        self._forget(place)
        if order is not None:
            order[place.who][place] = None

    def free(self, place: Place) -> None:
        """It is taken no more."""
        self._forget(place)
        self._taken[place.who] -= 1
        if not self._taken[place.who]:
            del self._taken[place.who]

    def _forget(self, place: Place) -> None:
        for order in (self.waiting, self.stalled, self.sockets):
            if place in order.get(place.who, ()):
                del order[place.who][place]
                if not order[place.who]:
                    del order[place.who]

    def _make_room_for(self, who: str) -> bool:
        """End a connection of whoever has most, the newcomer's own in the end; whether there was one.

        Subjects of one IPv6 /48 count together. Of a proxy, behind which are many, those go who only wait.
        """
        together: Counter[str] = Counter()
        for each, count in self._taken.items():
            together[neighbourhood(each)] += count
        own = together[neighbourhood(who)]
        richer = [each for each in together if each and together[each] > own + 1]
        for rich in sorted(richer, key=together.__getitem__, reverse=True):
            members = self._members(rich)
            if any(map(self._make_room, members)):
                return True
            is_far_richer = together[rich] > 2 * own + _FAR_MORE and self._most_an_address is not None
            if is_far_richer and any(map(self._end_socket, members)):
                return True
        return any(map(self._make_room, (*self._members(neighbourhood(who)), "")))

    def _members(self, group: str) -> list[str]:
        """The subjects that are counted together, those with most places first."""
        found = [each for each in self._taken if neighbourhood(each) == group]
        return sorted(found, key=self._taken.__getitem__, reverse=True)

    def _make_room(self, who: str) -> bool:
        """End a connection of this address that waits for its client; whether there was one."""
        for order in (self.waiting, self.stalled):
            place = next(iter(order.get(who, ())), None)
            if place is not None:
                _end(place)
                return True
        return False

    def _end_socket(self, who: str) -> bool:
        """End the newest socket of this address; whether there was one."""
        place = next(reversed(self.sockets.get(who, {})), None)
        if place is None:
            return False
        _end(place)
        return True


def _end(place: Place) -> None:
    cut = place.cut
    place.leave()
    if cut is not None:
        cut()


def most_places() -> int | None:
    """How many connections this process has descriptors for; None where the system does not say or sets no limit."""
    try:
        import resource  # noqa: PLC0415 - not there on Windows
    except ImportError:
        return None
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY:
        return None
    return limit - min(RESERVE, limit // _PART_IN_RESERVE)
