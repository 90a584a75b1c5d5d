"""The matches of plans on all cores, in the order of their numbers, whichever of them is ready first."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sobremesa.lab.simulate.plan import Plan
from sobremesa.lab.simulate.played import Played
from sobremesa.lab.simulate.playing import Room

_MATCHES_A_CORE = 4
"""Fewer matches than this a core are over before a process of their own has loaded its words."""

_room: Room | None = None
"""What a worker has loaded, for all the matches of a plan that it is given one after another."""


def simulate(plan: Plan, *, workers: int | None = None) -> Iterator[Played]:
    """Every match of the plan. Whoever stops listening stops the rest; `Refused` where the plan fits no game."""
    wanted = _wanted(workers, plan.matches)
    # Made here too: what does not fit is told before a process is started.
    room = Room(plan)
    if wanted == 1:
        return map(room.play, range(plan.matches))
    return (played for _, played in _on_cores([plan], wanted))


def simulate_all(plans: Sequence[Plan], *, workers: int | None = None) -> Iterator[tuple[Plan, Played]]:
    """Every match of every plan, one plan after another."""
    return _on_cores(plans, _wanted(workers, sum(plan.matches for plan in plans)))


def _wanted(workers: int | None, matches: int) -> int:
    return min(workers or os.cpu_count() or 1, max(1, matches // _MATCHES_A_CORE))


def _on_cores(plans: Sequence[Plan], workers: int) -> Iterator[tuple[Plan, Played]]:
    tasks = [(plan, number) for plan in plans for number in range(plan.matches)]
    # Spawned, not forked: whoever asks may have threads, such as that of a progress bar.
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            for (plan, _), played in zip(tasks, pool.map(_play, tasks), strict=True):
                yield plan, played
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that was asked decides what comes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: tuple[Plan, int]) -> Played:
    global _room  # noqa: PLW0603 - one room at a time in a process of its own
    plan, number = task
    if _room is None or _room.plan != plan:
        _room = Room(plan)
    return _room.play(number)
