"""The door stays in sight: whoever is signed out, deleted or banned meanwhile is sent away from an open socket."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from sobremesa.protocol.telling import Person
from sobremesa.storage.people import persons
from sobremesa.storage.people.circles import ids_of_all

if TYPE_CHECKING:
    from sobremesa.server.node import Node
    from sobremesa.server.sockets.connection import Connection
    from sobremesa.server.sockets.stream import Stream

LOOKS_AGAIN = 10.0
"""Seconds after which this node has seen what another has heard."""
SIGNED_OUT = (4401, "signed-out")
BANNED = (4403, "banned")


class Door:
    """Knows who has a socket here, and asks the store whether they still may."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    async def look_again(self, people: Collection[str] | None = None) -> None:
        """At everybody, or at these people alone."""
        node = self._node
        here = [each for each in tuple(node.connections) if people is None or each.person in people]
        if not here:
            return
        wanted = sorted({each.person for each in here})
        known, ids = await node.store.look(lambda at: (persons.find_persons(at, wanted), ids_of_all(at, wanted)))
        kept_out = await node.people.safety.kept_out(
            {(each.person, each.visitor.address) for each in here}, now=node.now()
        )
        revoked = await node.people.tokens.revoked({each.visitor.token for each in here if each.visitor.token})
        for person in (each for each in known.values() if each.same_as is None):
            node.cards.put(Person(person.id, person.name, person.guest))
        leaving = []
        for connection in here:
            connection.ids = ids[connection.person]
            if (connection.person, connection.visitor.address) in kept_out:
                leaving.append(connection.leave(*BANNED))
            elif _is_signed_out(connection, known.get(connection.person)) or connection.visitor.token in revoked:
                leaving.append(connection.leave(*SIGNED_OUT))
        # All at once: one who does not read is not waited for by the others.
        await asyncio.gather(*leaving)

    async def end_session(self, session: str) -> None:
        """Whoever signs out in one tab is out in all tabs of that browser, as far as they come to this node."""
        theirs = [each for each in self._node.connections if each.visitor.session == session]
        await asyncio.gather(*(connection.leave(*SIGNED_OUT) for connection in theirs))


def _is_signed_out(connection: "Connection | Stream", person: persons.Person | None) -> bool:
    if person is None or person.deleted_at is not None:
        return True
    return connection.visitor.epoch not in (None, person.epoch)
