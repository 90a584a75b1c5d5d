"""What a view holds for its seat alone, and whether somebody else was told of it."""

from typing import Any

from tests.e2e.players import Player

OWN: dict[str, dict[str, Any]] = {
    "buffet": {"own_path": []},
    "golf": {"own_play": None, "own_choice": None, "own_purchase": None},
    "bisonte": {"rack": []},
    "loom": {
        "hand": [],
        "strategy": [],
        "own_vowels": None,
        "own_card": None,
        "own_word": None,
        "own_duties": [],
    },
}
"""The fields of a view that are one seat's own, and what a spectator sees in their place."""
ABOUT_ONESELF = {"seat", "sight"}
"""Who one is, and what of the board one may read just now, which differ without being anybody's secret."""
SECRET: dict[str, dict[str, set[str]]] = {
    "buffet": {"own_path": {"search"}},
    "golf": {"own_play": {"writing"}},
    "bisonte": {"rack": {"opening", "playing", "objecting", "voting"}},
    "loom": {"hand": {"decks", "strategy", "activating", "creation"}, "own_word": {"creation"}},
}
"""In which phases nobody else may know it; later it lies open."""


def public(update: dict[str, Any], game: str) -> dict[str, Any]:
    """What all see of a match and of its table."""
    hidden = {*OWN[game], *ABOUT_ONESELF}
    view = {field: value for field, value in update["view"].items() if field not in hidden}
    # The code of a table is for those who invite others.
    state = {field: value for field, value in update["state"].items() if field != "code"}
    return {"view": view, "state": state, "people": update["people"]}


def updates(player: Player, table: str) -> dict[int, dict[str, Any]]:
    """All updates of a table with a match, by their numbers."""
    return {
        each["number"]: each
        for each in player.told
        if each["kind"] == "update" and each["table"] == table and each["view"] is not None
    }


def secrets(update: dict[str, Any], game: str) -> list[Any]:
    """What the reader of an update alone knows at that moment."""
    view = update["view"]
    found = [view[field] for field, phases in SECRET[game].items() if view["phase"] in phases]
    return [value["word"] if isinstance(value, dict) and "word" in value else value for value in found if value]


def is_told(secret: Any, told: Any) -> bool:
    """Whether a value stands anywhere within what somebody was told; pieces in any order."""
    if told == secret or (_pieces(secret) and _pieces(told) and sorted(told) == sorted(secret)):
        return True
    if isinstance(told, dict):
        return any(is_told(secret, value) for value in told.values())
    if isinstance(told, list):
        return any(is_told(secret, value) for value in told)
    return False


def _pieces(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 2 and len({type(each) for each in value} & {dict, list}) == 0
