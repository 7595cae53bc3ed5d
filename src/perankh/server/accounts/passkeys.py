"""Passkeys: what a browser is asked to sign, and whether it did."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

import webauthn
from msgspec import Struct
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from perankh.server.accounts.person import Person
from perankh.server.refused import Refused

HOUSE = "perankh"
"""What browsers call the house beside a passkey."""
PATIENCE = 300_000
"""In milliseconds: how long a challenge may be answered."""


class RelyingParty(Struct, frozen=True):
    """The house by the name under which somebody reaches it: a passkey counts for that name only."""

    name: str
    origins: list[str]


class Passkey(Struct, frozen=True):
    """What is stored of a passkey."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    """How often it has signed, as far as it says: never less than before, unless it is a copy."""


def relying_party(host: str) -> RelyingParty:
    """The house as reached by this host; browsers make no passkeys for a bare address."""
    name = urlsplit(f"//{host}").hostname or ""
    if _is_bare_address(name):
        raise Refused("no-passkeys", host=name)
    # A proxy may hide that the page came by TLS. Browsers use passkeys nowhere else, but for a machine's own localhost.
    return RelyingParty(name, [f"https://{host.lower()}", f"http://{host.lower()}"])


def _is_bare_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def creation_options(
    party: RelyingParty, person: Person, login: str, challenge: bytes, known: list[str]
) -> dict[str, Any]:
    """What a browser needs to make a passkey, on a device that holds none of those known already."""
    options = webauthn.generate_registration_options(
        rp_id=party.name,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=login,
        user_display_name=person.name,
        challenge=challenge,
        timeout=PATIENCE,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id_)) for id_ in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json_dict(options)


def request_options(party: RelyingParty, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to sign with whichever passkey the person chooses."""
    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=party.name, challenge=challenge, timeout=PATIENCE)
    )


def passkey_made(party: RelyingParty, person: Person, credential: dict[str, Any], challenge: bytes) -> Passkey:
    """The passkey that a browser made for this challenge, or it is refused."""
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.name,
            expected_origin=party.origins,
        )
    except Exception as fault:  # what the browser sent is foreign, and the library fails on it in many ways
        raise Refused("wrong-passkey") from fault
    return Passkey(bytes_to_base64url(made.credential_id), person.id, made.credential_public_key, made.sign_count)


def id_of(credential: dict[str, Any]) -> str:
    """Which passkey has signed, as it is stored."""
    try:
        return bytes_to_base64url(parse_authentication_credential_json(credential).raw_id)
    except Exception as fault:  # as above
        raise Refused("wrong-passkey") from fault


def count_when_signed(party: RelyingParty, passkey: Passkey, credential: dict[str, Any], challenge: bytes) -> int:
    """How often the passkey says that it has signed, if this is its signature of the challenge; or it is refused."""
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.name,
            expected_origin=party.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
        owner = base64url_to_bytes(credential["response"].get("userHandle") or "")
    except Exception as fault:  # as above
        raise Refused("wrong-passkey") from fault
    if owner and owner != passkey.person.encode():
        raise Refused("wrong-passkey")
    return signed.new_sign_count
