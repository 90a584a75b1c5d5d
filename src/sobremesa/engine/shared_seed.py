"""The seed of a match that nobody alone has chosen: made from the server's secret and a nonce of each person (TAB-3).

The server commits to its secret while people gather. Each browser then commits to a nonce, and reveals it once the
start is set and no commitment can change any more. The secret is revealed with the seed, when the match is over. So the
server cannot choose the seed, because it commits before it knows the nonces; and nobody else can, because they do not
know the secret.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import Annotated

import msgspec

from sobremesa.engine.chance import SEED_BYTES
from sobremesa.engine.seats import Seat

# `$` alone also matches before a line feed.
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal: a commitment, a nonce or a secret."""


class Contribution(msgspec.Struct, frozen=True):
    """What the browser of one person has added to the seed."""

    seat: Seat
    commitment: str
    nonce: str = ""
    """Empty until it is revealed."""


class Kept(msgspec.Struct, frozen=True):
    """What one browser has seen and kept, to hold the match against when it is over."""

    commitment: str
    """To the server's secret, as it was shown before this browser committed to anything."""
    nonces: tuple[str, ...] = ()
    """All commitments to nonces that it had seen when it revealed its own."""
    nonce: str = ""
    """Its own."""
    seed: str = ""
    """The commitment to the seed that the match began with."""
    options: dict[str, bool | int | str] = {}
    """Those that the table had chosen then."""
    starts: int = 1
    """How many starts of this table it has revealed a nonce for; all but the last came to nothing."""


class SharedSeed(msgspec.Struct, frozen=True):
    """Of what the seed of a match is made."""

    commitment: str
    """To the server's secret."""
    contributions: tuple[Contribution, ...] = ()
    secret: str = ""
    """The server's; empty while the match goes on."""

    def find_faults(self, seed: bytes) -> tuple[str, ...]:
        """The ids of what does not fit: the secret, a nonce, or the seed that is said to be made of them."""
        secret = _bytes_of(self.secret)
        nonces = [_bytes_of(each.nonce) for each in self.contributions]
        faults = []
        if commit_secret(secret) != self.commitment:
            faults.append("unfair-secret")
        if any(commit_nonce(nonce) != each.commitment for nonce, each in zip(nonces, self.contributions, strict=True)):
            faults.append("unfair-nonce")
        if share_seed(secret, nonces) != seed:
            faults.append("unfair-shared-seed")
        return tuple(faults)


def secret_of_round(secret: bytes, number: int) -> bytes:
    """The server's secret for one try to start a match; one that was called off tells nothing about the next."""
    said = str(number).encode()
    return blake2b(said, key=secret, digest_size=SEED_BYTES, person=b"sobremesa.round").digest()


def commit_secret(secret: bytes) -> str:
    """What the server publishes before anybody else has said anything."""
    return sha256(b"sobremesa secret\n" + secret).hexdigest()


def commit_nonce(nonce: bytes) -> str:
    """What a browser publishes before it reveals its nonce."""
    return sha256(b"sobremesa nonce\n" + nonce).hexdigest()


def share_seed(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """The seed. The nonces stand in the order of their commitments, so that no order can be chosen either."""
    ordered = sorted(nonces, key=commit_nonce)
    return sha256(b"".join((b"sobremesa shared seed\n", secret, *ordered))).digest()


def _bytes_of(written: str) -> bytes:
    """The bytes; what is not 32 of them, written without anything else, fits no commitment."""
    try:
        found = bytes.fromhex(written)
    except ValueError:
        return b""
    return found if found.hex() == written and len(found) == SEED_BYTES else b""
