"""The words that browsers keep, a language each: files on the disk, made in a thread where nobody has made them."""

import asyncio

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.lexicon.pocket.keeping import Unpacked, unpacked
from sobremesa.lexicon.sharing import lexicon_of
from sobremesa.server.threads import Threads


class Pockets:
    """Whoever asks while one is made waits for that one."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._known: dict[Language, Unpacked] = {}
        self._making = {language: asyncio.Lock() for language in LANGUAGES}

    async def of(self, language: Language, *, gone: Unpacked | None = None) -> Unpacked:
        """The pocket of a language, as files; made again if the known one is `gone` from the disk."""
        async with self._making[language]:
            if gone is not None and self._known.get(language) is gone:
                del self._known[language]
            if language not in self._known:
                self._known[language] = await self._threads.run(lambda: unpacked(lexicon_of(language)))
            return self._known[language]
