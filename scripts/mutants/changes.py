"""The small changes that a slip of the hand could make to an expression or a statement."""

import ast
from collections.abc import Iterator
from copy import copy
from typing import TypeVar

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Pow: ast.Mult,
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}

NodeT = TypeVar("NodeT", bound=ast.AST)


def changed_expressions(node: ast.expr) -> Iterator[ast.expr]:  # noqa: C901 - a table of shapes
    """Every expression that a slip could have put in place of this one; parts of it are changed elsewhere."""
    match node:
        case ast.Compare():
            yield from _compare(node)
        case ast.BoolOp():
            yield from _both_or_either(node)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.BinOp() if type(node.op) in _ARITHMETIC:
            yield _with(node, op=_ARITHMETIC[type(node.op)]())
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int(number)):
            yield from (ast.Constant(number + 1), ast.Constant(number - 1))
        case ast.IfExp():
            yield _with(node, test=negated(node.test))
        case ast.Call(func=ast.Name(id=name)) if name in _CALLS:
            yield _with(node, func=ast.Name(_CALLS[name], ast.Load()))
        case ast.Tuple(ctx=ast.Load(), elts=[_, _, *_]):
            yield _with(node, elts=node.elts[:-1])
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _comprehension(node)
        case ast.Subscript(slice=ast.Slice() as cut):
            yield from (_with(node, slice=each) for each in _slice(cut))


def changed_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """Every statement that could stand in place of this one; the expressions in it are changed elsewhere."""
    match node:
        case ast.Expr() | ast.Raise() | ast.AugAssign() | ast.Continue():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))


def _compare(node: ast.Compare) -> Iterator[ast.Compare]:
    for place, operator in enumerate(node.ops):
        for other in _COMPARISONS[type(operator)]:
            yield _with(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])
    for place, value in enumerate(node.comparators):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            other_text = ast.Constant(value.value + "?")
            yield _with(node, comparators=[*node.comparators[:place], other_text, *node.comparators[place + 1 :]])


def _both_or_either(node: ast.BoolOp) -> Iterator[ast.expr]:
    yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for place in range(len(node.values)):
        left = [*node.values[:place], *node.values[place + 1 :]]
        yield left[0] if len(left) == 1 else _with(node, values=left)


def _comprehension(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[ast.expr]:
    for place, generator in enumerate(node.generators):
        for which in range(len(generator.ifs)):
            kept = [*generator.ifs[:which], *generator.ifs[which + 1 :]]
            other = _with(generator, ifs=kept)
            yield _with(node, generators=[*node.generators[:place], other, *node.generators[place + 1 :]])


def _slice(cut: ast.Slice) -> Iterator[ast.Slice]:
    """Bounds that are plain numbers are changed as numbers."""
    if cut.lower is not None and not isinstance(cut.lower, ast.Constant):
        yield _with(cut, lower=ast.BinOp(cut.lower, ast.Add(), ast.Constant(1)))
    if cut.upper is not None and not isinstance(cut.upper, ast.Constant):
        yield _with(cut, upper=ast.BinOp(cut.upper, ast.Add(), ast.Constant(1)))


def negated(test: ast.expr) -> ast.expr:
    """The opposite condition."""
    return ast.UnaryOp(ast.Not(), test)


def _with(node: NodeT, **fields: object) -> NodeT:
    other = copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other
