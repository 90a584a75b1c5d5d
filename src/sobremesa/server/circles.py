"""Who somebody is under several ids, and whom they keep away; kept at hand for those who are here."""

from collections.abc import Callable, Iterable

from sobremesa.server.recent import Recent
from sobremesa.storage.people.circles import Circle, circles_of
from sobremesa.storage.store import Store

_GOOD_FOR = 30_000
"""Milliseconds after which a circle is read again: another node may have heard of a block."""
NOBODY = Circle()


class Circles:
    """The circles of people."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._circles: Recent[Circle] = Recent(now, _GOOD_FOR)

    async def find(self, ids: Iterable[str]) -> dict[str, Circle]:
        """The circle of each of these, by whichever of their ids they are asked for."""
        wanted = {person: self._circles.get(person) for person in ids}
        missing = [person for person, circle in wanted.items() if circle is None]
        if missing:
            read = await self._store.look(lambda at: circles_of(at, missing))
            for circle in read.values():
                # Under all ids at once, so that none is left when one is forgotten.
                for known_as in circle.ids:
                    self._circles.put(known_as, circle)
            wanted |= read
        return {person: circle for person, circle in wanted.items() if circle is not None}

    async def of(self, person: str) -> Circle:
        """One person's circle."""
        return (await self.find([person])).get(person, NOBODY)

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._circles.clear()

    def forget(self, *people: str) -> None:
        """Something has changed between these."""
        for person in people:
            known = self._circles.get(person) or NOBODY
            self._circles.forget(person, *known.ids)
