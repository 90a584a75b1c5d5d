"""How the levels play Word Golf: which words come to mind, how long they write, and how far they think of cards."""

import msgspec


class Habit(msgspec.Struct, frozen=True):
    """What is special to one level in this game; which words it knows stands in `bots.levels`."""

    seconds: float
    """How long it looks for a word, besides what each space of the card takes."""
    seconds_a_space: float
    recalls_one_in: int
    """Of so many words that it knows, one comes to mind; 1 finds the very best."""
    strays: int
    """How many letters it thinks of beside those that dice, jokers and cards score; more is hardly ever worth it."""
    thinks_of_cards: bool
    """Whether it looks for words that its cards would score, or uses cards on the word it has written."""
    card_must_earn: int | None
    """What a card must earn at least to be used before the last hole, after which none is of use; None where that is
    weighed against the holes to come."""
    plans_purchases: bool
    """Whether it buys what is worth most later, or as many cards as there is money for."""


_HABITS = {
    "child": Habit(
        28,
        seconds_a_space=4.0,
        recalls_one_in=60,
        strays=2,
        thinks_of_cards=False,
        card_must_earn=3,
        plans_purchases=False,
    ),
    "casual": Habit(
        26,
        seconds_a_space=4.5,
        recalls_one_in=60,
        strays=2,
        thinks_of_cards=False,
        card_must_earn=3,
        plans_purchases=False,
    ),
    "club": Habit(
        22,
        seconds_a_space=5.0,
        recalls_one_in=20,
        strays=2,
        thinks_of_cards=True,
        card_must_earn=2,
        plans_purchases=True,
    ),
    "expert": Habit(
        16,
        seconds_a_space=4.5,
        recalls_one_in=1,
        strays=3,
        thinks_of_cards=True,
        card_must_earn=None,
        plans_purchases=True,
    ),
}


def habit_of(level: str) -> Habit:
    """The habits of a level."""
    return _HABITS[level]
