"""A passkey made of software: signs like a phone or a security key, and errs like one when told to."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
NO_MODEL = bytes(16)
KEY_TYPE, ALGORITHM, CURVE, X, Y = 1, 3, -1, -2, -3
ELLIPTIC, ES256, P256 = 2, -7, 1
COORDINATE_BYTES = 32


class Authenticator:
    """Holds one discoverable passkey, and answers as the page of an origin would hand it on."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.sign_count = 0
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.party = ""
        self.owner = b""

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` returns, as JSON."""
        self.party, self.owner = options["rp"]["id"], base64url_to_bytes(options["user"]["id"])
        attested = NO_MODEL + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public_key())
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client_data, attestationObject=attestation)

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` returns, as JSON."""
        self.sign_count += 1
        data = self._data(PRESENT | VERIFIED)
        client_data = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=client_data, authenticatorData=data, signature=signature, userHandle=self.owner
        )

    def _public_key(self) -> dict[int, Any]:
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(COORDINATE_BYTES, "big") for number in (point.x, point.y))
        return {KEY_TYPE: ELLIPTIC, ALGORITHM: ES256, CURVE: P256, X: x, Y: y}

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.party.encode()).digest() + bytes([flags]) + self.sign_count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id_ = bytes_to_base64url(self.id)
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id_, "rawId": id_, "type": "public-key", "response": written, "clientExtensionResults": {}}
