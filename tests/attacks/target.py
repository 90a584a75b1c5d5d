"""The server that is attacked, where attackers come from, and what the server holds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.e2e.serving import UNUSED, Server, fork
from tests.patience import PATIENCE

OPEN_FILES = 1_024
"""The descriptors that the server may have, and no more can be had: what many systems give a process."""
HONEST, ATTACKER = "127.0.0.1", "127.0.0.66"
"""Every address of 127.0.0.0/8 is this machine; a client chooses from which of them it comes."""


@contextmanager
def attacked(folder: Path, *options: str, database: str = "", open_files: int = OPEN_FILES) -> Iterator[Server]:
    """A server with all limits by address, few descriptors, and its log on the disk."""
    server = fork(
        database or str(folder / "attacked.sqlite3"),
        *("--host", "127.0.0.1", "--countdown", "0", "--log", "none"),
        *options,
        open_files=open_files,
    )
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def client_from(server: Server, address: str = ATTACKER) -> httpx.AsyncClient:
    """Somebody at this address; nobody yet, without a cookie."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=UNUSED)
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport)


def descriptors(server: Server) -> int:
    """How many files and sockets the server has open."""
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())


def memory(server: Server) -> int:
    """The bytes of memory that the server holds and shares with nobody: dictionaries that are mapped do not count."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in text.splitlines() if line.startswith("RssAnon:"))
