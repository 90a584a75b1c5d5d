"""What is in the box: dice, letter values, wildcard cards, coins and hole cards (GOL-C1 to GOL-C5)."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from sobremesa.engine.text import Text, text
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
    """Why a game cannot be played with an edition: which field of it, and what to say.

    Where it is one of many also which: the hole card, the place of the wildcard from 0, the letter that has a value.
    """

    field: str
    text: Text
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
    return tuple(Problem("cards", said, card.id) for said in found)


def _of_dice(edition: GolfEdition) -> Iterator[Problem]:
    if not 1 <= len(edition.dice) <= MOST_DICE:
        yield Problem("dice", text("golf-edition-dice", dice=len(edition.dice), most=MOST_DICE))
    for number, die in enumerate(edition.dice, 1):
        if len(die) != FACES:
            yield Problem("dice", text("golf-edition-faces", die=number, faces=len(die), wanted=FACES))
        for face in _not_letters(die.replace(JOKER, "")):
            yield Problem("dice", text("golf-edition-face", face=face, die=number, joker=JOKER))


def _of_values(edition: GolfEdition) -> Iterator[Problem]:
    for letter, value in edition.values.items():
        if len(letter) != 1 or any(_not_letters(letter)):
            yield Problem("values", text("golf-edition-value-of-no-letter", letter=letter), letter=letter)
        if not 0 <= value <= 99:
            yield Problem("values", text("golf-edition-value", letter=letter, value=value), letter=letter)
    if not 0 <= edition.joker_value <= 99:
        yield Problem("joker_value", text("golf-edition-joker", value=edition.joker_value))
    used = set("".join(edition.dice) + "".join(kind.letters for kind in edition.kinds)) - {JOKER}
    for letter in sorted(used - edition.values.keys() - set(_not_letters(used))):
        yield Problem("values", text("golf-edition-no-value", letter=letter))


def _of_kinds(edition: GolfEdition) -> Iterator[Problem]:
    for place, kind in enumerate(edition.kinds):
        for said in _of_kind(place + 1, kind):
            yield Problem("kinds", said, wildcard=place)
    for letter in _repeated("".join(kind.letters for kind in edition.kinds)):
        places = [place for place, kind in enumerate(edition.kinds) if letter in kind.letters]
        yield Problem("kinds", text("golf-edition-wildcard-twice", letter=letter), wildcard=places[-1])


def _of_kind(number: int, kind: WildcardKind) -> Iterator[Text]:
    if not kind.letters:
        yield text("golf-edition-wildcard-empty", wildcard=number)
    for letter in _not_letters(kind.letters):
        yield text("golf-edition-wildcard-letter", letter=letter, wildcard=number)
    if not 0 <= kind.cost <= 99:
        yield text("golf-edition-wildcard-cost", letters=kind.letters, cost=kind.cost)
    if not 1 <= kind.count <= 99:
        yield text("golf-edition-wildcard-count", letters=kind.letters, count=kind.count)


def _of_coins(edition: GolfEdition) -> Iterator[Problem]:
    if not 0 <= edition.coins <= 99:
        yield Problem("coins", text("golf-edition-coins", coins=edition.coins))


def _of_holes(edition: GolfEdition) -> Iterator[Problem]:
    for repeated in _repeated(card.id for card in edition.cards):
        yield Problem("cards", text("golf-edition-same-id", card=repeated), repeated)
    for hole in range(1, HOLES + 1):
        cards = edition.cards_of(hole)
        if not cards:
            yield Problem("cards", text("golf-edition-no-card", hole=hole))
        for card in cards:
            if card.par != cards[0].par:
                yield Problem("cards", text("golf-edition-other-par", hole=hole), card.id)


def _of_drawing(card: HoleCard) -> list[Text]:
    if not LEAST_LETTERS <= len(card.spaces) <= MOST_SPACES:
        spaces = len(card.spaces)
        return [text("golf-edition-spaces", card=card.id, spaces=spaces, least=LEAST_LETTERS, most=MOST_SPACES)]
    found = []
    if not 1 <= card.hole <= HOLES:
        found.append(text("golf-edition-hole", card=card.id, hole=card.hole, holes=HOLES))
    if not 0 <= card.par <= 99:
        found.append(text("golf-edition-par", card=card.id, par=card.par))
    if not (0 <= card.start < len(card.spaces) and 0 <= card.flag < len(card.spaces)):
        found.append(text("golf-edition-ends-nowhere", card=card.id))
    if card.start == card.flag:
        found.append(text("golf-edition-ends-together", card=card.id))
    if len({(space.x, space.y) for space in card.spaces}) < len(card.spaces):
        found.append(text("golf-edition-same-point", card=card.id))
    if max(card.size()) > MOST_SIDE:
        found.append(text("golf-edition-too-large", card=card.id, most=MOST_SIDE))
    return found


def _of_lines(card: HoleCard) -> list[Text]:
    """A hole in one must be possible, with the option `neighbours` too; its lines are lines without it."""
    if next(lines(card, len(card.spaces), neighbours=True), None) is not None:
        return []
    if next(lines(card, len(card.spaces), neighbours=False), None) is None:
        return [text("golf-edition-no-line", card=card.id)]
    return [text("golf-edition-no-line-of-neighbours", card=card.id)]


def _not_letters(letters: Iterable[str]) -> Iterator[str]:
    return (letter for letter in letters if not ("A" <= letter <= "Z"))


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]
