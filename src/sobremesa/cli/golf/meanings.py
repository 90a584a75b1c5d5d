"""What a word that was played means, where the lexicon knows it."""

from sobremesa.editions.texts import Texts
from sobremesa.games.golf.events import Spelling, Verdict
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon

LONGEST_MEANING = 140


def meaning_said(lexicon: Lexicon, verdict: Verdict, say: Texts) -> str:
    """The most usual sense in one line; nothing where there is none."""
    if verdict.spelling not in (Spelling.VALID, Spelling.MISSPELT):
        return ""
    # A misspelt word's reading has no ñ: what it could be is found as the game reads it.
    words = (*lexicon.find(verdict.reading), *lexicon.find(verdict.reading, POLICY.folding))
    found = (lexicon.meaning(word) for word in words)
    meaning = next((each for each in found if each is not None and each.senses), None)
    if meaning is None:
        return ""
    first = meaning.senses[0]
    sense = first.text if len(first.text) <= LONGEST_MEANING else first.text[: LONGEST_MEANING - 1].rstrip() + "…"
    return say(f"cli-meaning-{first.kind.value.replace(' ', '-')}", lemma=meaning.lemma, sense=sense)
