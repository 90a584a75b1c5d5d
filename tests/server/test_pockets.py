"""The words that browsers keep, when another version of the server has cleared their files away."""

import hashlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from sobremesa.lexicon.pocket.keeping import Unpacked
from sobremesa.lexicon.pocket.pocket import PocketFile
from sobremesa.server import pockets
from sobremesa.server.app import make_app
from sobremesa.server.node import Node
from sobremesa.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node() -> AsyncIterator[Node]:
    """A node that runs, with nobody in it."""
    node = Node(Settings())
    await node.start()
    yield node
    await node.stop()


class Disk:
    """Unpacks a pocket of one file, which says what it says today."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.content = b"words"

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.content).hexdigest()

    def unpacked(self, _lexicon: object) -> Unpacked:
        """The file, on the disk."""
        self.folder.mkdir(exist_ok=True)
        (self.folder / self.digest).write_bytes(self.content)
        size = len(self.content)
        file = PocketFile("words", "family", "licence", "sources", 1, size, size, self.digest)
        return Unpacked("lexicon", (file,), self.folder)


async def test_files_that_were_cleared_away_are_unpacked_again_and_others_are_not_there(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(tmp_path / "en")
    monkeypatch.setattr(pockets, "unpacked", disk.unpacked)
    monkeypatch.setattr(pockets, "lexicon_of", lambda _language: None)
    transport = httpx.ASGITransport(app=make_app(node))
    async with httpx.AsyncClient(transport=transport, base_url="http://sobremesa.example") as client:
        path = f"/api/companion/words/en/{disk.digest}"
        for _ in range(2):
            answer = await client.get(path, headers={"Accept-Encoding": "identity"})
            assert (answer.status_code, answer.content) == (200, b"words")
            shutil.rmtree(disk.folder)
        # The dictionaries have been built anew meanwhile.
        disk.content = b"other words"
        answer = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert answer.status_code == 404
        assert answer.json()["sentence"]
        answer = await client.get(path.rpartition("/")[0] + f"/{disk.digest}", headers={"Accept-Encoding": "identity"})
        assert answer.content == b"other words"
