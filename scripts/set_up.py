"""Sets up the environment from the lock: run by `make`, again and again without harm."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = ROOT / ".venv" / "sobremesa-set-up"
UV = "uv>=0.5"
INPUTS = ("pyproject.toml", "uv.lock", "native/**/*")


def main() -> int:
    """Build `.venv` when it is missing or its inputs have changed; say plainly what is missing when that fails."""
    if sys.version_info < (3, 11):  # noqa: UP036 - the one script that an older Python may run
        return _missing(
            f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …"
        )
    wanted = _digest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return 0
    uv = _uv()
    if uv is None:
        return _missing("uv is needed to set up and could not be installed. Try: python3 -m pip install uv")
    print("Setting up .venv from uv.lock …", flush=True)
    if not _sync(uv):
        return _missing("the packages in uv.lock could not be installed: is the package registry within reach?")
    # An earlier install without a compiler may have left the Python kernel in uv's cache.
    if _kernel() == "python" and _has_compiler():
        _sync(uv, "--reinstall-package", "sobremesa")
    if _kernel() == "python":
        print(
            "No C++ compiler that works was found: the Python kernel serves, more slowly. (Debian: apt-get install g++)"
        )
    STAMP.write_text(wanted)
    return 0


def _sync(uv: list[str], *arguments: str) -> bool:
    environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(ROOT / ".venv"), "UV_PYTHON": sys.executable}
    return subprocess.run([*uv, "sync", "--locked", "--quiet", *arguments], cwd=ROOT, env=environment).returncode == 0


def _has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CXX", "c++"), "g++", "clang++"))


def _digest() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for pattern in INPUTS:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def _uv() -> list[str] | None:
    """The uv on the path, or one of our own in .setup, which needs nothing but this Python."""
    if found := shutil.which("uv"):
        return [found]
    own = ROOT / ".setup"
    uv = own / "bin" / "uv"
    if not uv.is_file():
        print("Installing uv into .setup …", flush=True)
        made = subprocess.run([sys.executable, "-m", "venv", str(own)])
        if made.returncode or subprocess.run([str(own / "bin" / "pip"), "install", "--quiet", UV]).returncode:
            return None
    return [str(uv)]


def _kernel() -> str:
    question = "from sobremesa.lexicon.search import KERNEL; print(KERNEL)"
    python = ROOT / ".venv" / "bin" / "python"
    return subprocess.run([str(python), "-c", question], capture_output=True, text=True).stdout.strip()


def _missing(what: str) -> int:
    print(f"Cannot set up: {what}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
