"""Whether both kernels find the same words for cards, and the match gives them the same points when they are shown."""

from itertools import islice

from benchmarks.loom_hands import creations, lexicon, loom
from benchmarks.report import Report
from sobremesa.engine import At, Seat
from sobremesa.games.loom.actions import Action, Done, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.events import WordJudged
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.search import Found, best_words
from sobremesa.games.loom.state import LoomState
from sobremesa.lexicon.search import KERNEL, cards

_BEST = 20


def check(samples: int, seed: int) -> Report:
    """Half of the hands in either language; of each the best words."""
    assert KERNEL == "native", "both kernels are compared"
    results, differences = 0, []
    for language, hands in (("es", samples - samples // 2), ("en", samples // 2)):
        game = loom(language)
        every = ((state, seat) for state in creations(game, seed) for seat in state.order)
        for state, seat in islice(every, hands):
            native, twin = _words(game, state, seat), _words(game, state, seat, twin=True)
            results += len(native)
            if native != twin:
                differences.append(f"{game.means(game.view(state, seat))}: {native[:1]}, not {twin[:1]}")
            differences += _wrong_points(game, state, seat, native)
    return Report("The Letter Loom: the best 20 words of a hand", samples, results, differences)


def _words(game: Loom, state: LoomState, seat: Seat, *, twin: bool = False) -> list[Found]:
    means = game.means(game.view(state, seat))
    words = lexicon(means.language)
    row = state.activated
    search = cards.Cards(words.graph_buffer) if twin else None
    return best_words(
        game.edition,
        means,
        words,
        words.allowed(game.policy),
        boosts=boosts_of(row, seat),
        blasts=blasts_on(row, seat),
        count=_BEST,
        search=search,
    )


def _wrong_points(game: Loom, state: LoomState, seat: Seat, words: list[Found]) -> list[str]:
    wrong = []
    for found in words:
        points = _shown(game, state, seat, found)
        if points != found.points:
            wrong.append(f"{found}: {points} points when it was shown")
    return wrong


def _shown(game: Loom, state: LoomState, seat: Seat, found: Found) -> int | None:
    """What the lines of a word add up to when this seat alone writes one and all show; None if it was not valid."""
    actions: list[tuple[Seat, Action]] = [
        (seat, Write(cards=found.cards, wild=found.wild)),
        *((each, Done()) for each in state.waiting),
    ]
    for who, action in actions:
        for event in game.decide(state, who, action, At(0)):
            state = game.evolve(state, event)
            if isinstance(event, WordJudged) and event.result.shown.seat == seat:
                lines = event.result.score.lines
                return sum(line.points for line in lines) if event.result.shown.word == found.word else None
    return None
