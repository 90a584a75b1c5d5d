"""Files from the disk, a piece at a time: a client that does not read costs a place, and no memory."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.response import Stream

from sobremesa.server.sending import PIECE


async def file_answer(path: Path, headers: Mapping[str, str], media_type: str) -> Response[Any]:
    """The whole file; `OSError` where it is not there."""
    size = (await asyncio.to_thread(path.stat)).st_size
    return Stream(_pieces(path), headers={**headers, "Content-Length": str(size)}, media_type=media_type)


async def _pieces(path: Path) -> AsyncIterator[bytes]:
    """The file is opened for each piece, so that none who reads slowly keeps a descriptor."""
    start = 0
    while piece := await asyncio.to_thread(_read, path, start):
        yield piece
        start += len(piece)


def _read(path: Path, start: int) -> bytes:
    with path.open("rb", buffering=0) as file:
        file.seek(start)
        return file.read(PIECE)
