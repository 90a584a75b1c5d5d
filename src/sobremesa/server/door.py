"""The door stays in sight: whoever is signed out, deleted or banned meanwhile is sent away from an open socket."""

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from sobremesa.protocol.telling import Person
from sobremesa.storage.people import persons
from sobremesa.storage.people.circles import ids_of_all
from sobremesa.storage.people.sessions import live_among

if TYPE_CHECKING:
    from sobremesa.server.node import Node
    from sobremesa.server.sockets.connection import Connection
    from sobremesa.server.sockets.stream import Stream

LOOKS_AGAIN = 5.0
"""Seconds between two rounds: after ten this node has seen what another has heard."""
_SOME = 100
_MOMENT = 0.5
"""Seconds in which the answer with another cookie reaches the browser that asked, maybe at another node."""
_BREATH = 0.05
"""Seconds between two looks at some: whoever plays would have to wait while thousands are looked up at once."""
SIGNED_OUT = (4401, "signed-out")
BANNED = (4403, "banned")


class Door:
    """Knows who has a socket here, and asks the store whether they still may."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._leaving: set[asyncio.Task[None]] = set()

    async def go_round(self) -> None:
        """Look at everybody, some at a time."""
        here = list(self._node.connections)
        for first in range(0, len(here), _SOME):
            for leaving in await self._look_at(here[first : first + _SOME]):
                # One who does not read is not waited for by the others.
                self._keep(leaving)
            await asyncio.sleep(_BREATH)

    async def look_again(self, people: Collection[str]) -> None:
        """At these people, now; whoever may not stay is gone afterwards."""
        await asyncio.gather(*await self._look_at([each for each in self._node.connections if each.person in people]))

    def look_soon(self, person: str) -> None:
        """At this person in a moment, if they are here: some of their sessions or tokens have ended at some node."""
        if any(each.person == person for each in self._node.connections):
            self._keep(self._look_in_a_moment(person))

    async def _look_in_a_moment(self, person: str) -> None:
        await asyncio.sleep(_MOMENT)
        await self._node.house.guarded(self.look_again({person}))

    def _keep(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _look_at(self, here: "Sequence[Connection | Stream]") -> list[Coroutine[Any, Any, None]]:
        """The leave-takings of those who may not stay."""
        node = self._node
        if not here:
            return []
        wanted = sorted({each.person for each in here})
        sessions = {each.visitor.session for each in here if each.visitor.session}
        known, ids, live = await node.store.look(
            lambda at: (persons.find_persons(at, wanted), ids_of_all(at, wanted), live_among(at, sessions))
        )
        # At once: what is known of them may be another thing after the next question.
        for person in (each for each in known.values() if each.same_as is None):
            node.cards.put(Person(person.id, person.name, person.guest))
        kept_out = await node.people.safety.kept_out(
            {(each.person, each.visitor.address) for each in here}, now=node.now()
        )
        revoked = await node.people.tokens.revoked({each.visitor.token for each in here if each.visitor.token})
        leaving: list[Coroutine[Any, Any, None]] = []
        for connection in here:
            connection.ids = ids[connection.person]
            if (connection.person, connection.visitor.address) in kept_out:
                leaving.append(connection.leave(*BANNED))
            elif (
                _is_signed_out(connection, known.get(connection.person))
                or connection.visitor.session in sessions - live
                or connection.visitor.token in revoked
            ):
                leaving.append(connection.leave(*SIGNED_OUT))
        return leaving

    async def end_session(self, session: str) -> None:
        """Whoever signs out in one tab is out in all tabs of that browser: here at once, at other nodes in a moment."""
        theirs = [each for each in self._node.connections if each.visitor.session == session]
        await asyncio.gather(*(connection.leave(*SIGNED_OUT) for connection in theirs))


def _is_signed_out(connection: "Connection | Stream", person: persons.Person | None) -> bool:
    if person is None or person.deleted_at is not None:
        return True
    return connection.visitor.epoch not in (None, person.epoch)
