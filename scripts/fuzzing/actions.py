"""Actions that parse and differ only in what games read: paths, tiles, cards, targets, numbers and words."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

Action: TypeAlias = dict[str, Any]
"""As it goes over the wire."""
Place: TypeAlias = tuple[Any, Any]
"""Something that has keys, and one of them."""

_NUMBERS = (-(2**53), -(2**31), -226, -225, -2, -1, 0, 1, 2, 3, 7, 14, 15, 59, 60, 224, 225, 441, 9_999, 2**31, 2**53)
_WORDS = (
    *("", " ", "a", "A", "ñ", "Ñ", "CH", "LL", "RR", "QU", "*", "?", ".", "•", "casa", "CASA", "queso", "SUN", "hen"),
    *("á", "ü", "ç", "ß", "İ", "ﬁ", "n\u0303", "\u0301", "🦬", "a b", "x" * 24, "x" * 25, "é" * 400, "1", "-1", "\n"),
    *("c?sa", "ca.a", "\u202easac", "\u200b", "ＣＡＳＡ", "Ⅷ", "{$word}", "wild", "vowels", "AEIOU", "HJQVYZ"),
)
_LONG = 300
_WHEN = ("round", "turn", "question")
"""For when an action is meant: with another one nothing else of it is looked at."""
_SELDOM = 0.05


def changed(chance: random.Random, action: Action, others: list[Action]) -> Action:
    """The same action with one to three things in it that are otherwise; `others` are actions to borrow from."""
    made = copy.deepcopy(action)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = [(holder, key) for holder, key in _places(made) if key not in _WHEN or chance.random() < _SELDOM]
        if not places:
            return copy.deepcopy(chance.choice(others))
        holder, key = chance.choice(places)
        holder[key] = _otherwise(chance, key, holder[key], others)
    return made


def _places(holder: Any) -> Iterator[Place]:
    """Everything in an action that a game reads; its kind stays."""
    if isinstance(holder, dict):
        for key, value in holder.items():
            if key != "type":
                yield holder, key
                yield from _places(value)
    elif isinstance(holder, list):
        for key, value in enumerate(holder):
            yield holder, key
            yield from _places(value)


def _otherwise(chance: random.Random, key: Any, value: Any, others: list[Action]) -> Any:
    """Another value of the same type: of its neighbourhood, from another action, or from the edge of what there is."""
    borrowed = [other[key] for other in others if isinstance(key, str) and type(other.get(key)) is type(value)]
    if borrowed and chance.random() < 0.3:
        return copy.deepcopy(chance.choice(borrowed))
    match value:
        case bool():
            return not value
        case int():
            return chance.choice((value + 1, value - 1, -value, value * 15, chance.choice(_NUMBERS)))
        case str():
            return _word(chance, value)
        case list():
            return chance.choice(_LISTS)(chance, value)
        case _:
            return value


def _word(chance: random.Random, word: str) -> str:
    at = chance.randrange(len(word) + 1)
    changes = (
        word[::-1],
        word.upper(),
        word.lower(),
        word + word,
        word[:at] + word[at + 1 :],
        word[:at] + chance.choice(_WORDS) + word[at:],
        chance.choice(_WORDS),
    )
    return chance.choice(changes)


def _swapped(chance: random.Random, items: list[Any]) -> list[Any]:
    return chance.sample(items, len(items))


def _shorter(chance: random.Random, items: list[Any]) -> list[Any]:
    at = chance.randrange(len(items) + 1)
    return items[:at] + items[at + 1 :]


def _longer(chance: random.Random, items: list[Any]) -> list[Any]:
    at = chance.randrange(len(items) + 1)
    return [*items[:at], copy.deepcopy(chance.choice(items)) if items else chance.choice(_NUMBERS), *items[at:]]


def _reversed(_chance: random.Random, items: list[Any]) -> list[Any]:
    return items[::-1]


def _many(chance: random.Random, items: list[Any]) -> list[Any]:
    return [copy.deepcopy(chance.choice(items or [chance.choice(_NUMBERS)])) for _ in range(_LONG)]


def _none(_chance: random.Random, _items: list[Any]) -> list[Any]:
    return []


def _other_numbers(chance: random.Random, items: list[Any]) -> list[Any]:
    shift = chance.choice((1, -1, 15, -15, 225))
    return [item + shift if type(item) is int else item for item in items]


def _foreign(chance: random.Random, items: list[Any]) -> list[Any]:
    """Numbers and words that stand nowhere in the match."""
    values: tuple[Any, ...] = _WORDS if items and isinstance(items[0], str) else _NUMBERS
    return [chance.choice(values) for _ in range(chance.randrange(8))]


_LISTS: tuple[Callable[[random.Random, list[Any]], list[Any]], ...] = (
    _swapped,
    _shorter,
    _longer,
    _reversed,
    _many,
    _none,
    _other_numbers,
    _foreign,
)
