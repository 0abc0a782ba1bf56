"""Leaves: small questions about sets of bits, swapped for a machine instruction where compiled.

Each has a plain text below or in `kernels.bits`; the compiled twin must answer the same.
"""

from collections.abc import Callable
from typing import Any

from rebelote.kernels.bits import count, lowest
from rebelote.search.compiled import HAS_NUMBA

__all__ = ["bare", "count", "highest", "lowest", "mixed", "pick"]

WORD = (1 << 63) - 1


def highest(members: int) -> int:
    """The largest member of a set that is not empty."""
    return members.bit_length() - 1


def bare(cells: Any) -> Any:
    """The cells of an array themselves, to be handed on by compiled code without counting references."""
    return cells


def mixed(word: int, factor: int, step: int) -> int:
    """The low 63 bits of word * factor + step. Compiled integers must not overflow, so this is a leaf."""
    return (word * factor + step) & WORD


def pick(members: int, n: int) -> int:
    """The bit of the member with n smaller ones."""
    for _ in range(n):
        members &= members - 1
    return members & -members


def packed(members: int, within: int) -> int:
    """Of the members of a set the lowest is bit 0, the next bit 1, and so on: those that are in another set."""
    found, place = 0, 1
    while within:
        if members & within & -within:
            found |= place
        within &= within - 1
        place <<= 1
    return found


def spread(places: int, within: int) -> int:
    """The members of a set at some places, the lowest being bit 0: what `packed` packed."""
    found = 0
    while within:
        if places & 1:
            found |= within & -within
        within &= within - 1
        places >>= 1
    return found


if HAS_NUMBA:
    from llvmlite import binding, ir  # type: ignore[import-untyped]
    from numba import types
    from numba.extending import intrinsic, overload

    def _instruction(name: str, arguments: int, constants: int) -> Any:
        """An LLVM instruction on 64 bits, with so many integers and then so many zeroes for flags."""

        def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            word, flag = ir.IntType(64), ir.IntType(1)
            kind = ir.FunctionType(word, [word] * arguments + [flag] * constants)
            target = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
            return builder.call(target, [*given, *[ir.Constant(flag, 0)] * constants])

        if arguments == 1:
            return intrinsic(lambda typing, one: (types.int64(types.int64), emit))
        return intrinsic(lambda typing, one, two: (types.int64(types.int64, types.int64), emit))

    pointer: Any = types.CPointer

    @intrinsic
    def _bare(typing: Any, array: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            made = context.make_array(signature.args[0])(context, builder, given[0])
            return made.data

        return pointer(array.dtype)(array), emit

    @intrinsic
    def _mix(typing: Any, word: Any, factor: Any, step: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            # without the flag that promises no overflow, which numba sets on every signed product
            total = builder.add(builder.mul(given[0], given[1]), given[2])
            return builder.and_(total, ir.Constant(ir.IntType(64), WORD))

        return types.int64(types.int64, types.int64, types.int64), emit

    _mixed: Any = _mix
    _cells: Any = _bare
    _ones = _instruction("llvm.ctpop.i64", 1, 0)
    _trailing = _instruction("llvm.cttz.i64", 1, 1)
    _leading = _instruction("llvm.ctlz.i64", 1, 1)
    _extract = _instruction("llvm.x86.bmi.pext.64", 2, 0)
    _deposit = _instruction("llvm.x86.bmi.pdep.64", 2, 0)

    def _swap(leaf: Callable[..., int], twin: Callable[..., Any]) -> None:
        overload(leaf, jit_options={"error_model": "numpy"})(twin)

    _swap(bare, lambda cells: lambda cells: _cells(cells))
    _swap(mixed, lambda word, factor, step: lambda word, factor, step: _mixed(word, factor, step))
    _swap(count, lambda members: lambda members: _ones(members))
    _swap(lowest, lambda members: lambda members: _trailing(members))
    _swap(highest, lambda members: lambda members: 63 - _leading(members))
    if binding.get_host_cpu_features().get("bmi2", False):
        _swap(pick, lambda members, n: lambda members, n: _deposit(1 << n, members))
        _swap(packed, lambda members, within: lambda members, within: _extract(members, within))
        _swap(spread, lambda places, within: lambda places, within: _deposit(places, within))
    else:

        def _counted(members: Any, n: Any) -> Any:
            def counted(members: int, n: int) -> int:
                for _ in range(n):
                    members &= members - 1
                return members & -members

            return counted

        _swap(pick, _counted)
