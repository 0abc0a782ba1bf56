"""Who plays here: a guest of one browser, or an account that is known by its name everywhere."""

import hashlib
import secrets
from dataclasses import dataclass

_LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
LENGTH = 12
"""How many signs the number of a player has."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person the house knows. `account` is the name as it is compared, None for a guest.

    `silent_until` is a moment, in seconds since 1970, until which nothing but set phrases is heard of them;
    whoever is `barred` does not come in with their account. `likeness` is what the name of an account looks like.
    """

    player: str
    name: str
    language: str
    account: str | None = None
    password: str = ""
    admin: bool = False
    made_at: int = 0
    settings: str = "{}"
    experience: int = 0
    coins: int = 0
    silent_until: int = 0
    barred: bool = False
    likeness: str = ""

    @property
    def rules(self) -> bool:
        """Whether they are an administrator who can come in."""
        return self.admin and not self.barred


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is known. `lock` is the hash of the secret that the browser keeps."""

    lock: str
    player: str
    made_at: int
    seen_at: int
    device: str


def new_player() -> str:
    """A new number of a player."""
    return _drawn(LENGTH)


def new_number() -> str:
    """A new number of something that is written down about players."""
    return _drawn(12)


def new_secret() -> str:
    """A new secret for a browser to keep: nobody guesses it."""
    return secrets.token_urlsafe(32)


def session_lock(secret: str) -> str:
    """What is kept of the secret of a browser: a stolen store opens no session."""
    return hashlib.sha256(f"session:{secret}".encode()).hexdigest()


def request_token(secret: str) -> str:
    """What a page sends with every change, to show that it is ours: other sites cannot read it."""
    return hashlib.sha256(f"request:{secret}".encode()).hexdigest()[:32]


def _drawn(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
