"""Passwords: which are fit, and their slow hashes, computed beside the event loop and not too many at once."""

import secrets
import unicodedata
from base64 import b64encode
from functools import cache
from importlib.resources import files
from itertools import pairwise

from argon2 import Parameters, PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from sobremesa.engine.refusal import Malformed
from sobremesa.server.people.names import fold
from sobremesa.server.people.turns import Turn, Turns

SHORTEST = 8
LARGEST = 256
_FIRST_COME = Turn()


def read_password(written: str, *login_and_name: str) -> str:
    """A password fit to be set; `Malformed` if it is too short, too large, or what anybody would try first."""
    if len(written) < SHORTEST:
        raise Malformed("people-password-too-short", least=SHORTEST)
    if len(written) > LARGEST or len(_bytes_of(written)) > LARGEST:
        raise Malformed("people-password-too-long", most=LARGEST)
    folded = fold(written)
    if _is_monotonous(folded) or folded in _common():
        raise Malformed("people-password-common")
    if folded in {fold(each) for each in login_and_name}:
        raise Malformed("people-password-is-name")
    return written


class Passwords:
    """Hashes passwords: argon2id with the parameters of RFC 9106 for little memory, 64 MiB each."""

    def __init__(self, profile: Parameters = RFC_9106_LOW_MEMORY, *, at_once: int = 2, waiting: int = 32) -> None:
        self._hasher = PasswordHasher.from_parameters(profile)
        self._turns = Turns("passwords", at_once=at_once, waiting=waiting)
        self._nobodys = _hash_of_nobody(profile)

    async def hash(self, password: str, turn: Turn = _FIRST_COME) -> str:
        """What is kept of a password."""
        return await self._turns.run(lambda: self._hasher.hash(_bytes_of(password)), turn)

    async def verify(self, hashed: str | None, password: str, turn: Turn = _FIRST_COME) -> bool:
        """Whether this is the password. Without a hash it is not, and takes as long to say so."""
        if len(password) > LARGEST:
            password, hashed = "", None
        fits = await self._turns.run(lambda: self._matches(hashed or self._nobodys, password), turn)
        return fits and hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other parameters than new ones are."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Let the threads go."""
        self._turns.close()

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, _bytes_of(password))
        except (VerificationError, InvalidHashError):
            return False


def _bytes_of(password: str) -> bytes:
    """However an accent was typed; halves of characters, which no keyboard gives, pass as they are."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


def _is_monotonous(password: str) -> bool:
    """`aaaaaaaa`, `12345678`, `abcdefgh`, `87654321`: every step the same and small."""
    steps = {ord(later) - ord(earlier) for earlier, later in pairwise(password)}
    return len(steps) <= 1 and steps <= {-1, 0, 1}


@cache
def _common() -> frozenset[str]:
    listed = files("sobremesa.server.people") / "common_passwords.txt"
    return frozenset(listed.read_text(encoding="utf-8").split())


def _hash_of_nobody(profile: Parameters) -> str:
    """A hash that no password has, with the same parameters, so that checking against it takes as long."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (profile.salt_len, profile.hash_len)
    )
    costs = f"m={profile.memory_cost},t={profile.time_cost},p={profile.parallelism}"
    return f"$argon2id$v={profile.version}${costs}${salt}${digest}"
