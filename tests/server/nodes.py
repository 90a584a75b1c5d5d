"""As much of a node as tables need, on a store of one's own and without a socket."""

from collections.abc import Iterable

from sobremesa.protocol.telling import Person
from sobremesa.server.clock import WallClock
from sobremesa.server.games import GameShelf
from sobremesa.server.metrics import Metrics
from sobremesa.server.rooms.household import Household
from sobremesa.server.rooms.room import Room
from sobremesa.server.rooms.rooms import Rooms
from sobremesa.storage import Store
from sobremesa.table import Command, Customs, House, Phase, Setting, elapse
from sobremesa.table.commands import Start

COMEBACK = 15_000


async def _nobody(_ids: Iterable[str]) -> dict[str, Person]:
    return {}


def node_on(store: Store, name: str, clock: WallClock, grace: int = 30_000) -> Rooms:
    """The tables of a node that goes by this clock."""
    customs = Customs(countdown=0, comeback=COMEBACK)
    house = Household(
        store, House(GameShelf(), customs), node=name, metrics=Metrics(), grace=grace, find_people=_nobody
    )
    house.clock = clock
    return Rooms(house)


async def begin_golf(rooms: Rooms, person: str) -> Room:
    """Somebody alone at a table, in mid-match."""
    return await begin(rooms, Setting("golf", "en", seats=1), person)


async def begin(rooms: Rooms, setting: Setting, person: str, *before: Command) -> Room:
    """A match that somebody has begun, after doing this."""
    room = await rooms.find(await rooms.open(setting, person))
    assert room is not None
    for place, command in enumerate((*before, Start())):
        await room.do(person, command, f"begin-{place}")
    if room.state.phase is Phase.STARTING:
        await room.settle(lambda state: elapse(rooms.house.tables, state, rooms.house.now(), bytes(32)))
    return room
