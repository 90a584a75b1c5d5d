"""Which acronyms are in wide use, so that a table may take them without asking (BUF-24)."""

from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.category import Category

# Zipf values, read off the lists in both languages: docs/decisions/0023-acronyms-in-wide-use.md.
LISTED_BY_US_AT_LEAST = 3.0
LISTED_ELSEWHERE_AT_LEAST = 3.5


def mark_known_acronyms(draft: Draft, frequencies: Frequencies) -> None:
    """Marks every acronym that is written often enough; one of our own list needs less."""
    for written in draft.written(Kind.ACRONYM):
        is_ours = bool(draft.families(Kind.ACRONYM, written) & Family.OWN)
        least = LISTED_BY_US_AT_LEAST if is_ours else LISTED_ELSEWHERE_AT_LEAST
        if frequencies.of(draft.folding.fold(written)) >= least:
            draft.mark(Kind.ACRONYM, written, Category.KNOWN_ACRONYM)
