"""A handful of Spanish entries, for tests that need no real lexicon."""

from sobremesa.lexicon import Category, Entry, Enye, Folding, Lexicon, Meaning, MeaningKind, Sense, WordPolicy


def entry(written: str, *categories: Category, lemma: str = "", sources: tuple[str, ...] = ("own",)) -> Entry:
    return Entry(written, frozenset(categories or (Category.COMMON,)), lemma, frozenset(sources))


ENTRIES = (
    entry("casa", sources=("freeling", "rla-es")),
    entry("casas", lemma="casa"),
    entry("cosa"),
    entry("caso", Category.COMMON, Category.VERB_FORM, lemma="casar"),
    entry("cafe"),
    entry("café"),
    entry("ano"),
    entry("año"),
    entry("rosa"),
    entry("Rosa", Category.PROPER_NAME, Category.PERSON),
    entry("ovni"),
    entry("OVNI", Category.ACRONYM),
    entry("ONU", Category.ACRONYM),
    entry("Santander", Category.PROPER_NAME, Category.PLACE),
    entry("Santander", Category.PROPER_NAME, Category.BRAND),
    entry("Netflix", Category.PROPER_NAME, Category.BRAND),
    entry("cool", Category.FOREIGN),
    entry("avda", Category.ABBREVIATION),
    entry("dámelo", Category.ENCLITIC, Category.VERB_FORM, lemma="dar"),
)
MEANINGS = (
    Meaning("casa", (Sense(MeaningKind.GLOSS, "edificio para vivir", "own"),)),
    Meaning("café", (Sense(MeaningKind.SYNONYMS, "cafeto", "own"),)),
)
WORDS = WordPolicy("TEST-1", Category.COMMON, Category.PROPER_NAME | Category.ACRONYM, Folding(Enye.KEPT))
FOLDED = WordPolicy("TEST-2", Category.COMMON, Category.PROPER_NAME | Category.ACRONYM, Folding(Enye.FOLDED))
NAMES = WordPolicy("TEST-3", Category.COMMON | Category.PLACE, Category.BRAND, Folding(), shows_nearest=True)


def small_lexicon() -> Lexicon:
    return Lexicon.from_entries(
        "es", ENTRIES, frequencies={"casa": 5.6, "casas": 5.0, "cosa": 5.5, "año": 6.0, "ano": 3.5}, meanings=MEANINGS
    )
