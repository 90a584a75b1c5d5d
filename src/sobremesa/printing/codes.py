"""A QR code as one shape."""

import segno

from sobremesa.printing.colours import BLACK, WHITE
from sobremesa.printing.marks import Ink, Mark, Shape, frame, rectangle
from sobremesa.printing.paper import Box

QUIET_MODULES = 4
"""The white border that readers ask for."""


def qr(address: str, box: Box) -> tuple[Mark, ...]:
    """The code of an address in a square box, its white border included."""
    rows = tuple(bytes(row) for row in segno.make(address, error="m", micro=False).matrix)
    size = min(box.width, box.height) / (len(rows) + 2 * QUIET_MODULES)
    left, top = box.x + QUIET_MODULES * size, box.y + QUIET_MODULES * size
    steps = tuple(
        step
        for row, modules in enumerate(rows)
        for begin, length in _runs(modules)
        for step in frame(Box(left + begin * size, top + row * size, length * size, size))
    )
    return rectangle(box, Ink(fill=WHITE)), Shape(steps, Ink(fill=BLACK))


def _runs(modules: bytes) -> list[tuple[int, int]]:
    """Dark modules side by side as one bar, so that no hair of white shows between them."""
    runs: list[tuple[int, int]] = []
    for place, is_dark in enumerate(modules):
        if is_dark and runs and sum(runs[-1]) == place:
            runs[-1] = runs[-1][0], runs[-1][1] + 1
        elif is_dark:
            runs.append((place, 1))
    return runs
