"""One client under load, and the table that it plays at with others of the same process."""

import asyncio
import re
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.load.tables import Kind, Message
from benchmarks.load.wire import Wire

_encode = msgspec.json.Encoder().encode
_KIND = slice(9, 13)
"""Where a frame says what it is: after `{"kind":"`."""
_NUMBER = re.compile(rb'"number":(\d+)')


class Player:
    """Answers pings at once, keeps the last update unread, and notes when its questions were answered."""

    def __init__(self, person: str, cookie: str, node: int) -> None:
        self.person = person
        self.cookie = cookie
        self.node = node
        self.wire: Wire | None = None
        self.seat = 0
        self.table: Table | None = None
        self.greeted = asyncio.Event()
        self.turns = 0
        self.memory: Message = {}
        self._asked: dict[str, tuple[float, Any]] = {}
        self._asks = 0

    def send(self, message: Message) -> int:
        """Send something; its size."""
        assert self.wire is not None
        frame = _encode(message)
        self.wire.send(frame)
        return len(frame)

    def ask(self, message: Message) -> "asyncio.Future[Message]":
        """Send a question; what it is answered comes later."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._note(message, answer)
        return answer

    def act(self, action: Message) -> None:
        """Ask something of the table that is measured."""
        assert self.table is not None
        self.turns += 1
        size = self._note({"kind": "do", "table": self.table.id, "command": {"kind": "act", "action": action}}, None)
        self.table.action_bytes.append(size)

    def _note(self, message: Message, answer: Any) -> int:
        self._asks += 1
        name = f"q{self._asks}"
        self._asked[name] = perf_counter(), answer
        return self.send({"kind": message.pop("kind"), "id": name, **message})

    def heard(self, frame: bytes) -> None:
        """A frame has come."""
        now = perf_counter()
        kind = frame[_KIND]
        if kind == b"upda":
            assert self.table is not None
            self.table.hear(self, frame, now)
        elif kind == b"ping":
            self.send({"kind": "pong", "nonce": msgspec.json.decode(frame)["nonce"]})
        elif kind == b"welc":
            self.greeted.set()
        elif kind in (b"done", b"refu", b"fail"):
            self._answered(msgspec.json.decode(frame), now)

    def _answered(self, message: Message, now: float) -> None:
        if message["id"] not in self._asked:
            assert self.table is not None
            self.table.refused.append(str(message))
            return
        sent, answer = self._asked.pop(message["id"])
        if answer is not None:
            answer.set_result(message)
        elif self.table is not None:
            self.table.answered(self, message, sent, now)

    @property
    def waiting(self) -> int:
        """Questions without an answer yet."""
        return len(self._asked)


class Table:
    """The players of one table, and what was measured at it."""

    def __init__(self, kind: Kind, players: list[Player]) -> None:
        self.id = ""
        self.kind = kind
        self.players = players
        self.moved = asyncio.Event()
        self.latest: dict[Player, Message] = {}
        self.action_bytes: list[int] = []
        self.update_bytes: list[int] = []
        self.acknowledged: list[float] = []
        self.told: list[tuple[int, Player, float]] = []
        """Who was told of which step, and when."""
        self.asked: dict[int, tuple[Player, float]] = {}
        """Whose question led to a step, and when it was sent."""
        self.refused: list[str] = []
        self._next = 0
        self._measures = False
        for seat, player in enumerate(players):
            player.seat, player.table = seat, self

    def begin_measuring(self) -> None:
        """Forget what was before; who need not look for their moves takes no time to read what they are told."""
        self._measures = True
        for measured in (self.action_bytes, self.update_bytes, self.acknowledged, self.told, self.asked):
            measured.clear()

    def hear(self, player: Player, frame: bytes, now: float) -> None:
        """An update for one of the players."""
        if self.kind.looks or not self._measures:
            # Parts that are still as they were are left out.
            self.latest[player] = self.latest.get(player, {}) | msgspec.json.decode(frame)
        found = _NUMBER.search(frame)
        assert found is not None, "an update has a number"
        self.told.append((int(found[1]), player, now))
        self.update_bytes.append(len(frame))
        self.moved.set()

    def answered(self, player: Player, message: Message, sent: float, now: float) -> None:
        """A move was taken, or not."""
        if message["kind"] == "done":
            self.acknowledged.append(now - sent)
            self.asked[message["number"]] = player, sent
        else:
            self.refused.append(message.get("sentence", str(message)))

    def update(self, player: Player) -> Message:
        """What a player was told last."""
        return self.latest[player]

    def act(self) -> bool:
        """The next player's move; False while the match does not wait for it."""
        player = self.players[self._next % len(self.players)]
        if player.waiting:
            return False
        update = self.update(player) if self.kind.looks else {}
        move = self.kind.move(player.seat, update, player.turns, player.memory)
        if move is None:
            return False
        self._next += 1
        player.act(move)
        return True

    def spread(self) -> tuple[list[float], list[float]]:
        """How long after somebody's move the others were told, on the mover's node and on others."""
        here: list[float] = []
        elsewhere: list[float] = []
        for number, player, at in self.told:
            mover, sent = self.asked.get(number, (player, at))
            if mover is not player:
                (here if mover.node == player.node else elsewhere).append(at - sent)
        return here, elsewhere
