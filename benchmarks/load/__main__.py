"""`make load`: players in running matches who move at an even pace, beside the same traffic at a bare server.

Run with `python -m benchmarks.load --players 5000 --seconds 60`, or with `--database postgresql --nodes 3`.
"""

import argparse
import os
import resource
import sys
from collections.abc import Iterator

from benchmarks.load.anchor import bare_server, missing
from benchmarks.load.crowd import Plan
from benchmarks.load.house import PARTS, houses
from benchmarks.load.run import Run, run
from benchmarks.report import Row, markdown, said

TARGETS = {"acknowledged, p99": 50.0, "of one core": 100.0, "memory a connection": 60.0}
_KIB = 1024


def main() -> int:
    """0 when every move was taken and the figures are as good as they must be."""
    asked = _arguments()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    nodes = asked.nodes or (3 if asked.database == "postgresql" else 1)
    with houses(asked.database, nodes) as (url, servers):
        plans = _plans(asked, tuple(server.port for server in servers))
        ours = run(plans, [server.process.pid for server in servers], servers, url)
    bare = None if asked.no_anchor or missing() else _bare(asked, ours)
    print(_heading(asked, nodes, ours))
    print(_table(list(_rows(ours, bare))))
    if missing():
        print(f"\nThe bare server was skipped: {missing()} is not installed.")
    print(f"\n{_parts(ours)}")
    print(f"\nBytes of an action and of an update: {_sizes(ours)}.")
    for problem in ours.problems[:10]:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if ours.problems or False in [row.is_reached for row in _rows(ours, bare)] else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--players", type=int, default=5_000, help="how many are connected (5,000)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured (60)")
    parser.add_argument("--warm-up", type=float, default=10.0, help="how long they play before (10)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a player (5)")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--nodes", type=int, help="servers on one database (1; 3 on PostgreSQL)")
    parser.add_argument("--processes", type=int, default=2, help="of players (2)")
    parser.add_argument("--seed", type=int, default=1, help="other tables (1)")
    parser.add_argument("--no-anchor", action="store_true", help="without the bare server")
    return parser.parse_args()


def _plans(asked: argparse.Namespace, ports: tuple[int, ...], bare: Run | None = None) -> list[Plan]:
    shares = [asked.players * (place + 1) // asked.processes for place in range(asked.processes)]
    return [
        Plan(
            ports=ports,
            players=share - before,
            every=asked.every,
            warm_up=asked.warm_up,
            seconds=asked.seconds,
            seed=asked.seed + 1_000 * place,
            bare=None if bare is None else bare.sizes,
        )
        for place, (before, share) in enumerate(zip([0, *shares], shares, strict=False))
    ]


def _bare(asked: argparse.Namespace, ours: Run) -> Run:
    with bare_server() as (pid, port):
        return run(_plans(asked, (port,), ours), [pid])


def at(sorted_seconds: list[float], share: float) -> float:
    """The milliseconds that this share of all were at most."""
    return 1000 * sorted_seconds[min(len(sorted_seconds) - 1, int(share * len(sorted_seconds)))]


def _figures(measured: Run) -> Iterator[tuple[str, str, float]]:
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0)):
        yield f"acknowledged, {name}", "ms", at(measured.acknowledged, share)
    for where, took in (("to others", measured.told_here), ("on other nodes", measured.told_elsewhere)):
        if took:
            yield f"told {where}, p50", "ms", at(took, 0.5)
            yield f"told {where}, p99", "ms", at(took, 0.99)
    yield "of one core", "%", 100 * measured.share
    yield "memory a connection", "KiB", measured.memory_a_connection / _KIB
    yield "memory a player with the match", "KiB", measured.memory_a_player / _KIB


def _rows(ours: Run, bare: Run | None) -> Iterator[Row]:
    others = {} if bare is None else {name: figure for name, _, figure in _figures(bare)}
    for name, unit, figure in _figures(ours):
        other = others.get(name)
        yield Row(
            name,
            figure,
            unit,
            against="" if other is None else said(other),
            ratio=None if other is None else other / figure,
            target=TARGETS.get(name),
            lower_is_better=True,
        )


def _table(rows: list[Row]) -> str:
    lines = [
        (
            row.name,
            f"{said(row.figure)} {row.unit}",
            f"{row.against} {row.unit}" if row.against else "",
            "" if row.target is None else f"at most {said(row.target)}",
            {None: "", True: "yes", False: "no"}[row.is_reached],
        )
        for row in rows
    ]
    return markdown(("load", "figure", "a bare server", "aimed at", "reached"), lines, numbers=(1, 2, 3))


def _heading(asked: argparse.Namespace, nodes: int, ours: Run) -> str:
    rate = len(ours.acknowledged) / ours.seconds
    return (
        f"{ours.players:,} players at {ours.tables:,} tables, {rate:,.0f} moves a second for {ours.seconds:.0f} s, "
        f"{len(ours.acknowledged):,} acknowledged, {len(ours.problems)} problems; {asked.database}, {nodes} node(s); "
        f"{os.cpu_count()} cores, of which the players use {100 * ours.clients_share:.0f} %; "
        f"Python {sys.version.split()[0]}"
    )


def _parts(ours: Run) -> str:
    assert ours.parts is not None
    parts = ours.parts
    lines = [
        (
            part,
            f"{parts.counts[part] / ours.seconds:,.0f}",
            said(1000 * parts.mean(part)),
            said(1000 * parts.most(part)),
        )
        for part in PARTS
        if parts.counts.get(part)
    ]
    if ours.notices:
        mean = sum(ours.notices) / len(ours.notices)
        lines.append(("notify", "", said(1000 * mean), said(at(ours.notices, 0.99))))
    table = markdown(("part", "a second", "mean ms", "p99 ms at most"), lines, numbers=(1, 2, 3))
    return f"{table}\n\n{parts.rows / max(1, parts.groups):.1f} rows a commit."


def _sizes(ours: Run) -> str:
    return "; ".join(f"{game} {action:,} and {update:,}" for game, (action, update) in sorted(ours.sizes.items()))


if __name__ == "__main__":
    sys.exit(main())
