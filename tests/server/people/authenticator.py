"""A device that makes and uses passkeys, in software."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40


@dataclass
class Key:
    """A passkey, with its secret half."""

    private: ec.EllipticCurvePrivateKey
    domain: str
    owner: bytes
    count: int = 0


class Authenticator:
    """Answers what a browser would pass on to a device; `verifies` is a fingerprint or a PIN."""

    def __init__(self, *, verifies: bool = True, counts: bool = True) -> None:
        self.keys: dict[bytes, Key] = {}
        self._flags = PRESENT | (VERIFIED if verifies else 0)
        self._counts = counts

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        name = secrets.token_bytes(16)
        owner = decoded(options["user"]["id"])
        key = self.keys[name] = Key(ec.generate_private_key(ec.SECP256R1()), options["rp"]["id"], owner)
        numbers = key.private.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(key, NEW_KEY) + bytes(16) + len(name).to_bytes(2, "big") + name + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = client_data("webauthn.create", options["challenge"], origin)
        response = {
            "clientDataJSON": encoded(client),
            "attestationObject": encoded(attested),
            "transports": ["internal", "x-made-up", 7],
        }
        return {"id": encoded(name), "rawId": encoded(name), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`, with the newest passkey of that domain."""
        name, key = [(name, key) for name, key in self.keys.items() if key.domain == options["rpId"]][-1]
        key.count += self._counts
        data = self._data(key)
        client = client_data("webauthn.get", options["challenge"], origin)
        signature = key.private.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": encoded(key.owner),
        }
        return {"id": encoded(name), "rawId": encoded(name), "type": "public-key", "response": response}

    def _data(self, key: Key, flags: int = 0) -> bytes:
        flagged = bytes([self._flags | flags])
        return sha256(key.domain.encode()).digest() + flagged + key.count.to_bytes(4, "big")


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    """What the browser says about where it is."""
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
