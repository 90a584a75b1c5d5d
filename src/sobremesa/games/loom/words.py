"""Which words the Letter Loom takes: the dictionary, loanwords, people, countries and cities (LOO-17)."""

from sobremesa.lexicon import Category, Enye, Folding, WordPolicy

# Nearest words may be shown: a word is judged when all are shown, and its cards are discarded (LOO-11, LOO-16).
POLICY = WordPolicy(
    clause="LOO-17",
    accepts=Category.COMMON
    | Category.DIMINUTIVE
    | Category.ENCLITIC
    | Category.LOANWORD
    | Category.PERSON
    | Category.PLACE,
    refuses=Category.ACRONYM | Category.BRAND | Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.KEPT),
    shows_nearest=True,
)
