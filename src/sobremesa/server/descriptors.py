"""File descriptors: every client takes one, and many systems give a process 1,024 unless it asks for more."""

from contextlib import suppress
from importlib import import_module
from typing import Any

_NEVER_MORE = 1 << 20
"""Where the hard limit is none at all; macOS takes no soft limit without an end."""


def raise_limit() -> int | None:
    """Raise the soft limit to the hard one; how many this process may have from now on, None where nobody counts."""
    resource = _resource()
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _NEVER_MORE if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # Some systems allow less than the hard limit says.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return most


def _resource() -> Any:
    """Windows has no such module, and no such limit."""
    try:
        return import_module("resource")
    except ImportError:
        return None
