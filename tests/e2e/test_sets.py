"""The code of a printed set opens the same board at any table, and nothing else can be told from it."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from sobremesa.editions import load_golf, set_up
from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Malformed, Match, verify
from sobremesa.games.buffet.laying import board_of_set
from sobremesa.games.golf.dealing import cards_of_set
from tests.conformance.subject import AnyMatch
from tests.e2e.players import Mind, Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server, guest

pytestmark = pytest.mark.anyio
CODE, OTHER = "K7M2QX", "H4P9ZT"


@pytest.fixture
def ana(house: Server) -> Iterator[httpx.Client]:
    """Somebody new."""
    with closing(guest(house, "Ana")) as client:
        yield client


async def begun(house: Server, game: str, *, bots: int, **setting: object) -> tuple[Player, str]:
    """Ana has begun a match that is set up so."""
    player = await Player.enter(house, "Ana")
    table = await sit_down([player], bots=bots, game=game, **setting)
    await begin([player], table)
    return player, table


async def board(house: Server, code: str) -> dict[str, Any]:
    """A match at the board that is laid for a code, as its player sees it."""
    player, table = await begun(house, "buffet", bots=1, options={"set": code})
    view: dict[str, Any] = player.tables[table]["view"]
    return view


def test_what_a_set_deals_is_told_by_its_code_however_it_is_typed(ana: httpx.Client) -> None:
    """BUF-S1, GOL-S1."""
    known = board_of_set(load_buffet("es"), CODE)
    told = ana.get("/api/sets/buffet/k7m-2qx?language=es")
    assert told.headers["cache-control"].startswith("public")
    assert told.json() == {
        "game": "buffet",
        "language": "es",
        "code": CODE,
        "tiles": list(known.tiles),
        "turns": list(known.turns),
        "letters": known.letters,
    }
    cards = ana.get(f"/api/sets/golf/{CODE}").json()["cards"]
    assert cards == [[card.id for card in seat] for seat in cards_of_set(load_golf("en"), CODE, 6)]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("buffet/K7M2Q", 422),
        ("buffet/K7M2QU", 422),
        ("golf/%3Cscript%3E", 422),
        ("buffet/%00", 400),
        ("buffet/--", 404),
        ("bisonte/K7M2QX", 404),
        ("chess/K7M2QX", 404),
        ("buffet/" + "0" * 41, 400),
        ("buffet/K7M2QX?language=fr", 400),
    ],
)
def test_what_is_no_set_gets_one_clear_sentence(ana: httpx.Client, path: str, status: int) -> None:
    """TAB-14."""
    answer = ana.get(f"/api/sets/{path}", headers={"Accept-Language": "es"})
    assert answer.status_code == status
    assert answer.json()["sentence"].removesuffix(" TAB-14").endswith(".")
    if status == 422:
        assert "no es el código de un reparto impreso" in answer.json()["sentence"]


@pytest.mark.parametrize("value", ["K7M2Q", "<b>", 123456, True, "0" * 200])
def test_TAB_14_no_table_is_opened_with_what_is_no_code(ana: httpx.Client, value: object) -> None:
    setting = {"game": "buffet", "language": "en", "options": {"set": value}}
    answer = ana.post("/api/tables", json=setting)
    assert (answer.status_code, answer.json()["clause"]) == (422, "TAB-14")


def test_a_code_of_digits_alone_is_a_code(ana: httpx.Client) -> None:
    assert ana.post("/api/tables", json={"game": "golf", "language": "en", "options": {"set": "123456"}}).is_success


def test_the_match_of_the_day_has_no_set(ana: httpx.Client) -> None:
    """The day decides what is dealt."""
    today = ana.get("/api/daily").json()["matches"]
    assert {each["game"] for each in today} >= {"buffet", "golf"}
    assert not any("set" in each["setting"]["options"] for each in today)


async def test_BUF_S1_one_code_lays_the_same_board_at_every_table_and_another_lays_another(house: Server) -> None:
    first, again, other = [await board(house, code) for code in (CODE, "k7m 2qx", OTHER)]
    assert first["letters"] == again["letters"] != other["letters"]
    assert [each["options"]["set"] for each in (first, again, other)] == [CODE, CODE, OTHER]


async def test_TAB_3_two_matches_with_one_code_throw_their_own_dice_and_are_fair(house: Server) -> None:
    """GOL-S1: only the cards follow from a code, for anybody may know it."""
    # The houses of these tests take the seed from the setting: another setting is another seed.
    matches = [await _played(house, hints=hints) for hints in (True, False)]
    deals, throws = zip(*(_chance(match) for match in matches), strict=True)
    assert deals[0] == deals[1]
    assert throws[0] != throws[1]
    assert all(verify(match.game, match.events) == () for match in matches)


async def test_TAB_3_a_transcript_with_another_deal_than_its_sets_is_found_out(house: Server) -> None:
    match = await _played(house)
    forged = match.save().replace(f'"set":"{CODE}"', f'"set":"{OTHER}"')
    unfair = verify(match.game, Match.load(match.game, forged).events)
    assert [each.text.id for each in unfair] == ["unfair-set"]
    with pytest.raises(Malformed):
        Match.load(match.game, match.save().replace(f'"set":"{CODE}"', '"set":7'))


async def _played(house: Server, *, hints: bool = False) -> AnyMatch:
    """A match alone with the set, played to its end and read from its file."""
    player, table = await begun(house, "golf", bots=0, hints=hints, options={"set": CODE, "words": "dictionary"})
    await Mind(player, table).play()
    transcript = await player.http.get(f"/api/matches/{table}/transcript")
    return Match.load(set_up("golf", "en"), transcript.text)


def _chance(match: AnyMatch) -> tuple[Any, list[Any]]:
    events = [entry.event for entry in match.events]
    cards = next(event.cards for event in events if hasattr(event, "shop"))
    return cards, [event.faces for event in events if hasattr(event, "faces")]
