"""Who somebody is, as everybody may know it, kept at hand for those who are here."""

from collections import OrderedDict
from collections.abc import Iterable

from sobremesa.protocol.telling import Person
from sobremesa.storage.people import persons
from sobremesa.storage.store import Store

_MOST = 50_000


class PeopleCards:
    """The cards of people, the most recently used of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cards: OrderedDict[str, Person] = OrderedDict()

    async def find(self, ids: Iterable[str]) -> dict[str, Person]:
        """The cards of these people; whoever is deleted has a card without a name."""
        wanted = list(ids)
        missing = [person for person in wanted if person not in self._cards]
        if missing:
            found = await self._store.look(lambda at: [persons.find_person(at, person) for person in missing])
            for person in found:
                if person is not None:
                    self.put(Person(person.id, person.name, person.guest))
        return {person: self._cards[person] for person in wanted if person in self._cards}

    def put(self, card: Person) -> None:
        """Somebody is here, or is called otherwise now."""
        self._cards[card.id] = card
        self._cards.move_to_end(card.id)
        if len(self._cards) > _MOST:
            self._cards.popitem(last=False)

    def forget(self, person: str) -> None:
        """Somebody has deleted the account, or another node may know better."""
        self._cards.pop(person, None)
