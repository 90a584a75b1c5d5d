"""What benchmarks report: whether two ways agree, and how fast something is beside something else."""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


class Report(msgspec.Struct, frozen=True):
    """How many samples were looked at, how many results were compared in them, and every one that differed."""

    name: str
    samples: int
    results: int
    differences: list[str]


class Row(msgspec.Struct, frozen=True):
    """One figure; what it is measured against in the same run and how many times better it is; and what was aimed at.

    `lower_is_better` tells times and sizes from rates.
    """

    name: str
    figure: float
    unit: str
    against: str = ""
    ratio: float | None = None
    target: float | None = None
    least_ratio: float | None = None
    lower_is_better: bool = False

    @property
    def is_reached(self) -> bool | None:
        """Whether the figure and the ratio are as good as was aimed at; None where nothing was."""
        if self.target is None and self.least_ratio is None:
            return None
        return self._figure_is_reached and self._ratio_is_reached

    @property
    def _figure_is_reached(self) -> bool:
        if self.target is None:
            return True
        return self.figure <= self.target if self.lower_is_better else self.figure >= self.target

    @property
    def _ratio_is_reached(self) -> bool:
        return self.least_ratio is None or (self.ratio is not None and self.ratio >= self.least_ratio)


def markdown(headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> str:
    """A Markdown table; the columns in `numbers`, counted from 0, stand on the right."""
    right = set(numbers)
    line = ["---:" if column in right else "---" for column in range(len(headings))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, line, *rows))


def said(figure: float) -> str:
    """A figure with three digits that count, and commas between thousands."""
    digits = max(0, 2 - len(str(int(abs(figure)))) + 1) if abs(figure) >= 1 else 3
    return f"{figure:,.{digits}f}"


def in_own_process(command: Sequence[str], kind: Any) -> Any:
    """What a module prints as JSON when it is run by itself, on one thread."""
    ran = subprocess.run([sys.executable, "-m", *command], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(ran.stdout, type=kind)
