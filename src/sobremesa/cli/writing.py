"""How files are written: the old one stays until the new one is whole, and a link stays a link."""

import errno
import os
import stat
from pathlib import Path
from uuid import uuid4

_OWN = 0o600
_USUAL = 0o666


def write_whole(file: Path, content: bytes, *, is_private: bool = False) -> None:
    """Written beside its place and moved there, so that a crash leaves the old file or the new one.

    Who may read it is what the user's mask says, unless it is for the user alone.
    """
    place = Path(os.path.realpath(file))
    unfinished = place.with_name(f".{uuid4().hex}")
    try:
        unfinished.touch(_OWN if is_private else _USUAL, exist_ok=False)
        with unfinished.open("wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        unfinished.replace(place)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def write_anywhere(file: Path, content: bytes) -> None:
    """Into a pipe or a device that somebody names, and else as a whole file."""
    mode = _mode(file)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if mode and not stat.S_ISREG(mode):
        # What is no file is not to become one.
        with file.open("wb") as opened:
            opened.write(content)
    else:
        write_whole(file, content)


def _mode(file: Path) -> int:
    """What is there, at the end of any links; 0 for nothing."""
    try:
        return file.stat().st_mode
    except FileNotFoundError:
        return 0
