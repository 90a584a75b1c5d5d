"""Whether a node can take clients: a real write, words, and room on the disk, looked at once a second at most."""

import asyncio
import shutil
import time
from typing import TYPE_CHECKING

import structlog

from sobremesa.editions.texts import LANGUAGES
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing
from sobremesa.lexicon.sharing import lexicon_of
from sobremesa.storage.error import NoAddress, StorageError
from sobremesa.storage.store import sqlite_path

if TYPE_CHECKING:
    from sobremesa.server.node import Node

READY = "ok"
LEAST_FREE = 32 * 1024 * 1024
"""Bytes on the disk of the database: twice what SQLite writes beside it before that goes to its place."""
_FRESH = 1.0
"""Seconds for which an answer counts, however many ask: each look is a commit."""
_log = structlog.get_logger()


class Readiness:
    """Answers in one or two words; looks again when it is asked, and never twice at the same time."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._said = READY
        self._until = 0.0
        self._looking: asyncio.Task[str] | None = None

    async def status(self) -> str:
        """`READY`, or the first reason why not."""
        if self._node.draining:
            return "draining"
        if time.monotonic() >= self._until and (self._looking is None or self._looking.done()):
            self._looking = asyncio.get_running_loop().create_task(self._look())
        if self._looking is not None and not self._looking.done():
            # Whoever asked first may go: the others wait for the same.
            return await asyncio.shield(self._looking)
        return self._said

    async def _look(self) -> str:
        said = await self._store_problem() or _disk_problem(self._node.settings.database) or _words_problem() or READY
        if said != self._said:
            (_log.info if said == READY else _log.warning)("readiness", status=said, before=self._said)
        self._said, self._until = said, time.monotonic() + _FRESH
        return said

    async def _store_problem(self) -> str:
        store, now = self._node.store, self._node.now()
        try:
            await store.nodes.try_writing(now)
        except StorageError:
            try:
                await store.nodes.living(now, 0)
            except StorageError:
                return "store away"
            return _disk_problem(self._node.settings.database) or "store cannot write"
        return ""


def _disk_problem(database: str) -> str:
    """A full disk, where the database is a file: SQLite goes on for a while, in what it has of it already."""
    try:
        path = sqlite_path(database)
        free = LEAST_FREE if path is None else shutil.disk_usage(path.absolute().parent).free
    except NoAddress:
        # PostgreSQL has a disk of its own, and says itself that it is full.
        return ""
    except OSError:
        return "disk away"
    return "disk full" if free < LEAST_FREE else ""


def _words_problem() -> str:
    try:
        for language in LANGUAGES:
            lexicon_of(language)
    except (LexiconMissing, LexiconDamaged):
        return "words missing"
    return ""
