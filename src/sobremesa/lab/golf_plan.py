"""What wildcard cards in hand are worth on the holes to come: `python -m sobremesa.lab.golf_plan`.

Worked out backwards from the last hole. For many cards and throws of a hole the best word is searched with every hand
that a player can hold; what a hand earns there, and what is left of it for the shop behind, is compared with an empty
hand on the same throws. The table goes to `bots/golf/trained.py`.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from statistics import mean

import click

from sobremesa.bots.golf.habits import habit_of
from sobremesa.editions import load_golf
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.search import Throw, best_words, throw_of
from sobremesa.games.golf.shop import MOST_CARDS
from sobremesa.lexicon.lexicon import LANGUAGES, Lexicon

Hand = tuple[str, ...]
Worths = dict[Hand, float]
"""What each hand is worth more than none, when a hole begins."""

_LOOKED_AT = 12
_STRAYS = habit_of("expert").strays
_MONEY = 8
"""What an expert brings to a shop on most holes: only used to choose which words are looked at."""


def hands_of(edition: GolfEdition) -> list[Hand]:
    """Every hand there can be, in the order of the kinds (GOL-18)."""
    kinds = [kind.letters for kind in edition.kinds]
    return [hand for count in range(MOST_CARDS + 1) for hand in combinations(kinds, count)]


def after_shop(edition: GolfEdition, later: Worths, hand: Hand, money: int) -> float:
    """What a hand is worth before the shop, with money to spend there (GOL-17)."""
    costs = {kind.letters: kind.cost for kind in edition.kinds}
    held = set(hand)
    return max(
        worth
        for bought, worth in later.items()
        if held <= set(bought) and sum(costs[kind] for kind in bought if kind not in held) <= money
    )


def worths_on(game: Golf, throws: list[Throw], later: Worths) -> Worths:
    """What hands are worth when a hole begins, given what they are worth behind it."""
    totals = {hand: mean(_value(game, throw, hand, later) for throw in throws) for hand in hands_of(game.edition)}
    return {hand: total - totals[()] for hand, total in totals.items()}


def _value(game: Golf, throw: Throw, hand: Hand, later: Worths) -> float:
    """The round's points and what is left for the rest of the match, with the best word."""
    edition = game.edition
    allowed = game.vocabulary(form_at_least=0, lemma_at_least=0)
    whole = after_shop(edition, later, hand, _MONEY)
    kept = {
        kind: max(0.0, whole - after_shop(edition, later, tuple(other for other in hand if other != kind), _MONEY))
        for kind in hand
    }
    found = best_words(throw, game.lexicon, allowed, count=_LOOKED_AT, strays=_STRAYS, hand=hand, kept=kept)
    values = []
    for each in found:
        used = {use.kind for use in each.choice.cards}
        left = tuple(kind for kind in hand if kind not in used)
        cup = each.worth - each.points + sum(kept[kind] for kind in used)
        values.append(each.points + cup + after_shop(edition, later, left, max(0, each.points)))
    return max(values)


def plan(game: Golf, samples: int, seed: int) -> Iterator[tuple[int, Worths]]:
    """The worths of hands when each hole begins, the last hole first."""
    edition = game.edition
    random = Random(f"{seed}/{edition.id}/{edition.language}")  # noqa: S311 - figures, no secret
    later: Worths = dict.fromkeys(hands_of(edition), 0.0)
    for hole in range(HOLES, 1, -1):
        cards = edition.cards_of(hole)
        throws = [
            throw_of(
                game.box(game.options),
                cards[number % len(cards)],
                tuple(map(random.choice, edition.dice)),
                neighbours=False,
            )
            for number in range(samples)
        ]
        later = worths_on(game, throws, later)
        yield hole, later


def rows(plans: Mapping[str, dict[int, Worths]]) -> Iterator[str]:
    """The mean of the languages, a row a hand, as Python reads it: holes 2 to 9."""
    first = next(iter(plans.values()))
    for hand in first[HOLES]:
        if hand:
            worths = [mean(of[hole][hand] for of in plans.values()) for hole in range(2, HOLES + 1)]
            yield f"    {hand!r}: ({', '.join(f'{worth:.2f}' for worth in worths)}),"


@click.command()
@click.option("--samples", default=96, show_default=True, type=click.IntRange(6, 10_000), help="Throws a hole.")
@click.option("--seed", default=1, show_default=True, help="Other throws.")
@click.option("--lang", multiple=True, type=click.Choice(LANGUAGES), help="Only this language.")
def main(samples: int, seed: int, lang: tuple[str, ...]) -> None:
    """Work out what hands are worth, hole by hole, and print the table."""
    plans: dict[str, dict[int, Worths]] = {}
    for language in lang or LANGUAGES:
        game = Golf(load_golf(language), Lexicon.load(language))
        plans[language] = {}
        for hole, worths in plan(game, samples, seed):
            plans[language][hole] = worths
            click.echo(f"{language} hole {hole} done", err=True)
    for row in rows(plans):
        click.echo(row)


if __name__ == "__main__":
    main()
