"""Who somebody is, as everybody may know it, kept at hand for those who are here."""

from collections.abc import Callable, Collection, Iterable

from sqlalchemy import Connection

from sobremesa.protocol.telling import Person
from sobremesa.server.recent import Recent
from sobremesa.storage.people import persons
from sobremesa.storage.store import Store

_GOOD_FOR = 30_000
"""Milliseconds after which a card is read again: another node may have heard of another name, or of a deletion."""


def _read(connection: Connection, ids: Collection[str]) -> list[Person]:
    """A guest who came along into an account is called what the account's person is called today."""
    found = persons.find_persons(connection, ids)
    today = persons.find_persons(connection, {each.same_as for each in found.values() if each.same_as is not None})
    shown = {person: today.get(each.same_as or person, each) for person, each in found.items()}
    return [Person(person, each.name, each.guest) for person, each in shown.items()]


class PeopleCards:
    """The cards of people."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._cards: Recent[Person] = Recent(now, _GOOD_FOR)

    async def find(self, ids: Iterable[str]) -> dict[str, Person]:
        """The cards of these people; whoever is deleted has a card without a name."""
        wanted = {person: self._cards.get(person) for person in ids}
        missing = [person for person, card in wanted.items() if card is None]
        if missing:
            for card in await self._store.look(lambda at: _read(at, missing)):
                self.put(card)
                wanted[card.id] = card
        return {person: card for person, card in wanted.items() if card is not None}

    def put(self, card: Person) -> None:
        """Somebody is here, or is called otherwise now."""
        self._cards.put(card.id, card)

    def forget(self, *people: str) -> None:
        """They may be called otherwise now, or nothing at all."""
        self._cards.forget(*people)
