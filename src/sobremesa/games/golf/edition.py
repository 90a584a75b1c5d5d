"""What is in the box: dice, letter values, wildcard cards, coins and hole cards (GOL-C1 to GOL-C5)."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.line import LEAST_LETTERS, lines
from sobremesa.parts.edition import Edition

JOKER = "•"
HOLES = 9
"""As many rounds as holes, the first hole first (GOL-1)."""
FACES = 6
MOST_SPACES = 12
"""More would make the search for lines slow and the card too small to draw."""
MOST_SIDE = 12
MOST_DICE = 12


class WildcardKind(msgspec.Struct, frozen=True):
    """A kind of wildcard card: it replaces one of its letters, and costs this much (GOL-C5)."""

    letters: str
    cost: int
    count: int


class GolfEdition(Edition, frozen=True):
    """The data of one box in one language."""

    dice: tuple[str, ...]
    values: dict[str, int]
    joker_value: int
    kinds: tuple[WildcardKind, ...]
    coins: int
    cards: tuple[HoleCard, ...]

    def cards_of(self, hole: int) -> tuple[HoleCard, ...]:
        """The cards of one hole, 1 to 9."""
        return tuple(card for card in self.cards if card.hole == hole)


class Problem(msgspec.Struct, frozen=True):
    """Why a game cannot be played with an edition: which field of it, and a sentence.

    Where it is one of many also which: the hole card, the place of the wildcard from 0, the letter that has a value.
    """

    field: str
    problem: str
    card: str = ""
    wildcard: int = 0
    letter: str = ""


def problems(edition: GolfEdition) -> tuple[Problem, ...]:
    """Everything that must be put right before the edition can be played; nothing for a good one."""
    return (
        *_of_dice(edition),
        *_of_values(edition),
        *_of_kinds(edition),
        *_of_coins(edition),
        *_of_holes(edition),
        *(found for card in edition.cards for found in card_problems(card)),
    )


def card_problems(card: HoleCard) -> tuple[Problem, ...]:
    """Why a hole card cannot be played (GOL-C2). Lines are only looked for on a card that is otherwise sound."""
    found = _of_drawing(card) or _of_lines(card)
    return tuple(Problem("cards", f"hole card {card.id!r} {text}", card.id) for text in found)


def _of_dice(edition: GolfEdition) -> Iterator[Problem]:
    if not 1 <= len(edition.dice) <= MOST_DICE:
        yield Problem("dice", f"there are {len(edition.dice)} dice, and there must be 1 to {MOST_DICE}")
    for number, die in enumerate(edition.dice, 1):
        if len(die) != FACES:
            yield Problem("dice", f"die {number} has {len(die)} faces and must have {FACES}")
        for face in _not_letters(die.replace(JOKER, "")):
            yield Problem("dice", f"{face!r} on die {number} is neither a letter from A to Z nor {JOKER}")


def _of_values(edition: GolfEdition) -> Iterator[Problem]:
    for letter, value in edition.values.items():
        if len(letter) != 1 or any(_not_letters(letter)):
            yield Problem("values", f"{letter!r} has a value but is no letter from A to Z", letter=letter)
        if not 0 <= value <= 99:
            yield Problem("values", f"the value of {letter!r} is {value}, and must be 0 to 99", letter=letter)
    if not 0 <= edition.joker_value <= 99:
        yield Problem("joker_value", f"the joker's value is {edition.joker_value}, and must be 0 to 99")
    used = set("".join(edition.dice) + "".join(kind.letters for kind in edition.kinds)) - {JOKER}
    for letter in sorted(used - edition.values.keys() - set(_not_letters(used))):
        yield Problem("values", f"{letter!r} is on a die or a wildcard card but has no value")


def _of_kinds(edition: GolfEdition) -> Iterator[Problem]:
    for place, kind in enumerate(edition.kinds):
        for text in _of_kind(place + 1, kind):
            yield Problem("kinds", text, wildcard=place)
    for letter in _repeated("".join(kind.letters for kind in edition.kinds)):
        places = [place for place, kind in enumerate(edition.kinds) if letter in kind.letters]
        yield Problem("kinds", f"{letter!r} is on the wildcard cards twice", wildcard=places[-1])


def _of_kind(number: int, kind: WildcardKind) -> Iterator[str]:
    if not kind.letters:
        yield f"wildcard {number} has no letters"
    for letter in _not_letters(kind.letters):
        yield f"{letter!r} on wildcard {number} is no letter from A to Z"
    if not 0 <= kind.cost <= 99:
        yield f"wildcard {kind.letters!r} costs {kind.cost}, and must cost 0 to 99"
    if not 1 <= kind.count <= 99:
        yield f"there are {kind.count} wildcards {kind.letters!r}, and must be 1 to 99"


def _of_coins(edition: GolfEdition) -> Iterator[Problem]:
    if not 0 <= edition.coins <= 99:
        yield Problem("coins", f"there are {edition.coins} coins, and must be 0 to 99")


def _of_holes(edition: GolfEdition) -> Iterator[Problem]:
    for repeated in _repeated(card.id for card in edition.cards):
        yield Problem("cards", f"two hole cards have the id {repeated!r}", repeated)
    for hole in range(1, HOLES + 1):
        cards = edition.cards_of(hole)
        if not cards:
            yield Problem("cards", f"hole {hole} has no card")
        for card in cards:
            if card.par != cards[0].par:
                yield Problem("cards", f"the cards of hole {hole} do not have the same par", card.id)


def _of_drawing(card: HoleCard) -> list[str]:
    if not LEAST_LETTERS <= len(card.spaces) <= MOST_SPACES:
        return [f"has {len(card.spaces)} spaces, and must have {LEAST_LETTERS} to {MOST_SPACES}"]
    found = []
    if not 1 <= card.hole <= HOLES:
        found.append(f"is for hole {card.hole}, and holes are 1 to {HOLES}")
    if not 0 <= card.par <= 99:
        found.append(f"has par {card.par}, and must have 0 to 99")
    if not (0 <= card.start < len(card.spaces) and 0 <= card.flag < len(card.spaces)):
        found.append("has its start or its flag on no space of its own")
    if card.start == card.flag:
        found.append("has its start and its flag on the same space")
    if len({(space.x, space.y) for space in card.spaces}) < len(card.spaces):
        found.append("has two spaces at the same point")
    if max(card.size()) > MOST_SIDE:
        found.append(f"is larger than {MOST_SIDE} by {MOST_SIDE}")
    return found


def _of_lines(card: HoleCard) -> list[str]:
    """A hole in one must be possible, with the option `neighbours` too; its lines are lines without it."""
    if next(lines(card, len(card.spaces), neighbours=True), None) is not None:
        return []
    if next(lines(card, len(card.spaces), neighbours=False), None) is None:
        return ["has no line through all of its spaces"]
    return ["has no line through all of its spaces that goes from neighbour to neighbour"]


def _not_letters(text: Iterable[str]) -> Iterator[str]:
    return (letter for letter in text if not ("A" <= letter <= "Z"))


def _repeated(texts: Iterable[str]) -> list[str]:
    return [text for text, count in Counter(texts).items() if count > 1]
