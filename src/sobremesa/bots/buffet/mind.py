"""What comes to mind, and when: words of the board in the order in which a searcher of a level meets them."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from sobremesa.bots.buffet.habits import Habit
from sobremesa.bots.buffet.outlook import Judged
from sobremesa.engine.chance import Chance
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.search.grid import GridWords, Path

_MASK = (1 << 64) - 1
_FIRST_WORD = 1.5
"""So many times as long as for another it takes to the first word: one has to look around."""
_USUAL_LETTERS = 4
_GLANCE, _A_LETTER = 1_500, 500
"""Milliseconds that nobody is quicker than: to look at the board, and for each letter of a word to be seen."""
_FEWEST = 4
"""So many words one wants to have seen before one is content."""
_LEAST_SPREAD = 0.01


class Idea(NamedTuple):
    """A word on its path, and how many milliseconds of searching it took to see it."""

    at: int
    path: Path


class Thought(NamedTuple):
    """A word that has come to mind: when it can be announced, its path, and what that is worth."""

    ready: int
    path: Path
    judged: Judged


class Mind(NamedTuple):
    """What has come to mind in a search, and what row 1 would be worth instead."""

    thoughts: list[Thought]
    row_one: float


def ideas(found: GridWords, lexicon: Lexicon, habit: Habit, chance: Chance, until: int) -> list[Idea]:
    """The words that come to mind until then, as they come.

    Every word is drawn with a likelihood that grows with how well known, how short and how worthwhile it is; one
    comes after another, at the level's own speed.
    """
    seed = chance.draw("ideas", (1 << 63,)).values[0]
    keys = [
        (_prominence(lexicon.frequency(word), length, weight, habit) - math.log(-math.log(_share(seed, word))), place)
        for place, (word, length, weight) in enumerate(zip(found.words, _lengths(found), found.weights, strict=True))
    ]
    keys.sort(reverse=True)
    step = 1000 * habit.seconds_a_word
    met: list[Idea] = []
    at = (_FIRST_WORD - 1) * step
    for count, (_, place) in enumerate(keys):
        at += step * (0.5 + _share(seed, -count - 1))
        if at > until:
            break
        path = tuple(found.cells[found.bounds[place] : found.bounds[place + 1]])
        seen = max(round(at), _GLANCE + _A_LETTER * len(path))
        if seen <= until:
            met.append(Idea(seen, path))
    return met


def settled(thoughts: Sequence[Thought], habit: Habit, until: int) -> int:
    """When it is time to announce the best word so far: once another promises less than its time is worth.

    How much better another may be shows in those so far: the further the best stands out from them, the less likely a
    better one is.
    """
    count, total, squares, best = 0, 0.0, 0.0, -math.inf
    for thought in sorted(thoughts):
        if thought.ready > until:
            break
        worth = thought.judged.worth
        count, total, squares, best = count + 1, total + worth, squares + worth * worth, max(best, worth)
        mean = total / count
        spread = math.sqrt(max(squares / count - mean * mean, _LEAST_SPREAD))
        promised = spread * math.exp((mean - best) / spread)
        if count >= _FEWEST and promised < habit.haste * habit.seconds_a_word:
            return thought.ready
    return until


def _prominence(zipf: float, letters: int, weight: int, habit: Habit) -> float:
    return habit.familiar * zipf - habit.drag * (letters - _USUAL_LETTERS) + habit.aim * weight / 100


def _lengths(found: GridWords) -> Sequence[int]:
    bounds = found.bounds.tolist()
    return [after - before for before, after in pairwise(bounds)]


def _share(seed: int, place: int) -> float:
    """A number between 0 and 1 for each place, from one draw: thousands of draws would take too long."""
    mixed = (seed + place * 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    return (((mixed ^ mixed >> 31) >> 12) + 0.5) / (1 << 52)
