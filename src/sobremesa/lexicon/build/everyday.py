"""Which words most people know, as far as dictionaries tell; how common they must be besides is for bots/levels.py.

A frequency list counts letters, not words. *Grant*, *Silva* and *sel* are frequent and are names, or words of another
language, though some list has each of them as a word that hardly anybody knows. What two spelling dictionaries have,
made for people who write, is a word; what one of them has is, unless its letters are also a name or an acronym, or it
is a form of a verb that the other does not know.
"""

from collections.abc import Sequence

from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.records import PackedEntry

_DICTIONARIES = {"es": Family.FREELING | Family.RLA_ES, "en": Family.SCOWL | Family.ENGLISH_LGPL}
# A list that also has names and oddities counts beside a dictionary; so do forms made by rule that people write.
_LISTS = {"es": Family.PUBLIC_DOMAIN | Family.CC_BY_SA, "en": Family(0)}
_LEAST_LETTERS = {"es": 5, "en": 4}
"""A shorter word of a single dictionary is mostly a symbol or an abbreviation."""


class Everyday:
    """Knows the words of a draft on which both dictionaries agree."""

    def __init__(self, draft: Draft) -> None:
        self._both = _DICTIONARIES[draft.language]
        self._lists = _LISTS[draft.language]
        self._least_letters = _LEAST_LETTERS[draft.language]
        self._agreed = {each for each in draft.written(Kind.WORD) if self._agree(draft.families(Kind.WORD, each))}

    def has(self, key: str, entries: Sequence[tuple[Kind, PackedEntry]]) -> bool:
        """Whether dictionaries agree that this is a word; names, acronyms and words made by rule are never in doubt."""
        common = [entry for kind, entry in entries if kind is Kind.WORD and entry.categories & Category.COMMON]
        is_alone = all(kind is Kind.WORD for kind, _ in entries)
        return not common or any(self._is_known(key, entry, is_alone=is_alone) for entry in common)

    def _agree(self, families: int) -> bool:
        return bool(families & Family.OWN) or families & self._both == self._both

    def _is_known(self, key: str, entry: PackedEntry, *, is_alone: bool) -> bool:
        families = entry.families
        if self._agree(families):
            return True
        if entry.categories & Category.VERB_FORM and entry.lemma not in self._agreed:
            return False  # *osease* is `o sea, se` misspelt, though one dictionary conjugates osear
        if not is_alone:
            return False
        if families & self._both and families & self._lists:
            return len(key) >= self._least_letters - 1
        return bool(families & (self._both | self._lists & ~Family.PUBLIC_DOMAIN)) and len(key) >= self._least_letters
