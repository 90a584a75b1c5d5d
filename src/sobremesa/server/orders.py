"""Orders that wait in the store: of an operator at a terminal, or of somebody who has gone.

One way for a house in a file and for many nodes: whoever gives an order writes it down, and the node that takes it
first carries it out, through the same door as everything else that happens to a table.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, assert_never

import structlog

from sobremesa.engine import Malformed, Refused
from sobremesa.storage.orders import Order, finish_order, free_orders, take_order
from sobremesa.table import Command, Phase, TableState, close, commands

if TYPE_CHECKING:
    from sobremesa.server.node import Node

_log = structlog.get_logger()
LOOKS = 1.0
"""Seconds between two looks at what waits."""
_GOING_ON = (Phase.GATHERING, Phase.STARTING, Phase.PLAYING)
_TAKEN_FOR = 15_000
"""Milliseconds that a node has for an order before another may take it."""


class Orders:
    """Looks for orders, and carries them out; doing one twice does nothing more."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    async def carry_out(self) -> None:
        """Everything that waits and that no other node has taken."""
        node = self._node
        for order in await node.store.look(lambda at: free_orders(at, node.now())):
            now = node.now()
            if await node.store.run(
                lambda at, order=order, now=now: take_order(at, order.id, now=now, until=now + _TAKEN_FOR)  # type: ignore[misc]
            ):
                await self._do(order)
                await node.store.run(lambda at, order=order: finish_order(at, order.id))  # type: ignore[misc]
                _log.info("order-carried-out", kind=order.kind)

    async def _do(self, order: Order) -> None:
        match order.kind:
            case "close-table":
                await self._close_table(order.subject)
            case "leave-tables":
                await self._leave_tables(order)
            case _:
                assert_never(order.kind)

    async def _close_table(self, table: str) -> None:
        room = await self._node.rooms.find(table)
        if room is not None:
            await room.settle(lambda state: close(state, self._node.now()))

    async def _leave_tables(self, order: Order) -> None:
        """Whoever has gone leaves a match for good, and makes room where none has begun (TAB-15)."""
        node = self._node
        for one in await node.people.accounts.ids_of(order.subject):
            for card in await node.played.all([one]):
                room = await node.rooms.find(card.table) if card.phase in _GOING_ON else None
                if room is not None:
                    # Where they had no seat any more, or the match has just ended, there is nothing to do.
                    with suppress(Refused, Malformed):
                        await room.do(one, _leaving(room.state, one), order.id)


def _leaving(state: TableState, person: str) -> Command:
    if state.phase is Phase.PLAYING:
        return commands.Resign()
    alone = len(state.people) == 1 and state.host == person
    return commands.Close() if alone else commands.StandUp()
