"""A node: everything that one process has, from its store to its clients."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
import structlog

from sobremesa.bots.hints import hints as hints_for
from sobremesa.editions.texts import Language
from sobremesa.engine import Refused
from sobremesa.protocol import asking
from sobremesa.protocol.telling import Hint, Person
from sobremesa.server.alone import hold_alone
from sobremesa.server.chat import Chat
from sobremesa.server.chores import Chores
from sobremesa.server.circles import Circles
from sobremesa.server.coaching import Coaching
from sobremesa.server.days import LEVEL, Days, Which
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.door import LOOKS_AGAIN, Door
from sobremesa.server.games import GameShelf
from sobremesa.server.history import History
from sobremesa.server.limits import Kind, Limits
from sobremesa.server.lobby import Lobby
from sobremesa.server.metrics import Metrics
from sobremesa.server.openings import Openings
from sobremesa.server.orders import LOOKS, Orders
from sobremesa.server.people.people import People
from sobremesa.server.people_cards import PeopleCards
from sobremesa.server.played import Played
from sobremesa.server.pockets import Pockets
from sobremesa.server.printing import Printer
from sobremesa.server.readiness import Readiness
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.server.saying import texts
from sobremesa.server.settings import Settings
from sobremesa.server.threads import Threads
from sobremesa.server.tries import Tries
from sobremesa.storage.store import is_postgres, open_store
from sobremesa.table import House, Phase, Setting, may_look

if TYPE_CHECKING:
    from sobremesa.server.sockets.connection import Connection
    from sobremesa.server.sockets.stream import Stream

_log = structlog.get_logger()
_encoder = msgspec.json.Encoder()
_HOUR = 60 * 60
_BREATH = 0.5


class Node:
    """Opened once, started, drained and closed; all of its parts live as long as it does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_urlsafe(9)
        self.metrics = Metrics()
        self.limits = Limits()
        self.tries = Tries(self.limits)
        self.connections: set[Connection | Stream] = set()
        self.sockets: Counter[str] = Counter()
        """How many of them each person has."""
        self.draining = False
        self.readiness = Readiness(self)
        self.door = Door(self)
        self.orders = Orders(self)
        self._chores = Chores()
        self.threads = Threads("asked", most=2, most_waiting=30)
        self.pockets = Pockets(self.threads)
        self.coaching = Coaching()
        self.printer = Printer()

    async def start(self) -> None:
        """Open the store, read the secrets, and look after tables."""
        settings = self.settings
        self._alone = hold_alone(settings.database)
        self.store = await open_store(settings.database, observe=self.metrics.observe_store)
        self.people = People(self.store, secrets=settings.secrets)
        self.cards = PeopleCards(self.store, self.now)
        self.circles = Circles(self.store, self.now)
        self.house = Household(
            self.store,
            House(GameShelf(), settings.customs),
            node=self.name,
            metrics=self.metrics,
            is_shared=is_postgres(settings.database),
            grace=settings.grace,
            find_people=self.cards.find,
        )
        # Before anybody asks what time it is.
        await self.house.follow_clock()
        self.rooms = Rooms(self.house, settings.bot_threads)
        self.openings = Openings(self.store)
        self.lobby = Lobby(self.house, self.circles, self.openings.addresses)
        self.chat = Chat(self.house, self.circles)
        self.history = History(self.house, self.rooms.living)
        self.played = Played(self.house)
        self.days = Days(self.house)
        self.house.on_signed_out = self.door.look_soon
        await self.people.start(now=self.now())
        await self.days.start()
        await self.rooms.start()
        self._chores.every(LOOKS_AGAIN, self.door.go_round)
        self._chores.every(LOOKS, self.orders.carry_out)
        self._chores.every(_HOUR, self._look_after_people)
        _log.info("node-started", node=self.name)

    async def drain(self) -> None:
        """Tell clients to go elsewhere, and take no new ones."""
        self.draining = True
        self.house.leaving = True
        await asyncio.gather(*(connection.leave(1012, "restart") for connection in tuple(self.connections)))

    async def stop(self) -> None:
        """Close everything; what was acknowledged is in the log."""
        await self.drain()
        await self._chores.stop()
        await self.rooms.stop()
        self.people.close()
        self.threads.close()
        self.coaching.close()
        self.history.close()
        self.printer.close()
        await self.store.close()
        if self._alone is not None:
            self._alone.close()
        _log.info("node-stopped", node=self.name)

    def now(self) -> int:
        """Wall time."""
        return self.house.now()

    async def _look_after_people(self) -> None:
        await self.people.start(now=self.now())
        for forget in (self.people.forget_guests, self.people.forget_sessions):
            while await forget(now=self.now()):
                # Others write in between.
                await asyncio.sleep(_BREATH)

    def counted(self, address: str) -> str | None:
        """The address, where what one address may do is limited."""
        return address if self.settings.address_limits else None

    def check_limit(self, kind: Kind, person: str | None, address: str) -> None:
        """`Denied` for somebody who asks too often."""
        with self._counting(kind):
            self.limits.check(kind, now=self.now(), person=person, address=self.counted(address))

    def check_try(self, kind: Kind, account: str, address: str, device: str) -> None:
        """`Denied` for somebody who tries too often to come in to an account, from a device that it knows if named."""
        with self._counting(kind):
            self.tries.check(kind, now=self.now(), account=account, address=self.counted(address), device=device)

    @contextmanager
    def _counting(self, kind: Kind) -> Iterator[None]:
        try:
            yield
        except Denied:
            self.metrics.limited.labels(kind).inc()
            raise

    def may_watch(self, room: Room, person: str) -> bool:
        """Whether somebody may look at a table."""
        return may_look(room.state, person)

    async def check_welcome(self, room: Room, person: str) -> None:
        """`Refused` when somebody whom the host keeps away wants to sit down (TAB-1)."""
        host = room.state.host
        if person != host and await self.people.safety.at_odds(person, {host}):
            raise Refused("TAB-1", "server-not-welcome")

    async def hints(self, room: Room, person: str, message: asking.AskHints, language: Language) -> tuple[Hint, ...]:
        """Good moves for somebody's seat, where the table allows it; thought of in a thread."""
        state = room.state
        seat = state.own_seat(person)
        if not state.setting.hints:
            raise Refused("TAB-1", "server-no-hints")
        if state.phase is not Phase.PLAYING or state.paused:
            raise Refused("TAB-13", "tab-13-other-phase")
        position = state.match
        found = await self.threads.run(
            lambda: hints_for(position.game, position.view(seat), position.offers(seat), message.level, message.count)
        )
        say = texts(language).say
        return tuple(
            Hint(
                action=msgspec.Raw(_encoder.encode(each.action)),
                value=each.worth,
                texts=tuple(each.reasons),
                sentences=tuple(say(why) for why in each.reasons),
            )
            for each in found
        )

    async def ids_of(self, person: str) -> tuple[str, ...]:
        """All ids of a person, their own first."""
        return (await self.circles.of(person)).ids or (person,)

    async def open_daily(self, which: Which, person: str, address: str) -> str:
        """Somebody's own table for a day's match; the same one however often they come (TAB-3)."""
        if self.draining:
            raise Denied(Denial.BUSY, "server-busy")
        self.check_limit(Kind.OPENING, person, address)
        table, which = await self.days.take_try(which, await self.ids_of(person))
        await self.rooms.open_daily(table, which.setting, which.daily, person, LEVEL)
        return table

    async def open_table(self, setting: Setting, person: Person, address: str, *, bot: bool = False) -> str:
        """A new table; `Refused` where its setting does not fit (TAB-14), `Denied` where the lobby has enough."""
        if self.draining:
            raise Denied(Denial.BUSY, "server-busy")
        self.check_limit(Kind.OPENING, person.id, address)
        if not setting.public:
            return await self.rooms.open(setting, person.id, bot=bot)
        table = self.house.new_table()
        async with self.openings.opening(table, await self.ids_of(person.id), self.counted(address)):
            return await self.rooms.open(setting, person.id, bot=bot, table=table)
