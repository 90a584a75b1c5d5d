"""Every game that can be printed: where its box is read and who lays out its sheets."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.editions import load_bisonte, load_buffet, load_golf, load_loom
from sobremesa.printing import bisonte, buffet, golf, loom
from sobremesa.printing.job import Job
from sobremesa.printing.page import Page


class Printed(msgspec.Struct, frozen=True):
    """How a game gets onto paper."""

    load: Callable[[str | Path], Any]
    """Its edition, by name or file; raises `EditionError`."""
    sheets: Callable[[Any, Job], Iterable[Page]]
    """The pages of its pieces."""


PRINTED = {
    "buffet": Printed(load_buffet, buffet.sheets),
    "golf": Printed(load_golf, golf.sheets),
    "bisonte": Printed(load_bisonte, bisonte.sheets),
    "loom": Printed(load_loom, loom.sheets),
}
