"""Snapshots of long tables: a cache, of which nothing is believed that a replay does not bear out."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import structlog

import sobremesa
from sobremesa.engine import Malformed, Refused
from sobremesa.server.logs import named
from sobremesa.server.metrics import Metrics
from sobremesa.storage.snapshots import Snapshot, drop_snapshot, keep_snapshot, snapshot_of
from sobremesa.storage.store import Store
from sobremesa.table import Shelf, TableState, is_same, read_state, write_state

_log = structlog.get_logger()

SNAPSHOT_STEPS = 250
"""Steps between two snapshots of a table: more than most matches have, and a fourteenth of the longest."""
_RULES = ("lexicon", "engine", "parts", "games", "table")


class Snapshots:
    """Written beside the log, and read in its stead."""

    def __init__(self, store: Store, shelf: Shelf, metrics: Metrics) -> None:
        self._store = store
        self._shelf = shelf
        self._metrics = metrics
        self._rules = rules_digest()

    async def keep(self, table: str, state: TableState) -> None:
        """Write one of a table whose steps up to here are durable, if it reads as what the steps have built."""
        data = write_state(state)
        try:
            is_faithful = is_same(read_state(self._shelf, data), state)
        except (Malformed, Refused):
            is_faithful = False
        if not is_faithful:
            self._metrics.snapshots.labels("unfaithful").inc()
            _log.error("snapshot-not-faithful", table=named(table), game=state.setting.game, number=state.number)
            return
        snapshot = Snapshot(table, state.number, self._rules, data)
        if await self._store.run(lambda connection: keep_snapshot(connection, snapshot)):
            self._metrics.snapshots.labels("written").inc()

    async def find(self, table: str) -> TableState | None:
        """The table as it stood, where this very code has written that down; the log is still to be asked."""
        found = await self._store.look(lambda connection: snapshot_of(connection, table))
        if found is None or found.rules != self._rules:
            return None
        try:
            state = read_state(self._shelf, found.data)
        except (Malformed, Refused):
            state = None
        if state is None or not 0 < state.number == found.number:
            await self.drop(table)
            return None
        self._metrics.snapshots.labels("read").inc()
        return state

    async def drop(self, table: str) -> None:
        """The one of a table cannot be believed; where it was right after all, another will be written."""
        self._metrics.snapshots.labels("wrong").inc()
        _log.error("snapshot-wrong", table=named(table))
        await self._store.run(lambda connection: drop_snapshot(connection, table))


@cache
def rules_digest() -> str:
    """The digest of all code that turns steps into a table: what evolves one can import no other rooms.

    A log outlives changes of that code, a snapshot does not: with a mended rule or another field the same steps build
    another table. A version would not do, for it stays the same while somebody works at the code.
    """
    digest, root = sha256(), Path(sobremesa.__file__).parent
    for path in sorted(path for room in _RULES for path in (root / room).rglob("*.py")):
        source = path.read_bytes()
        digest.update(f"{path.relative_to(root)} {len(source)}\n".encode() + source)
    return digest.hexdigest()
