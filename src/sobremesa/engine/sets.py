"""Codes of printed sets: six characters from which a deal follows, the same on wood and online."""

from hashlib import blake2b

import msgspec

from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.engine.refusal import Refused

OPTION = "set"
"""Its name in every game that has sets."""
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and capitals without those that look like another: no I, L, O or U."""
LENGTH = 6
PATTERN = f"^(?:[0-9A-HJKMNP-TV-Z]{{{LENGTH}}})?$"
"""A code as it is kept; nothing for a match that chance deals."""
EXAMPLE = "K7M2QX"
CODES = len(ALPHABET) ** LENGTH
"""How many sets there are."""

_MOST_TYPED = 40
_LOOKALIKES = str.maketrans("OIL", "011")
_BETWEEN = str.maketrans("", "", " -–·")


def read_code(typed: str) -> str:
    """The code that somebody meant, in whichever case and with a 0 for an O; `Refused` when it is none (TAB-14)."""
    code = typed[:_MOST_TYPED].translate(_BETWEEN).upper().translate(_LOOKALIKES)
    if len(typed) > _MOST_TYPED or (code and not _is_code(code)):
        raise Refused("TAB-14", "tab-14-bad-set", value=typed[:_MOST_TYPED], example=EXAMPLE)
    return code


def code_of(number: int) -> str:
    """The code of a number from 0 to `CODES` − 1; larger ones begin again."""
    digits = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(reversed(digits))


def chance_of_set(code: str) -> Chance:
    """What deals the set. A code is public, so nothing but the deal may be drawn from this."""
    return Chance(blake2b(code.encode(), digest_size=SEED_BYTES, person=b"sobremesa.set").digest())


def set_option(clause: str) -> msgspec.Meta:
    """What is said of an option that names a set, with the clause that deals it."""
    return msgspec.Meta(pattern=PATTERN, examples=[EXAMPLE], description=clause, extra={"reads": read_code})


def _is_code(code: str) -> bool:
    return len(code) == LENGTH and set(code) <= set(ALPHABET)
