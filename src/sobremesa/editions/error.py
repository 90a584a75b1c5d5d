"""What is wrong with an edition file, and where."""

from pathlib import Path


class EditionError(Exception):
    """An edition file that cannot be used: which file, which line of it if one is known, and why."""

    def __init__(self, file: Path, line: int | None, problem: str) -> None:
        self.file = file
        self.line = line
        self.problem = problem
        super().__init__(file, line, problem)

    def __str__(self) -> str:
        where = str(self.file) if self.line is None else f"{self.file}, line {self.line}"
        return f"{where}: {self.problem}."
