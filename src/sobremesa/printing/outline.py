"""Outlines of shapes as steps of a pen, read from the notation that the site's drawings use too."""

import re
from collections.abc import Iterator
from functools import cache
from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt, tan
from typing import TypeAlias

Step: TypeAlias = tuple[float, ...]
"""Two numbers draw a line to a point, six a curve; three (the last 0) move there, and none closes the outline."""
Steps: TypeAlias = tuple[Step, ...]

CLOSE: Step = ()
_TOKEN = re.compile(r"[a-zA-Z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?")
_NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
ROUND = 4 / 3 * tan(pi / 8)
"""How far the handles of a quarter of a circle reach, as a share of its radius."""


def move(x: float, y: float) -> Step:
    """The pen is lifted and set down here."""
    return x, y, 0.0


@cache
def outline(path: str) -> Steps:
    """The steps of an SVG path."""
    return tuple(_Pen().follow(path))


def placed(steps: Steps, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Steps:
    """Scaled, then turned clockwise by degrees, then moved."""
    across, down = cos(radians(turn)) * scale, sin(radians(turn)) * scale

    def lying(step: Step) -> Step:
        end = 2 if len(step) == 3 else len(step)
        pairs = zip(step[:end:2], step[1:end:2], strict=True)
        points = (each for a, b in pairs for each in (x + a * across - b * down, y + a * down + b * across))
        return (*points, *step[end:])

    return tuple(lying(step) for step in steps)


def circle(x: float, y: float, radius: float) -> Steps:
    """A whole circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> Steps:
    """An ellipse that lies straight."""
    a, d = across * ROUND, down * ROUND
    return (
        move(x + across, y),
        (x + across, y + d, x + a, y + down, x, y + down),
        (x - a, y + down, x - across, y + d, x - across, y),
        (x - across, y - d, x - a, y - down, x, y - down),
        (x + a, y - down, x + across, y - d, x + across, y),
        CLOSE,
    )


def polygon(*points: tuple[float, float]) -> Steps:
    """Straight edges through these points, and back to the first."""
    return (move(*points[0]), *points[1:], CLOSE)


class _Pen:
    """Where the pen is while a path is read."""

    def __init__(self) -> None:
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.handle: tuple[float, float] | None = None

    def follow(self, path: str) -> Iterator[Step]:
        tokens = _TOKEN.findall(path)
        letter, place = "", 0
        while place < len(tokens):
            if tokens[place].isalpha():
                letter, place = tokens[place], place + 1
            count = _NUMBERS[letter.lower()]
            numbers = [float(token) for token in tokens[place : place + count]]
            place += count
            yield from self._step(letter, numbers)
            # Pairs that follow a move are lines.
            letter = {"m": "l", "M": "L"}.get(letter, letter)

    def _step(self, letter: str, numbers: list[float]) -> Iterator[Step]:
        kind = letter.lower()
        if kind == "a":
            yield from self._arc(numbers, letter == "a")
        elif kind == "z":
            self.x, self.y = self.start
            yield CLOSE
        else:
            yield self._plain(kind, self._absolute(kind, numbers, letter == kind))
        if kind not in "csqt":
            self.handle = None

    def _absolute(self, kind: str, numbers: list[float], is_relative: bool) -> list[float]:  # noqa: FBT001 - its letter
        if kind == "h":
            return [numbers[0] + (self.x if is_relative else 0), self.y]
        if kind == "v":
            return [self.x, numbers[0] + (self.y if is_relative else 0)]
        offsets = (self.x, self.y) if is_relative else (0.0, 0.0)
        return [number + offsets[place % 2] for place, number in enumerate(numbers)]

    def _plain(self, kind: str, points: list[float]) -> Step:
        before = self.x, self.y
        self.x, self.y = points[-2:]
        if kind == "m":
            self.start = self.x, self.y
            return move(self.x, self.y)
        if kind in "cs":
            return self._cubic(before, points)
        if kind in "qt":
            return self._quadratic(before, points)
        return self.x, self.y

    def _cubic(self, before: tuple[float, float], points: list[float]) -> Step:
        """A curve with two handles; `s` mirrors the last one of the curve before."""
        last = self.handle or before
        first = points[:2] if len(points) == 6 else [2 * before[0] - last[0], 2 * before[1] - last[1]]
        self.handle = points[-4], points[-3]
        return (*first, *points[-4:])

    def _quadratic(self, before: tuple[float, float], points: list[float]) -> Step:
        """A curve with one handle as one with two; `t` mirrors the handle before."""
        last = self.handle or before
        a, b = points[:2] if len(points) == 4 else (2 * before[0] - last[0], 2 * before[1] - last[1])
        self.handle = a, b
        x, y = points[-2:]
        thirds = (before[0] + 2 * a) / 3, (before[1] + 2 * b) / 3, (x + 2 * a) / 3, (y + 2 * b) / 3
        return (*thirds, x, y)

    def _arc(self, numbers: list[float], is_relative: bool) -> Iterator[Step]:  # noqa: FBT001 - as its letter
        """Part of a circle; ellipses that lie aslant are not drawn here."""
        radius, large, sweep = numbers[0], numbers[3] != 0, numbers[4] != 0
        x = numbers[5] + (self.x if is_relative else 0)
        y = numbers[6] + (self.y if is_relative else 0)
        half = hypot(x - self.x, y - self.y) / 2
        radius = max(radius, half)
        away = sqrt(max(0.0, radius**2 - half**2)) * (-1 if large == sweep else 1)
        a = (self.x + x) / 2 - away * (y - self.y) / (2 * half)
        b = (self.y + y) / 2 + away * (x - self.x) / (2 * half)
        begin, end = atan2(self.y - b, self.x - a), atan2(y - b, x - a)
        whole = (end - begin) % (2 * pi) if sweep else -((begin - end) % (2 * pi))
        self.x, self.y = x, y
        yield from _curves(a, b, radius, begin, whole)


def _curves(x: float, y: float, radius: float, begin: float, whole: float) -> Iterator[Step]:
    """Part of a circle in curves of a quarter at most."""
    count = max(1, ceil(abs(whole) / (pi / 2) - 1e-9))
    step = whole / count
    reach = 4 / 3 * tan(step / 4) * radius
    for place in range(count):
        one, two = begin + place * step, begin + (place + 1) * step
        yield (
            x + radius * cos(one) - reach * sin(one),
            y + radius * sin(one) + reach * cos(one),
            x + radius * cos(two) + reach * sin(two),
            y + radius * sin(two) - reach * cos(two),
            x + radius * cos(two),
            y + radius * sin(two),
        )
