"""Which words Word Buffet takes: any word in use, names and acronyms as the table chooses (BUF-24)."""

from dataclasses import replace

from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.lexicon import Category, Enye, Folding, Reason, WordPolicy

# No nearest words: the letters stay on the table for the next round, and another word would be a hint.
POLICY = WordPolicy(
    clause="BUF-24",
    accepts=Category.COMMON
    | Category.DIMINUTIVE
    | Category.AUGMENTATIVE
    | Category.ENCLITIC
    | Category.LOANWORD
    | Category.PROPER_NAME
    | Category.KNOWN_ACRONYM,
    refuses=Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.KEPT),
)
"""The words of a table that has changed nothing."""

_ACRONYMS = {
    "known": Category.KNOWN_ACRONYM,
    "all": Category.ACRONYM | Category.KNOWN_ACRONYM,
    "none": Category(0),
}


def policy_of(options: BuffetOptions) -> WordPolicy:
    """BUF-24 with what the table has chosen; `POLICY` when it has changed nothing."""
    accepts = POLICY.accepts & ~_ACRONYMS["all"] | _ACRONYMS[options.acronyms]
    return replace(POLICY, accepts=accepts if options.names else accepts & ~Category.PROPER_NAME)


def is_excluded(options: BuffetOptions, reason: Reason) -> bool:
    """Whether a word is of a kind that the table has ruled out before the start: there is nothing to vote on."""
    if reason is Reason.ACRONYM:
        return options.acronyms == "none"
    return reason in (Reason.PROPER_NAME, Reason.BRAND) and not options.names
