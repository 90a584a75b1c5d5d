"""How often words are written, on the Zipf scale: 3 is once a million words, 6 once a thousand."""

import math
from collections.abc import Iterable

from sobremesa.lexicon.folding import Folding

STEPS = 32  # a Zipf value is kept in 32nds, rounded down, so that it fits a byte and 3.0, 3.5, 4.5 are exact


class Frequencies:
    """Zipf values of folded forms, and of forms exactly as written."""

    def __init__(self, rows: Iterable[tuple[str, int]], folding: Folding) -> None:
        shares: dict[str, float] = {}
        self._written: dict[str, float] = {}
        for form, centibels in rows:
            folded = folding.fold(form)
            shares[folded] = shares.get(folded, 0.0) + 10 ** (-centibels / 100)
            self._written.setdefault(form, 9 - centibels / 100)
        self._folded = {folded: 9 + math.log10(share) for folded, share in shares.items()}

    def of(self, folded: str) -> float:
        """The Zipf value of a folded form, accents apart; 0 for a form never seen."""
        return self._folded.get(folded, 0.0)

    def of_written(self, written: str) -> float:
        """The Zipf value of one way to write a form in lower case."""
        return self._written.get(written, 0.0)

    def written_forms(self) -> Iterable[str]:
        """Every form as written in lower case, in the order of the list."""
        return self._written

    def forms(self) -> Iterable[str]:
        """Every folded form, in the order of the list."""
        return self._folded


def quantised(zipf: float) -> int:
    """A Zipf value in 32nds; the small addition keeps exact values exact on every machine."""
    return max(0, min(255, int(zipf * STEPS + 1e-6)))
