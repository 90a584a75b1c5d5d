"""Ids and secrets that nobody can guess, and the digests that are kept of them."""

import re
import secrets
from base64 import b32encode
from hashlib import sha256

_ID = re.compile(r"[a-z2-7]{26}")


def new_id() -> str:
    """128 random bits in 26 letters and digits."""
    return b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def is_id(written: str) -> bool:
    """Whether this could be an id; nothing else is asked of the database."""
    return _ID.fullmatch(written) is not None


def digest_of(secret: str) -> str:
    """What is kept of a secret that is random enough not to be guessed; passwords are not, and are hashed slowly."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()
