"""What the house hands out and must recognise again: signed with secrets that all nodes share and that change."""

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from sobremesa.storage.database import Database
from sobremesa.storage.people.secrets import add_secret, secrets_for

_DAY = 24 * 60 * 60 * 1_000
LONGEST_VALID = 365 * _DAY
"""Nothing that is signed is valid for longer."""
_ROTATED_AFTER = 90 * _DAY
_READ_AGAIN_AFTER = 60_000
_LONGEST_TOKEN = 2_000
_SHORTEST_SECRET = 32
_SESSIONS, _ADDRESSES = "sessions", "addresses"


class Signing:
    """Signs and recognises. `given` secrets (SOBREMESA_SECRET) stand in for those in the store; the last one signs."""

    def __init__(self, database: Database, given: Sequence[str] = ()) -> None:
        if any(len(secret) < _SHORTEST_SECRET for secret in given):
            raise ValueError(f"a secret needs {_SHORTEST_SECRET} characters or more")
        self._database = database
        self._given = tuple(given)
        self._secrets: tuple[str, ...] = self._given
        self._address_key = b""
        self._read_at = 0

    async def load(self, now: int) -> None:
        """Read the secrets, and add one when the last is old; call it at the start and every hour."""
        fresh = secrets.token_urlsafe(32)
        found = await self._database.run(lambda at: secrets_for(at, _ADDRESSES, fresh=fresh, at=now))
        self._address_key = found[0][0].encode()
        if not self._given:
            await self._load_sessions(now)
        self._read_at = now

    async def _load_sessions(self, now: int) -> None:
        fresh = secrets.token_urlsafe(32)
        made = await self._database.run(lambda at: secrets_for(at, _SESSIONS, fresh=fresh, at=now))
        if made[-1][1] < now - _ROTATED_AFTER:
            after = len(made)
            made = await self._database.run(lambda at: add_secret(at, _SESSIONS, after=after, fresh=fresh, at=now))
        # A secret has signed until the next was made.
        useful = [next_made > now - LONGEST_VALID for _, next_made in made[1:]] + [True]
        self._secrets = tuple(secret for (secret, _), kept in zip(made, useful, strict=True) if kept)

    async def load_again(self, now: int) -> bool:
        """Another node may have added a secret: read them, at most once a minute; whether they were read."""
        if self._given or abs(now - self._read_at) < _READ_AGAIN_AFTER:
            return False
        await self.load(now)
        return True

    def sign(self, purpose: str, said: Any) -> str:
        """A token that nobody else can make; what it says can be read by all."""
        return self._serializer(purpose).dumps(said)

    def read(self, purpose: str, token: str) -> Any | None:
        """What a token says, or None if it is none of ours for this purpose."""
        if len(token) > _LONGEST_TOKEN or not token.isascii():
            return None
        try:
            return self._serializer(purpose).loads(token)
        except BadData:
            return None

    def address_digest(self, subject: str) -> str:
        """By which an address is found again without being kept."""
        assert self._address_key, "the secrets are loaded at the start"
        return blake2b(subject.encode("utf-8", "replace"), key=self._address_key, digest_size=20).hexdigest()

    def _serializer(self, purpose: str) -> URLSafeSerializer:
        assert self._secrets, "the secrets are loaded at the start"
        return URLSafeSerializer(
            list(self._secrets), salt=f"sobremesa.{purpose}", signer_kwargs={"digest_method": sha256}
        )
