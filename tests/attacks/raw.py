"""Connections as attackers have them: bytes on a socket, from an address, read or not."""

import asyncio
import socket
from contextlib import suppress

from tests.attacks.target import ATTACKER
from tests.e2e.serving import Server

_SMALLEST = 2_048
"""Bytes that this end takes of what it does not read; the system makes a little more of it."""


async def connect(server: Server, said: bytes = b"", *, address: str = ATTACKER) -> socket.socket:
    """A connection that says this and reads nothing by itself."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALLEST)
    line.setblocking(False)
    line.bind((address, 0))
    loop = asyncio.get_running_loop()
    # Whoever is turned away is told so at any moment.
    with suppress(ConnectionError):
        await loop.sock_connect(line, ("127.0.0.1", server.port))
        await loop.sock_sendall(line, said)
    return line


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    """A request as it is written."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: x", *headers, "", "")).encode()


async def rest(line: socket.socket) -> int:
    """How many bytes still come until the server has ended the connection."""
    loop, count = asyncio.get_running_loop(), 0
    with suppress(ConnectionError):
        while part := await loop.sock_recv(line, 1 << 20):
            count += len(part)
    return count


def is_over(line: socket.socket) -> bool:
    """Whether the server has ended a connection; what it said before is lost."""
    try:
        while line.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True
