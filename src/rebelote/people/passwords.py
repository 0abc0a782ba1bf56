"""Passwords: kept as argon2id hashes, each with its own salt."""

from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rebelote.people.names import BadName, compared

SHORTEST, LONGEST = 8, 200
_HASHER = PasswordHasher()


def hashed(password: str, name: str) -> str:
    """What is kept of a password. Raises BadName for one that is too short, or that is the name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadName("password-length")
    if compared(password) == compared(name):
        raise BadName("password-name")
    return _HASHER.hash(password)


def fits(password: str, kept: str) -> bool:
    """Whether a password is the one that was kept. It takes as long where there is none."""
    try:
        return _HASHER.verify(kept or _nobody(), password) and bool(kept)
    except (VerificationError, InvalidHashError):
        return False


@lru_cache
def _nobody() -> str:
    """The hash with which those are compared who have none; a start of the house does not wait for it."""
    return _HASHER.hash("nobody has this password")
