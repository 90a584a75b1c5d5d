"""The answer to 'is this a word?'."""

from dataclasses import dataclass

from sobremesa.lexicon.category import Category
from sobremesa.lexicon.policy import Reason


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether a word is valid, why, by which clause, and how the dictionary writes it."""

    word: str
    valid: bool
    reason: Reason
    clause: str
    categories: frozenset[Category] = frozenset()
    written: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
