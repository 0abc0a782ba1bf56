"""Fair deals: what chance draws is promised before it is seen, and anybody can check it afterwards."""

from rebelote.tables.fair.draws import Draws, commitment, secret, secret_bytes
from rebelote.tables.fair.proof import Verdict, Wrong, check

__all__ = ["Draws", "Verdict", "Wrong", "check", "commitment", "secret", "secret_bytes"]
