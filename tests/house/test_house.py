"""The project itself: small files, plain names, nothing of the machine it was written on."""

import os
import re
import shutil
from pathlib import Path

import pytest

import sobremesa.engine
from sobremesa.lexicon.search import KERNEL
from tests.house.source import ROOT, SOURCE, project_files, python_files

LONGEST_FILE = 400
BANNED_NAMES = {"utils", "util", "common", "helpers", "helper", "manager", "base", "misc"}
CODE = {".py", ".cpp", ".hpp", ".ts", ".svelte"}


WRITTEN = ROOT / "web" / "src" / "protocol"
"""By a program, from schemas."""


def test_no_file_of_code_is_longer_than_two_should_be() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in project_files()
        if path.suffix in CODE
        and path.parent != WRITTEN
        and (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert not long


def test_no_room_or_module_has_a_name_that_says_nothing() -> None:
    assert not {path for path in SOURCE.rglob("*") if path.stem in BANNED_NAMES}


def test_every_module_opens_with_what_it_is_for() -> None:
    silent = [path for path in python_files() if not path.read_text(encoding="utf-8").startswith('"""')]
    assert not silent


def test_no_file_names_a_path_of_a_machine_or_a_registry_host() -> None:
    told = re.compile(r"(?<![.\w])/(work|root|home|opt)/[a-z.]|files\.pythonhosted|registry\.npmjs|pypi\.org")
    locks = {"uv.lock", "package-lock.json"}
    texts = (
        (path, path.read_text(encoding="utf-8", errors="replace")) for path in project_files() if path.name not in locks
    )
    found = {str(path.relative_to(ROOT)) for path, text in texts if told.search(text)}
    assert found <= {str(Path(__file__).relative_to(ROOT))}


def test_the_lock_names_no_registry_but_the_public_one() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", (ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"pypi" + ".org", "files." + "pythonhosted.org"}


def test_the_lock_of_the_web_client_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def test_ci_runs_exactly_make_test() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec make test"


@pytest.mark.parametrize(
    "name",
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "NOTICE", "Makefile", "uv.lock"],
)
def test_what_a_newcomer_looks_for_is_there(name: str) -> None:
    assert (ROOT / name).stat().st_size > 300


def test_links_in_documents_lead_somewhere() -> None:
    link = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
    pages = [page for page in project_files() if page.suffix == ".md"]
    links = [(page, target) for page in pages for target in link.findall(page.read_text(encoding="utf-8"))]
    assert links
    assert not [(str(page), target) for page, target in links if not (page.parent / target).exists()]


def test_the_public_names_of_the_engine_are_these() -> None:
    assert sorted(sobremesa.engine.__all__) == [
        "Ask", "At", "Chance", "Codec", "Draw", "Entry", "Evidence", "Game", "LexiconReplaced", "Line", "Malformed",
        "Match", "MatchBegan", "MatchEnded", "Meta", "Offer", "Option", "Outcome", "OwnWords", "Pins", "Position",
        "Preview", "Refusal", "Refused", "Score", "Seat", "SeedRevealed", "SeedSealed", "Sitter", "Text", "Unfair",
        "Whole", "commitment", "describe", "line", "people", "read_options", "score", "shuffle_sizes", "shuffled",
        "text", "verify",
    ]  # fmt: skip
    assert all(hasattr(sobremesa.engine, name) for name in sobremesa.engine.__all__)


def test_the_native_kernel_is_in_use() -> None:
    """A failed build falls back to the Python twin; where there is a compiler that would hide a real error."""
    if os.environ.get("SOBREMESA_KERNEL") == "python":
        pytest.skip("the native kernel (SOBREMESA_KERNEL=python)")
    if not any(shutil.which(compiler) for compiler in ("c++", "g++", "clang++")):
        pytest.skip("the native kernel: no C++ compiler")
    assert KERNEL == "native"
