"""The declared sources: which archive carries what, under which licence, pinned by hash."""

import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

_PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.]+) --hash=sha256:(?P<digest>[0-9a-f]{64})$")


@dataclass(frozen=True, slots=True)
class Pin:
    """One archive: its package, its version, and the only content that is taken for it."""

    name: str
    version: str
    digest: str

    def find(self, folder: Path) -> Path | None:
        """The archive with exactly the pinned content, where the folder has it."""
        stem = f"{self.name.replace('-', '_')}-{self.version}"
        for path in sorted(folder.glob(f"{stem}*")):
            if _digest(path) == self.digest:
                return path
        return None


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def requirements() -> Path:
    """The requirements file that pip reads."""
    return Path(str(files("sobremesa.lexicon.build") / "sources.txt"))


def pins() -> tuple[Pin, ...]:
    """Every pinned archive, in the order of the file."""
    lines = requirements().read_text("utf-8").splitlines()
    return tuple(Pin(**found.groupdict()) for line in lines if (found := _PIN.match(line)))


def locate(folder: Path) -> dict[str, Path]:
    """The archive of each package by name, by file name alone: `fetch` has checked the contents."""
    found = {}
    for pin in pins():
        stem = f"{pin.name.replace('-', '_')}-{pin.version}"
        found[pin.name] = next(path for path in sorted(folder.glob(f"{stem}*")) if path.is_file())
    return found
