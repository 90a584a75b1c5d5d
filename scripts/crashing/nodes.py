"""Real nodes on one database, each of which may be killed at any moment and is started again."""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from tests.e2e.serving import Server
from tests.ports import free_port

COMEBACK = 1_000
_OPTIONS = (
    *("--host", "127.0.0.1", "--no-address-limits", "--log", "plain"),
    *("--countdown", "0.2", "--grace", "5", "--comeback", str(COMEBACK / 1000)),
)


class Nodes:
    """All nodes; their ports stay the same, so that whoever lost one finds it again."""

    def __init__(self, database: str, count: int, log: TextIO, begin: Callable[..., Server]) -> None:
        self._database = database
        self._log = log
        self._begin = begin
        self._servers = [begin(database, *_OPTIONS, port=free_port(), stderr=log) for _ in range(count)]
        self.ports = [server.port for server in self._servers]
        self.down: list[tuple[int, int]] = []
        """Wall times between which no node ran for certain: from after a kill until before the next start."""

    async def kill(self, chance: random.Random) -> None:
        """Kill one of them without a word, and start it again."""
        place = chance.randrange(len(self._servers))
        self._servers[place].kill()
        killed_at = wall_now()
        await asyncio.sleep(chance.uniform(0, 0.5))
        port, started_at = self.ports[place], wall_now()
        self._servers[place] = await asyncio.to_thread(
            self._begin, self._database, *_OPTIONS, port=port, stderr=self._log
        )
        if len(self._servers) == 1:
            self.down.append((killed_at, started_at))

    def stop(self) -> list[int]:
        """Ask all of them to stop; how they ended."""
        for server in self._servers:
            server.process.send_signal(signal.SIGTERM)
        return [server.ended() for server in self._servers]

    def close(self) -> None:
        """Leave none running."""
        for server in self._servers:
            if server.process.poll() is None:
                server.kill()


@contextmanager
def nodes_on(database: str, count: int, log: Path, begin: Callable[..., Server]) -> Iterator[Nodes]:
    """So many nodes, for as long as they are needed."""
    with log.open("w", encoding="utf-8") as said:
        nodes = Nodes(database, count, said, begin)
        try:
            yield nodes
        finally:
            nodes.close()


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    """The address of a new database that writes everything through to the disk."""
    from tests.postgres import Cluster  # noqa: PLC0415 - where SQLite is enough nobody needs it

    with ExitStack() as closing:
        if kind == "postgresql":
            cluster = Cluster(is_durable=True)
            closing.callback(cluster.remove)
            yield cluster.url()
        else:
            yield str(Path(closing.enter_context(tempfile.TemporaryDirectory())) / "house.sqlite3")


def wall_now() -> int:
    """Wall time in milliseconds."""
    return int(1000 * time.time())
