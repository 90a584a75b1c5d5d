"""The lexicon while it is being gathered: what every source said of every written form."""

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from sobremesa.lexicon.alphabet import Alphabet, alphabet
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.part_of_speech import PartOfSpeech

LONGEST = 24
_FAMILY_SHIFT = 16
_CATEGORIES = (1 << _FAMILY_SHIFT) - 1


class Kind(IntEnum):
    """What a written form stands for; each kind of a form becomes an entry of its own (Santander, the city and
    the bank)."""

    WORD = 0
    NAME = 1
    ACRONYM = 2
    BRAND = 3
    ABBREVIATION = 4
    FOREIGN = 5


class Drafted(NamedTuple):
    """One entry of the draft."""

    key: str
    kind: Kind
    written: str
    categories: int
    families: int


class Draft:
    """Written forms by kind, each with its categories and families; lemmas and parts of speech of words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.alphabet: Alphabet = alphabet(language)
        self.folding = Folding(Enye.KEPT if language == "es" else Enye.FOLDED)
        self.lemmas: dict[str, str] = {}
        self.parts: dict[str, PartOfSpeech] = {}
        self._known: tuple[dict[str, int], ...] = tuple({} for _ in Kind)
        self._letters = frozenset(self.alphabet.letters)

    def key(self, written: str) -> str | None:
        """The folded form, or None when it cannot be spelt with the alphabet or is too long to be played."""
        folded = self.folding.fold(written)
        return folded if self._letters.issuperset(folded) and 2 <= len(folded) <= LONGEST else None

    def add(self, kind: Kind, written: str, categories: Category, family: Family, lemma: str = "") -> None:
        """Adds what one source says; what others said stays."""
        if self.key(written) is None:
            return
        known = self._known[kind]
        known[written] = known.get(written, 0) | int(categories) | int(family) << _FAMILY_SHIFT
        if lemma and kind is Kind.WORD:
            self.lemmas.setdefault(written, lemma)

    def mark(self, kind: Kind, written: str, categories: Category) -> None:
        """Adds categories to an entry that is there."""
        if written in self._known[kind]:
            self._known[kind][written] |= int(categories)

    def drop(self, kind: Kind, written: str) -> None:
        """Takes an entry out."""
        self._known[kind].pop(written, None)

    def move(self, source: Kind, target: Kind, written: str, categories: Category) -> None:
        """Turns an entry into one of another kind, with other categories and the same families."""
        packed = self._known[source].pop(written, None)
        if packed is not None:
            here = self._known[target]
            here[written] = here.get(written, 0) | int(categories) | packed & ~_CATEGORIES

    def has(self, kind: Kind, written: str) -> bool:
        """Whether a form is known as this kind."""
        return written in self._known[kind]

    def written(self, kind: Kind) -> list[str]:
        """Every form of a kind."""
        return list(self._known[kind])

    def categories(self, kind: Kind, written: str) -> int:
        """The categories of a form, none when it is unknown."""
        return self._known[kind].get(written, 0) & _CATEGORIES

    def families(self, kind: Kind, written: str) -> int:
        """The families that know a form."""
        return self._known[kind].get(written, 0) >> _FAMILY_SHIFT

    def part(self, written: str) -> PartOfSpeech:
        """The commonest part of speech of a word; that of its lemma where no source says."""
        known = self.parts.get(written)
        categories = self.categories(Kind.WORD, written)
        if known is None and categories & (Category.VERB_FORM | Category.ENCLITIC):
            return PartOfSpeech.VERB
        if known is None and categories & (Category.DIMINUTIVE | Category.AUGMENTATIVE):
            return PartOfSpeech.NOUN
        return known or self.parts.get(self.lemmas.get(written, written), PartOfSpeech.UNKNOWN)

    def keys(self, kind: Kind) -> set[str]:
        """The folded forms of a kind."""
        return {self.folding.fold(written) for written in self._known[kind]}

    def __iter__(self) -> Iterator[Drafted]:
        for kind in Kind:
            for written, packed in self._known[kind].items():
                yield Drafted(self.folding.fold(written), kind, written, packed & _CATEGORIES, packed >> _FAMILY_SHIFT)
