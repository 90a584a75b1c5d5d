"""The address under which a browser sees the house, to which passkeys are bound."""

from ipaddress import ip_address

import msgspec

_LOCAL = "localhost"


class Site(msgspec.Struct, frozen=True):
    """Host and port as the browser sent them, and whether its way here is encrypted."""

    host: str
    secure: bool

    @property
    def domain(self) -> str:
        """The host without its port; an IPv6 address with its brackets."""
        host = self.host.strip().lower()
        return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]

    @property
    def origin(self) -> str:
        """As browsers write it: `https://sobremesa.example`."""
        host = self.host.strip().lower()
        return f"{'https' if self.secure else 'http'}://{host.removesuffix(':443' if self.secure else ':80')}"

    @property
    def is_local(self) -> bool:
        """Whether only the machine itself finds the house there."""
        if _is_address(self.domain):
            return ip_address(self.domain.strip("[]")).is_loopback
        return self.domain == _LOCAL or self.domain.endswith(f".{_LOCAL}")

    @property
    def offers_passkeys(self) -> bool:
        """Browsers know passkeys for domains alone, and only in secure contexts: encrypted, or on the same machine."""
        return bool(self.domain) and (self.secure or self.is_local) and not _is_address(self.domain)


def _is_address(domain: str) -> bool:
    try:
        ip_address(domain.strip("[]"))
    except ValueError:
        return False
    return True
