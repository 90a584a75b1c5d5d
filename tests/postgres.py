"""A private PostgreSQL for tests: one cluster a worker, started when first needed, and a new database for each test.

`tests/conftest.py` stops it when the worker has no more tests.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.patience import PATIENCE, pause
from tests.ports import free_port

_numbers = count()
_ROOM = 4 * 2**30
"""Bytes that the clusters of a few workers may need, and more."""


def _program(name: str) -> str | None:
    """Where a program of PostgreSQL is: Debian puts them beside the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((found for folder in folders if (found := shutil.which(name, path=str(folder)))), shutil.which(name))


class Cluster:
    """A server with a folder of its own, on a free port of the loopback; PostgreSQL refuses to run as root."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="sobremesa-postgres-", dir=None if is_durable else _in_memory()))
        self._data = self._folder / "data"
        self._as_nobody = (
            ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
        )
        if self._as_nobody:
            shutil.chown(self._folder, "nobody")
        self._options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        if not is_durable:
            self._options += ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_wal_size=128MB"]
        self._process: subprocess.Popen[bytes] | None = None
        initdb = _program("initdb")
        assert initdb is not None
        options = ["-U", "sobremesa", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", str(self._data)]
        try:
            made = subprocess.run(
                [*self._as_nobody, initdb, *options], capture_output=True, cwd="/", text=True, check=False
            )
            assert made.returncode == 0, made.stderr
            # As late as can be: nobody keeps a port for who will want it.
            self.port = free_port()
            self.start()
        except BaseException:
            self.remove()
            raise

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        postgres = _program("postgres")
        assert postgres is not None
        with (self._folder / "log").open("ab") as log:
            command = [*self._as_nobody, postgres, "-D", str(self._data), "-p", str(self.port), *self._options]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        asyncio.run(self._answers())

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT cuts all connections, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop it without putting anything in order, and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://sobremesa@127.0.0.1:{self.port}/{database}"

    def new_database(self, like: str = "template1") -> str:
        """The address of a new database: an empty one, or a copy of another that nobody is connected to."""
        name = f"test_{next(_numbers)}"
        asyncio.run(self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"'))
        return self.url(name)

    async def execute(self, statement: str, database: str = "postgres") -> str:
        """Run a statement as the server's owner."""
        connection = await asyncpg.connect(self.url(database), timeout=PATIENCE)
        try:
            outcome: str = await connection.execute(statement)
        finally:
            await connection.close()
        return outcome

    async def _answers(self) -> None:
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await self.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError) as error:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self._folder / "log").read_text(encoding="utf-8")[-2000:]) from error
                await pause()
            else:
                return


def _in_memory() -> str | None:
    """A folder in memory, where the system has one with enough room; None for the usual one."""
    shared = Path("/dev/shm")
    return str(shared) if shared.is_dir() and shutil.disk_usage(shared).free > _ROOM else None


def is_installed() -> bool:
    """Whether there is a PostgreSQL to start."""
    return _program("initdb") is not None and _program("postgres") is not None


def require_postgres() -> None:
    """Skip where there is no PostgreSQL."""
    if not is_installed():
        pytest.skip("PostgreSQL is not installed")


@cache
def shared_cluster() -> Cluster:
    """The cluster that all tests of this process share."""
    require_postgres()
    return Cluster()


def stop_shared_cluster() -> None:
    """Stop it, if any test wanted it."""
    if shared_cluster.cache_info().currsize:
        shared_cluster().remove()
        shared_cluster.cache_clear()
