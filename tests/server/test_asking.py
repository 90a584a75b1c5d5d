"""What anybody may ask without an account: it is counted, and takes neither a dictionary nor memory."""

import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.lexicon.pocket.keeping import Unpacked
from sobremesa.lexicon.pocket.pocket import PocketFile
from sobremesa.server.denial import Denied
from sobremesa.server.http.pockets import pocket_file
from sobremesa.server.http.sets import dealt_by_set
from sobremesa.server.limits import Kind
from sobremesa.server.sending import PIECE
from sobremesa.server.threads import Threads

pytestmark = pytest.mark.anyio
CONTENT = b"words" + bytes(2 * PIECE)
DIGEST = hashlib.sha256(CONTENT).hexdigest()


class Asked:
    """A request to a house in which there is nothing but what these routes may use."""

    def __init__(self, folder: Path = Path()) -> None:
        self._folder = folder
        self.counted: list[tuple[Kind, str | None, str]] = []
        self.headers = {"accept-encoding": "identity"}
        self.scope = {"state": {"client": SimpleNamespace(subject="192.0.2.1")}}
        node = SimpleNamespace(check_limit=self._count, pockets=self, threads=Threads("asked", most=1, most_waiting=1))
        self.app = SimpleNamespace(state=SimpleNamespace(node=node))

    def _count(self, *counted: Any) -> None:
        self.counted.append(counted)

    async def of(self, _language: str) -> Unpacked:
        """A pocket with one file."""
        (self._folder / DIGEST).write_bytes(CONTENT)
        file = PocketFile("words", "", "", "", 1, len(CONTENT), 1, DIGEST)
        return Unpacked("", (file,), self._folder)


@pytest.mark.parametrize("game", ["buffet", "golf"])
async def test_a_set_is_dealt_from_its_box_alone_and_counted(game: str) -> None:
    """BUF-S1, GOL-S1."""
    asked: Any = Asked()
    answer = await dealt_by_set.fn(asked, game=game, code="K7M2QX", language="es")
    assert (answer.content.game, answer.content.code) == (game, "K7M2QX")
    assert asked.counted == [(Kind.LOOK, None, "192.0.2.1")]


async def test_what_is_no_set_counts_too() -> None:
    asked: Any = Asked()
    with pytest.raises(Denied):
        await dealt_by_set.fn(asked, game="chess", code="K7M2QX", language="es")
    assert len(asked.counted) == 1


async def test_words_are_sent_from_the_disk_a_piece_at_a_time_and_never_as_a_whole(tmp_path: Path) -> None:
    asked: Any = Asked(tmp_path)
    answer = await pocket_file.fn(asked, language="es", digest=DIGEST)
    pieces = [piece async for piece in answer.iterator]
    assert b"".join(pieces) == CONTENT
    assert [len(piece) for piece in pieces] == [PIECE, PIECE, 5]
    assert answer.headers["Content-Length"] == str(len(CONTENT))
    with pytest.raises(Denied):
        await pocket_file.fn(asked, language="es", digest="0" * 64)
