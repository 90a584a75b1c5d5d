"""What is handed to others: a wheel with the page in it, and sources from which the same wheel can be built."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.house.source import ROOT

PACKAGE = ROOT / "src" / "sobremesa"
SITE = PACKAGE / "server" / "site"
# As `uv build` does, without the compiler: what it makes is one file more.
_BUILD = "import sys, scikit_build_core.build as made; made.build_{kind}(sys.argv[1]{settings})"


def build(kind: str, folder: Path, settings: str = "") -> Path:
    """A wheel or a source distribution of this checkout."""
    command = [sys.executable, "-c", _BUILD.format(kind=kind, settings=settings), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made


def shipped() -> set[str]:
    """Every file of the package, as the wheel names it."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so"))
    return {path.relative_to(PACKAGE.parent).as_posix() for path in files}


@pytest.fixture(autouse=True)
def is_built() -> None:
    """Where there is no page there is none to be shipped."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the web client is not built here")


def test_a_wheel_has_the_page_and_everything_else_that_lies_in_the_package(tmp_path: Path) -> None:
    names = set(ZipFile(build("wheel", tmp_path, ', {"wheel.cmake": "false"}')).namelist())
    assert len([name for name in names if name.startswith("sobremesa/server/site/assets/")]) > 50
    assert not shipped() - names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"sobremesa"}


def test_a_source_distribution_has_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    kernel = {path.relative_to(ROOT).as_posix() for path in (ROOT / "native").rglob("*") if path.is_file()}
    assert not {"pyproject.toml", "README.md", "LICENSE", "NOTICE", *kernel} - names
    assert not {f"src/{name}" for name in shipped()} - names
    assert not [name for name in names if "node_modules" in name or name.startswith((".venv", "build", "screenshots"))]
