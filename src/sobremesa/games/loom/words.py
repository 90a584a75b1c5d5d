"""Which words the Letter Loom takes: the dictionary, loanwords, people, countries and cities (LOO-17)."""

from dataclasses import replace

from sobremesa.games.loom.meta import LoomOptions
from sobremesa.lexicon import Category, Enye, Folding, WordPolicy

# Nearest words may be shown: a word is judged when all are shown, and its cards are discarded (LOO-11, LOO-16).
POLICY = WordPolicy(
    clause="LOO-17",
    accepts=Category.COMMON
    | Category.DIMINUTIVE
    | Category.AUGMENTATIVE
    | Category.ENCLITIC
    | Category.LOANWORD
    | Category.PERSON
    | Category.PLACE,
    refuses=Category.ACRONYM | Category.BRAND | Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.KEPT),
    shows_nearest=True,
)


def policy_of(options: LoomOptions) -> WordPolicy:
    """LOO-17 with what the table has changed of it; `POLICY` with nothing changed."""
    chosen = (
        (options.names, Category.PERSON | Category.PLACE),
        (options.loanwords, Category.LOANWORD),
        (options.foreign, Category.FOREIGN),
        (options.abbreviations, Category.ABBREVIATION),
        (options.acronyms, Category.ACRONYM),
        (options.brands, Category.BRAND),
    )
    accepts, refuses = POLICY.accepts, POLICY.refuses
    for accepted, categories in chosen:
        accepts = accepts | categories if accepted else accepts & ~categories
        refuses = refuses & ~categories if accepted else refuses | categories
    return replace(POLICY, accepts=accepts, refuses=refuses)
