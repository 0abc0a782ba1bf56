"""A device that makes passkeys and signs with them, as a browser hands on what it says."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64
ES256, P256 = -7, 1


def text(data: bytes) -> str:
    """Bytes in base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(written: str) -> bytes:
    """The bytes of a base64url text."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


@dataclass
class Device:
    """A device with at most one passkey; it asks its owner who they are, unless it is `careless`."""

    origin: str = "http://testserver"
    careless: bool = False
    passkey: bytes = b""
    uses: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, asked: dict[str, Any]) -> str:
        """Make a passkey as a page asks."""
        self.passkey = secrets.token_bytes(16)
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: ES256, -1: P256, -2: x, -3: y})
        named = bytes(16) + len(self.passkey).to_bytes(2, "big") + self.passkey
        data = self._data(asked["rp"]["id"], WITH_KEY) + named + public
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._credential(clientDataJSON=text(client), attestationObject=text(told))

    def sign(self, asked: dict[str, Any]) -> str:
        """Sign what a page asks to be signed."""
        self.uses += 1
        data = self._data(asked["rpId"])
        client = self._client("webauthn.get", asked["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signature)
        )

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | more | (0 if self.careless else VERIFIED)
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _credential(self, **response: str) -> str:
        name = text(self.passkey)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
