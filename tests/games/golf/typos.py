"""Typical mistakes in words drawn by their frequency, and what a right spelling scores, from the clauses alone.

Nothing here uses how the rules read a misspelt word: a mistake knows which letters it spoils, for it made them wrong.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from sobremesa.games.golf.edition import JOKER, GolfEdition
from sobremesa.games.golf.hole import SpaceKind
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon

Charge = tuple[frozenset[int], frozenset[int]]
"""The letters of the written word that are misspelt, and those that are too many."""

SHORTEST, LONGEST = 4, 9
"""A shorter word cannot be misspelt, and a longer one has no room on a card."""
VOWELS = "AEIOU"
DOUBLED = {"es": "LRNCST", "en": "LSTNMPRCF"}
"""Consonants that people double, or forget to double."""
ALIKE = {
    "es": ("BV", "VB", "SZ", "ZS", "GJ", "JG", "CS", "SC", "CZ", "ZC"),
    "en": ("AE", "EA", "IE", "EI", "AI", "OA", "UE", "IA", "SC", "CS"),
}
"""A letter and the one that is often written in its place."""
BEFORE_E_AND_I = {"GJ", "JG", "CS", "SC", "CZ", "ZC"}
"""Mistakes that people make where the two sound alike."""


class Typo(NamedTuple):
    """A word as it was meant and as it is written, and the letters that may be called wrong."""

    kind: str
    meant: str
    written: str
    wrong: tuple[Charge, ...]


def drawn_words(lexicon: Lexicon, count: int, seed: int) -> list[str]:
    """So many words of 4 to 9 letters that the game takes, each as likely as it is often written, none twice."""
    random = Random(seed)
    keys = []
    for index in range(len(lexicon)):
        frequency = lexicon.frequency(index)
        if frequency >= 2:
            keys.append((-math.log(1 - random.random()) / 10**frequency, index))
    found: dict[str, None] = {}
    for _, index in sorted(keys):
        word = POLICY.folding.fold(lexicon.key(index)).upper()
        if SHORTEST <= len(word) <= LONGEST and lexicon.judge(word, POLICY).valid:
            found[word] = None
        if len(found) == count:
            return list(found)
    raise AssertionError("the lexicon has too few words")


def typo_in(word: str, language: str, lexicon: Lexicon, random: Random) -> Typo | None:
    """One typical mistake in a word, each kind that fits it as likely; None where all make another word of it."""
    typos = list(_typos(word, language))
    random.shuffle(typos)
    kinds = sorted({typo.kind for typo in typos})
    random.shuffle(kinds)
    typos.sort(key=lambda typo: kinds.index(typo.kind))
    return next((typo for typo in typos if _is_misspelt(typo.written, lexicon)), None)


def _is_misspelt(written: str, lexicon: Lexicon) -> bool:
    return SHORTEST <= len(written) <= LONGEST and not lexicon.judge(written, POLICY).valid


def _typos(word: str, language: str) -> Iterator[Typo]:
    yield from _other_letters(word, language)
    yield from _doubled_letters(word, language)
    for at in range(1, len(word) - 2):
        if word[at] != word[at + 1]:
            swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
            yield Typo("swapped", word, swapped, ((frozenset({at, at + 1}), frozenset()),))
    if language == "es":
        yield from _spanish(word)


def _other_letters(word: str, language: str) -> Iterator[Typo]:
    for at, letter in enumerate(word):
        for pair in ALIKE[language]:
            right, wrong = pair[0], pair[1]
            if letter == right and _sounds_alike(pair, word[at + 1 : at + 2]):
                written = word[:at] + wrong + word[at + 1 :]
                kind = "vowels" if right in VOWELS else f"{min(right, wrong)}/{max(right, wrong)}"
                yield Typo(kind, word, written, ((frozenset({at}), frozenset()),))


def _sounds_alike(pair: str, following: str) -> bool:
    """C and S, G and J before E and I; and nobody ends a plural with a Z."""
    if pair == "SZ":
        return following != ""
    return pair not in BEFORE_E_AND_I or following in ("E", "I")


def _doubled_letters(word: str, language: str) -> Iterator[Typo]:
    for at, letter in enumerate(word):
        if letter not in DOUBLED[language]:
            continue
        if letter == word[at + 1 : at + 2]:
            # One of two is missing: the gap is before the one that is left or behind it.
            written = word[:at] + word[at + 1 :]
            yield Typo("undoubled", word, written, tuple(_gaps(written, (at, at + 1))))
        elif letter != word[at - 1 : at] and 0 < at < len(word) - 1:
            written = word[:at] + letter + word[at:]
            either = tuple((frozenset[int](), frozenset({place})) for place in (at, at + 1))
            yield Typo("doubled", word, written, either)


def _spanish(word: str) -> Iterator[Typo]:
    for at, letter in enumerate(word):
        pair = word[at : at + 2]
        if letter == "H" and word[at - 1 : at] != "C":
            written = word[:at] + word[at + 1 :]
            yield Typo("dropped h", word, written, tuple(_gaps(written, (at,))))
        if pair == "LL":
            written = word[:at] + "Y" + word[at + 2 :]
            places = tuple(min(gap, len(written) - 1) for gap in (at, at + 1))
            yield Typo("ll/y", word, written, tuple((frozenset({at, place}), frozenset()) for place in places))
        if letter == "Y" and at < len(word) - 1:
            written = word[:at] + "LL" + word[at + 1 :]
            ways = ((at, at + 1), (at + 1, at))
            yield Typo("ll/y", word, written, tuple((frozenset({one}), frozenset({other})) for one, other in ways))


def _gaps(written: str, places: Sequence[int]) -> Iterator[Charge]:
    """A letter is missing before one of these places: the one there is misspelt, at the end the last one."""
    return ((frozenset({min(place, len(written) - 1)}), frozenset()) for place in places)


class Course(NamedTuple):
    """A card's spaces in the order in which a line meets them, the spaces left over, par, and a throw."""

    kinds: tuple[SpaceKind, ...]
    empty: int
    par: int
    faces: tuple[str, ...]


def right_score(edition: GolfEdition, course: Course, written: str, meant: str, *, everywhere: bool) -> int | None:
    """What a word scores, spelt right, on the line on which it was written with up to two mistakes; None with more.

    A right letter stands where it is written, a wrong one's space has the right letter, two that have changed places
    stand the other way round. The space of a letter too many is empty: of two that could be it, the one that scores
    less. A letter that is missing stands nowhere: on any space of the card it would score at least as much, for an
    empty space costs as much as the worst letter on it.
    """
    lines = _right_lines(written, meant)
    scores = [_best_score(edition, course, "".join(line), everywhere) for line in lines]
    return max(scores, default=None)


@lru_cache(maxsize=4096)
def _right_lines(written: str, meant: str) -> frozenset[tuple[str, ...]]:
    """For each way to write one word for the other: what should stand on each space, `-` where nothing should."""

    def ways(own: str, wanted: str, left: int) -> set[tuple[str, ...]]:
        if not own:
            return {()} if len(wanted) <= left else set()
        found: set[tuple[str, ...]] = set()
        if wanted:
            found |= {(wanted[0], *rest) for rest in ways(own[1:], wanted[1:], left - (own[0] != wanted[0]))}
        if left > 0:
            found |= {("-", *rest) for rest in ways(own[1:], wanted, left - 1)}
            found |= ways(own, wanted[1:], left - 1) if wanted else set()
            if len(own) > 1 and own[1::-1] == wanted[:2]:
                found |= {(*wanted[:2], *rest) for rest in ways(own[2:], wanted[2:], left - 1)}
        return found if left >= 0 else set()

    fewest = next((most for most in range(3) if ways(written, meant, most)), None)
    return frozenset() if fewest is None else frozenset(ways(written, meant, fewest))


def _best_score(edition: GolfEdition, course: Course, line: str, everywhere: bool) -> int:
    """The sum space by space, each joker for the letter or the space that gains most (GOL-7 to GOL-14)."""
    total = -course.par - course.empty
    gains: dict[str | int, int] = {}
    for place, (letter, kind) in enumerate(zip(line, course.kinds, strict=True)):
        times = 2 if kind is SpaceKind.DOUBLE else 1
        if letter == "-":
            total -= 1
        elif letter in course.faces:
            total += times * edition.values[letter]
        else:
            lost = kind is SpaceKind.OBSTACLE
            total -= lost
            joker: str | int = letter if everywhere else place
            gains[joker] = gains.get(joker, 0) + times * edition.joker_value + lost
    return total + sum(sorted(gains.values(), reverse=True)[: course.faces.count(JOKER)])
