"""The servers under load: nodes on one database, and what the system and they themselves know of their work."""

import asyncio
import os
import re
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import httpx
import msgspec

from tests.e2e.serving import Server, serving, start
from tests.postgres import Cluster

PARTS = ("decide", "commit", "catch-up", "fan-out")
_TICKS = os.sysconf("SC_CLK_TCK")
_SUM = re.compile(r'sobremesa_seconds_(sum|count)\{part="([a-z-]+)"\} (\S+)')
_BUCKET = re.compile(r'sobremesa_seconds_bucket\{le="([^"]+)",part="([a-z-]+)"\} (\S+)')
_GROUP = re.compile(r"sobremesa_commit_group_(sum|count) (\S+)")
_OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none")


@contextmanager
def houses(database: str, nodes: int) -> Iterator[tuple[str, list[Server]]]:
    """The address of a new database that writes everything through to the disk, and so many nodes on it."""
    with ExitStack() as closing:
        if database == "postgresql":
            cluster = Cluster(is_durable=True)
            closing.callback(cluster.remove)
            url = cluster.url()
        else:
            url = str(Path(closing.enter_context(tempfile.TemporaryDirectory())) / "house.sqlite3")
        yield url, [closing.enter_context(serving(url, *_OPTIONS, by=start)) for _ in range(nodes)]


class Load(msgspec.Struct, frozen=True):
    """What a process has used so far: seconds of a core, and bytes of memory now."""

    seconds: float
    memory: int
    at: float

    @classmethod
    def of(cls, pids: Sequence[int]) -> "Load":
        """Of all these processes together."""
        used = memory = 0
        for pid in pids:
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
            memory += int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
        return cls(used / _TICKS, memory, time.monotonic())

    def share(self, before: "Load") -> float:
        """The share of one core since then."""
        return (self.seconds - before.seconds) / (self.at - before.at)


class Parts(msgspec.Struct, frozen=True):
    """How often each part of a move was measured, how long it took in all, and how many took at most so long."""

    counts: dict[str, float]
    sums: dict[str, float]
    buckets: dict[str, dict[float, float]]
    rows: float
    groups: float

    @classmethod
    def of(cls, servers: Sequence[Server]) -> "Parts":
        """As the nodes tell it, added up."""
        found = cls({}, {}, {}, 0.0, 0.0)
        rows = groups = 0.0
        for server in servers:
            page = httpx.get(f"{server.url}/metrics", timeout=30).text
            for what, part, value in _SUM.findall(page):
                into = found.sums if what == "sum" else found.counts
                into[part] = into.get(part, 0.0) + float(value)
            for least, part, value in _BUCKET.findall(page):
                known = found.buckets.setdefault(part, {})
                known[float(least)] = known.get(float(least), 0.0) + float(value)
            for what, value in _GROUP.findall(page):
                if what == "sum":
                    rows += float(value)
                else:
                    groups += float(value)
        return msgspec.structs.replace(found, rows=rows, groups=groups)

    def since(self, before: "Parts") -> "Parts":
        """What has been added."""
        return Parts(
            {part: count - before.counts.get(part, 0.0) for part, count in self.counts.items()},
            {part: total - before.sums.get(part, 0.0) for part, total in self.sums.items()},
            {
                part: {most: count - before.buckets.get(part, {}).get(most, 0.0) for most, count in buckets.items()}
                for part, buckets in self.buckets.items()
            },
            self.rows - before.rows,
            self.groups - before.groups,
        )

    def mean(self, part: str) -> float:
        """Seconds on average."""
        return self.sums[part] / self.counts[part]

    def most(self, part: str, share: float = 0.99) -> float:
        """A bound in seconds that this share of all kept."""
        wanted = share * self.counts[part]
        return min(most for most, count in self.buckets[part].items() if count >= wanted)


async def notices(url: str, until: Callable[[], bool]) -> list[float]:
    """Seconds from a NOTIFY of PostgreSQL to whoever listens, asked again and again while nodes do the same."""
    if not url.startswith("postgresql"):
        return []
    took: list[float] = []
    heard = asyncio.Event()
    listener, sender = await asyncpg.connect(url), await asyncpg.connect(url)
    try:
        await listener.add_listener("load", lambda *_: heard.set())
        while not until():
            began = time.perf_counter()
            await sender.execute("NOTIFY load")
            await heard.wait()
            took.append(time.perf_counter() - began)
            heard.clear()
            await asyncio.sleep(0.05)
    finally:
        await sender.close()
        await listener.close()
    return sorted(took)
