"""How long the best word of a hand takes in the Letter Loom: five cards in the centre, three in the hand."""

from random import Random
from time import process_time

from benchmarks.loom_hands import lexicon, loom
from benchmarks.report import Row
from sobremesa.games.loom.edition import Deck
from sobremesa.games.loom.search import best_words
from sobremesa.games.loom.spelling import Means
from sobremesa.lexicon.search.cards import Cards

_HANDS = 2000
_TWIN_HANDS = 20
_AIM = 150.0


def measure() -> list[Row]:
    """With and without a Wildcard, the whole Spanish lexicon."""
    return [
        _row("The Letter Loom: best word", _hands(wildcard=False)),
        _row("The Letter Loom: best word with a Wildcard", _hands(wildcard=True)),
    ]


def _row(name: str, hands: list[Means]) -> Row:
    time_by(hands[:_TWIN_HANDS])
    took, twin_took = time_by(hands), time_by(hands[:_TWIN_HANDS], Cards(lexicon("es").graph_buffer))
    return Row(name, took, "µs", "the Python twin", twin_took / took, _AIM, lower_is_better=True)


def time_by(hands: list[Means], search: Cards | None = None) -> float:
    """Microseconds a hand, of the processor's own time: other programs do not count."""
    game, words = loom("es"), lexicon("es")
    allowed = words.allowed(game.policy)
    began = process_time()
    for means in hands:
        best_words(game.edition, means, words, allowed, count=1, search=search)
    return 1e6 * (process_time() - began) / len(hands)


def _hands(*, wildcard: bool) -> list[Means]:
    """As people choose them: about as many vowels as consonants."""
    chance, edition = Random(1), loom("es").edition
    hands = []
    for _ in range(_HANDS):
        vowels = chance.randint(3, 5)
        cards = chance.sample(edition.deck(Deck.VOWEL), vowels) + chance.sample(
            edition.deck(Deck.CONSONANT), 8 - vowels
        )
        chance.shuffle(cards)
        hands.append(Means(tuple(cards[:5]), tuple(cards[5:]), wildcard, (), "es"))
    return hands
