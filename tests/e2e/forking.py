"""A `sobremesa` command in a process that was forked from one in which everything is imported already.

Importing the house takes longer than starting it, and the tests start it a hundred times. What runs in the process is
the command itself, with its arguments; `serving.start` starts the same from nothing, as a person does.

Some things are not as at a house for people: what is drawn at a table follows from its setting alone, so that a test
meets the same letters whenever it runs; a test may have the clock in its hand; and nobody who is slow is lost.
"""

import os
import resource
import signal
import sys
from collections.abc import Mapping
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection
from subprocess import TimeoutExpired
from typing import TextIO

from sobremesa.cli import main
from sobremesa.table import TableState
from tests.e2e.cheats import Cheat
from tests.e2e.passing import Passing
from tests.patience import PATIENCE, make_house_patient

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.e2e.warmth"])


class Forked:
    """The process, with what the tests need of `subprocess.Popen`."""

    def __init__(
        self,
        arguments: tuple[str, ...],
        environment: Mapping[str, str] = os.environ,
        *,
        errors: str = "",
        ahead: int = 0,
        cheat: Cheat | None = None,
        open_files: int = 0,
    ) -> None:
        """With `errors`, what it writes to standard error goes to the end of that file.

        With `open_files`, it can have no more than so many descriptors.
        """
        here, there = _context.Pipe(duplex=False)
        self._orders, orders = _context.Pipe()
        given = (arguments, dict(environment), there, Passing(orders, ahead), errors, open_files, cheat)
        self._process = _context.Process(target=_run, args=given, daemon=True)
        self._process.start()
        there.close()
        orders.close()
        self.stdout: TextIO = os.fdopen(os.dup(here.fileno()), "r", encoding="utf-8")
        here.close()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Tell it something, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def order(self, what: str | int) -> int:
        """Have it do what `Passing` can, or go ahead by so many milliseconds; what it says then."""
        self._orders.send(what)
        assert self._orders.poll(PATIENCE), "it does not answer"
        said: int = self._orders.recv()
        return said

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; how it ended."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired("sobremesa", timeout or 0)
        return self._process.exitcode


def _run(
    arguments: tuple[str, ...],
    environment: dict[str, str],
    told: Connection,
    passing: Passing,
    errors: str,
    open_files: int,
    cheat: Cheat | None,
) -> None:
    if open_files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(told.fileno(), 1)
    if errors:
        os.dup2(os.open(errors, os.O_WRONLY | os.O_APPEND), 2)
    told.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    # As in a process that was not forked from one that waits for orders.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["sobremesa", *arguments]
    TableState.secret_of_try = property(_known_secret)  # type: ignore[method-assign, assignment]
    make_house_patient()
    if cheat is not None:
        cheat()
    passing.begin()
    main()


def _known_secret(state: TableState) -> bytes:
    return sha256(f"{state.setting} {state.tries}".encode()).digest()
