"""What chance drew: promised before it is seen, and proved when nothing can be learnt from it."""

import hashlib
import secrets
from dataclasses import dataclass, field

from rebelote.tables.ports import Draw
from rebelote.wire.messages import Commitment, Secret


def commitment(table: str, draw: Draw) -> Commitment:
    """The promise about a draw; docs/fair.md tells how to check it."""
    text = f"{draw.secret}:{table}:{draw.match}:{draw.ply}:{draw.move}"
    return Commitment(draw.match, draw.ply, hashlib.sha256(text.encode()).hexdigest())


def secret_bytes() -> str:
    """A new secret: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def seed_of(draw: Draw, ply: int, seat: int) -> int:
    """The chance of a bot that is asked at a ply after a draw: nobody foretells it who does not know the secret, and
    whoever is told that when the deal is over can ask the bot again.
    """
    text = f"bot:{draw.secret}:{draw.match}:{ply}:{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


@dataclass(slots=True)
class _Kept:
    draw: Draw
    kind: type
    deals: int
    told: bool = False


@dataclass(slots=True)
class Draws:
    """The draws of the running match, and which of them may be told.

    A draw is told when chance makes the same kind of move for a later deal, or when the match is over:
    belote gathers the pack unmixed, so that an earlier order would give later hands away, and a
    restock in mid-deal must not tell of the pack.
    """

    table: str
    kept: list[_Kept] = field(default_factory=list)

    def add(self, draw: Draw, kind: type, deals: int) -> list[Secret]:
        """Take a draw in, made after so many deals; what may be told now."""
        due = [each for each in self.kept if each.kind is kind and each.deals < deals]
        self.kept.append(_Kept(draw, kind, deals))
        return self._tell(due)

    @property
    def last(self) -> Draw | None:
        """The last draw, if there was one."""
        return self.kept[-1].draw if self.kept else None

    def end(self) -> list[Secret]:
        """The match is over: what was not told yet."""
        return self._tell(self.kept)

    def told(self) -> list[Secret]:
        """Everything that was told."""
        return [secret(self.table, each.draw) for each in self.kept if each.told]

    def _tell(self, due: list[_Kept]) -> list[Secret]:
        fresh = [each for each in due if not each.told]
        for each in fresh:
            each.told = True
        return [secret(self.table, each.draw) for each in fresh]


def secret(table: str, draw: Draw) -> Secret:
    """The proof of a commitment."""
    return Secret(draw.match, draw.ply, commitment(table, draw).hash, draw.secret, draw.move)
