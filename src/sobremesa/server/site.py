"""The web client as files: read once from where its build lies, each with the twins that were compressed for it."""

import re
from hashlib import sha256
from pathlib import Path

import msgspec

from sobremesa import __version__

FOLDER = Path(__file__).parent / "site"
INDEX = "index.html"
_EARLY = "early.json"
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_TWINS = {"br": ".br", "gzip": ".gz"}
"""Ways of compressing by their endings, the best first."""
_REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")


class File(msgspec.Struct, frozen=True):
    """A file as browsers get it, and the mark by which they ask whether theirs is still the same."""

    content: bytes
    media_type: str
    twins: dict[str, bytes] = {}
    """The same compressed, by the name that HTTP has for each way."""

    @property
    def etag(self) -> str:
        """The same for the same content."""
        return f'"{sha256(self.content).hexdigest()[:32]}"'

    def fitting(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a browser takes, and what that way is called; empty for the file as it is."""
        ways = compressions_in(accepted)
        return next(((way, twin) for way, twin in self.twins.items() if way in ways), ("", self.content))


def compressions_in(accepted: str) -> set[str]:
    """The ways to compress that an `Accept-Encoding` takes; one may be named in order to be refused, with `q=0`."""
    named = [each.partition(";") for each in accepted.lower().split(",")]
    return {way.strip() for way, _, weight in named if not _REFUSED.fullmatch(weight.strip())}


def read_site(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the site by its path; what is not in this list cannot be asked for. Empty where none was built."""
    return {
        path.relative_to(folder).as_posix(): File(path.read_bytes(), _TYPES[path.suffix], _twins(path))
        for path in sorted(folder.rglob("*"))
        if path.suffix in _TYPES
    }


def _twins(path: Path) -> dict[str, bytes]:
    found = ((way, path.with_name(path.name + ending)) for way, ending in _TWINS.items())
    return {way: twin.read_bytes() for way, twin in found if twin.is_file()}


def read_early(folder: Path = FOLDER) -> dict[str, tuple[str, ...]]:
    """Files that the door needs, and beside it each page and language, by name; nothing where no site was built."""
    path = folder / _EARLY
    return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[str, ...]]) if path.is_file() else {}


def build_of(folder: Path = FOLDER) -> str:
    """The version of the house, and a mark of its page: a client that was built otherwise is another build."""
    index = folder / INDEX
    return f"{__version__}+{sha256(index.read_bytes()).hexdigest()[:8]}" if index.is_file() else __version__
