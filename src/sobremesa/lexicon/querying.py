"""What one can look for in a lexicon: a pattern, letters with blanks, lengths, how well known a word is."""

from dataclasses import dataclass

from sobremesa.lexicon.policy import WordPolicy

BLANK = "?"
LONGEST = 32


@dataclass(frozen=True, slots=True)
class Query:
    """Either a pattern (`c?sa`) or letters to spell with (`casa??`), or neither; `?` is any letter in both."""

    policy: WordPolicy
    pattern: str = ""
    letters: str = ""
    shortest: int = 2
    longest: int = LONGEST
    form_at_least: float = 0.0
    lemma_at_least: float = 0.0
    limit: int = 0

    def __post_init__(self) -> None:
        if self.pattern and self.letters:
            raise ValueError("A search takes a pattern or letters, not both.")
        if max(len(self.pattern), len(self.letters)) > LONGEST:
            raise ValueError(f"A search takes at most {LONGEST} letters.")
