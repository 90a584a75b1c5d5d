"""The word of a round: what comes to mind, and the risk that somebody shows it before (LOO-13)."""

from collections.abc import Mapping, Sequence

from sobremesa.bots.advice import Advice
from sobremesa.bots.loom import reasons
from sobremesa.bots.loom.mind import Mind
from sobremesa.bots.loom.world import World
from sobremesa.engine.chance import Chance
from sobremesa.games.loom.actions import Action, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.search import Found

LOOKS_AT = 4
"""How many times over the best words are looked at, so that nearly always one of them comes to mind."""


def words_in_mind(mind: Mind, count: int) -> list[Found]:
    """The best words that the level knows for its cards, best first; none that costs points (LOO-15)."""
    row = mind.view.activated
    changes = boosts_of(row, mind.seat), blasts_on(row, mind.seat)
    return [found for found in mind.own.best(mind.game.means(mind.view), changes, count) if found.points > 0]


def recalled(words: Sequence[Found], one_in: int, chance: Chance) -> list[Found]:
    """Those that come to mind, in their order; one at least if there is any."""
    if one_in == 1 or not words:
        return list(words)
    lots = chance.draw("recall", (one_in,) * len(words)).values
    return [found for found, lot in zip(words, lots, strict=True) if lot == 0] or [words[-1]]


def shown_before(mind: Mind, worlds: Sequence[World]) -> Mapping[str, float]:
    """How many of those before in the order are likely to show a word, for every word that one of them may."""
    view = mind.view
    expected: dict[str, float] = {}
    for world in worlds:
        for rival in view.order[: view.order.index(mind.seat)]:
            found = mind.best(world, rival)
            if found is not None:
                expected[found.word] = expected.get(found.word, 0.0) + 1 / len(worlds)
    return expected


def weigh_word(mind: Mind, found: Found, shown: Mapping[str, float]) -> Advice[Action]:
    """A word with what it is worth once others have shown theirs."""
    times = shown.get(found.word, 0.0)
    risk, view = 0.0, mind.view
    boosts = boosts_of(view.activated, mind.seat)
    if times:
        repeated = score_word(
            mind.game.edition,
            found.cards,
            boosts=boosts,
            blasts=blasts_on(view.activated, mind.seat),
            earlier=1,
            flat=view.options.repeated == "flat",
        )
        risk = times * (found.points - repeated.total)
    showing = reasons.Showing(view.order.index(mind.seat) == 0, times, risk)
    said = reasons.of_word(mind.game.edition, mind.game.means(view), found, boosts, showing)
    return Advice(Write(cards=found.cards, wild=found.wild), found.points - risk, said, found.word, found.points)
