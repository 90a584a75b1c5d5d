"""What the data of every box has: a name, a language, and a digest of all that is in it."""

from hashlib import sha256

import msgspec


class Edition(msgspec.Struct, frozen=True):
    """The data of one box in one language; each game says what else is in it."""

    id: str
    language: str

    @property
    def digest(self) -> str:
        """The same for two boxes with the same contents, and for no others."""
        return sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()
