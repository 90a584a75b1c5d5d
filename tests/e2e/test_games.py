"""What can be played, as a program reads it before it opens a table."""

from contextlib import closing
from typing import Any

import httpx
import pytest

from sobremesa.bots import LEVELS
from sobremesa.games import GAMES, METAS
from sobremesa.protocol import PRESETS
from tests.e2e.serving import Server, guest
from tests.patience import PATIENCE


def games(house: Server, **headers: str) -> dict[str, Any]:
    """What is told to somebody who is not even signed in."""
    answer = httpx.get(f"{house.url}/api/games", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_all_games_are_told_with_seats_boxes_levels_and_ready_made_words(house: Server) -> None:
    told = games(house)
    assert [game["id"] for game in told["games"]] == list(GAMES)
    for game, meta in zip(told["games"], METAS, strict=True):
        assert (game["least_seats"], game["most_seats"]) == (meta.least_seats, meta.most_seats)
        assert {box["language"] for box in game["boxes"]} == {"es", "en"}
        assert all(box["edition"].startswith(game["id"]) for box in game["boxes"])
    assert told["levels"] == list(LEVELS)
    assert [preset["id"] for preset in told["presets"]] == list(PRESETS)


def test_LOO_S2_a_game_says_whether_it_asks_who_is_the_youngest(house: Server) -> None:
    """It is no option that a host could choose."""
    told = {game["id"]: game for game in games(house)["games"]}
    assert {game: each["youngest"] for game, each in told.items() if each["youngest"]} == {"loom": "LOO-S2"}
    assert "youngest" not in [option["name"] for option in told["loom"]["options"]]
    with closing(guest(house, "Ana")) as ana:
        setting = {"game": "loom", "language": "es", "seats": 4, "options": {"youngest": 2}}
        answer = ana.post("/api/tables", json=setting)
    assert (answer.status_code, answer.json()["clause"]) == (422, "TAB-14")


@pytest.mark.parametrize(("accepted", "hello"), [("es-AR,en;q=0.5", "¡Hola!"), ("fr,en", "Hello!")])
def test_sentences_are_in_the_readers_language(house: Server, accepted: str, hello: str) -> None:
    told = games(house, **{"accept-language": accepted})
    assert told["presets"][0]["sentence"] == hello
    asked = httpx.get(f"{house.url}/api/games", params={"language": "es"}, timeout=PATIENCE).json()
    assert asked["presets"][0]["sentence"] == "¡Hola!"


def test_a_language_that_is_not_spoken_is_refused_in_one_sentence(house: Server) -> None:
    answer = httpx.get(f"{house.url}/api/games", params={"language": "fr"}, timeout=PATIENCE)
    assert answer.status_code == 400
    assert answer.json()["sentence"]


def unfit(option: dict[str, Any]) -> object:
    """Something that does not fit an option."""
    unfit = {"bool": "perhaps", "choice": "none-of-them", "number": (option.get("most") or 0) + 1, "text": "no code!"}
    return unfit[option["kind"]]


def other(option: dict[str, Any]) -> object:
    """Something that fits an option and is not its default."""
    if option["kind"] == "bool":
        return not option["default"]
    if option["kind"] == "choice":
        return next(choice for choice in option["choices"] if choice != option["default"])
    if option["kind"] == "text":
        return option["example"]
    return option["most"] if option["default"] != option["most"] else option["least"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_fit_an_option_opens_a_table_and_what_is_not_does_not(house: Server, game: str) -> None:
    (told,) = (each for each in games(house)["games"] if each["id"] == game)
    setting: dict[str, Any] = {"game": game, "language": "en", "seats": told["most_seats"]}
    with closing(guest(house, "Ana")) as ana:
        chosen = {option["name"]: other(option) for option in told["options"]}
        assert ana.post("/api/tables", json={**setting, "options": chosen}).status_code == 201
    for option in told["options"]:
        assert option["clause"], option
        assert option["sentence"], option
        assert len(option.get("meanings", ())) == len(option.get("choices", ())), option
        # Nobody opens many tables one after another.
        with closing(guest(house, "Luz")) as luz:
            refused = luz.post("/api/tables", json={**setting, "options": {option["name"]: unfit(option)}})
            assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-14")


def test_BIS_C2_a_table_may_choose_any_box_and_board_of_its_game_and_language_and_nothing_else(
    house: Server,
) -> None:
    (told,) = (each for each in games(house)["games"] if each["id"] == "bisonte")
    (spanish,) = (box for box in told["boxes"] if box["language"] == "es")
    assert set(spanish["names"]) == {"es-100", "es-102", "es-103", "es-plain"}
    setting = {"game": "bisonte", "language": "es"}
    for name in spanish["names"]:
        pieces = httpx.get(f"{house.url}/api/editions/bisonte/es", params={"edition": name}, timeout=PATIENCE).json()
        assert pieces["id"].endswith(name)
        with closing(guest(house, "Ana")) as ana:
            assert ana.post("/api/tables", json={**setting, "edition": name}).status_code == 201
    boards = ("meadow", "sixty-one")
    assert tuple(told["layouts"]) == boards
    assert set(spanish["layouts"].items()) == {(name, "meadow") for name in spanish["names"]}
    for board in boards:
        name = f"es-100+{board}"
        pieces = httpx.get(f"{house.url}/api/editions/bisonte/es", params={"edition": name}, timeout=PATIENCE).json()
        assert pieces["layout"]["id"] == board
        with closing(guest(house, "Sol")) as sol:
            assert sol.post("/api/tables", json={**setting, "edition": name}).status_code == 201
    for name in (
        "en-100",
        "es-100+",
        "es-100+moor",
        "en-100+meadow",
        "es+sixty-one",
        "es-999",
        "../golf/es",
        "/etc/passwd",
        "es-100.toml",
        "layouts",
    ):
        with closing(guest(house, "Luz")) as luz:
            refused = luz.post("/api/tables", json={**setting, "edition": name})
            assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-14")
        assert (
            httpx.get(f"{house.url}/api/editions/bisonte/es", params={"edition": name}, timeout=PATIENCE).status_code
            == 422
        )
