"""Files mapped into memory without a file descriptor: a dictionary has ten files, and a server needs its descriptors.

Python's own `mmap` keeps a copy of the descriptor for as long as the mapping lives, unless it is told not to, which it
can be from Python 3.13 on. Until then the C library is asked directly, where there is one to ask.
"""

import ctypes
import mmap
import sys
import weakref
from pathlib import Path
from typing import Any

from sobremesa.lexicon import files

_FAILED = ctypes.c_void_p(-1).value


def map_file(folder: Path, name: str, size: int) -> memoryview:
    """A lexicon's file as `files.map_file` maps it, and no descriptor is kept open; `LexiconDamaged` likewise."""
    # That module is an ingredient of the recipe: with another way to map in it, everybody would build again.
    checked = files.map_file(folder, name, size)
    if size == 0 or (_LIBRARY is None and sys.version_info < (3, 13)):
        return checked
    with (folder / name).open("rb") as file:
        return _map(file.fileno(), size)


def _map(descriptor: int, size: int) -> memoryview:
    if sys.version_info >= (3, 13):
        return memoryview(mmap.mmap(descriptor, size, access=mmap.ACCESS_READ, trackfd=False))
    address = _LIBRARY.mmap(None, size, mmap.PROT_READ, mmap.MAP_SHARED, descriptor, 0)
    if address == _FAILED:
        raise OSError(ctypes.get_errno(), "the file cannot be mapped into memory")
    mapped = (ctypes.c_ubyte * size).from_address(address)
    # Every view of it keeps it, and it is unmapped with the last one; not at the end of the process, when some remain.
    weakref.finalize(mapped, _LIBRARY.munmap, address, size).atexit = False
    return memoryview(mapped).toreadonly().cast("B")


def _find_library() -> Any:
    """The C library, if it has `mmap` with a 64-bit offset; None elsewhere."""
    if sys.platform == "win32" or ctypes.sizeof(ctypes.c_long) < 8:
        return None
    try:
        library = ctypes.CDLL(None, use_errno=True)
        library.mmap.restype = ctypes.c_void_p
        library.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
        library.munmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t)
    except (OSError, AttributeError):
        return None
    return library


_LIBRARY = _find_library()
