"""What people say at a table: ready-made reactions and their own words, as far as the table allows."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from weakref import WeakKeyDictionary

from sobremesa.engine import Refused
from sobremesa.protocol import asking
from sobremesa.protocol.telling import Person, Said, write_message
from sobremesa.server.circles import NOBODY, Circles
from sobremesa.server.people.cleaning import clean_chat
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room, Watcher
from sobremesa.storage.chat import Saying, keep_saying, sayings_after
from sobremesa.storage.error import StorageError

_REMEMBERED = 10_000


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
        self._said: OrderedDict[tuple[str, str, str], asyncio.Future[Saying]] = OrderedDict()
        """What was said last, by its table, person and id: whoever is not sure says it again."""
        house.on_said = self._tell

    async def say(self, room: Room, person: Person, message: asking.Say) -> None:
        """Somebody says something, once for each id; `Refused` where the table does not allow it (TAB-1)."""
        text = self._allowed(room, person, message)
        saying = (room.table, person.id, message.id)
        if saying not in self._said:
            keeping = self._house.store.run(
                lambda at: keep_saying(
                    at, room.table, person.id, self._house.now(), said=text, preset=message.preset or ""
                )
            )
            self._remember(saying, asyncio.ensure_future(keeping))
        try:
            await asyncio.shield(self._said[saying])
        except StorageError:
            self._said.pop(saying, None)
            raise
        # It is kept: where those who watch cannot be told now, they are with what is said next.
        with suppress(StorageError):
            await self._tell(room)

    def _remember(self, saying: tuple[str, str, str], keeping: "asyncio.Future[Saying]") -> None:
        self._said[saying] = keeping
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
