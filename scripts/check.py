"""What `make test` and `make check` run: every check in turn, and a last summary that names what was skipped."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

LINT = (
    ("ruff", ["ruff", "check"]),
    ("format", ["ruff", "format", "--check"]),
    ("types", ["mypy"]),
    ("layers", ["lint-imports"]),
)
COVERED = ("sobremesa/engine", "sobremesa/parts", "sobremesa/games", "sobremesa/table")
LEAST_COVERAGE = 95


def main() -> int:
    """Run all checks, the slow ones too unless `--fast`; 0 when every one of them passes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", action="store_true", help="lint, types, layers and house tests alone")
    fast = parser.parse_args().fast
    failed = [name for name, command in LINT if not _passes(name, command)]
    if not _passes("tests", _pytest(fast=fast)):
        failed.append("tests")
    elif not fast and not _passes("coverage", _coverage()):
        failed.append("coverage")
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


def _pytest(*, fast: bool) -> list[str]:
    if fast:
        return ["pytest", "-q", "tests/house"]
    cores = str(os.cpu_count() or 1)
    return ["pytest", "-q", "-n", cores, "--dist", "worksteal", "--cov", "--cov-report=", "-rs"]


def _coverage() -> list[str]:
    include = ",".join(f"*/{room}/*" for room in COVERED)
    return ["coverage", "report", f"--include={include}", f"--fail-under={LEAST_COVERAGE}", "--skip-covered"]


def _passes(name: str, command: list[str]) -> bool:
    print(f"\n── {name}", flush=True)
    return subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
