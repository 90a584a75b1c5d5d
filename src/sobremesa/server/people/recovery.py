"""Recovery codes: written down once, each good for one way back in."""

import re
import secrets

# Without letters and digits that are mistaken for others.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_CODES, _LETTERS, _GROUP = 10, 16, 4


def new_codes() -> tuple[str, ...]:
    """Ten codes of four groups: `k7mp-2x9d-hq4w-ne83`."""
    return tuple(_new_code() for _ in range(_CODES))


def read_code(written: str) -> str:
    """A code however it was typed; what is none stays wrong."""
    return re.sub(r"[^0-9a-z]", "", written[:100].lower())


def _new_code() -> str:
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_LETTERS))
    return "-".join(letters[start : start + _GROUP] for start in range(0, _LETTERS, _GROUP))
