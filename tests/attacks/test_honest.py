"""The measure of all attacks: it finds a server that is slow or refuses, and no other."""

import os
import signal
import time

import pytest

from tests.attacks.honest import WITHIN, Answer, check, played_through
from tests.attacks.target import OPEN_FILES, descriptors, memory
from tests.e2e.serving import Server
from tests.patience import until

pytestmark = pytest.mark.anyio


async def test_who_plays_on_a_server_that_nobody_attacks_is_not_held_up(target: Server) -> None:
    async def nothing() -> int:
        return descriptors(target)

    assert 0 < await played_through(target, nothing) < OPEN_FILES
    assert memory(target) > 1_000_000


async def test_a_server_that_stands_still_for_too_long_is_found_out(target: Server) -> None:
    async def stop_it() -> None:
        os.kill(target.process.pid, signal.SIGSTOP)
        stopped = time.monotonic()
        await until(lambda: time.monotonic() > stopped + WITHIN + 1)
        os.kill(target.process.pid, signal.SIGCONT)

    with pytest.raises(AssertionError, match="the honest guest waited"):
        await played_through(target, stop_it)


def test_what_the_machine_costs_is_not_held_against_the_server() -> None:
    check([Answer("act", accepted=True, seconds=5, stalled=4)])
    with pytest.raises(AssertionError, match="waited"):
        check([Answer("act", accepted=True, seconds=5, stalled=2)])
    with pytest.raises(AssertionError, match="refused"):
        check([Answer("act: too fast", accepted=False, seconds=0.1, stalled=0)])
