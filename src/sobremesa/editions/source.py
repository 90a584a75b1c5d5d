"""An edition file: its TOML as typed data, and the line on which each part of it stands."""

import errno
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.parsing import not_toml, within_sentence, wrong_data
from sobremesa.engine.text import Text, text

Data = TypeVar("Data")

MOST_BYTES = 256 * 1024
LONGEST_LINE = 1000
_TOML_MESSAGE = re.compile(r"(?P<problem>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_PATH = re.compile(r"(?P<name>[\w-]+)(?:\[(?P<number>\d+)\])?(?:\.(?P<key>[\w-]+))?")
_HEADER = re.compile(r"\s*\[{1,2}\s*([\w-]+)\s*\]{1,2}\s*(?:#.*)?")
_UNREADABLE = {
    errno.ENOENT: "edition-no-such-file",
    errno.EACCES: "edition-not-allowed",
    errno.EISDIR: "edition-is-a-folder",
    errno.ENOTDIR: "edition-not-a-folder",
    errno.ENAMETOOLONG: "edition-long-name",
}
"""Why the system gives no file, where it is one of the commonest reasons."""


class Source:
    """One file that has been read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._text = _text_of(file)
        self._lines = self._text.split("\n")
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_LINE:  # `tomllib` takes minutes over a hundred thousand dots
                raise EditionError(file, number, text("edition-long-line", most=str(LONGEST_LINE)))

    def data(self, kind: type[Data]) -> Data:
        """The file as this type; raises `EditionError` where it is something else."""
        try:
            content = tomllib.loads(self._text)
        except RecursionError:
            raise EditionError(self.file, None, text("edition-too-deep")) from None
        except tomllib.TOMLDecodeError as error:
            raise self._not_toml(str(error)) from None
        try:
            return msgspec.convert(content, kind)
        except msgspec.ValidationError as error:
            raise self._wrong_type(str(error)) from None

    def line_of(self, name: str, number: int = 0, key: str = "", row: int | None = None) -> int | None:
        """Where a key of the file's own stands, or a table, counted from 0 among its namesakes, or a key in it.

        A row is one of the lines of the key's text, from 0. What is not in the file stands where it should.
        """
        headers = [line for line, text in enumerate(self._lines) if _HEADER.fullmatch(text)]
        own = [line for line in headers if f"[{name}]" in self._lines[line].replace(" ", "")]
        ends = [*headers, len(self._lines)]
        if number >= len(own):
            found = self._find(name, 0, ends[0])
            return None if found is None else found + 1
        found = self._find(key, own[number], next(end for end in ends if end > own[number]))
        if found is None:
            return own[number] + 1
        return found + 1 + (0 if row is None else row + self._opens_below(found))

    def _find(self, key: str, first: int, end: int) -> int | None:
        written = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]") if key else re.compile("(?!)")
        return next((line for line in range(first, end) if written.match(self._lines[line])), None)

    def _opens_below(self, line: int) -> bool:
        """Whether the text of a key begins on the next line, after triple quotes."""
        return self._lines[line].rstrip().endswith(('"""', "'''"))

    def _not_toml(self, message: str) -> EditionError:
        parts = _TOML_MESSAGE.fullmatch(message)
        if parts is None:
            return EditionError(self.file, None, not_toml(message))
        line = int(parts["line"] or len(self._lines))
        return EditionError(self.file, line, not_toml(parts["problem"]))

    def _wrong_type(self, message: str) -> EditionError:
        problem, path = wrong_data(message)
        unknown = str(problem.args["key"]) if problem.id == "edition-unknown-key" else ""
        place = _PATH.match(path)
        if place is None:
            return EditionError(self.file, self.line_of(unknown) if unknown else None, problem)
        key = unknown or place["key"] or ""
        line = self.line_of(place["name"], int(place["number"] or 0), key) or self.line_of(place["name"])
        return EditionError(self.file, line, problem, text("edition-in-key", key=path))


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise EditionError(file, None, _unreadable(error)) from None
    if len(content) > MOST_BYTES:
        raise EditionError(file, None, text("edition-large-file", most=MOST_BYTES // 1024))
    try:
        return content.decode("utf-8-sig")  # some editors put a mark in front that nobody sees
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise EditionError(file, line, text("edition-not-utf-8")) from None


def _unreadable(error: OSError | ValueError) -> Text:
    if not isinstance(error, OSError):
        return text("edition-bad-name")
    if error.errno in _UNREADABLE:
        return text(_UNREADABLE[error.errno])
    return text("edition-unreadable", detail=within_sentence(error.strerror or str(error)))
