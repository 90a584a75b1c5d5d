"""Installs what tests need of the system, a browser and PostgreSQL, where it may; else says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """Programs of which one is enough, the package of Debian that has it, and what follows where it is missing."""

    package: str
    programs: tuple[str, ...]
    without: str
    beside: str = ""
    """Folders that are not on the path, where Debian puts such a program."""


NEEDS = (
    Need(
        "chromium",
        ("chromium", "chromium-browser", "google-chrome", "chrome"),
        "the page will not be tested in a browser",
    ),
    Need(
        "chromium-headless-shell",
        ("chromium-headless-shell",),
        "tests of the page take half as long again, in the browser with all its windows",
    ),
    Need(
        "postgresql",
        ("initdb",),
        "tables on PostgreSQL and several nodes will not be tested",
        "/usr/lib/postgresql/*/bin",
    ),
)


def main() -> int:
    """Install what is missing; 0 even so, for tests that lack something are skipped and name it."""
    missing = [need for need in NEEDS if not is_there(need)]
    if missing and can_install():
        print(f"Installing {', '.join(need.package for need in missing)} …", flush=True)
        install([need.package for need in missing])
        missing = [need for need in missing if not is_there(need)]
    for need in missing:
        print(f"{need.package} is missing, so {need.without}. (Debian, as root: apt-get install {need.package})")
    return 0


def is_there(need: Need) -> bool:
    """Whether one of its programs is on the path, or where Debian puts it."""
    folders = [str(folder) for folder in Path("/").glob(need.beside.lstrip("/"))] if need.beside else []
    path = os.pathsep.join([os.environ.get("PATH", ""), *folders])
    return any(shutil.which(program, path=path) for program in need.programs)


def can_install() -> bool:
    """Whether this is Debian or alike, and we are root."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """With apt-get, asking nothing; lists of packages are fetched only when they turn out to be too old or none."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ("install", "--yes", "--quiet=2", "--no-install-recommends")

    def succeeds(*command: str) -> bool:
        return not subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL).returncode

    if succeeds(*command, *packages):
        return
    succeeds("update", "--quiet=2")
    if not succeeds(*command, *packages) and len(packages) > 1:
        # A system may lack one of them, and have the others.
        for package in packages:
            succeeds(*command, package)


if __name__ == "__main__":
    sys.exit(main())
