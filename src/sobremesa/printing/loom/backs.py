"""Backs of three kinds, since they tell vowels, consonants and strategy cards apart (LOO-8)."""

from sobremesa.printing.cards import Back
from sobremesa.printing.marks import Ink, Mark, lines
from sobremesa.printing.outline import Steps, circle, move

_RED, _BLUE, _PURPLE = "#8f3a2b", "#2c5470", "#573a63"


def _rings() -> Steps:
    return tuple(step for place in range(4, 16) for step in circle(0, 0, place * 4.2))


def _lattice() -> Steps:
    slants = [(at, sign) for at in range(-105, 106, 7) for sign in (-1, 1)]
    return tuple(step for at, sign in slants for step in (move(at - 50.0 * sign, -50), (at + 50.0 * sign, 50.0)))


def _weave() -> Steps:
    """Threads that go over and under each other."""
    steps: list[tuple[float, ...]] = []
    for row in range(-8, 9):
        for column in range(-6, 7):
            x, y = column * 6.0, row * 6.0
            is_across = (row + column) % 2 == 0
            for off in (-1.0, 1.0):
                if is_across:
                    steps += [move(x - 5, y + off), (x + 5, y + off)]
                else:
                    steps += [move(x + off, y - 5), (x + off, y + 5)]
    return tuple(steps)


def _threads() -> tuple[Mark, ...]:
    """Three threads across three."""
    over = [(-8.0, y, 8.0, y) for y in (-5.0, 0.0, 5.0)]
    down = [(x, -8.0, x, 8.0) for x in (-5.0, 0.0, 5.0)]
    return lines(down, Ink(line="#b79ac4", width=2.4)), lines(over, Ink(line=_PURPLE, width=2.4))


VOWEL = Back("loom-vowel", _rings(), (), "#fbefe9", _RED)
CONSONANT = Back("loom-consonant", _lattice(), (), "#eaf1f6", _BLUE)
STRATEGY = Back("loom-strategy", _weave(), _threads(), "#f4eef6", _PURPLE)
