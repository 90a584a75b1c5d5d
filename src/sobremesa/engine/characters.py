"""What can be sent and neither shown nor kept: bytes that are no text, the NUL character, and halves of characters."""

import re

from sobremesa.engine.refusal import Malformed

# A half is one of a pair of surrogates without the other, which JSON can only write as an escape.
_HALF = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}"
)


def check_text(data: bytes | str) -> str:
    """The same as text; `Malformed` where it is not UTF-8 or has a NUL in it."""
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError:
            raise Malformed("malformed-not-text") from None
    if "\0" in data:
        raise Malformed("malformed-nul")
    return data


def check_json(data: bytes | str) -> None:
    """`Malformed` where a JSON text is no text, or one that it writes with escapes is none."""
    written = check_text(data)
    if "\\u" not in written:
        return
    written = _without_backslashes(written)
    if r"\u0000" in written:
        raise Malformed("malformed-nul")
    if _HALF.search(written):
        raise Malformed("malformed-half-character")


def with_whole_characters(data: str) -> str:
    """The same JSON with something that can be read in place of each half of a character."""
    return _HALF.sub("?", _without_backslashes(data))


def _without_backslashes(data: str) -> str:
    """With spaces for backslashes that are escaped themselves: what follows one is no escape."""
    return data.replace("\\\\", "  ")
