"""What people say at a table: ready-made reactions and their own words, as far as the table allows."""

from sobremesa.engine import Refused
from sobremesa.protocol import asking
from sobremesa.protocol.telling import Person, Said, write_message
from sobremesa.server.people.cleaning import clean_chat
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room, Watcher
from sobremesa.storage.chat import Saying, keep_saying, sayings_after


class Chat:
    """Keeps what is said, and tells everybody who watches the table here."""

    def __init__(self, house: Household) -> None:
        self._house = house
        self._told: dict[str, int] = {}
        """The last number that each table was told here."""
        house.on_said = self.catch_up_room

    async def say(self, room: Room, person: Person, message: asking.Say) -> None:
        """Somebody says something; `Refused` where the table does not allow it (TAB-1)."""
        text = self._allowed(room, person, message)
        saying = await self._house.store.run(
            lambda at: keep_saying(at, room.table, person.id, self._house.now(), said=text, preset=message.preset or "")
        )
        if not self._house.is_shared:
            await self._tell(room, [saying])

    def _allowed(self, room: Room, person: Person, message: asking.Say) -> str:
        setting = room.state.setting
        if message.preset is not None:
            if not setting.reactions:
                raise Refused("TAB-1", "server-no-reactions")
            return ""
        if not setting.chat:
            raise Refused("TAB-1", "server-no-chat")
        if setting.public and person.guest:
            raise Refused("TAB-1", "server-guests-presets")
        return clean_chat(message.text)

    async def catch_up_room(self, room: Room) -> None:
        """Tell the watchers of a table what they have not been told yet."""
        since = self._told.get(room.table, 0)
        await self._tell(room, await self._house.store.look(lambda at: sayings_after(at, room.table, since)))

    async def catch_up(self, watcher: Watcher, table: str, since: int) -> None:
        """Tell somebody who has just come what was said after the number they have."""
        sayings = await self._house.store.look(lambda at: sayings_after(at, table, since))
        if sayings:
            self._told[table] = max(self._told.get(table, 0), sayings[-1].number)
        for frame in await self._frames(sayings):
            watcher.tell(frame)

    async def _tell(self, room: Room, sayings: list[Saying]) -> None:
        fresh = [saying for saying in sayings if saying.number > self._told.get(room.table, 0)]
        if fresh:
            self._told[room.table] = fresh[-1].number
        for frame in await self._frames(fresh):
            for watcher in room.watchers:
                watcher.tell(frame)

    async def _frames(self, sayings: list[Saying]) -> list[bytes]:
        people = {person.id: person for person in await self._house.people(saying.person for saying in sayings)}
        return [
            write_message(
                Said(saying.table, saying.number, saying.at, people[saying.person], saying.text, saying.preset)
            )
            for saying in sayings
        ]
