"""Work without an end ends when it is told to."""

import asyncio


def wanted() -> bool:
    """Whether the running task may go on.

    A driver may take the cancellation of a task for a fault of its own line, and then the loop that hears of
    the fault would begin again.
    """
    task = asyncio.current_task()
    return task is None or not task.cancelling()
