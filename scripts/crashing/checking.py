"""What the log must say afterwards: nothing lost, nothing twice, every match replays, every deadline fired once."""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import select

from scripts.crashing.nodes import COMEBACK, wall_now
from scripts.crashing.person import Record
from sobremesa.engine import Entry, verify
from sobremesa.server.games import GameShelf
from sobremesa.storage import Row, Store
from sobremesa.storage.schema import cards
from sobremesa.table import Phase, Step, TableState, follow, read_step, replay
from sobremesa.table.events import OutageCounted

Span: TypeAlias = tuple[int, int]
"""From one wall time to another, in milliseconds."""


class Checked(msgspec.Struct):
    """What was found in the log."""

    tables: int = 0
    steps: int = 0
    ended: int = 0
    deadlines: int = 0
    outages: int = 0
    latest: int = 0
    """Milliseconds by which the latest deadline fired late."""
    problems: list[str] = msgspec.field(default_factory=list)


async def is_punctual(store: Store) -> bool:
    """Whether every deadline of every table that has passed has fired."""
    return not await store.log.overdue(wall_now())


async def check_log(store: Store, record: Record, down: Sequence[Span]) -> Checked:
    """Hold what people were told against the log; no node ran in the spans of `down`."""
    checked = Checked()
    shelf = GameShelf()
    by_table: dict[str, list[tuple[str, int]]] = defaultdict(list)
    refused: dict[str, set[str]] = defaultdict(set)
    for table, ask, number in record.acknowledged:
        by_table[table].append((ask, number))
    for table, ask in record.refused:
        refused[table].add(ask)
    moves: list[int] = []
    outages: set[Span] = set()
    known = await store.look(lambda at: list(at.execute(select(cards.c.table_id)).scalars()))
    checked.problems += [f"{table} is gone" for table in by_table if table not in known]
    for table in known:
        rows = await store.log.read(table)
        checked.tables += 1
        checked.steps += len(rows)
        checked.problems += [f"{table}: {each}" for each in _check_rows(rows, by_table[table], refused[table])]
        steps = _steps(shelf, rows)
        checked.problems += [f"{table}: {each}" for each in _check_steps(shelf, steps, checked)]
        checked.problems += [f"{table}: {each}" for each in _check_clock(steps, down)]
        moves += [after.changed_at for _, _, after in steps if after.phase is Phase.PLAYING]
        outages.update(_outages(steps))
    # Of several nodes one may write down late what it decided before another took all of them for gone.
    for since, until in outages if down else ():
        if any(since < move < until - COMEBACK for move in moves):
            checked.problems.append(f"somebody moved in an outage, from {since} to {until - COMEBACK}")
    return checked


def _check_rows(rows: Sequence[Row], acknowledged: Sequence[tuple[str, int]], refused: set[str]) -> Iterator[str]:
    """Numbers without a gap, every acknowledged question once, and none that was refused."""
    if [row.number for row in rows] != list(range(len(rows))):
        yield "numbers have a gap"
    asked = Counter(row.ask for row in rows if row.ask)
    yield from (f"{ask} is there {count} times" for ask, count in asked.items() if count > 1)
    numbers = {row.ask: row.number for row in rows if row.ask}
    for ask, number in acknowledged:
        if numbers.get(ask) != number:
            yield f"{ask} was answered with {number}, and the log has {numbers.get(ask)}"
    yield from (f"{ask} was refused, and is in the log" for ask in refused & set(numbers))


def _steps(shelf: GameShelf, rows: Sequence[Row]) -> list[tuple[Step, TableState | None, TableState]]:
    """Every step with the table before and after it."""
    told: list[tuple[Step, TableState | None, TableState]] = []
    state: TableState | None = None
    for row in rows:
        event_type = type(None) if state is None else shelf.game(state.setting).event_type
        step = read_step(row.data, event_type)
        before, state = state, follow(shelf, state, step)
        told.append((step, before, state))
    return told


def _check_steps(
    shelf: GameShelf, steps: Sequence[tuple[Step, TableState | None, TableState]], checked: Checked
) -> Iterator[str]:
    last = steps[-1][2]
    if replay(shelf, [step for step, _, _ in steps]) != last:
        yield "it does not replay"
    entries = [entry for step, _, _ in steps for entry in step.entries]
    if [entry.number for entry in entries] != list(range(len(entries))):
        yield "the events of the match have a gap"
    if last.phase is Phase.ENDED:
        checked.ended += 1
        yield from (f"it is not fair: {each}" for each in verify(last.match.game, entries))
    fired: set[int] = set()
    for step, before, _ in steps:
        checked.outages += any(isinstance(event, OutageCounted) for event in step.events)
        if before is not None and before.position is not None:
            yield from _check_deadlines(step, before, fired, checked)


def _check_deadlines(step: Step, before: TableState, fired: set[int], checked: Checked) -> Iterator[str]:
    """A deadline fires once, and never early."""
    position = before.match
    for entry in step.entries:
        if _is_of_time(entry):
            deadline = position.deadline
            if deadline is None or entry.at < deadline:
                yield f"time ran out at {entry.at}, before {deadline}"
            elif deadline in fired:
                yield f"the deadline {deadline} fired twice"
            else:
                fired.add(deadline)
                checked.deadlines += 1
                due = before.clock.wall_time(deadline)
                late = step.at - (step.at if due is None else due)
                checked.latest = max(checked.latest, late)
                if late < 0:
                    yield f"a deadline fired {-late} ms early"
        position = position.after((entry,))


def _check_clock(steps: Sequence[tuple[Step, TableState | None, TableState]], down: Sequence[Span]) -> Iterator[str]:
    """Match time is wall time without the outages that the table has counted; all time without a node is in them."""
    outages = list(_outages(steps))
    for before, after in itertools.pairwise(after for _, _, after in steps):
        if before.phase is not Phase.PLAYING:
            continue
        since, until = before.changed_at, after.changed_at
        played = after.clock.match_time(until) - before.clock.match_time(since)
        still = _length_within(outages, (since, until))
        if played != until - since - still:
            yield f"step {after.number}: {played} ms of the match in {until - since} ms, less an outage of {still}"
        for killed, started in down:
            if since <= killed and started <= until and not any(a <= killed and started <= b for a, b in outages):
                yield f"step {after.number}: nobody ran from {killed} to {started}, which counts as played"


def _outages(steps: Sequence[tuple[Step, TableState | None, TableState]]) -> Iterator[Span]:
    """When the clock of a table stood still, until all who play had had time to come back."""
    for step, _, _ in steps:
        yield from ((event.since, event.at) for event in step.events if isinstance(event, OutageCounted))


def _length_within(spans: Sequence[Span], within: Span) -> int:
    """How much of a span is covered by others, which may overlap."""
    covered, reached = 0, within[0]
    for start, end in sorted(spans):
        covered += max(0, min(end, within[1]) - max(start, reached))
        reached = max(reached, end)
    return covered


def _is_of_time(entry: Entry[Any]) -> bool:
    return type(entry.event).__name__ == "TimeRanOut"
