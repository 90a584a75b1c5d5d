"""How much of each language the lexicons know: `python -m sobremesa.lab.coverage [--missing N]`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice

import click
from rich.console import Console
from rich.table import Table

from sobremesa.lexicon import LANGUAGES, Category, Lexicon
from sobremesa.lexicon.build.readers.wordfreq import read_wordfreq
from sobremesa.lexicon.build.sources import locate
from sobremesa.lexicon.category import join
from sobremesa.lexicon.location import archives_folder

SIZES = (10_000, 50_000)
_WORD = Category.COMMON | Category.ENCLITIC | Category.DIMINUTIVE | Category.AUGMENTATIVE

# Why a frequent form is no word, the first that holds.
_KINDS = (
    (Category.PROPER_NAME, "names"),
    (Category.ACRONYM, "acronyms"),
    (Category.ABBREVIATION, "abbreviations"),
    (Category.FOREIGN, "foreign"),
)
TOKENS = "numbers, symbols, single letters"
MISSING = "not in the lexicon at all"


@dataclass(slots=True)
class Coverage:
    """Of the most frequent forms: how many are words, and what the others are, in order of frequency."""

    forms: int = 0
    words: int = 0
    others: dict[str, list[str]] = field(default_factory=dict)

    @property
    def as_words(self) -> float:
        """The share of all forms that are words of the dictionary."""
        return self.words / self.forms if self.forms else 0.0

    @property
    def as_anything(self) -> float:
        """The share that the lexicon knows as anything: word, name, acronym, foreign word."""
        unknown = len(self.others.get(TOKENS, ())) + len(self.others.get(MISSING, ()))
        return 1 - unknown / self.forms if self.forms else 0.0


def measure(lexicon: Lexicon, forms: Iterable[str]) -> Coverage:
    """Looks up every form."""
    coverage = Coverage()
    for form in forms:
        coverage.forms += 1
        kind = kind_of(lexicon, form)
        if kind is None:
            coverage.words += 1
        else:
            coverage.others.setdefault(kind, []).append(form)
    return coverage


def kind_of(lexicon: Lexicon, form: str) -> str | None:
    """None for a word of the dictionary, else what the form is instead."""
    found = lexicon.find(form)
    if not found:
        is_token = len(form) < 2 or not form.isalpha()
        return TOKENS if is_token else MISSING
    categories = join(category for entry in lexicon.entries(found[0]) for category in entry.categories)
    if categories & _WORD:
        return None
    return next(name for category, name in _KINDS if categories & category)


def frequent_forms(language: str, count: int) -> list[str]:
    """The most frequent forms of a language."""
    rows = read_wordfreq(locate(archives_folder())["wordfreq"], language)
    return [form for form, _ in islice(rows, count)]


def table(language: str, sizes: Sequence[int], measured: Sequence[Coverage]) -> Table:
    """The figures of one language, a column a size."""
    shown = Table(f"{language}: most frequent forms", *(f"{size:,}" for size in sizes), box=None)
    shown.add_row("words", *(f"{each.as_words:.2%}" for each in measured))
    shown.add_row("words, names, acronyms, foreign …", *(f"{each.as_anything:.2%}" for each in measured))
    for kind in (*(name for _, name in _KINDS), TOKENS, MISSING):
        shown.add_row(f"  {kind}", *(f"{len(each.others.get(kind, ())):,}" for each in measured))
    return shown


@click.command()
@click.option("--missing", default=60, show_default=True, help="How many of the forms not found to show.")
def main(missing: int) -> None:
    """Print coverage figures, with a look at what is missing."""
    console = Console(markup=False, emoji=False, highlight=False)
    for language in LANGUAGES:
        lexicon = Lexicon.load(language)
        forms = frequent_forms(language, max(SIZES))
        measured = [measure(lexicon, forms[:size]) for size in SIZES]
        console.print(table(language, SIZES, measured))
        for kind, examples in sorted(measured[-1].others.items()):
            console.print(f"{kind}: {' '.join(examples[:missing])}", style="dim")
        console.print()


if __name__ == "__main__":
    main()
