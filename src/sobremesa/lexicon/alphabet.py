"""The letters a language is spelt with, in order, and words as strings of letter indices."""

import re
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Alphabet:
    """At most 32 letters in alphabetical order; a digraph such as CH may be a letter of its own."""

    name: str
    letters: tuple[str, ...]

    @cached_property
    def _places(self) -> dict[str, int]:
        return {letter: place for place, letter in enumerate(self.letters)}

    @cached_property
    def _letter(self) -> re.Pattern[str]:
        digraphs = (letter for letter in self.letters if len(letter) > 1)
        return re.compile("|".join((*digraphs, ".")), re.DOTALL)

    @property
    def mask(self) -> int:
        """The set of all letters, one bit a letter."""
        return (1 << len(self.letters)) - 1

    def index(self, letter: str) -> int:
        """The place of a letter; ValueError when the alphabet lacks it."""
        if letter not in self._places:
            raise ValueError(f"the alphabet {self.name} has no letter {letter!r}")
        return self._places[letter]

    def split(self, folded: str) -> list[str]:
        """The text letter by letter, digraphs whole; foreign characters stay as they are."""
        return self._letter.findall(folded)

    def encode(self, folded: str) -> bytes | None:
        """The key of a folded word, or None when some character is no letter of this alphabet."""
        try:
            return bytes(map(self._places.__getitem__, self.split(folded)))
        except KeyError:
            return None

    def decode(self, key: bytes) -> str:
        """The folded word behind a key."""
        return "".join(self.letters[place] for place in key)


def _with_digraphs(letters: tuple[str, ...]) -> tuple[str, ...]:
    digraphs = {"c": "ch", "l": "ll", "r": "rr"}
    return tuple(each for letter in letters for each in (letter, digraphs.get(letter)) if each)


ENGLISH = Alphabet("english", tuple("abcdefghijklmnopqrstuvwxyz"))
SPANISH = Alphabet("spanish", tuple("abcdefghijklmnñopqrstuvwxyz"))
SPANISH_DIGRAPHS = Alphabet("spanish with digraphs", _with_digraphs(SPANISH.letters))

_OF_LANGUAGE = {"en": ENGLISH, "es": SPANISH}


def alphabet(language: str) -> Alphabet:
    """The plain alphabet of a language, `en` or `es`."""
    if language not in _OF_LANGUAGE:
        raise ValueError(f"no alphabet for the language {language!r}; there are {', '.join(_OF_LANGUAGE)}")
    return _OF_LANGUAGE[language]
