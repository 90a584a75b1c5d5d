"""Fuzzing tables: the same actions over sockets, at tables of a real server where bots play along."""

import random
from collections import Counter
from typing import Any

import msgspec

from scripts.fuzzing.actions import Action, changed
from sobremesa.editions import set_up
from sobremesa.engine import Malformed
from sobremesa.engine.codec import codec_of
from sobremesa.games import METAS
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server

_A_GUEST = 48
"""Actions of one guest, who would be told to slow down after sixty."""
_AT_ONCE = 6
_TURNS = 8
"""Of one guest, who looks at the whole table twice in each, and may do so twenty times a minute."""
_MOVING = ("now", "kind", "table", "steps")
"""What is another thing in two updates of the same table."""
_OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "buffet": ({"clock": False}, {"call_first": True, "clock": False}),
    "golf": ({"clock": False}, {"joker": "one-space", "neighbours": True, "clock": False}),
    "bisonte": ({"words": "objection", "clock": False}, {"words": "checked", "clock": False}),
    "loom": ({"clock": False, "rounds": 2}, {"clock": False, "shield": "reactive", "rounds": 2}),
}


class Asked(msgspec.Struct):
    """What was sent to tables, what they answered, and what was wrong."""

    sent: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    games: Counter[str] = msgspec.field(default_factory=Counter)
    problems: list[str] = msgspec.field(default_factory=list)


async def fuzz_tables(server: Server, count: int, seed: int) -> Asked:
    """So many actions at least; each guest plays one game."""
    asked, number = Asked(), 0
    while asked.sent < count and not asked.problems:
        meta = METAS[number % len(METAS)]
        options = _OPTIONS[meta.id][number // len(METAS) % 2]
        chance = random.Random(f"{seed} {number}")
        player = await Player.enter(server, "Ana")
        table = await sit_down([player], bots=1, game=meta.id, language=chance.choice(("es", "en")), options=options)
        await begin([player], table)
        await _Fuzzing(player, table, chance, asked).play(min(_A_GUEST, -(-count // len(METAS))))
        await Player.all_leave()
        number += 1
    return asked


class _Fuzzing:
    """One guest at one table."""

    def __init__(self, player: Player, table: str, chance: random.Random, asked: Asked) -> None:
        self._player = player
        self._table = table
        self._chance = chance
        self._asked = asked
        self._mind = Mind(player, table)
        setting = player.tables[table]["state"]["setting"]
        self._game = set_up(setting["game"], setting["language"], options=setting["options"])
        self._codec = codec_of(self._game.action_type)
        self._pool: list[Action] = []

    async def play(self, count: int) -> None:
        """Whenever it is this guest's turn: changed actions first, then one that the rules allow."""
        until, mind = self._asked.sent + count, self._mind
        for _ in range(_TURNS):
            await self._player.until(lambda: mind.is_asked() or mind.is_over)
            if self._asked.sent >= until or mind.is_over:
                return
            self._pool.append(mind.choose())
            before = await self._player.watch(self._table)
            refused = [await self._send(action) for action in self._some()]
            after = await self._player.watch(self._table)
            if all(refused) and after["number"] == before["number"] and _still(after) != _still(before):
                self._asked.problems.append(f"refusals have changed the table: {before} is now {after}")
            if mind.is_asked():
                number = mind.update["number"]
                await self._player.do(self._table, "act", action=mind.choose())
                await self._player.until(lambda number=number: mind.update["number"] > number or mind.is_over)

    def _some(self) -> list[Action]:
        view = self._mind.view()
        choices = [choice for offer in self._game.offers(view) for choice in offer.choices[:20]]
        offered = [*self._pool[-1:], *(msgspec.to_builtins(choice, str_keys=True) for choice in choices)]
        made = (changed(self._chance, self._chance.choice(offered), self._pool) for _ in range(3 * _AT_ONCE))
        return [action for action in made if self._parses(action)][:_AT_ONCE]

    def _parses(self, action: Action) -> bool:
        try:
            self._codec.decode(msgspec.json.encode(action))
        except Malformed:
            return False
        return True

    async def _send(self, action: Action) -> bool:
        """Whether it was refused."""
        asked = self._asked
        answer = await self._player.do(self._table, "act", action=action)
        asked.sent += 1
        asked.answers[answer["kind"]] += 1
        asked.games[self._game.meta.id] += 1
        is_clear = answer["kind"] in ("done", "refused") or answer.get("text", {}).get("id") == "limit-too-fast"
        if not is_clear or (answer["kind"] == "refused" and not answer["sentence"]):
            asked.problems.append(f"{str(action)[:500]} was answered with {answer}")
        return bool(answer["kind"] == "refused")


def _still(update: dict[str, Any]) -> dict[str, Any]:
    """What stays as it is while nothing happens."""
    return {name: value for name, value in update.items() if name not in _MOVING}


def report(asked: Asked) -> str:
    """The figures."""
    answers = ", ".join(f"{kind} {count:,}" for kind, count in asked.answers.most_common())
    games = ", ".join(f"{game} {count:,}" for game, count in sorted(asked.games.items()))
    return f"{asked.sent:,} such actions over sockets ({games})\n  answers: {answers}; {len(asked.problems)} problems"
