"""Every mutant of a module: one small change at one place, as the whole changed source."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from scripts.mutants.changes import changed_expressions, changed_statements, negated

_KINDS_OF_TYPE = {"TypeAlias", "TypeVar"}
_NEEDS_NO_BRACKETS = (ast.Constant, ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Tuple, ast.List, ast.Set)


@dataclass(frozen=True)
class Mutant:
    """A module with one change in it."""

    module: str
    path: Path
    line: int
    source: str

    @property
    def diff(self) -> str:
        """The lines that differ, without the heading of a diff."""
        before = self.path.read_text(encoding="utf-8").splitlines()
        lines = list(unified_diff(before, self.source.splitlines(), n=0, lineterm=""))
        return "\n".join(line for line in lines[2:] if not line.startswith("@@"))


def mutants(path: Path, module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    source = path.read_text(encoding="utf-8")
    changes = _Places(source).changes()
    return [Mutant(module, path, line, changed) for line, changed in sorted(changes, key=lambda change: change[0])]


class _Places(ast.NodeVisitor):
    """Goes through a module, past what is only for readers and type checkers: docstrings, annotations, imports,
    decorators, bases, assertions (`strict` and `assert_never` among them) and the insides of texts."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._found: list[tuple[int, str]] = []

    def changes(self) -> Iterator[tuple[int, str]]:
        """The line of each change and the whole source with it."""
        self.visit(ast.parse(self._source))
        yield from dict.fromkeys(self._found)

    def visit(self, node: ast.AST) -> None:
        """Change this node in every way, then go on with its parts."""
        if isinstance(node, ast.expr):
            for expression in changed_expressions(node):
                self._replace(node, _bracketed(expression))
        elif isinstance(node, ast.stmt):
            for statement in changed_statements(node) if not _says_nothing(node) else ():
                self._replace(node, ast.unparse(statement))
        super().visit(node)

    def visit_If(self, node: ast.If) -> None:
        """An `if`, a `while` and a guard may have the opposite condition."""
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """As an `if`."""
        self._negate(node.test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        """Patterns stay as they are."""
        if node.guard is not None:
            self._negate(node.guard)
            self.visit(node.guard)
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Only defaults and body."""
        for part in (*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body):
            self.visit(part)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Only the body."""
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Only the value, unless it is a type."""
        if node.value is not None and ast.unparse(node.annotation) not in _KINDS_OF_TYPE:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        """Types that something is asked or turned into stay as they are."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in _KINDS_OF_TYPE or name == "cast":
            return
        if name == "isinstance":
            self.visit(node.args[0])
        else:
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """`zip(…, strict=True)` is an assertion."""
        if node.arg != "strict":
            self.generic_visit(node)

    def _pass_by(self, node: ast.AST) -> None:
        """Nothing in here is changed."""

    visit_Assert = visit_Import = visit_ImportFrom = visit_JoinedStr = _pass_by  # noqa: N815 - names of the visitor

    def _negate(self, test: ast.expr) -> None:
        """The opposite of a condition, unless changing its own operator gives the same."""
        is_simple = isinstance(test, ast.Compare) and len(test.ops) == 1
        if not is_simple and not isinstance(test, ast.UnaryOp):
            self._replace(test, _bracketed(negated(test)))

    def _replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        source = self._source.encode()
        first = self._starts[node.lineno - 1] + node.col_offset
        last = self._starts[node.end_lineno - 1] + node.end_col_offset
        self._found.append((node.lineno, (source[:first] + text.encode() + source[last:]).decode()))


def _bracketed(expression: ast.expr) -> str:
    """As text that means the same wherever it is put."""
    text = ast.unparse(ast.fix_missing_locations(expression))
    return text if isinstance(expression, _NEEDS_NO_BRACKETS) else f"({text})"


def _says_nothing(node: ast.stmt) -> bool:
    """A docstring, or what can never be reached."""
    if not isinstance(node, ast.Expr):
        return False
    is_text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return is_text or (isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "assert_never")
