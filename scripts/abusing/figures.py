"""What is measured: how soon honest players are answered, and what the server holds."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.attacks.honest import Answer
from tests.attacks.target import descriptors, memory
from tests.e2e.serving import Server

_LOOK = 0.5


class Held(msgspec.Struct, frozen=True):
    """What the server holds at a moment, or at most in a while."""

    memory: int
    descriptors: int

    def __str__(self) -> str:
        return f"{self.memory / 2**20:,.0f} MiB, {self.descriptors:,} descriptors"


def held(server: Server) -> Held:
    """What it holds now."""
    return Held(memory(server), descriptors(server))


async def most_held(server: Server, until: "asyncio.Future[Any]") -> Held:
    """The most that it held while something went on."""
    most = held(server)
    while not until.done():
        await asyncio.wait({until}, timeout=_LOOK)
        now = held(server)
        most = Held(max(most.memory, now.memory), max(most.descriptors, now.descriptors))
    return most


async def settled(server: Server, before: Held, *, descriptors: int, memory: int, patience: float) -> Held:
    """What it holds when it has come back to about as much as before, or when patience ends."""
    until = time.monotonic() + patience
    while True:
        now = held(server)
        is_back = now.descriptors <= before.descriptors + descriptors and now.memory <= before.memory + memory
        if is_back or time.monotonic() > until:
            return now
        await asyncio.sleep(_LOOK)


class Soon(msgspec.Struct, frozen=True):
    """How soon answers came, in milliseconds."""

    answers: int
    median: float
    p99: float
    longest: float
    machine: float
    """The 99th percentile without the time that the machine took, which attackers share with the server."""

    def __str__(self) -> str:
        return (
            f"{self.answers:,} answers, p50 {self.median:,.1f} ms, p99 {self.p99:,.1f} ms "
            f"({self.machine:,.1f} ms of the server's own), longest {self.longest:,.0f} ms"
        )


def soon(answers: Sequence[Answer]) -> Soon:
    """Of all answers."""
    if not answers:
        return Soon(0, 0, 0, 0, 0)
    times = sorted(1_000 * answer.seconds for answer in answers)
    own = sorted(1_000 * max(0.0, answer.excess) for answer in answers)
    return Soon(len(times), _at(times, 0.5), _at(times, 0.99), times[-1], _at(own, 0.99))


def _at(times: Sequence[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]
