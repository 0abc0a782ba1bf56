"""Codes of tables and seats, in letters and figures that nobody confuses, and their locks."""

import hashlib
import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
TABLE_LENGTH, SEAT_LENGTH = 6, 8
SALT_LENGTH, LOCK_LENGTH = 24, 64


def table_code() -> str:
    """A new code of a table."""
    return _drawn(TABLE_LENGTH)


def seat_code() -> str:
    """A new code that gives a seat back: 40 bits, too many to try over a line."""
    return _drawn(SEAT_LENGTH)


def new_lock(table: str, code: str) -> str:
    """What is kept of the code of a seat. It begins with salt, so that whoever is told a hash of it can try no codes."""
    return _locked(secrets.token_hex(SALT_LENGTH // 2), table, code)


def fits(code: str, lock: str, table: str) -> bool:
    """Whether a code is that of a lock; nothing fits where there is none."""
    return lock != "" and hmac.compare_digest(lock, _locked(lock[:SALT_LENGTH], table, code))


def _locked(salt: str, table: str, code: str) -> str:
    digest = hashlib.sha256(f"seat:{salt}:{table}:{code}".encode()).hexdigest()
    return (salt + digest)[:LOCK_LENGTH]


def _drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
