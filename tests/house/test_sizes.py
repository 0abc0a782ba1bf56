"""Modules, functions and folders stay small, and every public thing says what it is."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/rebelote"
MODULES = sorted([*PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("*.py")])

MODULE_LINES, MODULE_LINES_WITH_REASON = 400, 600
FUNCTION_LINES, KERNEL_FUNCTION_LINES = 40, 25
FOLDER_MODULES = 14

Function = ast.FunctionDef | ast.AsyncFunctionDef


def module_fault(text: str) -> str | None:
    """What is wrong with the length of a module; above 400 lines its docstring speaks of the 400 lines."""
    count = len(text.splitlines())
    reason = f"{MODULE_LINES} lines" in (ast.get_docstring(ast.parse(text)) or "")
    allowed = MODULE_LINES_WITH_REASON if reason else MODULE_LINES
    return f"{count} lines of {allowed}" if count > allowed else None


def functions(text: str) -> Iterator[Function]:
    """Every function of a module, those of classes and of other functions too."""
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, Function))


def length(function: Function) -> int:
    """Lines from `def` to the end, without those of the docstring."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is None:
        return lines
    return lines - ((first.end_lineno or first.lineno) - first.lineno + 1)


def long_functions(text: str, allowed: int) -> list[str]:
    """Functions above a number of lines, with their lengths."""
    return [f"{each.name}: {length(each)} lines" for each in functions(text) if length(each) > allowed]


def public(node: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, ast.AST]]:
    """The public classes, functions and methods of a module, by name; overloads are not counted."""
    for each in node.body:
        if not isinstance(each, ast.ClassDef | Function) or each.name.startswith("_"):
            continue
        if "overload" in map(ast.unparse, each.decorator_list):
            continue
        yield within + each.name, each
        if isinstance(each, ast.ClassDef):
            yield from public(each, f"{each.name}.")


def promised(text: str) -> Iterator[str]:
    """Names of methods that the protocols of a module document, for every class that keeps them."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and any("Protocol" in ast.unparse(base) for base in node.bases):
            yield from (
                each.name for each in node.body if isinstance(each, Function) and ast.get_docstring(each)
            )


def undocumented(text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """Public things of a module without a docstring, the module first; methods that are known need none."""
    tree = ast.parse(text)
    named: list[tuple[str, ast.AST]] = [("module", tree), *public(tree)]
    silent = [name for name, node in named if not ast.get_docstring(node)]  # type: ignore[arg-type]
    return [name for name in silent if "." not in name or name.split(".")[-1] not in known]


PROMISED = frozenset(name for path in MODULES for name in promised(path.read_text()))


def is_kernel(path: Path) -> bool:
    """Whether a module is held to the size of kernels."""
    return path.parent == PACKAGE / "kernels" or path.name == "kernel.py"


def name_of(path: Path) -> str:
    """The path of a module inside the house, for messages."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_module_is_short(path: Path) -> None:
    assert None is module_fault(path.read_text())


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_functions_are_short(path: Path) -> None:
    allowed = KERNEL_FUNCTION_LINES if is_kernel(path) else FUNCTION_LINES

    assert [] == long_functions(path.read_text(), allowed)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_public_things_have_docstrings(path: Path) -> None:
    assert [] == undocumented(path.read_text(), PROMISED)


def test_folders_hold_few_modules() -> None:
    counted = Counter(name_of(path.parent) for path in MODULES if path.name != "__init__.py")
    wide = {name: count for name, count in counted.items() if count > FOLDER_MODULES}

    assert {} == wide


def test_module_above_400_lines_is_found() -> None:
    assert "401 lines of 400" == module_fault('"""Long."""\n' + "\n" * 400)


def test_reason_in_the_docstring_allows_up_to_600_lines() -> None:
    start = '"""A table, above 400 lines since it is one."""\n'

    assert None is module_fault(start + "\n" * 599)
    assert "601 lines of 600" == module_fault(start + "\n" * 600)


def test_docstring_does_not_count_as_length() -> None:
    text = 'def f():\n    """One.\n\n    Two.\n    """\n    a = 1\n    return a\n'

    assert ["f: 3 lines"] == long_functions(text, 2)
    assert [] == long_functions(text, 3)


def test_missing_docstrings_are_found() -> None:
    text = "class A:\n    def b(self): ...\n    def _c(self): ...\n\ndef d(): ...\n"

    assert ["module", "A", "A.b", "d"] == undocumented(text)


def test_method_that_a_protocol_documents_needs_no_docstring() -> None:
    protocol = 'class P(Protocol):\n    def m(self):\n        """Moves."""\n'
    text = '"""M."""\nclass A:\n    """A."""\n    def m(self): ...\n\ndef m(): ...\n'

    assert ["m"] == undocumented(text, frozenset(promised(protocol)))
