"""The lobby: open tables that everybody may see, and who is told of them."""

import asyncio
from typing import Any, Protocol

import msgspec

from sobremesa.protocol.asking import EnterLobby
from sobremesa.protocol.telling import Lobby as LobbyTold
from sobremesa.protocol.telling import LobbyChanged, LobbyTable, write_message
from sobremesa.server.circles import NOBODY, Circles
from sobremesa.server.rooms.cards import lobby_table
from sobremesa.server.rooms.household import Household
from sobremesa.storage.log import Card
from sobremesa.table import Phase, TableState

_MOST = 100
_OPEN = (Phase.GATHERING, Phase.STARTING)


class Visitor(Protocol):
    """Somebody who reads the lobby."""

    person: str

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""


class Filter(msgspec.Struct, frozen=True):
    """Which tables somebody wants to see; empty for any."""

    game: str = ""
    language: str = ""

    def takes(self, game: str, language: str) -> bool:
        """Whether a table is one of them."""
        return self.game in ("", game) and self.language in ("", language)


class Lobby:
    """Everybody who reads it on this node."""

    def __init__(self, house: Household, circles: Circles) -> None:
        self._house = house
        self._circles = circles
        self._visitors: dict[Visitor, Filter] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        house.on_moved = self._moved
        house.on_moved_elsewhere = self._moved_elsewhere
        house.on_missed = self._missed

    async def enter(self, visitor: Visitor, message: EnterLobby) -> None:
        """Tell somebody of all open tables, and from then on of every change."""
        wanted = Filter(message.game, message.language)
        self._visitors[visitor] = wanted
        await self._tell_all(visitor, wanted)

    async def _tell_all(self, visitor: Visitor, wanted: Filter) -> None:
        visitor.tell(write_message(LobbyTold(tuple(await self.tables(wanted, visitor.person)))))

    def leave(self, visitor: Visitor) -> None:
        """Tell somebody no more."""
        self._visitors.pop(visitor, None)

    async def tables(self, wanted: Filter, person: str) -> list[LobbyTable]:
        """The open tables that somebody wants to see, last changed first; none whose host is at odds with them."""
        apart = (await self._circles.of(person)).apart
        found: list[Card] = []
        for phase in _OPEN:
            found += await self._house.store.log.cards(
                phase=phase, public=True, game=wanted.game or None, language=wanted.language or None, limit=_MOST
            )
        found = [card for card in found if card.host not in apart]
        people = {each.id: each for each in await self._house.people(who for card in found for who in card.people)}
        return [lobby_table(card, tuple(people[who] for who in card.people)) for card in found[:_MOST]]

    def _moved(self, table: str, state: TableState) -> None:
        if self._visitors and state.setting.public and state.phase in (*_OPEN, Phase.PLAYING, Phase.CLOSED):
            self._later(self._tell(self._house.card(table, state)))

    def _moved_elsewhere(self, table: str) -> None:
        if self._visitors:
            self._later(self._look_up(table))

    def _missed(self) -> None:
        """Nobody knows what has changed: everybody is told of all of it."""
        for visitor, wanted in self._visitors.items():
            self._later(self._tell_all(visitor, wanted))

    def _later(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._house.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_up(self, table: str) -> None:
        card = await self._house.store.log.card(table)
        if card is not None and card.public:
            await self._tell(card)

    async def _tell(self, card: Card) -> None:
        shown = lobby_table(card, await self._house.people(card.people)) if card.phase in _OPEN else None
        frame, gone = (write_message(LobbyChanged(card.table, now)) for now in (shown, None))
        circles = await self._circles.find(visitor.person for visitor in self._visitors)
        for visitor, wanted in tuple(self._visitors.items()):
            if wanted.takes(card.game, card.language):
                apart = circles.get(visitor.person, NOBODY).apart
                visitor.tell(gone if card.host in apart else frame)
