"""The lobby: open tables that everybody may see, and who is told of them."""

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from sobremesa.games import METAS
from sobremesa.protocol.asking import EnterLobby
from sobremesa.protocol.telling import Lobby as LobbyTold
from sobremesa.protocol.telling import LobbyChanged, LobbyTable, write_message
from sobremesa.server.circles import NOBODY, Circles
from sobremesa.server.rooms.cards import lobby_table
from sobremesa.server.rooms.household import Household
from sobremesa.storage.log import Card
from sobremesa.table import Phase, TableState

_MOST = 100
_MOST_LOOKED_AT = 1_000
"""Cards that are read to find those that somebody wants: their level and options are not among what is searched by."""
_OPEN = (Phase.GATHERING, Phase.STARTING)
_UNLESS_CHOSEN = {(meta.id, option.name): option.default for meta in METAS for option in meta.described_options}


class Visitor(Protocol):
    """Somebody who reads the lobby."""

    person: str

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""


class Filter(msgspec.Struct, frozen=True):
    """Which tables somebody wants to see; empty for any."""

    game: str = ""
    language: str = ""
    level: str = ""
    """Of a bot that sits there."""
    options: Mapping[str, bool | int | str] = {}

    def takes(self, table: LobbyTable) -> bool:
        """Whether a table is one of them."""
        return (
            self.game in ("", table.game)
            and self.language in ("", table.language)
            and (not self.level or self.level in table.levels)
            and all(_is_so(table, name, wanted) for name, wanted in self.options.items())
        )


def _is_so(table: LobbyTable, name: str, wanted: bool | int | str) -> bool:  # noqa: FBT001 - as options are
    """Whether a table has an option as it is wanted: as its host chose, or as it is unless chosen."""
    chosen = table.options.get(name, _UNLESS_CHOSEN.get((table.game, name)))
    # In Python `True` is 1, and at a table it is not.
    return type(chosen) is type(wanted) and chosen == wanted


class _Reading:
    """What somebody wants to see of the lobby, and the tables that they see."""

    def __init__(self, wanted: Filter) -> None:
        self.wanted = wanted
        self.shown: set[str] = set()


class Lobby:
    """Everybody who reads it on this node."""

    def __init__(self, house: Household, circles: Circles) -> None:
        self._house = house
        self._circles = circles
        self._visitors: dict[Visitor, _Reading] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        house.on_moved = self._moved
        house.on_moved_elsewhere = self._moved_elsewhere
        house.on_missed = self._missed

    async def enter(self, visitor: Visitor, message: EnterLobby) -> None:
        """Tell somebody of all open tables, and from then on of every change."""
        wanted = Filter(message.game, message.language, message.level, message.options)
        reading = self._visitors[visitor] = _Reading(wanted)
        await self._tell_all(visitor, reading)

    async def _tell_all(self, visitor: Visitor, reading: _Reading) -> None:
        tables = await self.tables(reading.wanted, visitor.person)
        reading.shown.update(table.table for table in tables)
        visitor.tell(write_message(LobbyTold(tuple(tables))))

    def leave(self, visitor: Visitor) -> None:
        """Tell somebody no more."""
        self._visitors.pop(visitor, None)

    async def tables(self, wanted: Filter, person: str) -> list[LobbyTable]:
        """The open tables that somebody wants to see, last changed first; none whose host is at odds with them."""
        apart = (await self._circles.of(person)).apart
        most = _MOST_LOOKED_AT if wanted.level or wanted.options else _MOST
        found: list[Card] = []
        for phase in _OPEN:
            found += await self._house.store.log.cards(
                phase=phase, public=True, game=wanted.game or None, language=wanted.language or None, limit=most
            )
        found = [card for card in found if card.host not in apart and wanted.takes(lobby_table(card, ()))][:_MOST]
        people = {each.id: each for each in await self._house.people(who for card in found for who in card.people)}
        return [lobby_table(card, tuple(people[who] for who in card.people)) for card in found]

    def _moved(self, table: str, state: TableState) -> None:
        if self._visitors and state.setting.public and state.phase in (*_OPEN, Phase.PLAYING, Phase.CLOSED):
            self._later(self._tell(self._house.card(table, state)))

    def _moved_elsewhere(self, table: str) -> None:
        if self._visitors:
            self._later(self._look_up(table))

    def _missed(self) -> None:
        """Nobody knows what has changed: everybody is told of all of it."""
        for visitor, reading in self._visitors.items():
            self._later(self._tell_all(visitor, reading))

    def _later(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._house.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_up(self, table: str) -> None:
        card = await self._house.store.log.card(table)
        if card is not None and card.public:
            await self._tell(card)

    async def _tell(self, card: Card) -> None:
        shown = lobby_table(card, await self._house.people(card.people))
        frame, gone = (write_message(LobbyChanged(card.table, now)) for now in (shown, None))
        circles = await self._circles.find(visitor.person for visitor in self._visitors)
        for visitor, reading in tuple(self._visitors.items()):
            apart = circles.get(visitor.person, NOBODY).apart
            if card.phase in _OPEN and card.host not in apart and reading.wanted.takes(shown):
                reading.shown.add(card.table)
                visitor.tell(frame)
            elif card.table in reading.shown:
                reading.shown.discard(card.table)
                visitor.tell(gone)
