"""Which words most people know, as far as dictionaries tell; how common a word must be besides, levels say (bots/levels.py).

A frequency list counts letters, not words. *Grant*, *Silva* and *sel* are frequent and are names, or words of another
language, though some list has each of them as a word that hardly anybody knows. What two spelling dictionaries have, made
for people who write, is a word; what one of them has is, unless its letters are also a name or an acronym.
"""

from collections.abc import Sequence

from sobremesa.lexicon.build.draft import Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.records import PackedEntry

_DICTIONARIES = {"es": Family.FREELING | Family.RLA_ES, "en": Family.SCOWL | Family.ENGLISH_LGPL}
# A list that also has names and oddities counts beside a dictionary; so do forms made by rule that people write.
_LISTS = {"es": Family.PUBLIC_DOMAIN | Family.CC_BY_SA, "en": Family(0)}
_LEAST_LETTERS = {"es": 5, "en": 4}
"""A shorter word of a single dictionary is mostly a symbol or an abbreviation."""


def is_everyday(language: str, key: str, entries: Sequence[tuple[Kind, PackedEntry]]) -> bool:
    """Whether dictionaries agree that this is a word; names, acronyms and words made by rule are never in doubt."""
    common = [entry.families for kind, entry in entries if kind is Kind.WORD and entry.categories & Category.COMMON]
    is_alone = all(kind is Kind.WORD for kind, _ in entries)
    return not common or any(_is_known(language, key, families, is_alone=is_alone) for families in common)


def _is_known(language: str, key: str, families: int, *, is_alone: bool) -> bool:
    both, lists = _DICTIONARIES[language], _LISTS[language]
    if families & Family.OWN or families & both == both:
        return True
    if not is_alone:
        return False
    if families & both and families & lists:
        return len(key) >= _LEAST_LETTERS[language] - 1
    return bool(families & (both | lists & ~Family.PUBLIC_DOMAIN)) and len(key) >= _LEAST_LETTERS[language]
