"""Cards and throws of Word Golf at random, for the checks and the speeds of its search."""

from collections.abc import Iterator
from random import Random

import msgspec

from sobremesa.editions import load_golf
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.edition import JOKER, GolfEdition
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.search import Throw, throw_of
from sobremesa.lexicon.lexicon import Lexicon


class Sample(msgspec.Struct, frozen=True):
    """A card, what the dice show, the cards in hand and what keeping each is worth."""

    card: HoleCard
    faces: tuple[str, ...]
    hand: tuple[str, ...]
    kept: dict[str, float]
    joker_everywhere: bool = True
    neighbours: bool = False

    def throw(self, edition: GolfEdition) -> Throw:
        """As the search sees it."""
        return throw_of(Box(edition, self.joker_everywhere), self.card, self.faces, neighbours=self.neighbours)


def game_in(language: str) -> Golf:
    """Our box with the whole lexicon of a language."""
    return Golf(load_golf(language), Lexicon.load(language))


def throws(edition: GolfEdition, random: Random, *, least_jokers: int = 0) -> Iterator[tuple[str, ...]]:
    """Throws of the dice, those with too few jokers thrown again."""
    while True:
        faces = tuple(random.choice(die) for die in edition.dice)
        if faces.count(JOKER) >= least_jokers:
            yield faces


def samples(edition: GolfEdition, random: Random) -> Iterator[Sample]:
    """Any card, throw, hand and option."""
    kinds = [kind.letters for kind in edition.kinds]
    for faces in throws(edition, random):
        hand = tuple(random.sample(kinds, random.randrange(4)))
        yield Sample(
            card=random.choice(edition.cards),
            faces=faces,
            hand=hand,
            kept={kind: random.choice([0.0, 0.8, 1.5, 2.25]) for kind in hand},
            joker_everywhere=random.random() < 0.7,
            neighbours=random.random() < 0.3,
        )
