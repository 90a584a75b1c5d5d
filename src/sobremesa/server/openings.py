"""How many tables one person and one address may have in the lobby at once, beside how often they may open one.

The store knows who hosts a table, and this node remembers who opened it and from which address, which is written down
nowhere. A node that has just started has forgotten the addresses; tables at which nobody sits have closed by then.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sobremesa.server.denial import Denial, Denied
from sobremesa.storage.cards import open_tables_among
from sobremesa.storage.store import Store
from sobremesa.table import Phase

MOST_OF_PERSON = 3
MOST_OF_ADDRESS = 30
"""As many as a class of thirty behind one router opens."""
_MOST_REMEMBERED = 10_000
_IN_LOBBY = (Phase.GATHERING, Phase.STARTING)


class Opening:
    """Somebody puts a table into the lobby."""

    def __init__(self, table: str, person: str, address: str | None) -> None:
        self.table = table
        self.person = person
        self.address = address
        self.is_under_way = True
        """Whether the store may not know of it yet."""


class Openings:
    """The tables that were put into the lobby by way of this node, the last ones of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._openings: OrderedDict[Opening, None] = OrderedDict()
        self._counting = asyncio.Lock()

    @asynccontextmanager
    async def opening(self, table: str, ids: Sequence[str], address: str | None) -> AsyncIterator[None]:
        """Put this table into the lobby inside of this; `Denied` for a person or an address with too many there.

        Of several at once each counts those that were let in before it, whether they are written yet or not.
        """
        opening = Opening(table, ids[0], address)
        async with self._counting:
            await self._check(ids, address)
            self._openings[opening] = None
        try:
            yield
        except BaseException:
            self._openings.pop(opening, None)
            raise
        opening.is_under_way = False
        if len(self._openings) > _MOST_REMEMBERED:
            self._openings.popitem(last=False)

    def addresses(self) -> dict[str, str]:
        """From where tables were opened, as far as this node knows."""
        return {each.table: each.address for each in self._openings if each.address is not None}

    async def _check(self, ids: Sequence[str], address: str | None) -> None:
        by_person = [each for each in self._openings if each.person in ids]
        by_address = [each for each in self._openings if address is not None and each.address == address]
        tables = {each.table for each in (*by_person, *by_address)}
        # As they are before the store is asked: they may be written while it answers.
        under_way = {each.table for each in (*by_person, *by_address) if each.is_under_way}
        standing = await self._store.look(lambda at: open_tables_among(at, tables, ids, _IN_LOBBY))
        counted = under_way | standing.keys()
        for each in {*by_person, *by_address}:
            if each.table not in counted:
                self._openings.pop(each, None)
        hosted = {table for table, host in standing.items() if host in ids}
        if len(hosted | counted & {each.table for each in by_person}) >= MOST_OF_PERSON:
            raise Denied(Denial.TOO_OFTEN, "limit-open-tables", most=MOST_OF_PERSON)
        if len(counted & {each.table for each in by_address}) >= MOST_OF_ADDRESS:
            raise Denied(Denial.TOO_OFTEN, "limit-open-tables-here", most=MOST_OF_ADDRESS)
