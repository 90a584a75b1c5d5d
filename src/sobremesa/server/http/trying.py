"""Trying to come in to an account: how often somebody may, and in which queue their try waits."""

from typing import Any

from litestar import Request

from sobremesa.server.http.visiting import client_of, device_of, node_of
from sobremesa.server.limits import Kind
from sobremesa.server.people.names import find_login
from sobremesa.server.people.turns import Turn


async def try_account(request: Request[Any, Any, Any], kind: Kind, login: str) -> Turn:
    """The turn of a try; `Denied` for somebody who has to wait. A known device waits for nobody else."""
    node, address = node_of(request), client_of(request).subject
    account, device = find_login(login), device_of(request)
    is_known = await node.people.sessions.knows(account, device)
    node.check_try(kind, account, address, device.id if is_known else "")
    return Turn(device.id, is_known=True) if is_known else Turn(address)
