"""Our own source files as syntax trees, for the tests of how the house is built."""

import ast
import functools
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTATORS = frozenset(
    {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}
    | {"add", "discard", "update", "setdefault", "popitem"}
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*packages: str) -> list[str]:
    """The source files of some packages, as paths from the root: "engine/kernel/rng.py"."""
    files = (path for package in packages for path in (ROOT / package).rglob("*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


@functools.cache
def source(module: str) -> str:
    """A module's text."""
    return (ROOT / module).read_text(encoding="utf-8")


@functools.cache
def tree(module: str) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(source(module), module)


@functools.cache
def nodes(module: str) -> tuple[ast.AST, ...]:
    """Every node of a module's syntax tree."""
    return tuple(ast.walk(tree(module)))


@functools.cache
def imports(module: str) -> frozenset[str]:
    """Every dotted name that a module imports.

    `from engine.kernel import rng, Seat` gives engine.kernel.rng and engine.kernel.Seat.
    """
    names: set[str] = set()
    for node in nodes(module):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


@functools.cache
def functions(module: str) -> tuple[Function, ...]:
    """Every function and method of a module."""
    return tuple(node for node in nodes(module) if isinstance(node, Function))


def code_lines(function: Function) -> int:
    """How many lines a function has from `def` to its end, its docstring left out."""
    total = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is None:
        return total
    return total - ((first.end_lineno or first.lineno) - first.lineno + 1)


def parameters(function: Function) -> list[str]:
    """The names of a function's parameters but `self` and `cls`."""
    arguments = function.args
    names = [a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    names += [a.arg for a in (arguments.vararg, arguments.kwarg) if a]
    return [name for name in names if name not in ("self", "cls")]


def changes(text: str, names: frozenset[str], types: frozenset[str]) -> list[str]:
    """The places where a module changes something that it was handed.

    A change is an assignment to, or a deletion of, an attribute or an item, or a call of a method
    that changes a list, set or mapping, whose root is one of `names`, a parameter typed as one of
    `types`, or a local name for a part of these.

    Args:
        text: The module's source.
        names: Names that always stand for the state or a part of it.
        types: Names of the state's own classes.

    Returns:
        Each change as "line: code", in order.
    """
    found: list[tuple[int, str]] = []
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, Function):
            roots = names | _typed(function, types)
            roots |= _parts(function, roots)
            for node in ast.walk(function):
                if any(_root(target) in roots for target in _changed(node)):
                    found.append((getattr(node, "lineno", 0), ast.unparse(node)))
    return [f"{line}: {code}" for line, code in sorted(set(found))]


def _typed(function: Function, types: frozenset[str]) -> frozenset[str]:
    arguments = function.args
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return frozenset(
        argument.arg
        for argument in every
        if argument.annotation
        and types & {n.id for n in ast.walk(argument.annotation) if isinstance(n, ast.Name)}
    )


def _parts(function: Function, roots: frozenset[str]) -> frozenset[str]:
    """Local names for parts of the roots: `side = state.sides[0]`, `for card in state.altar`."""
    parts: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr | ast.For) and (
            value := node.iter if isinstance(node, ast.For) else node.value
        ):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if isinstance(value, ast.Attribute | ast.Subscript) and _root(value) in roots | parts:
                parts |= {target.id for target in targets if isinstance(target, ast.Name)}
    return frozenset(parts)


def _changed(node: ast.AST) -> list[ast.expr]:
    """The attributes and items that a piece of code changes."""
    targets: list[ast.expr] = []
    match node:
        case ast.Assign() | ast.Delete():
            targets = [part for target in node.targets for part in _flat(target)]
        case ast.AugAssign() | ast.AnnAssign():
            targets = [node.target]
        case ast.Call(func=ast.Attribute(attr=name, value=receiver)) if name in MUTATORS:
            return [receiver]
        case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[receiver, *_]):
            return [receiver]
    return [target for target in targets if isinstance(target, ast.Attribute | ast.Subscript)]


def _flat(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        return [part for element in target.elts for part in _flat(element)]
    return [target]


def _root(expression: ast.expr) -> str | None:
    """The name at the left end of `name.attribute[item].attribute`."""
    while isinstance(expression, ast.Attribute | ast.Subscript):
        expression = expression.value
    return expression.id if isinstance(expression, ast.Name) else None
