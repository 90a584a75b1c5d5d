"""Where a request comes from: the client's address and whether its way was encrypted, also behind proxies.

`X-Forwarded-For` and `X-Forwarded-Proto` are believed only when they come from a proxy that the operator trusts, and
then only the part that such proxies wrote: anybody can send the rest. `Forwarded` is not read.
"""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

import msgspec

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

UNIX = "unix"
"""The name, among trusted proxies, of whoever comes through a Unix socket."""
_UNKNOWN = "unknown"
_MOST_HOPS = 32


class Client(msgspec.Struct, frozen=True):
    """Who asks, as far as the network knows."""

    address: str
    secure: bool

    @property
    def subject(self) -> str:
        """What limits and bans go by: an IPv4 address, or the /64 that one household has of IPv6."""
        return subject(self.address)


class Proxies:
    """The proxies whose word counts: addresses and networks (`10.0.0.0/8`), or `unix`."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self._unix = UNIX in trusted
        self._networks = tuple(_network(each) for each in trusted if each != UNIX)

    def client(
        self,
        peer: str | None,
        *,
        scheme: str,
        forwarded_for: Sequence[str] = (),
        forwarded_proto: Sequence[str] = (),
    ) -> Client:
        """The client of a request, from its connection (`peer` is None on a Unix socket) and these headers."""
        nearest = _address(peer or "")
        if not self.trusts(peer):
            return Client(_written(nearest), _encrypted(scheme))
        hops = _listed(forwarded_for)[-_MOST_HOPS:]
        protocols = _listed(forwarded_proto)
        return Client(self._origin(nearest, hops), _encrypted(protocols[-1] if protocols else scheme))

    def trusts(self, peer: str | None) -> bool:
        """Whether a connection from here (None for a Unix socket) is a proxy's."""
        nearest = _address(peer or "")
        return self._trusts(nearest) if nearest else self._unix

    def _origin(self, nearest: Address | None, hops: list[str]) -> str:
        """Back from the nearest hop to the first that is no proxy of ours; nothing before that can be believed."""
        found = nearest
        for hop in reversed(hops):
            address = _address(hop)
            if address is None:
                break
            found = address
            if not self._trusts(address):
                break
        return _written(found)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def subject(address: str) -> str:
    """`203.0.113.7`, or `2001:db8:1:2::/64`; `unknown` for what is no address."""
    known = _address(address)
    if isinstance(known, IPv6Address):
        return str(IPv6Network((known, 64), strict=False))
    return _written(known)


@lru_cache(maxsize=4_096)
def neighbourhood(subject: str) -> str:
    """What is counted together where places run short: an IPv4 address, or the /48 of a `subject` of IPv6."""
    if "/" not in subject:
        return subject
    return str(IPv6Network(subject).supernet(new_prefix=48))


def _network(text: str) -> Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise ValueError(f"{text!r} is neither an address nor a network nor {UNIX!r}") from None


def _address(text: str) -> Address | None:
    """An address, also with a port (`203.0.113.7:80`, `[2001:db8::1]:443`); IPv4 in IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _written(address: Address | None) -> str:
    return _UNKNOWN if address is None else str(address)


def _listed(headers: Sequence[str]) -> list[str]:
    return [part.strip() for header in headers for part in header.split(",") if part.strip()]


def _encrypted(scheme: str) -> bool:
    return scheme.lower() in {"https", "wss"}
