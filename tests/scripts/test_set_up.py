"""Set-up does nothing when nothing has changed, and says plainly what is missing when it cannot."""

import sys
from pathlib import Path

import pytest

from scripts import set_up


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone that has not been set up."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(set_up, "ROOT", tmp_path)
    monkeypatch.setattr(set_up, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(set_up, "_uv", lambda: ["uv"])
    monkeypatch.setattr(set_up, "_kernel", lambda: "native")
    return tmp_path


def syncs(monkeypatch: pytest.MonkeyPatch, *, works: bool = True) -> list[tuple[str, ...]]:
    """The calls of uv, none of which is made."""
    calls: list[tuple[str, ...]] = []

    def sync(_uv: list[str], *arguments: str) -> bool:
        calls.append(arguments)
        return works

    monkeypatch.setattr(set_up, "_sync", sync)
    return calls


def test_it_sets_up_once_and_again_only_when_something_has_changed(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = syncs(monkeypatch)
    assert set_up.main() == set_up.main() == 0
    assert len(calls) == 1
    (clone / "pyproject.toml").write_text("[project] # changed")
    assert set_up.main() == 0
    assert len(calls) == 2


@pytest.mark.usefixtures("clone")
def test_it_says_so_when_packages_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = syncs(monkeypatch, works=False)
    assert set_up.main() == 1
    assert "registry" in capsys.readouterr().err
    assert set_up.main() == 1
    assert len(calls) == 2, "a failed set-up is tried again"


@pytest.mark.usefixtures("clone")
def test_it_says_so_when_uv_cannot_be_had(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(set_up, "_uv", lambda: None)
    assert set_up.main() == 1
    assert "pip install uv" in capsys.readouterr().err


@pytest.mark.usefixtures("clone")
def test_it_says_so_when_python_is_too_old(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert set_up.main() == 1
    assert "3.11" in capsys.readouterr().err


@pytest.mark.usefixtures("clone")
def test_a_compiler_that_came_later_gets_its_chance_and_none_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = syncs(monkeypatch)
    monkeypatch.setattr(set_up, "_kernel", lambda: "python")
    monkeypatch.setattr(set_up, "_has_compiler", lambda: True)
    assert set_up.main() == 0
    assert calls == [(), ("--reinstall-package", "sobremesa")]
    assert "Python kernel serves" in capsys.readouterr().out
