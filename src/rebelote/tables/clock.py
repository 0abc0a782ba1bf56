"""The clock of the running loop."""

import asyncio
import time


class LoopClock:
    """Real time."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
