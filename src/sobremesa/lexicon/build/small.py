"""Small lexicons in memory, from entries given by hand."""

from collections.abc import Iterable, Mapping

from sobremesa.lexicon import files
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.build.recipe import Gathered
from sobremesa.lexicon.build.writer import contents
from sobremesa.lexicon.category import Category, join
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.meaning import Meaning

_KINDS = (
    (Category.FOREIGN, Kind.FOREIGN),
    (Category.ABBREVIATION, Kind.ABBREVIATION),
    (Category.BRAND, Kind.BRAND),
    (Category.ACRONYM, Kind.ACRONYM),
    (Category.PROPER_NAME, Kind.NAME),
)


def small_lexicon(
    language: str, entries: Iterable[Entry], frequencies: Mapping[str, float], meanings: Iterable[Meaning]
) -> tuple[files.Manifest, dict[str, bytes]]:
    """The manifest and the files of a lexicon that holds just these entries."""
    draft = Draft(language)
    for entry in entries:
        _add(draft, entry)
    rows = sorted((round((9 - zipf) * 100), form) for form, zipf in frequencies.items())
    known = Frequencies(((form, centibels) for centibels, form in rows), draft.folding)
    written, manifest = contents(Gathered(draft, known, list(meanings)))
    return manifest, written


def _add(draft: Draft, entry: Entry) -> None:
    if draft.key(entry.written) is None:
        raise ValueError(f"{entry.written!r} cannot be spelt in the language {draft.language}.")
    categories = join(entry.categories)
    kind = next((kind for category, kind in _KINDS if categories & category), Kind.WORD)
    families = [family for family in Family if family.label in entry.sources]
    for family in families or [Family.OWN]:
        draft.add(kind, entry.written, categories, family, entry.lemma)
    if entry.part and kind is Kind.WORD:
        draft.parts[entry.written] = entry.part
