"""What a game takes for the same letter: accents never count, Ñ is kept or played as N."""

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from sobremesa.lexicon.alphabet import Alphabet

_ENYE_APART = "n\N{COMBINING TILDE}"
_NOT_DECOMPOSED = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o"})
_ANY_LETTER = "?."


class Enye(StrEnum):
    """Whether Ñ is a letter of its own or another way to write N."""

    KEPT = "kept"
    FOLDED = "folded"


@dataclass(frozen=True)
class Folding:
    """How a game reads a written word; Golf folds Ñ, the other games keep it."""

    enye: Enye = Enye.KEPT

    def fold(self, text: str) -> str:
        """Lower case without accents and diaeresis; composed and decomposed input give the same."""
        if text.isascii():
            return text.lower()
        apart = unicodedata.normalize("NFD", text.lower()).translate(_NOT_DECOMPOSED)
        if self.enye is Enye.KEPT:
            apart = apart.replace(_ENYE_APART, "ñ")
        return "".join(character for character in apart if not unicodedata.combining(character))

    def pattern(self, alphabet: Alphabet, text: str) -> tuple[int, ...] | None:
        """One set of letters a position; `?` and `.` stand for any. None when a character is foreign."""
        masks = _masks(self, alphabet)
        letters = alphabet.split(self.fold(text))
        return tuple(masks[letter] for letter in letters) if masks.keys() >= set(letters) else None

    def classes(self, alphabet: Alphabet) -> bytes:
        """Letter index to rack slot: a slot is the index of the letter, but a folded ñ shares n's."""
        return bytes(alphabet.index(self._played(alphabet, letter)) for letter in alphabet.letters)

    def _played(self, alphabet: Alphabet, letter: str) -> str:
        folded = self.fold(letter)
        return folded if folded in alphabet.letters else letter


@cache
def _masks(folding: Folding, alphabet: Alphabet) -> dict[str, int]:
    """What a character of a folded pattern stands for, as a set of letters."""
    masks = dict.fromkeys(_ANY_LETTER, alphabet.mask)
    for letter, slot in enumerate(folding.classes(alphabet)):
        played = alphabet.letters[slot]
        masks[played] = masks.get(played, 0) | 1 << letter
    return masks
