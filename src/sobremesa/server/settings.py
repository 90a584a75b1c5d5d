"""How a node is run; everything has a default that fits one machine at home."""

import msgspec

from sobremesa.server.site import build_of
from sobremesa.table import Customs


class Settings(msgspec.Struct, frozen=True):
    """What an operator may choose."""

    database: str = "memory:"
    host: str = "127.0.0.1"
    port: int = 8000
    build: str = build_of()
    """A client of another build is told to load the page again."""
    proxies: tuple[str, ...] = ()
    """Whose word about addresses and https is taken."""
    secrets: tuple[str, ...] = ()
    """With which cookies are signed, the last one first in use; otherwise the store keeps them."""
    address_limits: bool = True
    """Whether one address may only do so much; off behind a network that has one address for all."""
    ping_seconds: float = 20.0
    grace: int = 30_000
    """Milliseconds after which somebody who is not connected counts as absent (TAB-6)."""
    customs: Customs = Customs()
    bot_threads: int = 2
    drain_seconds: float = 0.0
    """For how long a node that is to stop says at `/ready` that others are to be asked, before clients are let go."""
