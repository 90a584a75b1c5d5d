"""An edition file: its TOML as typed data, and the line on which each part of it stands."""

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from sobremesa.editions.error import EditionError

Data = TypeVar("Data")

MOST_BYTES = 256 * 1024
LONGEST_LINE = 1000
_TOML_MESSAGE = re.compile(r"(?P<problem>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_TYPE_MESSAGE = re.compile(r"(?P<problem>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?")
_PATH = re.compile(r"\.(?P<name>[\w-]+)(?:\[(?P<number>\d+)\])?(?:\.(?P<key>[\w-]+))?")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>[^`]*)`")
_HEADER = re.compile(r"\s*\[{1,2}\s*([\w-]+)\s*\]{1,2}\s*(?:#.*)?")


class Source:
    """One file that has been read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._text = _text_of(file)
        self._lines = self._text.split("\n")
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_LINE:  # `tomllib` takes minutes over a hundred thousand dots
                raise EditionError(file, number, f"the line is longer than {LONGEST_LINE} characters")

    def data(self, kind: type[Data]) -> Data:
        """The file as this type; raises `EditionError` where it is something else."""
        try:
            content = tomllib.loads(self._text)
        except RecursionError:
            raise EditionError(self.file, None, "the file is nested too deeply") from None
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
            return EditionError(self.file, None, f"this is not TOML: {_within_sentence(message)}")
        line = int(parts["line"] or len(self._lines))
        return EditionError(self.file, line, f"this is not TOML: {_within_sentence(parts['problem'])}")

    def _wrong_type(self, message: str) -> EditionError:
        parts = _TYPE_MESSAGE.fullmatch(message)
        problem, path = (parts["problem"], parts["path"] or "") if parts else (message, "")
        unknown = _UNKNOWN.fullmatch(problem)
        place = _PATH.match(path)
        if place is None:
            line = self.line_of(unknown["key"]) if unknown else None
            return EditionError(self.file, line, _within_sentence(problem))
        key = unknown["key"] if unknown else place["key"]
        line = self.line_of(place["name"], int(place["number"] or 0), key or "") or self.line_of(place["name"])
        return EditionError(self.file, line, f"in '{path.removeprefix('.')}', {_within_sentence(problem)}")


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        reason = getattr(error, "strerror", None) or str(error)
        raise EditionError(file, None, f"the file cannot be read: {_within_sentence(reason)}") from None
    if len(content) > MOST_BYTES:
        raise EditionError(file, None, f"the file is larger than {MOST_BYTES // 1024} KB")
    try:
        return content.decode("utf-8-sig")  # some editors put a mark in front that nobody sees
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise EditionError(file, line, "this is not text in UTF-8") from None


def _within_sentence(message: str) -> str:
    text = message.rstrip(".")
    return text[:1].lower() + text[1:]
