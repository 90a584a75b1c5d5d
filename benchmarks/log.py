"""Durable rows a second with group commit, against the same rows one by one; SQLite and PostgreSQL, in the same run.

Run with `python -m benchmarks.log`. Every row has a card beside it, and is acknowledged when both are on the disk.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from benchmarks.report import Row, markdown, said
from sobremesa.storage import Card, Store, Written, open_store
from sobremesa.storage import Row as Step

TABLES = 2_000
"""Tables at which somebody acts at once; each waits for its answer before it acts again."""
OTHER_TABLES = 20_000
"""Tables that are there already, as after some months."""
SECONDS = 4.0
DATA = b'{"events":[' + b'{"type":"word-written","word":"huecos","points":12},' * 6 + b"{}]}"
LEAST_RATIO = 3.0


def card_of(table: str, number: int) -> Card:
    """A card as it is in play."""
    wake_at = 1_900_000_000_000 + number
    people = tuple(f"{table}-person-{seat}" for seat in range(4))
    return Card(
        table=table,
        code="ABCDEF",
        public=True,
        phase="playing",
        game="golf",
        language="es",
        host=people[0],
        people=people,
        wake_at=wake_at,
        changed_at=wake_at,
        summary=b"{}" * 100,
    )


async def append(store: Store, table: str, number: int) -> None:
    """Append a row that nobody else wants to."""
    step = Step(table, number, 1_900_000_000_000 + number, f"question-{number}", DATA)
    assert await store.log.append(step, card_of(table, number)) == Written()


async def fill(store: Store) -> None:
    """The tables that are there already."""
    for first in range(0, OTHER_TABLES, TABLES):
        await asyncio.gather(*(append(store, f"old-{first + each}", 0) for each in range(TABLES)))


async def one_by_one(store: Store) -> float:
    """Rows a second when each waits for the one before."""
    started, count = perf_counter(), 0
    while (passed := perf_counter() - started) < SECONDS:
        await append(store, "alone", count)
        count += 1
    return count / passed


async def together(store: Store) -> float:
    """Rows a second when many tables act at once."""
    started, count = perf_counter(), 0

    async def play(table: str) -> None:
        nonlocal count
        number = 0
        while perf_counter() - started < SECONDS:
            await append(store, table, number)
            number += 1
            count += 1

    await asyncio.gather(*(play(f"busy-{each}") for each in range(TABLES)))
    return count / (perf_counter() - started)


async def measure(url: str) -> tuple[float, float, float]:
    """Both rates, and the median seconds of a group's commit."""
    commits: list[float] = []

    def observe(name: str, value: float) -> None:
        if name == "commit-seconds":
            commits.append(value)

    async with await open_store(url, observe=observe) as store:
        await fill(store)
        alone = await one_by_one(store)
        commits.clear()
        rate = await together(store)
    return alone, rate, sorted(commits)[len(commits) // 2]


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """Addresses of what there is on this machine."""
    from tests.postgres import Cluster, is_installed  # noqa: PLC0415 - the cluster is that of the tests, but durable

    with tempfile.TemporaryDirectory() as folder:
        urls = {"SQLite": str(Path(folder) / "tables.sqlite")}
        cluster = Cluster(is_durable=True) if is_installed() else None
        if cluster is not None:
            urls["PostgreSQL"] = cluster.url()
        try:
            yield urls
        finally:
            if cluster is not None:
                cluster.remove()


def rows_of(kind: str, alone: float, rate: float) -> Iterator[Row]:
    """The figures of one kind of database."""
    yield Row(f"{kind}, one by one", alone, "rows/s")
    yield Row(f"{kind}, group commit", rate, "rows/s", "one by one", rate / alone, least_ratio=LEAST_RATIO)


def report(measured: dict[str, tuple[float, float, float]]) -> str:
    """A table of all figures."""
    lines = []
    for kind, (alone, rate, commit) in measured.items():
        for row in rows_of(kind, alone, rate):
            ratio = "" if row.ratio is None else f"{said(row.ratio)}× {row.against}"
            lines.append((row.name, f"{said(row.figure)} {row.unit}", ratio))
        lines.append((f"{kind}, a group", f"{said(1000 * commit)} ms", ""))
    return markdown(("log", "figure", "against"), lines, numbers=(1,))


def main() -> int:
    """0 when group commit is as much faster as it must be."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with databases() as urls:
        measured = {kind: asyncio.run(measure(url)) for kind, url in urls.items()}
    print(
        f"{TABLES:,} tables that act, {OTHER_TABLES:,} others; {len(DATA)} bytes a row; Python {sys.version.split()[0]}"
    )
    print(report(measured))
    reached = [row.is_reached for kind, (alone, rate, _) in measured.items() for row in rows_of(kind, alone, rate)]
    return 1 if False in reached else 0


if __name__ == "__main__":
    sys.exit(main())
