"""How long a table takes to come back from its log: the longest matches of every game, played by the rules of tables.

Run with `python -m benchmarks.replay`. Each table lies in an SQLite file and is read twice: whole (rows, steps, and the
state after each of them), and as a node takes it up, from a snapshot where there is one. Snapshots are as old as they
get: one more step, and the table would have a newer one. The anchor is the same rows, read and decoded alone.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from benchmarks.report import Row, markdown, said
from sobremesa.bots import Company, bot_for
from sobremesa.games import METAS
from sobremesa.protocol.telling import Person
from sobremesa.server.games import GameShelf
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.snapshots import SNAPSHOT_STEPS
from sobremesa.storage import Row as LogRow
from sobremesa.storage import Store, Written, open_store
from sobremesa.table import (
    Asker,
    Customs,
    Decision,
    House,
    Phase,
    Setting,
    act_for,
    commands,
    decide,
    elapse,
    write_step,
)
from sobremesa.table import open_table as open_new
from sobremesa.table.record import LARGEST_STEP
from sobremesa.table.setting import OptionValue

LEVEL = "casual"
MATCHES = 3
"""Of which the longest counts."""
ROUNDS = 15
TARGET = 20.0
"""Milliseconds until a node has a table."""
EXTREMES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("bisonte", {"words": "objection"}),
    ("loom", {"rounds": 50}),
)
"""Options with which a match has most to tell: hours of it."""
HOST = "somebody"
_anything = msgspec.json.Decoder()


class Measured(msgspec.Struct, frozen=True):
    """A table: how much there is of it, and the milliseconds of a whole replay and of what a node waits for."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    steps: int
    events: int
    bytes: int
    replay: float
    taking_up: float
    decoding: float


def decisions(house: House, setting: Setting, seed: bytes) -> Iterator[Decision]:
    """A table from its opening to the end of its match; the host plays as the bots do."""
    now = 0
    decided = open_new(house, setting, HOST, now)
    yield decided
    asker = Asker(HOST, now, frozenset({HOST}))
    seated: list[commands.Command] = [commands.SeatBot(seat, LEVEL) for seat in range(1, setting.seats)]
    for command in (*seated, commands.Start()):
        decided = decide(house, decided.state, command, asker)
        yield decided
    company = None
    while (state := decided.state).phase is not Phase.ENDED:
        if company is None and state.position is not None:
            game = state.match.game
            company = Company({seat: bot_for(game, LEVEL) for seat in range(setting.seats)})
        due = None if company is None else company.next(state.match)
        if company is None or due is None:
            passed = elapse(house, state, now := now + 1_000, seed)
            decided = decided if passed is None else passed
            if passed is None:
                continue
        else:
            now = max(now, state.clock.wall_time(due.at) or now)
            action = company.choose(state.match, due.seat)
            if due.seat:
                decided = act_for(state, due.seat, action, due.at, now)
            else:
                raw = msgspec.Raw(msgspec.json.encode(action))
                decided = decide(house, state, commands.Act(raw), msgspec.structs.replace(asker, now=now))
        yield decided


async def measure(store: Store, game: str, seats: int, options: dict[str, OptionValue]) -> Measured:
    """The longest of a few matches, as it comes back from the store."""
    house = Household(
        store, House(GameShelf(), Customs(countdown=0)), node="here", metrics=Metrics(), find_people=_nobody
    )
    setting = Setting(game, "es", options=options, seats=seats)
    best: list[Decision] = []
    for number in range(MATCHES):
        played = list(decisions(house.tables, setting, number.to_bytes(32, "big")))
        best = max(best, played, key=len)
    table = f"{game}-{seats}-{len(options)}"
    for decided in best:
        step = decided.step
        row = LogRow(table, step.number, step.at, "", write_step(step))
        assert await store.log.append(row, house.card(table, decided.state)) == Written()
    last = len(best) - SNAPSHOT_STEPS
    if last >= SNAPSHOT_STEPS:
        await house.snapshots.keep(table, best[last].state)
    took, replayed, decoded = [], [], []
    for _ in range(ROUNDS):
        began = perf_counter()
        taken = await house.take_up(table)
        took.append(perf_counter() - began)
        began = perf_counter()
        read = await house.read_all(table)
        replayed.append(perf_counter() - began)
        began = perf_counter()
        rows = await store.log.read(table)
        for row in rows:
            _anything.decode(row.data)
        decoded.append(perf_counter() - began)
    assert read[-1][1] == taken[-1][1] == best[-1].state, "either builds the table that was"
    assert (taken[0][0].number > 0) == (last >= SNAPSHOT_STEPS), "a long table comes back from its snapshot"
    assert max(len(row.data) for row in rows) < LARGEST_STEP
    return Measured(
        game=game,
        seats=seats,
        options=options,
        steps=len(rows),
        events=read[-1][1].match.length,
        bytes=sum(len(row.data) for row in rows),
        replay=1000 * median(replayed),
        taking_up=1000 * median(took),
        decoding=1000 * median(decoded),
    )


async def _nobody(_ids: object) -> dict[str, Person]:
    return {}


async def measure_all(folder: str) -> list[Measured]:
    """The fewest and the most seats of every game, and what is longer than anybody plays."""
    usual: list[tuple[str, int, dict[str, OptionValue]]] = [
        (meta.id, seats, {}) for meta in METAS for seats in (meta.least_seats, meta.most_seats)
    ]
    most = {meta.id: meta.most_seats for meta in METAS}
    async with await open_store(str(Path(folder) / "tables.sqlite")) as store:
        extremes = [(game, most[game], options) for game, options in EXTREMES]
        return [await measure(store, *each) for each in (*usual, *extremes)]


def main() -> int:
    """0 when a node has every table in time."""
    # As a node has it.
    gc.set_threshold(100_000, 20, 100)
    argparse.ArgumentParser(prog="python -m benchmarks.replay", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measured = asyncio.run(measure_all(folder))
    rows = [
        Row(each.game, each.taking_up, "ms", "replay", each.replay / each.taking_up, TARGET, lower_is_better=True)
        for each in measured
    ]
    lines = [
        (
            each.game,
            str(each.seats),
            ", ".join(f"{name} {value}" for name, value in each.options.items()),
            f"{each.steps:,}",
            f"{each.events:,}",
            f"{each.bytes / 1024:,.0f}",
            said(each.decoding),
            said(each.replay),
            said(each.taking_up),
        )
        for each in measured
    ]
    figures = ("decoding alone, ms", "replay, ms", "taken up, ms")
    headings = ("game", "seats", "options", "steps", "events", "KiB", *figures)
    print(markdown(headings, lines, numbers=(1, *range(3, 9))))
    return 0 if all(row.is_reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
