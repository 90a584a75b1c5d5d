"""A real server process on loopback, and clients with real sockets."""

import os
import re
import resource
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

import httpx

from tests.e2e.cheats import Cheat
from tests.e2e.forking import Forked
from tests.e2e.passing import (
    COUNT_QUEUES,
    COUNT_UNREAD,
    END_GRACE,
    END_PATIENCE,
    HOLD_HASHES,
    HOLD_LIMITS,
    LET_HASHES,
    STAND,
)
from tests.patience import PATIENCE
from tests.ports import free_port

_PLAIN = {"LANG": "C.UTF-8"}
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Every client makes one, and reads all authorities of the world for it, though all that is said here is plain."""
_TRIES = 2
"""To find a port, before the one that must do."""
READY = re.compile(r"http://127\.0\.0\.1:(\d+)")


class StartError(AssertionError):
    """A node has ended before it listened."""


class Server:
    """A node in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str] | Forked", port: int) -> None:
        self.process = process
        self.port = port
        self.ahead = 0.0
        """Seconds by which its clock is ahead of the machine's."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def stop_clock(self) -> int:
        """From here on time passes at this house only where a test says so, however slow the machine is; its time."""
        assert isinstance(self.process, Forked)
        return self.process.order(STAND)

    def pass_time(self, seconds: float) -> int:
        """Time passes in one leap; what time it is then."""
        assert isinstance(self.process, Forked)
        self.ahead += seconds
        return self.process.order(round(1000 * seconds))

    def end_grace(self) -> None:
        """Find everybody absent now who was seen to leave a table."""
        assert isinstance(self.process, Forked)
        self.process.order(END_GRACE)

    def end_patience(self) -> int:
        """Cut off all clients that do not read what they were answered over HTTP; how many those are."""
        assert isinstance(self.process, Forked)
        return self.process.order(END_PATIENCE)

    def unread(self) -> int:
        """How many clients do not read what they are being answered over HTTP."""
        assert isinstance(self.process, Forked)
        return self.process.order(COUNT_UNREAD)

    def hold_limits(self, address: str) -> None:
        """From here on no limit of this address fills again, however slow the machine is."""
        assert isinstance(self.process, Forked)
        self.process.order(f"{HOLD_LIMITS}{address}")

    @contextmanager
    def hashes_held(self) -> Iterator[None]:
        """In this block no slow hash is done but those that `let_hashes` lets be done."""
        assert isinstance(self.process, Forked)
        self.process.order(HOLD_HASHES)
        try:
            yield
        finally:
            self.process.order(f"{LET_HASHES}0")

    def let_hashes(self, count: int) -> None:
        """So many more slow hashes are done."""
        assert isinstance(self.process, Forked)
        self.process.order(f"{LET_HASHES}{count}")

    def queues(self) -> int:
        """In how many queues, an address's or a device's each, slow hashes wait."""
        assert isinstance(self.process, Forked)
        return self.process.order(COUNT_QUEUES)

    def stop(self) -> int:
        """Ask it to stop, and wait for it."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.ended()

    def ended(self) -> int:
        """Wait for its end; its exit code."""
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


def start(
    database: str,
    *options: str,
    port: int = 0,
    environment: Mapping[str, str] | None = None,
    stderr: TextIO | None = None,
    open_files: int = 0,
) -> Server:
    """Start a node as a person does, and wait until it listens; it may be given no more than so many descriptors."""
    command = [sys.executable, "-m", "sobremesa.cli", *_arguments(database, port, options)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=os.environ | _PLAIN | dict(environment or {})
    )
    if open_files:
        # Long before it looks: Python itself has to start first.
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (open_files, open_files))
    return _listening(process)


def fork(
    database: str,
    *options: str,
    port: int = 0,
    stderr: TextIO | None = None,
    ahead: float = 0,
    open_files: int = 0,
    cheat: Cheat | None = None,
) -> Server:
    """The same, sooner; its clock may be ahead by so many seconds, as that of the house before it was.

    It may be given no more than so many open files and sockets, and it may cheat.
    """
    errors = "" if stderr is None else stderr.name

    def begin(at: int) -> Server:
        arguments = _arguments(database, at, options)
        server = _listening(
            Forked(
                arguments,
                os.environ | _PLAIN,
                errors=errors,
                ahead=round(1000 * ahead),
                open_files=open_files,
                cheat=cheat,
            )
        )
        server.ahead = ahead
        return server

    if port:
        return begin(port)
    # It may be started again at the same address; somebody else may take that before it is started at all.
    for _ in range(_TRIES):
        with suppress(StartError):
            return begin(free_port())
    return begin(free_port())


def _arguments(database: str, port: int, options: tuple[str, ...]) -> tuple[str, ...]:
    return ("serve", "--database", database, "--port", str(port), *options)


def _listening(process: "subprocess.Popen[str] | Forked") -> Server:
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        found = READY.search(line)
        if found:
            return Server(process, int(found[1]))
    process.stdout.close()
    raise StartError(f"the server did not start: {''.join(said)}")


@contextmanager
def serving(database: str | Path = "memory:", *options: str, by: Callable[..., Server] = fork) -> Iterator[Server]:
    """A node for as long as it is needed."""
    server = by(str(database), *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def guest(server: Server, name: str) -> httpx.Client:
    """Somebody new, with a cookie."""
    client = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=UNUSED)
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return client
