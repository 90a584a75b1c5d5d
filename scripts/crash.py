"""`make crash`: nodes are killed at random moments while people play; then the log is held against what they were told.

Run with `python -m scripts.crash --kills 50 --database sqlite`, or `--database postgresql --nodes 3`.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from scripts.crashing.checking import Checked, Span, check_log, is_punctual
from scripts.crashing.evening import Evening
from scripts.crashing.nodes import Nodes, new_database, nodes_on
from scripts.crashing.person import Person, Record
from sobremesa.storage import open_store
from tests.e2e.serving import Server, start
from tests.patience import patience

_LOOKS_AGAIN = 0.1
"""Seconds between two looks at what must come true."""


class Crashes(msgspec.Struct):
    """What happened, and what was found."""

    kills: int
    seconds: float
    record: Record
    checked: Checked
    problems: list[str]


def crash(
    database: str, *, nodes: int, kills: int, tables: int, seed: int, begin: Callable[..., Server] = start
) -> Crashes:
    """Play, kill, and look."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with nodes_on(database, nodes, log, begin) as running:
            began = time.monotonic()
            record, codes = asyncio.run(_play(running, database, kills, tables, random.Random(seed)))
            seconds = time.monotonic() - began
        said = log.read_text(encoding="utf-8")
    checked = asyncio.run(_look(database, record, running.down))
    problems = [*record.problems, *checked.problems]
    problems += [f"a node ended with {code} when it was asked to stop" for code in codes if code]
    if "Traceback" in said:
        problems.append(f"a node logged a mistake: {said[max(0, said.index('Traceback') - 300) :][:20_000]}")
    return Crashes(kills, seconds, record, checked, problems)


async def _play(
    nodes: Nodes, database: str, kills: int, tables: int, chance: random.Random
) -> tuple[Record, list[int]]:
    record = Record()
    people = [
        Person(f"{name} {number}", nodes.ports, random.Random(chance.random()), record)
        for number in range(tables)
        for name in ("Ana", "Luz")
    ]
    await asyncio.gather(*(person.come() for person in people))
    evenings = [
        Evening(number, people[2 * number : 2 * number + 2], random.Random(chance.random())) for number in range(tables)
    ]
    playing = [asyncio.create_task(evening.play()) for evening in evenings]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.5, 2.5))
        await nodes.kill(chance)
        _raise_failures(playing)
    waits = "a table answers nobody"
    try:
        async with patience():
            await asyncio.gather(*(evening.goes_on() for evening in evenings))
            for evening in evenings:
                await evening.stop()
            waits = "somebody waits for an answer for ever"
            await asyncio.gather(*playing)
            waits = "a deadline does not fire"
            await _all_is_punctual(database)
    except TimeoutError:
        record.problems.append(waits)
    codes = await asyncio.to_thread(nodes.stop)
    await asyncio.gather(*(person.go() for person in people))
    return record, codes


async def _all_is_punctual(database: str) -> None:
    """Wait for a moment in which no deadline that has passed is still to fire."""
    async with await open_store(database) as store:
        while not await is_punctual(store):
            await asyncio.sleep(_LOOKS_AGAIN)


def _raise_failures(playing: list["asyncio.Task[None]"]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def _look(database: str, record: Record, down: list[Span]) -> Checked:
    async with await open_store(database) as store:
        return await check_log(store, record, down)


def report(crashes: Crashes, database: str, nodes: int) -> str:
    """The figures."""
    record, checked = crashes.record, crashes.checked
    return "\n".join(
        (
            f"{database}, {nodes} node(s), {crashes.kills} kills in {crashes.seconds:.0f} s",
            f"  {len(record.acknowledged):,} questions acknowledged, each in the log once with its number",
            f"  {record.resent:,} sent again, {len(record.refused):,} refused, none of which is in the log",
            f"  {record.lost:,} connections lost; the longest until the table went on: {record.longest_away:.1f} s",
            f"  {checked.tables:,} tables with {checked.steps:,} steps replay; {checked.ended:,} matches ended fairly",
            f"  {checked.deadlines:,} deadlines fired once each, the latest {checked.latest:,} ms late",
            f"  {checked.outages:,} times a table's clock stood still for an outage",
            f"  {len(crashes.problems)} problems",
        )
    )


def main() -> int:
    """0 when nothing was lost."""
    parser = argparse.ArgumentParser(prog="python -m scripts.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often a node is killed (50)")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--nodes", type=int, help="how many there are (1; 3 on PostgreSQL)")
    parser.add_argument("--tables", type=int, default=12, help="at each two people and a bot (12)")
    parser.add_argument("--seed", type=int, default=1, help="other moments (1)")
    asked = parser.parse_args()
    nodes = asked.nodes or (3 if asked.database == "postgresql" else 1)
    with new_database(asked.database) as database:
        crashes = crash(database, nodes=nodes, kills=asked.kills, tables=asked.tables, seed=asked.seed)
    print(report(crashes, asked.database, nodes))
    for problem in crashes.problems[:20]:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if crashes.problems else 0


if __name__ == "__main__":
    sys.exit(main())
