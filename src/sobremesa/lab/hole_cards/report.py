"""The figures of a course as lines of text: one a card, one a hole."""

from collections.abc import Iterator, Mapping
from statistics import mean

from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.lab.hole_cards.casual import LUIS
from sobremesa.lab.hole_cards.qualities import measure

HEADING = (
    "| card | spaces | ×2 | sand | full lines | share of orders | by neighbours | all lines | shapes | reach of ×2 |\n"
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --- |"
)


def report(edition: GolfEdition, language: str) -> Iterator[str]:
    """A table of every card: what its lines can do."""
    yield HEADING
    for card in edition.cards:
        yield _row(card, language)


def report_of_scores(edition: GolfEdition, scores: Mapping[str, float]) -> Iterator[str]:
    """A table of every hole: what a casual player scores there, and how far its cards are apart."""
    yield "| hole | mean | poorest | richest |\n| --: | --: | --: | --: |"
    total = 0.0
    for hole in range(1, HOLES + 1):
        cards = sorted((scores[card.id], card.id) for card in edition.cards_of(hole))
        middle = mean(score for score, _ in cards)
        total += middle
        (low, poorest), (high, richest) = cards[0], cards[-1]
        yield f"| {hole} | {middle:.2f} | {low:.2f} ({poorest}) | {high:.2f} ({richest}) |"
    yield f"\nNine holes: {total:.1f}; Luis averages {LUIS}."


def _row(card: HoleCard, language: str) -> str:
    figures = measure(card)
    reach = ", ".join(map(str, figures.reach))
    return (
        f"| {card.id} {card.name(language)} | {len(card.spaces)} | {card.count(SpaceKind.DOUBLE)} "
        f"| {card.count(SpaceKind.OBSTACLE)} | {figures.full_lines} | {figures.full_lines / figures.orders:.1%} "
        f"| {figures.full_lines_of_neighbours} | {figures.lines} | {figures.shapes} | {reach} |"
    )
