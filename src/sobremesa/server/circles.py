"""Who somebody is under several ids, and whom they keep away; kept at hand for those who are here."""

from collections import OrderedDict
from collections.abc import Callable, Iterable

from sobremesa.storage.people.circles import Circle, circles_of
from sobremesa.storage.store import Store

_MOST = 50_000
_GOOD_FOR = 30_000
"""Milliseconds after which a circle is read again: another node may have heard of a block."""
NOBODY = Circle()


class Circles:
    """The circles of people, the most recently used of them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._circles: OrderedDict[str, tuple[Circle, int]] = OrderedDict()

    async def find(self, ids: Iterable[str]) -> dict[str, Circle]:
        """The circle of each of these, by whichever of their ids they are asked for."""
        wanted = set(ids)
        fresh = self._now() - _GOOD_FOR
        missing = [person for person in wanted if person not in self._circles or self._circles[person][1] < fresh]
        if missing:
            for person, circle in (await self._store.look(lambda at: circles_of(at, missing))).items():
                self._circles[person] = (circle, self._now())
                self._circles.move_to_end(person)
        found = {person: self._circles[person][0] for person in wanted if person in self._circles}
        while len(self._circles) > _MOST:
            self._circles.popitem(last=False)
        return found

    async def of(self, person: str) -> Circle:
        """One person's circle."""
        return (await self.find([person])).get(person, NOBODY)

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._circles.clear()

    def forget(self, *people: str) -> None:
        """Something has changed between these."""
        for person in people:
            known, _ = self._circles.pop(person, (NOBODY, 0))
            for other in known.ids:
                self._circles.pop(other, None)
