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
WEB = (
    ("web types and format", ["npm", "run", "--silent", "check"]),
    ("web tests", ["npm", "test", "--silent"]),
)
FAST = (("tests", ["pytest", "-q", "tests/house"]),)
RULES = ("engine", "parts", "games", "table")
"""Rooms whose lines are to be tested by tests of their own: whole matches would touch most of them by chance."""
LEAST_COVERAGE = 95


def main() -> int:
    """Run all checks, the slow ones too unless `--fast`; 0 when every one of them passes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fast", action="store_true", help="lint, types, layers and house tests alone")
    arguments = parser.parse_args()
    # None of these uses all cores by itself. What they say is shown in turn: what fails is seen where it fails.
    begun = {name: _begin(command, subprocess.PIPE) for name, command in WEB}
    checks = (*LINT, *WEB, *(FAST if arguments.fast else _slow()))
    failed = [name for name, command in checks if not _passes(name, begun.get(name) or command)]
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


def _slow() -> tuple[tuple[str, list[str]], ...]:
    # One more than there are cores: tests of the server wait for their clients as often as they work. With two more
    # the rules took 60 s in place of 39 on two cores.
    workers = str((os.cpu_count() or 1) + 1)
    pytest = ["pytest", "-q", "-n", workers, "--dist", "worksteal"]
    rooms = ",".join(f"*/sobremesa/{room}/*" for room in RULES)
    # Tests that are watched take three times as long: all others run by themselves.
    return (
        ("rules", [*pytest, "--cov", "--cov-report=", *(f"tests/{room}" for room in RULES)]),
        ("coverage", ["coverage", "report", f"--include={rooms}", f"--fail-under={LEAST_COVERAGE}", "--skip-covered"]),
        ("tests", [*pytest, *(f"--ignore=tests/{room}" for room in RULES)]),
    )


def _begin(command: list[str], output: int | None = None) -> subprocess.Popen[str]:
    is_web = command[0] == "npm"
    program = command[0] if is_web else str(BIN / command[0])
    folder = ROOT / "web" if is_web else ROOT
    return subprocess.Popen(
        [program, *command[1:]], cwd=folder, stdout=output, stderr=output and subprocess.STDOUT, text=True
    )


def _passes(name: str, check: "list[str] | subprocess.Popen[str]") -> bool:
    print(f"\n── {name}", flush=True)
    begun = _begin(check) if isinstance(check, list) else check
    said, _ = begun.communicate()
    print(said or "", end="", flush=True)
    return begun.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
