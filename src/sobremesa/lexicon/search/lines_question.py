"""What may be asked of the search for lines; the native kernel refuses with the same sentences."""

from dataclasses import dataclass

from sobremesa.lexicon.search import layout

MOST_PLACES = 16  # of a shape
MOST_KINDS = 16  # of spaces
MOST_CARDS = 4  # in hand
MOST_SHAPES = 65_536
MOST_JOKERS = 64
MOST_TIMES = 4
MOST_VALUE = 1_000_000  # keeps every sum of the native kernel within 32 bits
MOST_LINES = 4_096

_ALL_SLOTS = (1 << layout.LETTERS) - 1

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class LineQuestion:
    """The numbers of one search; `best_lines` says what they mean."""

    classes: bytes
    values: tuple[int, ...]
    shown: int
    jokers: int
    joker_value: int
    joker_everywhere: bool
    cards: tuple[Pair, ...]
    kinds: tuple[Pair, ...]
    shapes: tuple[bytes, ...]
    bases: tuple[int, ...]
    bonuses: tuple[int, ...]
    strays: int
    count: int

    def check(self) -> None:
        """ValueError where a number is out of bounds."""
        self._check_slots()
        self._check_help()
        self._check_shapes()
        if not len(self.bases) == len(self.bonuses) == MOST_PLACES + 1:
            raise ValueError(f"bases and bonuses are given for words of 0 to {MOST_PLACES} letters")
        for base in self.bases:
            _check_within(base, -MOST_VALUE, MOST_VALUE, "a base")
        for bonus in self.bonuses:
            _check_within(bonus, 0, MOST_VALUE, "a bonus")
        _check_within(self.strays, 0, MOST_PLACES, "a number of strays")
        _check_within(self.count, 1, MOST_LINES, "a number of lines")

    def _check_slots(self) -> None:
        if len(self.classes) > layout.LETTERS or len(self.values) != layout.LETTERS:
            raise ValueError(f"slots are given for at most {layout.LETTERS} letters, values for {layout.LETTERS} slots")
        for slot in self.classes:
            _check_within(slot, 0, layout.LETTERS - 1, "a slot")
        for value in self.values:
            _check_within(value, 0, MOST_VALUE, "a value")

    def _check_help(self) -> None:
        _check_within(self.shown, 0, _ALL_SLOTS, "a set of slots")
        _check_within(self.jokers, 0, MOST_JOKERS, "a number of jokers")
        _check_within(self.joker_value, 0, MOST_VALUE, "a joker's value")
        _check_within(len(self.cards), 0, MOST_CARDS, "a number of cards")
        taken = 0
        for slots, kept in self.cards:
            _check_within(slots, 0, _ALL_SLOTS, "a set of slots")
            _check_within(kept, 0, MOST_VALUE, "a card's worth")
            if taken & slots:
                raise ValueError("two cards can stand for the same slot")
            taken |= slots

    def _check_shapes(self) -> None:
        _check_within(len(self.kinds), 1, MOST_KINDS, "a number of kinds")
        for times, loss in self.kinds:
            _check_within(times, 0, MOST_TIMES, "a number of times")
            _check_within(loss, 0, MOST_VALUE, "a loss")
        _check_within(len(self.shapes), 0, MOST_SHAPES, "a number of shapes")
        for shape in self.shapes:
            _check_within(len(shape), 1, MOST_PLACES, "a number of places")
            for kind in shape:
                _check_within(kind, 0, len(self.kinds) - 1, "a kind of space")


def _check_within(number: int, least: int, most: int, what: str) -> None:
    if not least <= number <= most:
        raise ValueError(f"{what} of {number}: it can be {least} to {most}")
