"""Whoever is signed out or banned at another node is sent away from an open socket here, within a round."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.server import door as door_module
from sobremesa.server.door import Door
from sobremesa.server.metrics import Metrics
from sobremesa.server.people.people import People
from sobremesa.server.people_cards import PeopleCards
from sobremesa.storage import Store
from sobremesa.storage.error import StoreUnavailable
from tests.patience import patience

pytestmark = pytest.mark.anyio


class Client:
    """Somebody with a socket, who may not read what it is told."""

    def __init__(self, person: str, epoch: int, session: str) -> None:
        self.person = person
        self.ids: tuple[str, ...] = (person,)
        self.visitor = SimpleNamespace(address="127.0.0.1", token=None, epoch=epoch, session=session)
        self.left: list[str] = []

    async def leave(self, _code: int, reason: str) -> None:
        """Be sent away."""
        self.left.append(reason)


@pytest.fixture
def node(store: Store) -> Any:
    """As much of a node as the door needs."""
    return SimpleNamespace(
        store=store,
        people=People(store, secrets=()),
        cards=PeopleCards(store, lambda: 1_000),
        metrics=Metrics(),
        connections=set(),
        now=lambda: 1_000,
    )


async def _come(node: Any, count: int) -> list[Client]:
    await node.people.start(now=1_000)
    clients = []
    for number in range(count):
        visit = await node.people.sessions.begin_as_guest(f"Ana {number}", "en", now=1_000)
        clients.append(Client(visit.person.id, visit.person.epoch, visit.session))
    node.connections.update(clients)
    return clients


async def test_in_a_round_everybody_is_looked_at_some_at_a_time(node: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "_SOME", 3)
    monkeypatch.setattr(door_module, "_BREATH", 0)
    clients = await _come(node, 10)
    out, banned, revoked = clients[2], clients[7], clients[9]
    await node.people.sessions.end_all(out.person, now=1_000)
    await node.people.safety.ban_person(banned.person, days=1, reason="rude", operator="op", now=1_000)
    await node.people.sessions.revoke(revoked.person, revoked.visitor.session, now=1_000)
    looked: list[int] = []
    look = node.store.look

    async def counted(work: Any) -> Any:
        looked.append(len(node.connections))
        return await look(work)

    node.store.look = counted
    door = Door(node)
    await door.go_round()
    await asyncio.sleep(0)
    assert len(looked) >= 4, "ten people, three at a time"
    assert (out.left, banned.left, revoked.left) == (["signed-out"], ["banned"], ["signed-out"])
    assert not any(each.left for each in clients if each not in (out, banned, revoked))


async def test_one_who_does_not_read_is_not_waited_for(node: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "_SOME", 1)
    monkeypatch.setattr(door_module, "_BREATH", 0)
    clients = await _come(node, 4)
    read = asyncio.Event()

    async def leave_slowly(_code: int, _reason: str) -> None:
        await read.wait()

    for each in clients[:3]:
        await node.people.sessions.end_all(each.person, now=1_000)
        monkeypatch.setattr(each, "leave", leave_slowly)
    await node.people.sessions.end_all(clients[3].person, now=1_000)
    door = Door(node)
    async with patience():
        await door.go_round()
        await asyncio.sleep(0)
    assert clients[3].left == ["signed-out"]
    read.set()
    await door.look_again({clients[3].person})
    assert clients[3].left == ["signed-out"] * 2


async def test_nobody_is_left_out_where_the_store_is_away_in_the_middle_of_a_round(
    node: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "_SOME", 1)
    monkeypatch.setattr(door_module, "_BREATH", 0)
    clients = await _come(node, 3)
    for each in clients:
        await node.people.sessions.end_all(each.person, now=1_000)
    look, away = node.store.look, [True]

    async def sometimes(work: Any) -> Any:
        if away and sum(bool(each.left) for each in clients):
            away.pop()
            raise StoreUnavailable("not now")
        return await look(work)

    node.store.look = sometimes
    door = Door(node)
    with pytest.raises(StoreUnavailable):
        await door.go_round()
    await door.go_round()
    await asyncio.sleep(0)
    assert all(each.left for each in clients)
