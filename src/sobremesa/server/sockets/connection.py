"""One client: what it says is read, checked and carried out in order; what it is told waits in its outbox."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import structlog

from sobremesa.editions.texts import Language
from sobremesa.engine import Malformed, Refused, text
from sobremesa.protocol import PROTOCOL, asking, telling
from sobremesa.protocol.asking import id_of, read_message
from sobremesa.protocol.telling import Person, write_message
from sobremesa.server import doing
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor
from sobremesa.server.limits import Kind
from sobremesa.server.node import Node
from sobremesa.server.sockets.outbox import Outbox
from sobremesa.server.sockets.problems import failed_frame, problem_frame
from sobremesa.server.sockets.roundtrip import RoundTrip
from sobremesa.server.sockets.watching import Watching, self_at
from sobremesa.storage.error import StorageError, Unfit

MOST_TABLES = 8
"""Tables that one client may watch at once."""
MOST_MALFORMED = 100
"""Messages that could not be read before a client is sent away."""
_LEAVE_TAKING = 2.0
"""Seconds in which a client can be told why it is sent away."""
_log = structlog.get_logger()


@contextmanager
def counted(sockets: Counter[str], *whose: str) -> Iterator[None]:
    """One more socket of a person and of an address, for as long as it is there."""
    sockets.update(whose)
    try:
        yield
    finally:
        sockets.subtract(whose)
        for each in whose:
            if not sockets[each]:
                del sockets[each]


class Wire(Protocol):
    """Whatever carries frames."""

    def send(self, frames: Sequence[bytes]) -> None:
        """Send some, in their order."""

    @property
    def is_full(self) -> bool:
        """Whether the client has much to read already."""

    async def drained(self) -> None:
        """Wait until the client has read most of it."""

    async def receive(self) -> str | bytes | None:
        """The next one, bytes where it was a binary frame; None at the end."""

    async def close(self, code: int, reason: str) -> None:
        """End it, with a last word."""

    def abort(self) -> None:
        """End it without one."""


class Connection:
    """A client's place at this node."""

    keeps = True

    def __init__(self, node: Node, wire: Wire, visitor: Visitor) -> None:
        self.person = visitor.id
        self.visitor = visitor
        self.ids: Sequence[str] = (visitor.id,)
        """All ids of the person, their own first."""
        self._node = node
        self._wire = wire
        self._language: Language = visitor.language
        self._out = Outbox()
        self._trip = RoundTrip()
        self._watching: dict[str, Watching] = {}
        self._sent_away = False
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pinger: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._sending = False
        self._draining: asyncio.Task[None] | None = None
        """Waits for a client that has much to read."""
        self._greeted = False
        self._malformed = 0

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""
        if not self._out.put(frame):
            self._node.metrics.slow_readers.inc()
            self._tasks.append(asyncio.create_task(self.leave(1013, "slow")))
        if not self._sending:
            # All that comes in this turn of the loop goes out together.
            self._sending = True
            asyncio.get_running_loop().call_soon(self._send)

    async def serve(self) -> None:
        """Until the client goes, or is sent away."""
        # Counted before anything is waited for, so that many who come at once are counted as well.
        with counted(self._node.sockets, self.person, self.visitor.address):
            await self._serve()

    async def _serve(self) -> None:
        self._node.connections.add(self)
        try:
            # Read anew: on another node somebody may just have come along.
            self._node.circles.forget(self.person)
            self.ids = (await self._node.circles.of(self.person)).ids or self.ids
            self._tasks.append(asyncio.create_task(self._read()))
            await asyncio.wait((*self._tasks, self._gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._pinger is not None:
                self._pinger.cancel()
            if self._draining is not None:
                self._tasks.append(self._draining)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._end()
            self._node.connections.discard(self)
            self._node.lobby.leave(self)
            # They know this client as well; what is known no more is gone at once, and need not be found.
            self._tasks, self._draining = [], None
            watched, self._watching = self._watching, {}
            for watching in watched.values():
                await watching.room.unwatch(watching)

    # ── sending ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _send(self) -> None:
        if self._gone.done():
            return
        if self._wire.is_full:
            self._draining = asyncio.create_task(self._send_when_drained())
        else:
            self._sending = False
            self._wire.send(self._out.take_all())

    async def _send_when_drained(self) -> None:
        await self._wire.drained()
        self._send()

    def _ping(self) -> None:
        self.tell(write_message(telling.Ping(self._trip.ping(), self._node.now())))
        # A timer for each client spreads the pings; a task for each would take as much memory as all the rest.
        self._pinger = asyncio.get_running_loop().call_later(self._node.settings.ping_seconds, self._ping)

    async def leave(self, code: int, reason: str) -> None:
        """Send the client away; nothing is heard of it from now on, and one who does not even read that is cut off."""
        if self._gone.done():
            return
        self._sent_away = True
        try:
            async with asyncio.timeout(_LEAVE_TAKING):
                await self._wire.close(code, reason)
        except (OSError, RuntimeError):
            # Too slow, gone already, or sent away by the wire itself at the same moment.
            self._wire.abort()
        finally:
            self._end()

    def _end(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""
        return len(self._out)

    # ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _read(self) -> None:
        while (data := await self._wire.receive()) is not None and not self._sent_away:
            ask = ""
            try:
                message = _read_text(data)
                ask = getattr(message, "id", "")
                await self._hear(message)
            except Malformed as problem:
                self.tell(problem_frame(problem, ask or id_of(data), self._language))
                self._malformed += 1
                if self._malformed > MOST_MALFORMED:
                    await self.leave(1008, "malformed")
                    return
            except (Refused, Denied) as problem:
                self.tell(problem_frame(problem, ask, self._language))
            except Unfit:
                self.tell(failed_frame(ask, text("server-bad-request"), self._language))
            except StorageError:
                # The fate of a question may be unknown: the client asks again with the same id.
                self._node.metrics.actions.labels("failed").inc()
                self.tell(failed_frame(ask, text("server-store-away"), self._language, 1_000))
            except Exception as problem:
                # A mistake of ours: it is logged and not shown, and the client goes on.
                _log.exception("message-failed", problem=type(problem).__name__)
                self.tell(failed_frame(ask, text("server-failed"), self._language))

    async def _hear(self, message: asking.ClientMessage) -> None:  # noqa: C901 - one case a message, no twist
        if isinstance(message, asking.Hello):
            self._greet(message)
            return
        if not self._greeted:
            raise Malformed("server-say-hello")
        match message:
            case asking.Do():
                await self._do(message)
            case asking.Pong():
                self._trip.pong(message.nonce)
            case asking.Watch():
                await self._watch(message)
            case asking.Unwatch():
                await self._unwatch(message)
            case asking.AskPreview():
                await self._preview(message)
            case asking.AskHints():
                await self._hints(message)
            case asking.Say():
                await self._say(message)
            case asking.EnterLobby():
                self._limit(Kind.LOOK)
                await self._node.lobby.enter(self, message)
            case asking.LeaveLobby():
                self._node.lobby.leave(self)
                self.tell(write_message(telling.Done(message.id)))

    def _greet(self, message: asking.Hello) -> None:
        """An old client after a deploy is told to load the page again."""
        self._language = message.language
        build = self._node.settings.build
        if message.protocol != PROTOCOL or (message.build and message.build != build):
            self.tell(write_message(telling.Reload(PROTOCOL, build)))
            return
        self._greeted = True
        self.tell(write_message(telling.Welcome(PROTOCOL, build, self.visitor.card, self._node.now())))
        if self._pinger is None:
            self._ping()

    async def _do(self, message: asking.Do) -> None:
        credit = self._trip.credit
        answered = await doing.do(self._node, self._client, message.table, message.command, message.id, credit=credit)
        self.tell(write_message(telling.Done(message.id, answered.number, answered.table)))

    async def _watch(self, message: asking.Watch) -> None:
        self._limit(Kind.JOIN)
        if message.table not in self._watching and len(self._watching) >= MOST_TABLES:
            raise Denied(Denial.TOO_OFTEN, "server-too-many-tables", most=MOST_TABLES)
        room = await self._node.rooms.find(message.table)
        if room is None or not self._node.may_watch(room, self_at(room.state, self.ids)):
            why: telling.ClosedWhy = "unknown" if room is None else "private"
            self.tell(write_message(telling.Closed(message.table, why)))
            return
        watching = self._watching.get(message.table)
        if watching is None or watching.room is not room or watching.apart != message.apart:
            if watching is not None:
                await watching.room.unwatch(watching)
            watching = self._watching[message.table] = Watching(self, room, apart=message.apart)
        if await room.watch(watching, message.since):
            await self._node.chat.catch_up(watching, room, message.said_since)
        else:
            self._watching.pop(message.table, None)

    async def _unwatch(self, message: asking.Unwatch) -> None:
        watching = self._watching.pop(message.table, None)
        if watching is not None:
            await watching.room.unwatch(watching)
        self.tell(write_message(telling.Done(message.id)))

    async def _preview(self, message: asking.AskPreview) -> None:
        score = await doing.preview(self._node, self._client, message.table, bytes(message.action))
        self.tell(write_message(doing.answer_preview(message.id, score)))

    async def _hints(self, message: asking.AskHints) -> None:
        self._limit(Kind.HINT)
        room = await doing.find_room(self._node, self._client, message.table)
        hints = await self._node.hints(room, self_at(room.state, self.ids), message, self._language)
        self.tell(write_message(telling.Hinted(message.id, hints)))

    async def _say(self, message: asking.Say) -> None:
        self._limit(Kind.CHAT)
        room = await doing.find_room(self._node, self._client, message.table)
        speaker = Person(self_at(room.state, self.ids), self.visitor.card.name, self.visitor.card.guest)
        await self._node.chat.say(room, speaker, message)
        self.tell(write_message(telling.Done(message.id)))

    @property
    def _client(self) -> doing.Client:
        """As tables know it."""
        return doing.Client(self.ids, self.visitor.address)

    def _limit(self, kind: Kind) -> None:
        self._node.check_limit(kind, self.person, self.visitor.address)


def _read_text(data: str | bytes) -> asking.ClientMessage:
    """The message of a text frame, or `Malformed`."""
    if isinstance(data, bytes):
        raise Malformed("server-binary-frame")
    return read_message(data)
