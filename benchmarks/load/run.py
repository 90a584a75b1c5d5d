"""One run: processes of players against servers, and what was measured on both sides."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import msgspec

from benchmarks.load.crowd import Measured, Plan
from benchmarks.load.house import Load, Parts, notices
from tests.e2e.serving import Server


class Run(msgspec.Struct, frozen=True):
    """A whole run; shares are of one core, memory is in bytes."""

    players: int
    tables: int
    seconds: float
    acknowledged: list[float]
    told_here: list[float]
    told_elsewhere: list[float]
    sizes: dict[str, tuple[int, int]]
    problems: list[str]
    share: float
    clients_share: float
    memory_a_connection: float
    memory_a_player: float
    parts: Parts | None = None
    notices: list[float] = []
    """How long notices of the database took meanwhile."""


class _Crowds:
    """The processes of players, led through their stages together."""

    def __init__(self, processes: Sequence["subprocess.Popen[str]"], plans: Sequence[Plan]) -> None:
        self._processes = processes
        for process, plan in zip(processes, plans, strict=True):
            self._write(process, msgspec.json.encode(plan).decode())

    @property
    def pids(self) -> list[int]:
        """Of all of them."""
        return [process.pid for process in self._processes]

    def reach(self, stage: str) -> None:
        """Wait until all have."""
        for said in self.read():
            assert msgspec.json.decode(said) == stage, said
        print(f"… {stage}", file=sys.stderr, flush=True)

    def go_on(self) -> None:
        """To the next stage."""
        for process in self._processes:
            self._write(process, "")

    def read(self) -> Iterator[str]:
        """A line of each."""
        for process in self._processes:
            assert process.stdout is not None
            said = process.stdout.readline()
            if not said:
                raise RuntimeError("a process of players has ended early")
            yield said

    def _write(self, process: "subprocess.Popen[str]", text: str) -> None:
        assert process.stdin is not None
        process.stdin.write(f"{text}\n")
        process.stdin.flush()


@contextmanager
def _crowds(plans: Sequence[Plan]) -> Iterator[_Crowds]:
    with ExitStack() as closing:
        command = [sys.executable, "-m", "benchmarks.load.crowd"]
        processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in plans]
        for process in processes:
            closing.callback(_end, process)
        yield _Crowds(processes, plans)


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()


def run(plans: Sequence[Plan], pids: Sequence[int], servers: Sequence[Server] = (), url: str = "") -> Run:
    """Lead all processes of players through their stages, and look at the servers in between."""
    with _crowds(plans) as crowds:
        crowds.reach("come")
        fresh = Load.of(pids)
        crowds.go_on()
        crowds.reach("connect")
        connected = Load.of(pids)
        crowds.go_on()
        crowds.reach("sit_down")
        crowds.go_on()
        crowds.reach("measuring")
        before, clients, parts = Load.of(pids), Load.of(crowds.pids), Parts.of(servers)
        over = threading.Event()
        with ThreadPoolExecutor(1) as beside:
            noticing = beside.submit(lambda: asyncio.run(notices(url, over.is_set)))
            try:
                crowds.reach("measured")
            finally:
                over.set()
        after, clients_after, parts_after = Load.of(pids), Load.of(crowds.pids), Parts.of(servers)
        measured = [msgspec.json.decode(said, type=Measured) for said in crowds.read()]
    players = sum(plan.players for plan in plans)
    return Run(
        players=players,
        tables=sum(each.tables for each in measured),
        seconds=after.at - before.at,
        acknowledged=sorted(took for each in measured for took in each.acknowledged),
        told_here=sorted(took for each in measured for took in each.told_here),
        told_elsewhere=sorted(took for each in measured for took in each.told_elsewhere),
        sizes=measured[0].sizes,
        problems=[problem for each in measured for problem in _problems(each)],
        share=after.share(before),
        clients_share=clients_after.share(clients),
        memory_a_connection=(connected.memory - fresh.memory) / players,
        memory_a_player=(after.memory - fresh.memory) / players,
        parts=parts_after.since(parts) if servers else None,
        notices=noticing.result(),
    )


def _problems(measured: Measured) -> Iterator[str]:
    yield from measured.refused
    if measured.lost:
        yield f"{measured.lost} connections were lost"
    if measured.unanswered:
        yield f"{measured.unanswered} questions had no answer after 2 s"
