"""The lobby: open tables that everybody may see, and who is told of them."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

import msgspec

from sobremesa.games import METAS
from sobremesa.protocol.asking import EnterLobby
from sobremesa.protocol.telling import Lobby as LobbyTold
from sobremesa.protocol.telling import LobbyChanged, LobbyTable, write_message
from sobremesa.server.addresses import neighbourhood
from sobremesa.server.circles import NOBODY, Circles
from sobremesa.server.rooms.cards import lobby_table
from sobremesa.server.rooms.household import Household
from sobremesa.storage.error import StorageError
from sobremesa.storage.log import Card
from sobremesa.table import Phase, TableState

_MOST = 100
_MOST_LOOKED_AT = 1_000
"""Cards that are read to find those that somebody wants: a level and options are not among what is searched by, and
the tables of one host come after those of others."""
_MOST_BEGUN = 10_000
_TRY_AGAIN = 1.0
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
        self.late: list[_Change] | None = None
        """What has changed since the tables were read of which they are about to be told."""


class _Change(msgspec.Struct, frozen=True):
    """A table as it is now: whether it is open, who opened it, how the lobby shows it."""

    table: str
    host: str
    now: LobbyTable | None
    frame: bytes
    gone: bytes


class Lobby:
    """Everybody who reads it on this node."""

    def __init__(
        self, house: Household, circles: Circles, addresses: Callable[[], Mapping[str, str]] = dict[str, str]
    ) -> None:
        self._house = house
        self._circles = circles
        self._addresses = addresses
        """From where each table was opened, as far as this node knows."""
        self._visitors: dict[Visitor, _Reading] = {}
        self._shown: set[str] = set()
        """Tables that somebody was told of as open."""
        self._begun: OrderedDict[str, None] = OrderedDict()
        """Tables that will never be open again, the last ones of which other nodes have told."""
        self._changed: dict[str, Card | None] = {}
        """Tables of which visitors are to be told; without a card it is looked up."""
        self._telling: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        house.on_moved = self._moved
        house.on_moved_elsewhere = self._moved_elsewhere
        house.on_missed = self._missed

    async def enter(self, visitor: Visitor, message: EnterLobby) -> None:
        """Tell somebody of all open tables, and from then on of every change."""
        wanted = Filter(message.game, message.language, message.level, message.options)
        reading = self._visitors[visitor] = _Reading(wanted)
        await self._tell_all(visitor, reading)

    async def _tell_all(self, visitor: Visitor, reading: _Reading) -> None:
        # What changes while they are read is told after them, for they may be older.
        late: list[_Change] = []
        reading.late = late
        try:
            tables = await self.tables(reading.wanted, visitor.person)
            reading.shown = {table.table for table in tables}
            self._shown |= reading.shown
            visitor.tell(write_message(LobbyTold(tuple(tables))))
        finally:
            reading.late = None
        apart = (await self._circles.of(visitor.person)).apart if late else NOBODY.apart
        for change in late:
            self._hand(visitor, reading, change, apart)

    def leave(self, visitor: Visitor) -> None:
        """Tell somebody no more."""
        self._visitors.pop(visitor, None)
        if not self._visitors:
            self._shown.clear()

    async def tables(self, wanted: Filter, person: str) -> list[LobbyTable]:
        """The open tables that somebody wants to see: one from each address, then a second one, last changed first.

        Of each address one of each host comes first. None whose host is at odds with them.
        """
        apart = (await self._circles.of(person)).apart
        found: list[Card] = []
        game, language = wanted.game or None, wanted.language or None
        for phase in _OPEN:
            found += await self._house.store.log.cards(
                phase=phase, public=True, game=game, language=language, limit=_MOST_LOOKED_AT
            )
        found = [card for card in found if card.host not in apart and wanted.takes(lobby_table(card, ()))]
        found = self._in_turn(found)[:_MOST]
        people = {each.id: each for each in await self._house.people(who for card in found for who in card.people)}
        return [lobby_table(card, tuple(people[who] for who in card.people)) for card in found]

    def _in_turn(self, cards: list[Card]) -> list[Card]:
        """Hosts in turn, then addresses: with steps at many tables nobody brings theirs before those of others."""
        addresses = {table: neighbourhood(address) for table, address in self._addresses().items()}
        by_host = _turns(cards, lambda card: card.host)
        # Where an address is not known, each host has a turn.
        return _turns(by_host, lambda card: addresses.get(card.table, card.host))

    def _moved(self, table: str, state: TableState) -> None:
        """A match that goes on is no news: only tables that are open, or were when visitors heard of them."""
        if self._visitors and (_is_open(state.setting.public, state.phase) or self._may_be_shown(table)):
            self._change(table, self._house.card(table, state))

    def _moved_elsewhere(self, table: str) -> None:
        if self._visitors and table not in self._begun:
            self._change(table, None)

    def _missed(self) -> None:
        """Nobody knows what has changed: everybody is told of all of it."""
        for visitor, reading in self._visitors.items():
            task = asyncio.get_running_loop().create_task(self._house.guarded(self._tell_all(visitor, reading)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _may_be_shown(self, table: str) -> bool:
        is_read = any(reading.late is not None for reading in self._visitors.values())
        return table in self._shown or table in self._changed or is_read

    def _change(self, table: str, card: Card | None) -> None:
        self._changed[table] = card
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._house.guarded(self._tell_changes()))

    async def _tell_changes(self) -> None:
        """One after another, so that nobody hears last what happened first."""
        while self._changed:
            table = next(iter(self._changed))
            card = self._changed.pop(table)
            try:
                card = card or await self._house.store.log.card(table)
                if card is not None:
                    self._remember(card)
                    await self._tell(card)
            except StorageError:
                self._changed.setdefault(table, card)
                await asyncio.sleep(_TRY_AGAIN)

    def _remember(self, card: Card) -> None:
        """Which tables need not be looked up again, however often other nodes tell of them."""
        if card.phase not in _OPEN:
            self._begun[card.table] = None
            if len(self._begun) > _MOST_BEGUN:
                self._begun.popitem(last=False)

    async def _tell(self, card: Card) -> None:
        is_open = _is_open(card.public, card.phase)
        if not is_open and not self._may_be_shown(card.table):
            return
        self._shown.discard(card.table)
        if is_open:
            # Before anything is waited for: what happens to it meanwhile is news as well.
            self._shown.add(card.table)
        now = lobby_table(card, await self._house.people(card.people)) if is_open else None
        frame, gone = (write_message(LobbyChanged(card.table, shown)) for shown in (now, None))
        change = _Change(card.table, card.host, now, frame, gone)
        circles = await self._circles.find(visitor.person for visitor in self._visitors)
        for visitor, reading in tuple(self._visitors.items()):
            self._hand(visitor, reading, change, circles.get(visitor.person, NOBODY).apart)

    def _hand(self, visitor: Visitor, reading: _Reading, change: _Change, apart: Collection[str]) -> None:
        if reading.late is not None:
            reading.late.append(change)
        elif change.now is not None and change.host not in apart and reading.wanted.takes(change.now):
            reading.shown.add(change.table)
            visitor.tell(change.frame)
        elif change.table in reading.shown:
            reading.shown.discard(change.table)
            visitor.tell(change.gone)


def _turns(cards: list[Card], whose: Callable[[Card], str]) -> list[Card]:
    """The first table of each, then the second one of those who have two, and so on."""
    counted: Counter[str] = Counter()
    turns: dict[str, int] = {}
    for card in cards:
        turns[card.table] = counted[whose(card)]
        counted[whose(card)] += 1
    return sorted(cards, key=lambda card: turns[card.table])


def _is_open(public: bool, phase: str) -> bool:  # noqa: FBT001 - as a table has it
    return public and phase in _OPEN
