"""How files that anybody may have put there are read: plain files only, and never more than there is room for."""

import errno
import os
import stat
from pathlib import Path


class TooLarge(Exception):  # noqa: N818 - a size, not a mistake
    """A file holds more than is read of it."""


def read_plain_file(file: Path, most: int) -> bytes:
    """What a file holds; `OSError` for what is no file, `TooLarge` beyond so many bytes."""
    check_plain_file(file)
    with file.open("rb") as opened:
        content = opened.read(most + 1)
    if len(content) > most:
        raise TooLarge
    return content


def check_plain_file(file: Path) -> None:
    """`OSError` unless this is a regular file: a device never ends, and a pipe may never begin."""
    mode = file.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "Not a regular file", str(file))
