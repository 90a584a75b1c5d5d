"""What the tests need of the system is installed where that may be, and named where it may not."""

import os
import stat
from pathlib import Path

import pytest

from scripts import set_up_system
from scripts.set_up_system import Need

NEED = Need("tavern-browser", ("tavern", "tavern-stable"), "the page will not be tested")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system where nothing is but what a test puts there, and where we are root."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(set_up_system, "NEEDS", (NEED,))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return folder


def put(folder: Path, name: str, script: str = "") -> Path:
    """A program there."""
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def test_what_is_there_is_left_alone(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(bare, "tavern-stable")
    put(bare, "apt-get", "echo called >&2; exit 1")
    assert set_up_system.main() == 0
    assert capsys.readouterr().out == ""


def test_what_is_missing_is_installed(bare: Path, capfd: pytest.CaptureFixture[str]) -> None:
    put(bare, "apt-get", f'echo "#!/bin/sh" > {bare}/tavern; /bin/chmod +x {bare}/tavern; echo "$@" > {bare}/asked')
    assert set_up_system.main() == 0
    assert capfd.readouterr().out == "Installing tavern-browser …\n"
    assert (bare / "asked").read_text().split() == [
        "install",
        "--yes",
        "--quiet=2",
        "--no-install-recommends",
        "tavern-browser",
    ]


def test_lists_of_packages_are_fetched_when_they_are_needed(bare: Path) -> None:
    put(bare, "apt-get", f'echo "$1" >> {bare}/asked; exit 100')
    assert set_up_system.main() == 0
    assert (bare / "asked").read_text().split() == ["install", "update", "install"]


def test_a_package_that_the_system_does_not_have_keeps_no_other_away(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(set_up_system, "NEEDS", (Need("no-such", ("no-such",), "it takes longer"), NEED))
    put(
        bare,
        "apt-get",
        f'case "$*" in *no-such*) exit 100;; esac; echo "#!/bin/sh" > {bare}/tavern; /bin/chmod +x {bare}/tavern',
    )
    assert set_up_system.main() == 0
    said = capfd.readouterr().out
    assert "no-such is missing, so it takes longer." in said
    assert "tavern-browser is missing" not in said


def test_what_could_not_be_installed_is_named(bare: Path, capfd: pytest.CaptureFixture[str]) -> None:
    put(bare, "apt-get", "exit 100")
    assert set_up_system.main() == 0
    assert "tavern-browser is missing, so the page will not be tested." in capfd.readouterr().out


def test_nothing_is_installed_by_somebody_who_is_not_root(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    put(bare, "apt-get", f"echo called > {bare}/asked")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert set_up_system.main() == 0
    assert capfd.readouterr().out.startswith("tavern-browser is missing")
    assert not (bare / "asked").exists()


def test_a_program_beside_the_path_is_found(bare: Path, tmp_path: Path) -> None:
    beside = tmp_path / "lib" / "15" / "bin"
    beside.mkdir(parents=True)
    need = Need("tavern-store", ("initdb",), "", f"{tmp_path}/lib/*/bin")
    assert not set_up_system.is_there(need)
    put(beside, "initdb")
    assert set_up_system.is_there(need)
