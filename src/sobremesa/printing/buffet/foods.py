"""What lies on the kitchen floor: a small drawing for each of the twelve tiles, as in web/src/games/buffet/foods.ts."""

from collections.abc import Iterator

import msgspec

from sobremesa.printing.colours import Colour
from sobremesa.printing.marks import Ink, Mark, Shape, disc
from sobremesa.printing.outline import Steps, circle, outline, placed
from sobremesa.printing.paper import Box

FIELD = 24.0
"""The drawings are made on a field of this side."""


class Patch(msgspec.Struct, frozen=True):
    """A filled outline."""

    steps: Steps
    fill: Colour


def food(place: int, box: Box, turn: float = 0.0) -> Iterator[Mark]:
    """The food of the tile at this place of the box of tiles, on its plate, turned clockwise by degrees."""
    scale = min(box.width, box.height) / FIELD
    x, y = box.centre
    yield disc(x, y, 11.4 * scale, Ink(fill="#fffdf6", line="#8b6f50", width=0.9 * scale))
    yield disc(x, y, 9.5 * scale, Ink(line="#e3d5bb", width=0.7 * scale))
    for patch in FOODS[place % len(FOODS)]:
        middled = placed(patch.steps, -FIELD / 2, -FIELD / 2)
        yield Shape(placed(middled, x, y, 0.783 * scale, turn), Ink(fill=patch.fill))


def dots(radius: float, *places: tuple[float, float]) -> Steps:
    """Circles of one size."""
    return tuple(step for x, y in places for step in circle(x, y, radius))


FOODS: tuple[tuple[Patch, ...], ...] = (
    # cake
    (
        Patch(outline("M3.5 12h17v8h-17z"), "#f0cf95"),
        Patch(outline("M3.5 15.2h17v1.8h-17z"), "#fff6e6"),
        Patch(
            outline(
                "M3.5 13.5c0-4 3.5-5.5 8.5-5.5s8.5 1.5 8.5 5.5c-1.5 1.6-2.7-.6-4.2.6"
                "s-2.7.4-4.3-.3-2.8 1.3-4.3.2-2.7.8-4.2-.5z"
            ),
            "#e37f9d",
        ),
        Patch(dots(2.5, (12, 6)), "#c01f2b"),
    ),
    # cheese
    (
        Patch(outline("M2.5 14L18.5 5.5c2.3 2.2 3.2 5 3 8.5z"), "#fbd45c"),
        Patch(outline("M2.5 14h19v6h-19z"), "#edb52f"),
        Patch(
            (
                *dots(1.5, (8, 17), (16.5, 11)),
                *dots(1.1, (14, 17.5)),
            ),
            "#c78b13",
        ),
    ),
    # strawberry
    (
        Patch(
            outline("M12 21.5c-5.2-3-8.4-7.6-7.4-11.6C5.4 7 9 6.8 12 8c3-1.2 6.6-1 7.4 1.9 1 4-2.2 8.6-7.4 11.6z"),
            "#d62b38",
        ),
        Patch(
            outline(
                "M12 9.5c-2.6.6-4.6-.6-5.8-2.9 1.7-.6 3.2-.4 4.3.4L12 2.5 13.5 7"
                "c1.1-.8 2.6-1 4.3-.4-1.2 2.3-3.2 3.5-5.8 2.9z"
            ),
            "#4b8a2a",
        ),
        Patch(dots(0.7, (9, 12.5), (12, 14), (15, 12.5), (10.5, 17), (13.5, 17)), "#ffe49a"),
    ),
    # watermelon
    (
        Patch(outline("M1.5 8.5h21c0 7-4.5 11.5-10.5 11.5S1.5 15.5 1.5 8.5z"), "#2c7a38"),
        Patch(outline("M3.3 8.5h17.4c0 5.7-3.7 9.5-8.7 9.5s-8.7-3.8-8.7-9.5z"), "#eef3cf"),
        Patch(outline("M4.5 8.5h15c0 4.9-3.2 8.2-7.5 8.2s-7.5-3.3-7.5-8.2z"), "#e2434a"),
        Patch(dots(0.9, (8.5, 11), (12, 13.5), (15.5, 11)), "#3a1210"),
    ),
    # bread
    (
        Patch(
            outline("M3 10.5C2.5 7 6 5 12 5s9.5 2 9 5.5c-.2 1.2-1.3 1.8-1.3 2.5v6.5H4.3V13c0-.7-1.1-1.3-1.3-2.5z"),
            "#bd7c39",
        ),
        Patch(
            outline("M5.2 10.5C5 8.2 7.5 7 12 7s7 1.2 6.8 3.5c-.1 1-1.1 1.6-1.1 2.5v4.7H6.3V13c0-.9-1-1.5-1.1-2.5z"),
            "#f6deac",
        ),
    ),
    # egg
    (
        Patch(outline("M11 3.5c5-.5 7 3 9 5.5s2.5 7.5-1.5 9.5c-3 1.5-4 2.5-8 2s-6.5-2-7.5-6 0-10.3 8-11z"), "#fffef8"),
        Patch(dots(4.4, (12, 11.8)), "#f5ae2a"),
        Patch(dots(1.2, (10.5, 10.3)), "#ffdf94"),
    ),
    # cookie
    (
        Patch(dots(9.2, (12, 12)), "#c58a48"),
        Patch(dots(1.5, (8, 8.5), (14, 7), (16.5, 12.5), (11.5, 12.5), (8, 16), (14.5, 17)), "#55301a"),
    ),
    # grapes
    (
        Patch(outline("M11 3h2v5h-2z"), "#6b4b23"),
        Patch(outline("M13 5c2-3 5.5-2.5 7-1-1.5 2.5-4.5 3-7 1z"), "#4b8a2a"),
        Patch(dots(3, (7.5, 10), (13, 10), (18, 10.5), (10, 14.8), (15.5, 15), (12.7, 19.2)), "#6a2f84"),
        Patch(dots(0.8, (6.6, 9), (12.1, 9), (9.1, 13.8), (14.6, 14)), "#c79adb"),
    ),
    # carrot
    (
        Patch(
            outline(
                "M15.8 8.2c2.3 2.2 1.5 4.8-2 7.3-3.3 2.4-7.3 5-10.8 6 1-3.5 3.6-7.5 6-10.8 2.5-3.5 4.6-4.7 6.8-2.5z"
            ),
            "#ec7d26",
        ),
        Patch(
            outline(
                "M14.5 9.5"
                "c-.7-3.2.4-5.8 3-7.5.4 1.6.5 2.3.6 3 .7-.5 1.6-.8 3.1-.9"
                "-.2 1.5-.6 2.4-1.1 3 .7.1 1.4.3 2.7.8-2 2.5-5.3 2.8-8.3 1.6z"
            ),
            "#4b8a2a",
        ),
    ),
    # ice-cream
    (
        Patch(outline("M6.5 11.5h11L12 23z"), "#d79a50"),
        Patch(
            outline(
                "M5.5 11.5c-.6-5.5 2.5-9 6.5-9s7.1 3.5 6.5 9"
                "c-2 1.7-3-.4-4.3.6-1.6 1.2-2.8 1.2-4.4 0-1.3-1-2.3 1.1-4.3-.6z"
            ),
            "#f39cba",
        ),
        Patch(dots(1.2, (9.5, 6.5)), "#fcd5e2"),
    ),
    # doughnut
    (
        Patch(dots(9.4, (12, 12)), "#d59551"),
        Patch(dots(7.9, (12, 11.6)), "#8a3f67"),
        Patch(dots(3, (12, 12)), "#fffaf0"),
        Patch(dots(0.8, (7, 9), (12, 6), (17, 9.5), (16.5, 15), (11, 17.3), (6.8, 14)), "#ffe08a"),
    ),
    # apple
    (
        Patch(
            outline(
                "M12 7.5c2.5-2.3 8-2 8.3 3.3.3 4.7-3.4 10.7-6 10.7-1.1 0-1.2-.6-2.3-.6"
                "s-1.2.6-2.3.6c-2.6 0-6.3-6-6-10.7C4 5.5 9.5 5.2 12 7.5z"
            ),
            "#c7303c",
        ),
        Patch(outline("M11.3 7.5c0-2-.3-3.5-1.3-5l1.5-.7c1.1 1.7 1.5 3.5 1.4 5.7z"), "#6b4b23"),
        Patch(outline("M13 4.8c1.3-2.6 4-3 6-2.3-1 2.5-3.5 3.6-6 2.3z"), "#4b8a2a"),
        Patch(dots(1.3, (7.8, 11.3)), "#f0a0a0"),
    ),
)
