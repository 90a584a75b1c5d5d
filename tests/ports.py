"""Ports for servers that are started again at the same address."""

import random
import socket


def free_port() -> int:
    """Not one of those that the system gives to clients, for such a one may be gone when a server is started again."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
