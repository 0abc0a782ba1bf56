"""Settings of the whole suite: generated tests have no deadline, and a failed run tells its seed."""

import random

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Chooses the seed of the run here, unless it was given, so that it can be told."""
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = random.SystemRandom().randrange(2**32)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Says how to repeat a failed run with the same generated cases."""
    if exitstatus:
        seed = terminalreporter.config.getoption("hypothesis_seed")
        terminalreporter.write_line(f"repeat the generated cases with --hypothesis-seed={seed}")
