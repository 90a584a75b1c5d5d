"""Who somebody is, as everybody may know it, kept at hand for those who are here."""

from collections import OrderedDict
from collections.abc import Callable, Iterable

from sobremesa.protocol.telling import Person
from sobremesa.storage.people import persons
from sobremesa.storage.store import Store

_MOST = 50_000
_GOOD_FOR = 30_000
"""Milliseconds after which a card is read again: another node may have heard of another name, or of a deletion."""


class PeopleCards:
    """The cards of people, the most recently used of them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._cards: OrderedDict[str, tuple[Person, int]] = OrderedDict()

    async def find(self, ids: Iterable[str]) -> dict[str, Person]:
        """The cards of these people; whoever is deleted has a card without a name."""
        wanted = list(ids)
        fresh = self._now() - _GOOD_FOR
        missing = [person for person in wanted if person not in self._cards or self._cards[person][1] < fresh]
        if missing:
            found = await self._store.look(lambda at: persons.find_persons(at, missing))
            for person in found.values():
                self.put(Person(person.id, person.name, person.guest))
        return {person: self._cards[person][0] for person in wanted if person in self._cards}

    def put(self, card: Person) -> None:
        """Somebody is here, or is called otherwise now."""
        self._cards[card.id] = (card, self._now())
        self._cards.move_to_end(card.id)
        if len(self._cards) > _MOST:
            self._cards.popitem(last=False)

    def forget(self, person: str) -> None:
        """Somebody has deleted the account, or another node may know better."""
        self._cards.pop(person, None)
