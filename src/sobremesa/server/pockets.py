"""The words that browsers keep, a language each: read once, or made in a thread where nobody has made them before."""

import asyncio

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.pocket.keeping import kept
from sobremesa.lexicon.pocket.pocket import Pocket
from sobremesa.server.threads import Threads


class Pockets:
    """Whoever asks while one is made waits for that one."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._known: dict[Language, Pocket] = {}
        self._making = {language: asyncio.Lock() for language in LANGUAGES}

    async def of(self, language: Language) -> Pocket:
        """The pocket of a language."""
        async with self._making[language]:
            if language not in self._known:
                self._known[language] = await self._threads.run(lambda: kept(Lexicon.load(language)))
            return self._known[language]
