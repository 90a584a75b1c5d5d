"""Judges one word: house list first, then the dictionary's entries, then the reason of the nearest miss."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sobremesa.lexicon.category import Category, join
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.policy import Reason, WordPolicy

if TYPE_CHECKING:
    from sobremesa.lexicon.lexicon import Lexicon

LONGEST_WORD = 64
MOST_NEAREST = 5
_ORDER = {reason: place for place, reason in enumerate(Reason)}


def judge(lexicon: "Lexicon", word: str, policy: WordPolicy, house: HouseWords) -> Judgement:
    """Whether a word is valid under a policy, and why."""
    folding = lexicon.folding(policy)
    text = word.strip()
    if len(text) > LONGEST_WORD:
        return Judgement(word, valid=False, reason=Reason.NOT_IN_DICTIONARY, clause=policy.clause)
    letters = lexicon.alphabet.encode(folding.fold(text))
    if not letters:
        return Judgement(word, valid=False, reason=Reason.NOT_A_WORD, clause=policy.clause)
    if len(letters) == 1:
        return Judgement(word, valid=False, reason=Reason.TOO_SHORT, clause=policy.clause)
    entries = [entry for index in lexicon.find(text, folding) for entry in lexicon.judged_entries(index)]
    opinion = house.verdict(folding.fold(text), folding)
    if opinion is not None:
        reason = Reason.HOUSE_ACCEPTED if opinion else Reason.HOUSE_REFUSED
        return _judgement(word, policy, reason, entries)
    admitted = [entry for entry in entries if policy.admits(join(entry.categories))]
    if admitted:
        return _judgement(word, policy, Reason.VALID, admitted)
    misses = [policy.miss(join(entry.categories)) for entry in entries]
    reason = min(misses, key=_ORDER.__getitem__, default=Reason.NOT_IN_DICTIONARY)
    may_show = policy.shows_nearest and reason is Reason.NOT_IN_DICTIONARY
    shown = nearest(lexicon, text, policy) if may_show else ()
    return _judgement(word, policy, reason, entries, shown)


def _judgement(
    word: str, policy: WordPolicy, reason: Reason, entries: list[Entry], shown: tuple[str, ...] = ()
) -> Judgement:
    return Judgement(
        word,
        valid=reason in (Reason.VALID, Reason.HOUSE_ACCEPTED),
        reason=reason,
        clause=policy.clause,
        categories=frozenset[Category]().union(*(entry.categories for entry in entries)),
        written=tuple(dict.fromkeys(entry.written for entry in entries)),
        nearest=shown,
    )


def nearest(lexicon: "Lexicon", word: str, policy: WordPolicy) -> tuple[str, ...]:
    """Valid words one letter away, the most frequent first; for answers after the fact only."""
    folding = lexicon.folding(policy)
    allowed = lexicon.allowed(policy)
    found: set[int] = set()
    for pattern in _one_letter_away(lexicon, word, folding):
        found.update(lexicon.graph.match(pattern, allowed))
    best = sorted(found, key=lambda index: (-lexicon.frequency(index), index))
    return tuple(lexicon.entries(index)[0].written for index in best[:MOST_NEAREST])


def _one_letter_away(lexicon: "Lexicon", word: str, folding: Folding) -> Iterator[tuple[int, ...]]:
    masks = folding.pattern(lexicon.alphabet, word)
    if masks is None or len(masks) > LONGEST_WORD:
        return
    anything = (lexicon.alphabet.mask,)
    for place in range(len(masks) + 1):
        yield (*masks[:place], *anything, *masks[place:])  # a letter is missing
        if place < len(masks):
            yield (*masks[:place], *anything, *masks[place + 1 :])  # a letter is another
            if len(masks) > 2:
                yield (*masks[:place], *masks[place + 1 :])  # a letter is too many
