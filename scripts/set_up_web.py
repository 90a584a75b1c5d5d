"""Builds the web client and the fonts for printing where inputs have changed: run again and again without harm."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules" / "sobremesa-set-up"
SITE = ROOT / "src" / "sobremesa" / "server" / "site" / "sobremesa-set-up"
FONTS = ROOT / "src" / "sobremesa" / "printing" / "fonts"
LOCK = ("web/package.json", "web/package-lock.json", "web/.npmrc")
SOURCES = (
    *LOCK,
    "web/index.html",
    "web/*.ts",
    "web/*.js",
    "web/build/**/*",
    "web/public/**/*",
    "web/src/**/*",
    "src/sobremesa/**/texts/*.ftl",
    "src/sobremesa/protocol/version.py",
)
LEAST_NODE = 20


def main() -> int:
    """Install the packages of the lock and build the site; say plainly what is missing when that fails."""
    packages, site = _digest(LOCK), _digest(SOURCES)
    if not _is_done(PACKAGES, packages):
        version = _node()
        if version < LEAST_NODE or shutil.which("npm") is None:
            found = f"this is {version}" if version else "there is none here"
            return _missing(f"Node {LEAST_NODE} or newer with npm is needed for the web client; {found}.")
        print("Installing the web client's packages from package-lock.json …", flush=True)
        if _run("npm", "ci", "--silent"):
            return _missing("the packages in package-lock.json could not be installed: is the registry within reach?")
        PACKAGES.write_text(packages)
    if not (_is_done(SITE, site) and any(FONTS.glob("*.woff2"))):
        print("Building the web client …", flush=True)
        if _run("npm", "run", "--silent", "build", "--", "--logLevel", "warn"):
            return _missing("the web client does not build; what is wrong stands above.")
        SITE.write_text(site)
    return 0


def _is_done(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def _digest(patterns: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def _node() -> int:
    """The first number of Node's version; 0 where there is none."""
    if shutil.which("node") is None:
        return 0
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def _run(*command: str) -> int:
    return subprocess.run(command, cwd=WEB).returncode


def _missing(what: str) -> int:
    print(f"Cannot set up: {what}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
