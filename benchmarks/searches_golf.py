"""How long the best words for a hole card take: the native kernel beside its twin, whole lexicons, one thread."""

from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from random import Random
from statistics import mean
from time import process_time
from types import ModuleType
from unittest.mock import patch

from benchmarks.report import Row
from benchmarks.throws_golf import Sample, game_in, samples, throws
from sobremesa.games.golf import search
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.search import best_words
from sobremesa.lexicon.lexicon import LANGUAGES
from sobremesa.lexicon.search import lines as twin

_TARGET = 20.0
_SAMPLES = 200
_TWIN_SAMPLES = 5
_ROUNDS = 3


def measure() -> list[Row]:
    """Any card and throw; and the hardest there is, the last hole with two jokers or more and three cards in hand."""
    return [row for language in LANGUAGES for row in _of_language(language)]


def _of_language(language: str) -> list[Row]:
    game, random = game_in(language), Random(f"speed/{language}")
    every = list(islice(samples(game.edition, random), _SAMPLES))
    hard = _hard(game.edition, random)
    return [
        _row(game, every, f"Golf, best word, {language}, any card and throw"),
        _row(game, hard, f"Golf, best word, {language}, hole 9, jokers and three cards"),
        _slowest(game, hard, f"Golf, slowest best word of {_SAMPLES}, {language}, hole 9, jokers and three cards"),
    ]


def _hard(edition: GolfEdition, random: Random) -> list[Sample]:
    kinds = [kind.letters for kind in edition.kinds]
    faces = islice(throws(edition, random, least_jokers=2), _SAMPLES)
    hands = [tuple(random.sample(kinds, 3)) for _ in range(_SAMPLES)]
    cards = edition.cards_of(HOLES)
    return [
        Sample(random.choice(cards), each, hand, dict.fromkeys(hand, 1.5))
        for each, hand in zip(faces, hands, strict=True)
    ]


def _row(game: Golf, asked: Sequence[Sample], name: str) -> Row:
    native = import_module("sobremesa.lexicon._kernel")
    figure = mean(_times(game, asked, native))
    few = asked[:_TWIN_SAMPLES]
    ratio = mean(_times(game, few, twin)) / mean(_times(game, few, native))
    return Row(name, figure, "ms", "Python twin", ratio, _TARGET, lower_is_better=True)


def _slowest(game: Golf, asked: Sequence[Sample], name: str) -> Row:
    """Each in its quickest round, so that it is the search that is slow and not the machine."""
    native = import_module("sobremesa.lexicon._kernel")
    rounds = [_times(game, asked, native) for _ in range(_ROUNDS)]
    return Row(name, max(map(min, zip(*rounds, strict=True))), "ms", target=_TARGET, lower_is_better=True)


def _times(game: Golf, asked: Sequence[Sample], kernel: ModuleType) -> list[float]:
    """Milliseconds of processor time for each best word; the lines of a card are known before, as in a match."""
    allowed = game.vocabulary(form_at_least=0, lemma_at_least=0)
    times = []
    with patch.object(search, "best_lines", kernel.best_lines):
        for sample in asked:
            throw = sample.throw(game.edition)
            search.shapes_of(sample.card, neighbours=sample.neighbours)
            start = process_time()
            best_words(throw, game.lexicon, allowed, count=1, strays=3, hand=sample.hand, kept=sample.kept)
            times.append(1000 * (process_time() - start))
    return times
