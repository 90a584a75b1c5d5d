"""Whether both kernels find the same words for a hole card, and the rules of Word Golf score them so."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from types import ModuleType
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from benchmarks.report import Report
from benchmarks.throws_golf import Sample, game_in, samples
from sobremesa.engine import At, Sitter
from sobremesa.games.golf import search
from sobremesa.games.golf.actions import Choose, Write
from sobremesa.games.golf.events import Phase, RoundScore, RoundScored
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.search import Found, best_words
from sobremesa.games.golf.state import GolfState
from sobremesa.lexicon.lexicon import LANGUAGES
from sobremesa.lexicon.search import lines as twin

_LEVELS = ((0.0, 0.0), (0.0, 2.5), (2.0, 3.5), (3.0, 4.5))
"""How common forms and lemmas are at least: all words, and what the weaker bots know."""


class Asked(msgspec.Struct, frozen=True):
    """How much of the dictionary is searched, and for how much."""

    allowed: bytes
    count: int
    strays: int


def check(samples_wanted: int, seed: int) -> Report:
    """So many cards, each with a throw, a hand, options and a vocabulary, half of them in each language."""
    native = import_module("sobremesa.lexicon._kernel")
    results, differences = 0, []
    for place, language in enumerate(LANGUAGES):
        random = Random(f"{seed}/{language}")
        game = game_in(language)
        wanted = samples_wanted // 2 + (place < samples_wanted % 2)
        for sample in islice(samples(game.edition, random), wanted):
            asked = _asked(game, random)
            found, other = (_found(game, sample, asked, kernel) for kernel in (native, twin))
            results += len(found)
            name = f"{language} {sample.card.id} {''.join(sample.faces)} {' '.join(sample.hand)}"
            if found != other:
                differences.append(f"{name}: native {found[:2]}, twin {other[:2]}")
            differences += [f"{name}: {told}" for told in _told_otherwise(game, sample, found)]
    return Report("words for a Golf card", samples_wanted, results, differences)


def _asked(game: Golf, random: Random) -> Asked:
    form, lemma = random.choice(_LEVELS)
    allowed = game.vocabulary(form_at_least=form, lemma_at_least=lemma)
    return Asked(allowed, random.choice((1, 5, 20)), random.randrange(3))


def _found(game: Golf, sample: Sample, asked: Asked, kernel: ModuleType) -> list[Found]:
    """What one of the kernels finds, through the game's own search."""
    throw = sample.throw(game.edition)
    with patch.object(search, "best_lines", kernel.best_lines):
        return best_words(
            throw,
            game.lexicon,
            asked.allowed,
            count=asked.count,
            strays=asked.strays,
            hand=sample.hand,
            kept=sample.kept,
        )


def _told_otherwise(game: Golf, sample: Sample, found: list[Found]) -> Iterator[str]:
    """The words that the rules score in another way when they are written and their jokers and cards chosen."""
    state = _state(game, sample)
    for each in found:
        scored = _scored(game, state, each)
        lines = sum(line.points for line in scored.score.lines)
        worth = lines + scored.cup - sum(sample.kept[use.kind] for use in each.choice.cards)
        if (lines, scored.choice) != (each.points, each.choice) or abs(worth - each.worth) > 1e-9:
            yield f"{each} is {scored}"


def _state(game: Golf, sample: Sample) -> GolfState:
    """The first round of a solo match with this card, throw and hand."""
    state: GolfState | None = None
    for event in game.begin((Sitter.PERSON,), bytes(32), 0):
        state = game.evolve(state, event)
    assert state is not None
    joker = "every-space" if sample.joker_everywhere else "one-space"
    options = replace(state.options, joker=joker, neighbours=sample.neighbours)
    player = replace(state.players[0], cards=(sample.card, *state.players[0].cards[1:]), hand=sample.hand)
    return replace(state, options=options, players=(player,), faces=sample.faces)


def _scored(game: Golf, state: GolfState, found: Found) -> RoundScore:
    for action in (Write(found.play.word, found.play.path), Choose(found.choice)):
        if state.phase in {Phase.WRITING, Phase.SCORING}:
            for event in game.decide(state, 0, action, At(0)):
                state = game.evolve(state, event)
                if isinstance(event, RoundScored):
                    return event.scores[0]
    raise AssertionError("the round was not scored")
