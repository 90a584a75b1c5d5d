"""Who somebody is, as everybody may know it, kept at hand for those who are here."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable

from sqlalchemy import Connection

from sobremesa.protocol.telling import Person
from sobremesa.storage.people import persons
from sobremesa.storage.store import Store

_MOST = 50_000
_GOOD_FOR = 30_000
"""Milliseconds after which a card is read again: another node may have heard of another name, or of a deletion."""


def _read(connection: Connection, ids: Collection[str]) -> list[Person]:
    """A guest who came along into an account is called what the account's person is called today."""
    found = persons.find_persons(connection, ids)
    today = persons.find_persons(connection, {each.same_as for each in found.values() if each.same_as is not None})
    shown = {person: today.get(each.same_as or person, each) for person, each in found.items()}
    return [Person(person, each.name, each.guest) for person, each in shown.items()]


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
            for card in await self._store.look(lambda at: _read(at, missing)):
                self.put(card)
        return {person: self._cards[person][0] for person in wanted if person in self._cards}

    def put(self, card: Person) -> None:
        """Somebody is here, or is called otherwise now."""
        self._cards[card.id] = (card, self._now())
        self._cards.move_to_end(card.id)
        if len(self._cards) > _MOST:
            self._cards.popitem(last=False)

    def forget(self, *people: str) -> None:
        """They may be called otherwise now, or nothing at all."""
        for person in people:
            self._cards.pop(person, None)
