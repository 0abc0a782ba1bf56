"""Passkeys: what a device is asked to sign, and whether what it signed is right.

The library that reads what devices send takes a third of a second to load, so that it is loaded only when
somebody uses one.
"""

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

_TITLE = "Rebelote"
_WAIT_MS = 300_000


class BadPasskey(ValueError):
    """What a device sent is not what was asked for."""


@dataclass(frozen=True, slots=True)
class Site:
    """The house as browsers see it: its host without a port, and scheme, host and port."""

    host: str
    origin: str


@dataclass(frozen=True, slots=True)
class Made:
    """A passkey that a device made: its number and its public half in base64url, and its count of uses."""

    passkey: str
    key: str
    uses: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a device says: which passkey it used, and the challenge that it signed."""

    passkey: str
    challenge: str


def new_challenge() -> str:
    """A new challenge, in base64url."""
    return secrets.token_urlsafe(32)


def asked_to_make(site: Site, challenge: str, player: str, name: str, known: Sequence[str]) -> str:
    """What a browser asks its device, so that it makes a passkey, as JSON. `known` are those it has already."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
    )
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=_TITLE,
        user_id=player.encode(),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        timeout=_WAIT_MS,
        authenticator_selection=wanted,
        exclude_credentials=[_described(each) for each in known],
    )
    return options_to_json(options)


def asked_to_sign(site: Site, challenge: str, known: Sequence[str] = ()) -> str:
    """What a browser asks its device, so that it signs, as JSON; with any passkey unless some are `known`."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=base64url_to_bytes(challenge),
        timeout=_WAIT_MS,
        allow_credentials=[_described(each) for each in known],
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json(options)


def told(text: str) -> Told:
    """What a device says that it did, which is not believed yet. Raises BadPasskey."""
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

    with _judged():
        found = json.loads(text)
        client = parse_client_data_json(base64url_to_bytes(found["response"]["clientDataJSON"]))
        return Told(str(found["id"]), bytes_to_base64url(client.challenge))


def made(site: Site, challenge: str, text: str) -> Made:
    """The passkey that a device made for a challenge. Raises BadPasskey."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    with _judged():
        found = verify_registration_response(
            credential=text,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    key = bytes_to_base64url(found.credential_public_key)
    return Made(bytes_to_base64url(found.credential_id), key, found.sign_count)


def signed(site: Site, challenge: str, text: str, key: str, uses: int) -> int:
    """How often a passkey was used by now, if it signed the challenge. Raises BadPasskey."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    with _judged():
        found = verify_authentication_response(
            credential=text,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    return found.new_sign_count


@contextmanager
def _judged() -> Iterator[None]:
    """Whatever is wrong with what a device sent is a BadPasskey."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    # what is read was written by anybody, and may be of any shape
    except (WebAuthnException, LookupError, TypeError, AttributeError, ValueError, RecursionError) as fault:
        raise BadPasskey(str(fault)) from fault


def _described(passkey: str) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey))
