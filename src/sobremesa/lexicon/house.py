"""A table's own words: accepted and refused on top of any dictionary."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from sobremesa.lexicon.folding import Folding

_LARGEST_FILE = 1 << 20


@lru_cache(maxsize=64)
def _folded(words: frozenset[str], folding: Folding) -> frozenset[str]:
    return frozenset(folding.fold(word) for word in words)


@dataclass(frozen=True, slots=True)
class HouseWords:
    """Words as people wrote them; a refused word stays refused even when the list also accepts it."""

    accepted: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()

    def verdict(self, folded: str, folding: Folding) -> bool | None:
        """True or False where the house has an opinion on a folded word, else None."""
        if folded in _folded(self.refused, folding):
            return False
        return True if folded in _folded(self.accepted, folding) else None

    @property
    def digest(self) -> str:
        """The same for two lists of the same words; empty for no words at all."""
        words = [*(f"+{word}" for word in sorted(self.accepted)), *(f"-{word}" for word in sorted(self.refused))]
        return sha256("\n".join(words).encode()).hexdigest() if words else ""

    @classmethod
    def parse(cls, text: str) -> "HouseWords":
        """One word a line; `-word` or `!word` refuses it, `+word` or `word` accepts it, `#` begins a comment."""
        accepted: set[str] = set()
        refused: set[str] = set()
        for line in text.splitlines():
            word = line.partition("#")[0].strip()
            bare = word.lstrip("+-!").strip()
            if bare:
                (refused if word[0] in "-!" else accepted).add(bare)
        return cls(frozenset(accepted), frozenset(refused))

    @classmethod
    def read(cls, path: Path) -> "HouseWords":
        """The house list in a file; ValueError in one sentence when it is none."""
        try:
            with path.open("rb") as file:
                raw = file.read(_LARGEST_FILE + 1)
            if len(raw) > _LARGEST_FILE:
                raise ValueError(f"The house list {path} is larger than one megabyte.")
            return cls.parse(raw.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise ValueError(f"The house list {path} is not a text in UTF-8.") from None
        except OSError as error:
            raise ValueError(f"The house list {path} cannot be read: {error.strerror}.") from None
