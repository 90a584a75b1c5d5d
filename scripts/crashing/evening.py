"""Two people and a bot who play one match after another, whatever happens to the nodes."""

import asyncio
import random
from functools import partial
from typing import Any

import msgspec

from scripts.crashing.person import Message, Person
from sobremesa.bots import LEVELS, bot_for
from sobremesa.editions import set_up
from sobremesa.engine import Chance

SETTINGS: tuple[Message, ...] = (
    {"game": "golf", "options": {"words": "dictionary", "writing_seconds": 10}},
    {"game": "bisonte", "options": {"words": "checked", "turn_seconds": 3}},
    {"game": "buffet", "options": {"words": "dictionary", "search_seconds": 8}},
    {"game": "loom", "options": {"words": "dictionary", "rounds": 3, "strategy_seconds": 10, "creation_seconds": 10}},
)
"""Quick matches, with deadlines that pass now and then."""
_IDLE = 0.15
"""How often somebody does nothing, and lets time pass."""


class Evening:
    """One table after another, each a rematch of the one before."""

    def __init__(self, number: int, people: list[Person], chance: random.Random) -> None:
        self._setting = {**SETTINGS[number % len(SETTINGS)], "language": ("es", "en")[number // len(SETTINGS) % 2]}
        self._people = people
        self._chance = chance
        self._stopping = asyncio.Event()

    async def goes_on(self) -> None:
        """Wait until the table answers each of its people, if only with a no."""
        await asyncio.gather(*(person.ask("say-ready") for person in self._people))

    async def stop(self) -> None:
        """It is enough: nobody waits for the others any more."""
        self._stopping.set()
        for person in self._people:
            await person.look_again()

    async def play(self) -> None:
        """Until somebody says that it is enough."""
        host, other = self._people
        answer, _ = await host.post("/api/tables", {**self._setting, "seats": 3, "pace": "quick"})
        await host.watch(answer["table"])
        await other.watch(answer["table"])
        await other.ask("sit")
        await host.ask("seat-bot", seat=2, level=LEVELS[0])
        while not self._stopping.is_set():
            for person in self._people:
                await person.ask("say-ready")
            await host.ask("start")
            await asyncio.gather(*(self._play(person) for person in self._people))
            if self._stopping.is_set():
                return
            host.record.matches += 1
            rematch = (await host.ask("rematch"))["table"]
            for person in self._people:
                await person.watch(rematch)

    async def _play(self, person: Person) -> None:
        """Until the match is over."""
        mind = Mind(self._setting)
        while not self._stopping.is_set():
            asked = await person.until(lambda: mind.is_over(person.update) or mind.is_asked(person.update), 1.0)
            if asked is None:
                continue
            if mind.is_over(person.update):
                return
            number = person.update["number"]
            if self._chance.random() > _IDLE:
                await asyncio.sleep(self._chance.uniform(0, 0.3))
                await person.ask("act", action=mind.choose(person.update))
            await person.until(partial(self._has_moved_on, person, number), 15.0)

    def _has_moved_on(self, person: Person, number: int) -> bool:
        """Whether there is nothing to wait for since the table had this number."""
        return self._stopping.is_set() or person.update["number"] > number


class Mind:
    """What one of our bots would do at a seat, from what its person was told."""

    def __init__(self, setting: Message) -> None:
        self._game = set_up(setting["game"], setting["language"], options=setting["options"])
        self._bot = bot_for(self._game, LEVELS[0])

    def is_over(self, update: Message) -> bool:
        """Whether the match has ended."""
        return update["state"]["phase"] in ("ended", "closed")

    def is_asked(self, update: Message) -> bool:
        """Whether the match waits for this seat."""
        if update["state"]["phase"] != "playing" or update["seat"] is None:
            return False
        return bool(update["view"]["players"][update["seat"]]["waiting"])

    def choose(self, update: Message) -> Any:
        """What to do."""
        view = msgspec.convert(update["view"], self._game.view_type, strict=False)
        chance = Chance(bytes(32)).child(self._bot.wait(view))
        return msgspec.to_builtins(self._bot.choose(view, self._game.offers(view), chance), str_keys=True)
