"""One text, two bindings: functions of integers that run as plain Python and, with numba, compiled.

`part` marks a function that compiled code may call and that stays plain Python for everybody else;
`compiled` marks a point of entry. Without numba both leave the function as it is. Numba looks only
at the file of the outer function to tell whether its disk cache is fresh, so the cache lies in a
folder whose name carries a hash of every source that may be compiled.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from rebelote.games.belote import kernel
from rebelote.games.updown import kernel as updown
from rebelote.kernels import bits, tricks

F = TypeVar("F", bound=Callable[..., Any])

HAS_NUMBA = find_spec("numba") is not None
"""Whether functions are compiled here; if not, they run as they are written."""

KERNELS = (bits, tricks, kernel, updown)
"""The modules whose functions compiled code may call, lowest first."""


def kernel_functions() -> Iterable[FunctionType]:
    """Every function of the kernels, each once."""
    return (each for module in KERNELS for each in vars(module).values() if _is_own(each, module))


def _is_own(thing: object, module: ModuleType) -> bool:
    return isinstance(thing, FunctionType) and thing.__module__ == module.__name__


def sources() -> tuple[Path, ...]:
    """Every file whose text may be compiled: the kernels, and this room but for what is learned."""
    kernels = [Path(module.__file__) for module in KERNELS if module.__file__]
    room = Path(__file__).parent
    return (*kernels, *sorted(path for path in room.rglob("*.py") if path.parent != room / "learned"))


def cache_key(files: Iterable[Path]) -> str:
    """Twelve letters that change with any of some files."""
    content = hashlib.sha256()
    for path in files:
        content.update(hashlib.sha256(path.read_bytes()).digest())
    return content.hexdigest()[:12]


def cache_folder() -> Path:
    """Where compiled code is kept: REBELOTE_CACHE, the virtual environment, or the user's cache."""
    asked = os.environ.get("REBELOTE_CACHE")
    if asked:
        base = Path(asked)
    elif sys.prefix != sys.base_prefix and os.access(sys.prefix, os.W_OK):
        base = Path(sys.prefix, "cache")
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "rebelote" / cache_key(sources())


def usable(folder: Path) -> bool:
    """Whether a folder can be made and written; numba would else keep its code beside the source, unkeyed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


if HAS_NUMBA:
    import numba as _imported
    from numba.extending import register_jitable
    from numpy import array, int64

    numba: Any = _imported
    _FOLDER = cache_folder()
    _KEPT = usable(_FOLDER)

    def cells(values: list[int]) -> Any:
        """An array of integers that compiled code can work in."""
        return array(values, dtype=int64)

    def part(function: F) -> F:
        """A function that compiled code may call."""
        registered: F = register_jitable(error_model="numpy", forceinline=True)(function)
        return registered

    def compiled(*signature: str) -> Callable[[F], F]:
        """A point of entry, compiled at once for a signature, or for what it is first called with."""

        def compile_now(function: F) -> F:
            before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(_FOLDER)
            try:
                entry: F = numba.njit(*signature, cache=_KEPT, nogil=True, error_model="numpy")(function)
            finally:
                numba.config.CACHE_DIR = before
            return entry

        return compile_now

    for _each in kernel_functions():
        if _each not in (bits.count, bits.lowest, kernel.perft):
            part(_each)
else:

    def cells(values: list[int]) -> Any:
        """A list, since nothing is compiled."""
        return values

    def part(function: F) -> F:
        """A function that compiled code may call."""
        return function

    def compiled(*signature: str) -> Callable[[F], F]:
        """A point of entry."""
        return lambda function: function
