"""What people say at a table: quick phrases and their own words, as far as the table allows."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TypeAlias
from weakref import WeakKeyDictionary

from sobremesa.engine import Refused
from sobremesa.protocol import asking
from sobremesa.protocol.telling import Person, Said, write_message
from sobremesa.server.circles import NOBODY, Circles
from sobremesa.server.people.cleaning import clean_chat
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.watchers import Watcher
from sobremesa.storage.chat import Saying, keep_saying, sayings_after
from sobremesa.storage.error import StorageError

_REMEMBERED = 10_000
_Which: TypeAlias = tuple[str, str, str]
"""A table, a person, and that person's id for what they say."""


class _Heard:
    """The last number that each watcher of a table was told; one at a time tells them more."""

    def __init__(self) -> None:
        # Whoever watches knows the table, and that must not be what keeps it.
        self.numbers: WeakKeyDictionary[Watcher, int] = WeakKeyDictionary()
        self.telling = asyncio.Lock()


class Chat:
    """Keeps what is said, and tells everybody who watches the table here."""

    def __init__(self, house: Household, circles: Circles) -> None:
        self._house = house
        self._circles = circles
        self._tables: WeakKeyDictionary[Room, _Heard] = WeakKeyDictionary()
        self._keeping: dict[_Which, asyncio.Task[None]] = {}
        """What is being kept just now."""
        self._said: OrderedDict[_Which, None] = OrderedDict()
        """What was said last: whoever is not sure says it again, and need not wait for the store to know it."""
        house.on_said = self._tell

    async def say(self, room: Room, person: Person, message: asking.Say) -> None:
        """Somebody says something, once for each id; `Refused` where the table does not allow it (TAB-1)."""
        text = self._allowed(room, person, message)
        which = (room.table, person.id, message.id)
        if which not in self._said:
            if which not in self._keeping:
                keeping = asyncio.get_running_loop().create_task(self._keep(which, text, message.preset or ""))
                self._keeping[which] = keeping
                keeping.add_done_callback(lambda _: self._keeping.pop(which))
            await asyncio.shield(self._keeping[which])
        # It is kept: where those who watch cannot be told now, they are with what is said next.
        with suppress(StorageError):
            await self._tell(room)

    async def _keep(self, which: _Which, text: str, preset: str) -> None:
        table, person, ask = which
        now = self._house.now()
        await self._house.store.run(lambda at: keep_saying(at, table, person, now, ask=ask, said=text, preset=preset))
        self._said[which] = None
        if len(self._said) > _REMEMBERED:
            self._said.popitem(last=False)

    def _allowed(self, room: Room, person: Person, message: asking.Say) -> str:
        setting = room.state.setting
        if person.id in room.state.kicked:
            raise Refused("TAB-1", "tab-1-kicked")
        if message.preset is not None:
            if not setting.reactions:
                raise Refused("TAB-1", "server-no-reactions")
            return ""
        if not setting.chat:
            raise Refused("TAB-1", "server-no-chat")
        if setting.public and person.guest:
            raise Refused("TAB-1", "server-guests-presets")
        return clean_chat(message.text)

    async def catch_up(self, watcher: Watcher, room: Room, since: int) -> None:
        """Tell somebody who has just come what was said after the number they have, and from then on the rest."""
        heard = self._tables.setdefault(room, _Heard())
        async with heard.telling:
            heard.numbers[watcher] = since
        await self._tell(room)

    async def _tell(self, room: Room) -> None:
        """Tell the watchers of a table what each of them has not been told yet, in its order."""
        heard = self._tables.setdefault(room, _Heard())
        async with heard.telling:
            here = set(room.watchers)
            for gone in [each for each in heard.numbers if each not in here]:
                del heard.numbers[gone]
            if not heard.numbers:
                return
            since = min(heard.numbers.values())
            sayings = await self._house.store.look(lambda at: sayings_after(at, room.table, since))
            circles = await self._circles.find(watcher.person for watcher in tuple(heard.numbers))
            for saying, frame in zip(sayings, await self._frames(sayings), strict=True):
                for watcher, number in tuple(heard.numbers.items()):
                    if saying.number > number:
                        heard.numbers[watcher] = saying.number
                        # Whoever mutes somebody reads nothing of them.
                        if saying.person not in circles.get(watcher.person, NOBODY).unheard:
                            watcher.tell(frame)

    async def _frames(self, sayings: list[Saying]) -> list[bytes]:
        people = {person.id: person for person in await self._house.people(saying.person for saying in sayings)}
        return [
            write_message(
                Said(saying.table, saying.number, saying.at, people[saying.person], saying.text, saying.preset)
            )
            for saying in sayings
        ]
