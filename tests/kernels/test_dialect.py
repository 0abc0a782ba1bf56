"""Kernels are written in a small dialect, so that they run compiled as they are (architecture, section 4)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rebelote

SOURCE = Path(rebelote.__file__).parent
KERNELS = sorted([*SOURCE.glob("kernels/*.py"), *SOURCE.glob("games/*/kernel.py")])
LARGEST_TUPLE = 64

STATEMENTS = (ast.Return, ast.Assign, ast.AugAssign, ast.If, ast.While, ast.For, ast.Break, ast.Continue)
EXPRESSIONS = (ast.Name, ast.Tuple, ast.Attribute, ast.Subscript, ast.Compare, ast.BoolOp, ast.BinOp)
OTHERS = (ast.UnaryOp, ast.IfExp, ast.Call, ast.Constant, ast.Load, ast.Store, ast.And, ast.Or, ast.Not)
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.USub, ast.Invert)
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
ALLOWED = STATEMENTS + EXPRESSIONS + OTHERS + ARITHMETIC + BITWISE + COMPARISONS


def faults(source: str) -> list[str]:
    """What is outside the dialect in a module, as `line: what`."""
    tree = ast.parse(source)
    known = {name for node in tree.body for name in _named(node)}
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found += [f"{line}: {what}" for line, what in _in_function(node, known)]
        elif isinstance(node, ast.ClassDef):
            found += [f"{node.lineno}: class {node.name}"] * (not _is_record(node))
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.lineno}: import of {node.module}"] * (not _is_import_of_a_kernel(node))
        elif not isinstance(node, ast.Assign) and not _is_text(node):
            found += [f"{node.lineno}: {type(node).__name__}"]
    return found if found else _in_constants(source)


def _named(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.ImportFrom):
        yield from (alias.asname or alias.name for alias in node.names)
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and type(node.value.value) is str
    )


def _is_record(node: ast.ClassDef) -> bool:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    fields = [part for part in node.body if not _is_text(part)]
    plain = all(isinstance(part, ast.AnnAssign) and part.value is None for part in fields)
    return bases == ["NamedTuple"] and plain and not node.decorator_list


def _is_import_of_a_kernel(node: ast.ImportFrom) -> bool:
    names = {alias.name for alias in node.names}
    if node.module == "typing":
        return names == {"NamedTuple"}
    return node.module is not None and node.module.startswith("rebelote.kernels.")


def _in_function(function: ast.FunctionDef, known: set[str]) -> Iterator[tuple[int, str]]:
    a = function.args
    if a.defaults or a.kwonlyargs or a.vararg or a.kwarg or function.decorator_list:
        yield function.lineno, "arguments that are not simple, or a decorator"
    names = known | {arg.arg for arg in a.args} | {"range"}
    nodes = [part for statement in function.body if not _is_text(statement) for part in ast.walk(statement)]
    names |= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    within = {id(part) for node in nodes for part in _operands_of_and(node)}
    loops = {id(node.iter) for node in nodes if isinstance(node, ast.For)}
    for node in nodes:
        if what := _fault(node, names, known, within, loops):
            yield getattr(node, "lineno", function.lineno), what


def _operands_of_and(node: ast.AST) -> tuple[ast.expr, ...]:
    return (node.left, node.right) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd) else ()


def _fault(node: ast.AST, names: set[str], known: set[str], within: set[int], loops: set[int]) -> str:
    match node:
        case ast.Constant(value=value) if type(value) not in (int, bool):
            return f"constant {value!r}"
        case ast.Name(id=name) if name not in names:
            return f"name {name}"
        case ast.UnaryOp(op=ast.Invert()) if id(node) not in within:
            return "a set inverted alone"
        case ast.Call(keywords=[_, *_]):
            return "keyword argument"
        case ast.Call(func=ast.Name(id="range")):
            return "" if id(node) in loops else "range outside for"
        case ast.Call(func=ast.Name(id=name)) if name in known:
            return ""
        case ast.Call():
            return f"call of {ast.unparse(node.func)}"
        case ast.For(iter=iterated) if not ast.unparse(iterated).startswith("range("):
            return "for without range"
        case ast.Tuple(elts=[]):
            return "empty tuple"
    return "" if isinstance(node, ALLOWED) else type(node).__name__


def _in_constants(source: str) -> list[str]:
    names = {name for node in ast.parse(source).body if isinstance(node, ast.Assign) for name in _named(node)}
    values: dict[str, object] = {"__name__": "kernel"}
    exec(compile(source, "kernel", "exec"), values)  # noqa: S102 - our own source, or that of a test below
    return [f"constant {name}" for name in sorted(names) if not _is_constant(values[name])]


def _is_constant(value: object) -> bool:
    if isinstance(value, tuple):
        return len(value) <= LARGEST_TUPLE and all(type(part) is int for part in value)
    return type(value) is int


def test_there_are_kernels_to_look_at() -> None:
    """An empty list would make the next test say nothing."""
    shown = {str(path.relative_to(SOURCE)) for path in KERNELS}

    assert {"kernels/bits.py", "kernels/tricks.py", "games/belote/kernel.py"} <= shown


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_kernel_keeps_the_dialect(path: Path) -> None:
    """Integers, tuples, records of them, if, while and for range."""
    assert [] == faults(path.read_text())


@pytest.mark.parametrize(
    "body",
    [
        "return [n]",
        "return {n: n}",
        "return {n}",
        "return 'a'",
        "return n / 2",
        "return 0.5",
        "return 2 ** n",
        "return None",
        "return ~n",
        "return n.bit_length()",
        "return n.bit_count()",
        "return f(n=n)",
        "return max(n, 1)",
        "return sum(k for k in range(n))",
        "return (lambda: n)()",
        "return n in (1, 2)",
        "return ()",
        "return (1, 2, 3)[:n]",
        "raise ValueError",
        "assert n",
        "global m",
        "for k in (1, 2):\n        return k",
        "k = range(n)\n    return k",
        "try:\n        return n\n    finally:\n        n = 1",
        "def g(m):\n        return n\n    return g(n)",
        "print(n)",
    ],
)
def test_what_is_outside_the_dialect_is_found_in_a_function(body: str) -> None:
    """Each body is a single fault."""
    assert [] != faults(f"def f(n):\n    {body}\n")


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from rebelote.cards import PACK_32",
        "from typing import Any",
        "def f(n=1):\n    return n",
        "def f(*n):\n    return n",
        "def f(*, n):\n    return n",
        "class A:\n    n: int",
        "from typing import NamedTuple\nclass A(NamedTuple):\n    n: int = 0",
        "from typing import NamedTuple\nclass A(NamedTuple):\n    n: int\n    def f(self):\n        return 1",
        "A = [1]",
        "A = 'text'",
        "A = (1.0,)",
        "A = tuple(range(65))",
        "async def f():\n    return 1",
        "if True:\n    A = 1",
    ],
)
def test_what_is_outside_the_dialect_is_found_in_a_module(source: str) -> None:
    """Each source is a single fault."""
    assert [] != faults(source)


@pytest.mark.parametrize(
    "body",
    [
        "return n & ~1",
        "k = 0\n    for i in range(n):\n        k += i\n    return k",
        "while n:\n        n &= n - 1\n    return -n",
        "a, b = (n, 1)\n    return a if n > b else f(b)",
    ],
)
def test_what_is_inside_the_dialect_is_let_be(body: str) -> None:
    """The checker does not forbid what kernels need."""
    assert [] == faults(f"def f(n):\n    {body}\n")
