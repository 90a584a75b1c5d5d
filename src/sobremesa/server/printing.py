"""Sheets to print, made to order: seconds of work each, so one at a time, and the last ones kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
import structlog

from sobremesa.editions.texts import Language
from sobremesa.engine.text import Text
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.threads import Threads

if TYPE_CHECKING:
    from sobremesa.printing.page import Document

_log = structlog.get_logger()
MOST_KEPT = 24 * 1024 * 1024
"""Bytes of finished prints that a node keeps."""
MOST_COUNTED = 600
"""More than there are orders to count, so that each is counted once and asking is cheap."""

Result = TypeVar("Result")
PaperName: TypeAlias = Literal["a4", "letter"]
LeafletName: TypeAlias = Literal["with", "without", "only"]


class Order(msgspec.Struct, frozen=True):
    """What somebody wants printed; equal orders are the same file."""

    game: str
    players: int
    """For how many; 0 for the whole box."""
    language: Language
    paper: PaperName = "a4"
    leaflet: LeafletName = "with"
    plain: bool = False
    code: str = ""
    address: str = ""
    """Where the same set opens online."""

    @property
    def name(self) -> str:
        """A name for the file, by which sheets of two sets can be told apart."""
        rules = "rules" if self.leaflet == "only" else ""
        plain = "plain" if self.plain else ""
        parts = ("sobremesa", self.game, rules, plain, self.language, self.paper, self.code)
        return "-".join(filter(None, parts)) + ".pdf"


class Part(msgspec.Struct, frozen=True):
    """Pages of one kind."""

    title: str
    """In the language that they are printed in."""
    pages: int


class Printer:
    """One press, which a few may wait for."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._threads = Threads("printing", most=1, most_waiting=6)
        self._most_kept = most_kept
        self._made: OrderedDict[Order, bytes] = OrderedDict()
        self._counted: OrderedDict[Order, tuple[Part, ...]] = OrderedDict()
        self._drawing: _UnderWay[bytes] = _UnderWay(self._threads)
        self._counting: _UnderWay[tuple[Part, ...]] = _UnderWay(self._threads)

    async def pdf(self, order: Order) -> bytes:
        """The file; `Denied` when too many wait, or where the house has no fonts."""
        if order in self._made:
            self._made.move_to_end(order)
            return self._made[order]
        return await self._drawing.wait(order, lambda: _drawn(order), self._keep)

    async def parts(self, order: Order) -> tuple[Part, ...]:
        """What is in it, page by page, in its order; `Denied` as for the file."""
        if order in self._counted:
            self._counted.move_to_end(order)
            return self._counted[order]
        return await self._counting.wait(order, lambda: _counted(order), self._keep_count)

    def _keep_count(self, order: Order, parts: tuple[Part, ...]) -> None:
        self._counted[order] = parts
        if len(self._counted) > MOST_COUNTED:
            self._counted.popitem(last=False)

    def _keep(self, order: Order, data: bytes) -> None:
        """The last one stays, however large it is: whoever asked is about to be handed it."""
        self._made[order] = data
        while len(self._made) > 1 and sum(map(len, self._made.values())) > self._most_kept:
            self._made.popitem(last=False)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.close()


class _UnderWay(Generic[Result]):
    """Work for orders that is not done yet; whoever wants the same waits for the same."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._results: dict[Order, asyncio.Future[Result]] = {}

    async def wait(self, order: Order, work: Callable[[], Result], keep: Callable[[Order, Result], None]) -> Result:
        """What the work gives, which is kept whether or not anybody still waits for it."""
        if order not in self._results:
            result = asyncio.ensure_future(self._do(order, work, keep))
            self._results[order] = result
            result.add_done_callback(lambda done: self._done(order, done))
        # Others wait for the same: who goes does not take it along.
        return await asyncio.shield(self._results[order])

    async def _do(self, order: Order, work: Callable[[], Result], keep: Callable[[Order, Result], None]) -> Result:
        result = await self._threads.run(work)
        keep(order, result)
        return result

    def _done(self, order: Order, result: "asyncio.Future[Result]") -> None:
        self._results.pop(order)
        if not result.cancelled():
            # Looked at here, for whoever wanted it may have gone.
            result.exception()


def _drawn(order: Order) -> bytes:
    printing = _press()
    return bytes(printing.pdf(_document(order)))


def _counted(order: Order) -> tuple[Part, ...]:
    counts: dict[str, int] = {}
    for page in _document(order).pages:
        counts[page.title] = counts.get(page.title, 0) + 1
    return tuple(Part(title, pages) for title, pages in counts.items())


def _document(order: Order) -> "Document":
    printing = _press()
    job = printing.Job(
        players=order.players or None,
        language=order.language,
        paper=printing.PAPERS[order.paper],
        leaflet=printing.Leaflet(order.leaflet),
        is_plain=order.plain,
        code=order.code,
        address=order.address,
    )
    try:
        made: Document = printing.document(order.game, job)
    except printing.PrintingError as problem:
        _log.warning("print-failed", problem=problem.text.id)
        raise _denied(problem.text) from None
    return made


def _denied(problem: Text) -> Denied:
    """Missing fonts as those in the house see it; all else as the press says it."""
    if problem.id == "print-no-fonts":
        return Denied(Denial.BUSY, "server-no-printing")
    return Denied(Denial.BUSY, problem.id, retry_after=None, **problem.args)


def _press() -> Any:
    # Loaded by the first who prints: fonts and PDF take a second, which no start of a house should wait for.
    from sobremesa import printing  # noqa: PLC0415

    return printing
