"""What travels between the house and its people about their accounts, passkeys, browsers and programs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from perankh.server.protocol import Language, Name

SHORTEST_LOGIN = 3
LONGEST_LOGIN = 40
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

Login = Annotated[
    str,
    Meta(
        max_length=200,
        description=f"From {SHORTEST_LOGIN} to {LONGEST_LOGIN} letters on one line; capitals make no difference.",
    ),
]
Password = Annotated[
    str, Meta(max_length=1_000, description=f"From {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
]
"""Both are measured again where a refusal can say so in the person's language."""
Code = Annotated[str, Meta(max_length=60, description="A recovery code; dashes and capitals make no difference.")]
ChallengeId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]+$",  # what every database can keep
        max_length=60,
        description="Which challenge is answered; each is answered once.",
    ),
]
Credential = Annotated[
    dict[str, Any], Meta(description="What the browser's `PublicKeyCredential.toJSON()` returns, unchanged.")
]


# What a person sends


class SettingsChange(Struct, forbid_unknown_fields=True):
    """How somebody likes the house from now on; what is left out stays as it is."""

    language: Language | UnsetType | None = UNSET
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    speed: Literal["slow", "normal", "fast", "off"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET


class MeChange(Struct, forbid_unknown_fields=True):
    """What a person changes about themselves; what is left out stays as it is."""

    name: Name | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest, or a stranger, wants to be known again anywhere."""

    login: Login
    password: Password
    name: Name | None = None
    """How others see a stranger; a guest keeps the name."""


class LogIn(Struct, forbid_unknown_fields=True):
    """Somebody who has an account and remembers its password."""

    login: Login
    password: Password


class Recovery(Struct, forbid_unknown_fields=True):
    """Somebody who has an account and kept a recovery code; the password is the new one."""

    login: Login
    code: Code
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password; `old` is null in an account that has none."""

    new: Password
    old: Password | None = None


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """Somebody wants a passkey; without an account yet, this is the login that it will have."""

    login: Login | None = None


class NewPasskey(Struct, forbid_unknown_fields=True):
    """What the browser made for a challenge."""

    challenge: ChallengeId
    credential: Credential
    name: Name
    """How the person tells it from other passkeys."""
    login: Login | None = None
    """As asked with the challenge."""


class LogInByPasskey(Struct, forbid_unknown_fields=True):
    """What the browser signed for a challenge."""

    challenge: ChallengeId
    credential: Credential


class NewProgram(Struct, forbid_unknown_fields=True):
    """A program that is to play as a bot of its owner."""

    name: Name


# What the house tells


class RecoveryCodes(Struct):
    """Shown this once: each lets its owner set a new password, and is used up by that."""

    codes: list[str]


class AccountInfo(Struct):
    """How somebody with an account may log in."""

    login: str
    has_password: bool
    passkeys: int
    codes_left: int


class Challenge(Struct):
    """What the browser must answer within some minutes."""

    challenge: str
    options: dict[str, Any]
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class PasskeyInfo(Struct):
    """A passkey of somebody."""

    id: str
    name: str
    created_at: int


class PasskeyAdded(Struct):
    """A passkey is known from now on."""

    passkey: PasskeyInfo
    codes: list[str]
    """Recovery codes, when the passkey made the account; shown this once."""


class Browser(Struct):
    """A browser in which somebody plays."""

    device: str
    """As the browser calls itself."""
    since: int
    here: bool
    """Whether it is the one that asks."""


class ProgramInfo(Struct):
    """A program of somebody's."""

    id: str
    name: str
    created_at: int


class ProgramAdded(Struct):
    """A program may play from now on."""

    program: ProgramInfo
    token: str
    """Shown this once."""
