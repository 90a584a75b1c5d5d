"""A book of matches at a wooden table, as the companion writes it to a file: for pictures."""

from typing import Any

DAY = 86_400_000
NOON = 1_780_000_000_000
FAMILY = ["Ana", "Beto", "Luz", "Abuela Carmen"]
_ROUNDS = ((12, 8, 4, 16), (28, 14, 6, 0), (8, 20, -4, 24), (10, 16, 22, 12), (14, 0, 26, 18), (6, 30, 18, 8))
_TURNS = ((0, 26, ["CAMELO"]), (1, 18, ["SOL"]), (0, 74, ["PARTIDO"]), (1, 32, ["QUESO", "AS"]), (0, 11, ["HOZ"]))


def _match(game: str, number: int, names: list[str], sheet: dict[str, Any], **more: Any) -> dict[str, Any]:
    at = NOON + number * DAY
    match = {"id": f"picture-{game}-{number}", "game": game, "language": "es", "names": names, "youngest": 0}
    kept: dict[str, Any] = {
        "begun": at - DAY // 24,
        "changed": at,
        "ended": None,
        "timers": {},
        "clocks": None,
        "chosen": {},
    }
    return {**match, **kept, "sheet": sheet, **more}


def _loom(number: int, rounds: int) -> dict[str, Any]:
    written = [[{"points": points} for points in row] for row in _ROUNDS]
    sheet = {"led": 0, "rounds": written[number % 2 :], "tieBreak": [None] * 4}
    return _match("loom", number, FAMILY, sheet, chosen={"end": "rounds", "rounds": rounds})


def _bisonte() -> dict[str, Any]:
    turns = [
        {"seat": seat, "kind": "play", "points": points, "seven": points > 60, "words": words}
        for seat, points, words in _TURNS
    ]
    clocks = {"left": [1_260_000, 1_391_000], "turn": 1, "since": None}
    chosen = {"clock": True, "minutes": 25}
    sheet = {"turns": turns, "ending": None, "racks": [None, None]}
    return _match("bisonte", 3, ["Ana", "Beto"], sheet, chosen=chosen, clocks=clocks)


def _buffet() -> dict[str, Any]:
    counts = ((5, 1, 2, 0), (3, 2, 0, 4), (4, 0, 1, 0))
    players = [dict(zip(("foods", "nests", "special", "left"), each, strict=True)) for each in counts]
    return _match("buffet", 4, FAMILY[:3], {"players": players})


def _golf() -> dict[str, Any]:
    sums = ((4, 6, 3), (2, 9, 5), (7, 3, 3), (5, 1, 8), (13, 6, 4))
    holes = [
        {
            "dice": "",
            "entries": [{"way": "sum", "sum": points, "cup": points > 8, "used": []} for points in row] or [None] * 3,
            "bought": [[], [], []],
            "spent": [None] * 3,
        }
        for row in sums
    ]
    empty: dict[str, Any] = {"dice": "", "entries": [None] * 3, "bought": [[], [], []], "spent": [None] * 3}
    return _match("golf", 5, FAMILY[:3], {"holes": [*holes, *[empty] * 4]})


MATCHES = [_loom(1, 5), _loom(2, 6), _bisonte(), _buffet(), _golf()]
BOOK = {"kind": "sobremesa-companion", "version": 1, "written": "", "names": FAMILY, "matches": MATCHES}
