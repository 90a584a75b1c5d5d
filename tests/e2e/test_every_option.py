"""Every game with every option at every number of seats taken, set up and started as a page does it (TAB-14).

Each either plays or is refused with a clause; none hangs. A value of each option comes once at each number of seats,
beside pairs of options that have to do with each other, every box, and words of the table's own.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from sobremesa.bots import LEVELS
from sobremesa.engine import Meta, Option
from sobremesa.games import METAS
from sobremesa.server.games import boxes
from tests.e2e.players import Player
from tests.e2e.serving import Server, serving

pytestmark = pytest.mark.anyio

LANGUAGES = ("es", "en")
AT_A_TIME = 6
TABLES_EACH = 5
"""How many tables one person opens here: there are limits to what one may ask."""
OWN_WORDS = {"accepted": ["zxqq", "María"], "refused": ["casa"]}


@dataclass(frozen=True)
class Case:
    """A table as it is set up, with as many seats as the game has, and who sits down at it."""

    game: str
    taken: int
    people: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    language: str = "es"
    edition: str = ""
    words: dict[str, list[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        table = f"{self.game} {self.language} {self.edition} {self.options} {self.words}"
        return f"{table}, {self.people} people of {self.taken}"


@pytest.fixture(scope="module")
def quiet() -> Iterator[Server]:
    """A house that logs nothing, for there are hundreds of tables."""
    with serving(
        "memory:", "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none"
    ) as server:
        yield server


def values(option: Option) -> tuple[Any, ...]:
    """What an option is tried with: all of a few, of a number the least and the most, of a text one that fits."""
    match option.kind:
        case "bool":
            return (True, False)
        case "choice":
            return option.choices
        case "number":
            return (option.least, option.most)
        case "text":
            return (option.example,)


def with_needs(meta: Meta, option: Option, value: Any) -> dict[str, Any]:
    """The option so, and the one that it needs as it has to be."""
    needs = option.needs
    return {option.name: value} if needs is None else {needs.option: needs.value, option.name: value}


def pairs(meta: Meta) -> Iterator[dict[str, Any]]:
    """Options that have to do with each other: what means nothing without another, and a printed set with the rest."""
    options = meta.described_options
    for option in options:
        if option.needs is not None:
            other = next(each for each in options if each.name == option.needs.option)
            for wrong in values(other):
                # With what it needs it is one of the cases that always play.
                if wrong != option.needs.value:
                    yield {other.name: wrong, option.name: values(option)[0]}
    for text in (each for each in options if each.kind == "text"):
        for option in options:
            if option.kind in ("bool", "choice"):
                for value in values(option):
                    yield {text.name: text.example, option.name: value}


def cases_of(meta: Meta) -> Iterator[Case]:
    """All tables of a game that differ by one thing from what is usual, and that always play."""
    for taken in range(meta.least_seats, meta.most_seats + 1):
        for number, language in enumerate(LANGUAGES):
            yield Case(meta.id, taken, taken, language=language)
            for edition in boxes(meta.id, language):
                yield Case(meta.id, taken, language=language, edition=edition)
            yield Case(meta.id, taken, min(1 + number, taken), language=language, words=OWN_WORDS)
        for option in meta.described_options:
            for number, value in enumerate(values(option)):
                options = with_needs(meta, option, value)
                yield Case(meta.id, taken, options=options, language=LANGUAGES[number % 2])
                if option.kind == "choice" and taken > 1:
                    # Who judges may depend on how many people sit there.
                    yield Case(meta.id, taken, 2, options=options, language=LANGUAGES[number % 2])


def paired_cases_of(meta: Meta) -> Iterator[Case]:
    """Tables with two options that may not go together: these alone may be refused."""
    for options in pairs(meta):
        yield Case(meta.id, meta.most_seats, options=options)


async def clause_of(people: list[Player], case: Case) -> str:
    """Set the table up, sit down, start: the clause that refuses it, or nothing where the match has begun."""
    host, *others = people[: case.people]
    most = next(meta.most_seats for meta in METAS if meta.id == case.game)
    setting = {"game": case.game, "language": case.language, "seats": most, "options": case.options}
    more = {"edition": case.edition, "words": case.words, "pace": "instant"}
    opened = await host.http.post("/api/tables", json=setting | more)
    if opened.status_code != 201:
        assert opened.json()["sentence"], str(case)
        return str(opened.json()["clause"])
    table: str = opened.json()["table"]
    await gather(table, case, host, others)
    refusal = await start(table, case, host, others)
    for player in (host, *others):
        await player.ask("unwatch", table=table)
    return "" if refusal is None else str(refusal["clause"])


async def gather(table: str, case: Case, host: Player, others: list[Player]) -> None:
    """All sit down who are to, people first."""
    for player in (host, *others):
        await player.watch(table)
    for player in others:
        assert (await player.do(table, "sit"))["kind"] == "done"
        assert (await player.do(table, "say-ready"))["kind"] == "done"
    for seat in range(case.people, case.taken):
        assert (await host.do(table, "seat-bot", seat=seat, level=LEVELS[0]))["kind"] == "done"


async def start(table: str, case: Case, host: Player, others: list[Player]) -> dict[str, Any] | None:
    """Everybody sees the match begin, which then is ended, or hears why it cannot: the refusal."""
    started = await host.do(table, "start")
    for player in (host, *others):
        state = await player.until(lambda player=player: decided(player.tables[table]))
    refusal: dict[str, Any] | None = state["refusal"]
    if refusal is not None:
        assert refusal["text"]["id"], str(case)
        assert started["kind"] == "done" or started["clause"] == refusal["clause"], str(case)
        assert host.tables[table]["state"]["phase"] == "gathering", "the table gathers again"
        return refusal
    assert len(host.tables[table]["view"]["players"]) == case.taken, str(case)
    for player in (host, *others):
        await player.do(table, "vote-end")
    await host.until(lambda: host.tables[table]["state"]["phase"] == "ended")
    return None


def decided(update: dict[str, Any]) -> dict[str, Any] | None:
    """The table, once its match has begun or could not."""
    state: dict[str, Any] = update["state"]
    return state if state["refusal"] is not None or update.get("view") is not None else None


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.id)
async def test_TAB_14_every_game_with_every_option_and_number_of_seats_plays_or_is_refused_with_a_clause(
    quiet: Server, meta: Meta
) -> None:
    cases = [*cases_of(meta), *paired_cases_of(meta)]
    waiting = list(cases)
    found: dict[str, str] = {}

    async def party() -> None:
        """A few people who try one case after another, and others in their place when they have opened enough."""
        while waiting:
            mine, waiting[:] = waiting[:TABLES_EACH], waiting[TABLES_EACH:]
            people = await asyncio.gather(
                *(Player.enter(quiet, "Ana") for _ in range(max(each.people for each in mine)))
            )
            for case in mine:
                assert str(case) not in found, "each case is tried once, under a name of its own"
                found[str(case)] = await clause_of(people, case)
            for player in people:
                await player.leave()

    await asyncio.gather(*(party() for _ in range(AT_A_TIME)))
    assert len(found) == len(cases)
    refused = Counter(clause for clause in found.values() if clause)
    assert set(refused) <= {"TAB-14"}, {case: clause for case, clause in found.items() if clause not in ("", "TAB-14")}
    wrong = {str(case): found[str(case)] for case in cases_of(meta) if found[str(case)]}
    assert not wrong, "every game is played with every value of one option"


async def test_TAB_14_what_does_not_fit_is_refused_with_what_would(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    tried: tuple[tuple[dict[str, Any], str], ...] = (
        ({"options": {"nothing": True}}, "tab-14-unknown-option"),
        ({"options": {"joker": "nowhere"}}, "tab-14-bad-value"),
        ({"seats": 7}, "tab-14-seats"),
        ({"edition": "gone"}, "tab-14-bad-value"),
        ({"words": {"accepted": ["no es una"]}}, "tab-14-bad-word"),
        ({"words": {"refused": ["sol"], "accepted": ["SOL"]}}, "tab-14-word-twice"),
        ({"words": {"accepted": ["sol"] * 300}}, "tab-14-many-words"),
        ({"words": {"accepted": ["\u202esol"]}}, "tab-14-bad-word"),
    )
    for wrong, said in tried:
        answer = await ana.http.post("/api/tables", json={"game": "golf", "language": "es", **wrong})
        assert (answer.status_code, answer.json()["clause"], answer.json()["text"]["id"]) == (422, "TAB-14", said)
    unreadable: tuple[Any, ...] = (["sol"], {"accepted": "sol"}, {"accepted": [1]}, {"ours": []}, None)
    for words in unreadable:
        answer = await ana.http.post("/api/tables", json={"game": "golf", "language": "es", "words": words})
        assert answer.status_code == 400
    big = await ana.http.post(
        "/api/tables", json={"game": "golf", "language": "es", "words": {"accepted": ["a"] * 10**5}}
    )
    assert big.status_code == 413


async def test_TAB_1_own_words_are_seen_by_all_before_they_sit_down_and_kept_for_the_rematch(house: Server) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    await luz.send(kind="enter-lobby", id="lobby", game="bisonte")
    setting = {"game": "bisonte", "language": "es", "public": True, "options": {"words": "checked"}, "words": OWN_WORDS}
    table = await ana.open_table(**setting)
    shown = await luz.until(lambda: [each for each in luz.told if each["kind"] == "lobby-changed"])
    assert shown[-1]["now"]["own_words"] == 3
    assert (await luz.watch(table))["state"]["setting"]["words"] == OWN_WORDS
    assert (await luz.do(table, "sit"))["kind"] == "done"
    await luz.do(table, "say-ready")
    await ana.do(table, "start")
    await ana.until(lambda: ana.tables[table].get("view"))
    for player in (ana, luz):
        await player.do(table, "vote-end")
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "ended")
    rematch = (await ana.do(table, "rematch"))["table"]
    assert (await ana.watch(rematch))["state"]["setting"]["words"] == OWN_WORDS
    saved = await ana.http.get(f"/api/matches/{table}/transcript")
    assert '"words":{"accepted":["María","zxqq"],"refused":["casa"]}' in saved.text
