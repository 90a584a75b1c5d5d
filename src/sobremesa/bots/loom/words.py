"""The word of a round: what comes to mind, and the risk that somebody shows it before (LOO-13)."""

from collections.abc import Mapping, Sequence

from sobremesa.bots.advice import Advice
from sobremesa.bots.loom import reasons
from sobremesa.bots.loom.mind import WIN, Mind, is_won_at_once, points_without_word
from sobremesa.bots.loom.world import World
from sobremesa.engine.chance import Chance
from sobremesa.games.loom.actions import Action, Write
from sobremesa.games.loom.conditions import blasts_on, boosts_of
from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.search import Found

LOOKS_AT = 4
"""How many times over the best words are looked at, so that nearly always one of them comes to mind."""


def words_in_mind(mind: Mind, count: int) -> list[Found]:
    """The best words that the level knows for its cards, best first; only such as score more than none (LOO-15)."""
    row = mind.view.activated
    changes, without = (boosts_of(row, mind.seat), blasts_on(row, mind.seat)), worth_without_word(mind)
    return [found for found in mind.own.best(mind.game.means(mind.view), changes, count) if found.points > without]


def worth_without_word(mind: Mind) -> int:
    """What the seat scores if it writes nothing."""
    return points_without_word(mind.view, mind.view.activated, mind.seat)


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
    """A word with what it is worth once others have shown theirs, and if it reaches the target before them."""
    times = shown.get(found.word, 0.0)
    risk, view = 0.0, mind.view
    boosts = boosts_of(view.activated, mind.seat)
    # A repeat costs the same however many have shown the word, but where 4 are taken off for each of them.
    often = times if view.options.repeated == "maker" else min(1.0, times)
    if times:
        repeated = score_word(
            mind.game.edition,
            found.cards,
            boosts=boosts,
            blasts=blasts_on(view.activated, mind.seat),
            earlier=1,
            repeated=view.options.repeated,
        )
        risk = often * (found.points - repeated.total)
    showing = reasons.Showing(view.order.index(mind.seat) == 0, times, risk)
    reaches = is_won_at_once(view) and view.players[mind.seat].points + found.points >= view.options.target
    won = WIN * (1 - min(1.0, times)) if reaches else 0.0
    said = reasons.of_word(mind.game.edition, mind.game.means(view), found, boosts, showing, reaches=reaches)
    worth = found.points - risk + won
    return Advice(Write(cards=found.cards, wild=found.wild), worth, said, found.word, found.points)
