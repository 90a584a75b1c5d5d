"""What is sent: messages of every kind, and what becomes of them when structure, values or bytes are spoilt."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from sobremesa.games import GAMES
from sobremesa.protocol import PRESETS, PROTOCOL

Message: TypeAlias = dict[str, Any]
_WORD = "huecos"
_LONG = 12_000

_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, -0.0, 0.5, 1e308, 5e-324),
    *("", " ", "0", "null", "q", "\x00", "\u202e", "\u200b", "ñ", "é", "🙂" * 50, "\ud800", "\udfff\ud800"),
    *("../../etc/passwd", "<script>", "'; DROP TABLE steps; --", "%s%n", "{}", "A" * 41, "x" * _LONG),
    *([], {}, [[]], [{}], {"": ""}, {"kind": "act"}, list(range(300)), ["x"] * 300),
)


def commands(chance: random.Random) -> Iterator[Message]:
    """One of every command."""
    seat = chance.randrange(-1, 5)
    yield {"kind": "sit"}
    yield {"kind": "sit", "seat": seat}
    yield {"kind": "stand-up"}
    yield {"kind": "seat-bot", "seat": seat, "level": chance.choice(("child", "expert", "none"))}
    yield {"kind": "clear-seat", "seat": seat}
    yield {"kind": "change-setting", "setting": {"game": chance.choice(GAMES), "language": "es", "seats": 2}}
    yield {"kind": "pass-host", "seat": seat}
    yield {"kind": "say-ready", "ready": chance.random() < 0.5}
    yield {"kind": "mark-youngest", "person": _WORD}
    yield {"kind": "start"}
    yield {"kind": "act", "action": {"type": "draft", "word": _WORD, "path": [0, 1, 2]}}
    yield {"kind": "act", "action": {"type": "write", "word": _WORD, "path": [0, 1, 2, 3, 4, 5]}}
    yield {"kind": "act", "action": {"type": "play", "placements": [{"cell": 112, "tile": "A"}]}}
    yield {"kind": "act", "action": {"type": "vote", "seat": seat, "accept": True, "round": 1}}
    yield {"kind": "pause"}
    yield {"kind": "go-on"}
    yield {"kind": "vote-absence", "about": seat, "wish": "bot", "level": "club"}
    yield {"kind": "vote-end", "end": False}
    yield {"kind": "rematch"}


def messages(chance: random.Random, tables: list[str]) -> list[Message]:
    """One of every kind."""
    ask, table = f"f{chance.randrange(10**9)}", chance.choice(tables)
    at = {"id": ask, "table": table}
    return [
        {"kind": "hello", "protocol": PROTOCOL, "language": chance.choice(("es", "en"))},
        {"kind": "pong", "nonce": "abc"},
        {"kind": "enter-lobby", "id": ask, "game": "golf", "language": "es"},
        {"kind": "leave-lobby", "id": ask},
        {"kind": "watch", **at, "since": chance.choice((None, 0, -1, 10**6)), "said_since": 0},
        {"kind": "unwatch", **at},
        *({"kind": "do", **at, "command": command} for command in commands(chance)),
        {"kind": "preview", **at, "action": {"type": "write", "word": _WORD, "path": [0, 1, 2]}},
        {"kind": "hints", **at, "level": "child", "count": 1},
        {"kind": "say", **at, "preset": chance.choice(PRESETS)},
        {"kind": "say", **at, "text": "hola"},
    ]


def written(message: Any) -> str:
    """As JSON; lone surrogates and numbers that are none stay what they are."""
    return json.dumps(message)


# ── spoiling ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Everything in a message that can be replaced: where it is, and under which key."""
    found: list[tuple[Any, Any]] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        found.append((value, key))
        found += _places(inner)
    return found


def _other_value(chance: random.Random, message: Message) -> str:
    place, key = chance.choice(_places(message))
    place[key] = chance.choice(_VALUES)
    return written(message)


def _without(chance: random.Random, message: Message) -> str:
    place, key = chance.choice(_places(message))
    del place[key]
    return written(message)


def _other_key(chance: random.Random, message: Message) -> str:
    place, key = chance.choice(_places(message))
    if isinstance(place, dict):
        place[chance.choice(("", "x", "kind", "__class__", key.upper()))] = place.pop(key)
    else:
        place.append(chance.choice(_VALUES))
    return written(message)


def _nested(chance: random.Random, message: Message) -> str:
    place, key = chance.choice(_places(message))
    depth = chance.choice((10, 900, 5_000))
    place[key] = "@"
    opening, closing = chance.choice((("[", "]"), ('{"a":', "}")))
    return written(message).replace('"@"', opening * depth + "1" + closing * depth, 1)


def _literal(chance: random.Random, message: Message) -> str:
    place, key = chance.choice(_places(message))
    place[key] = "@"
    literal = chance.choice(("NaN", "Infinity", "1e999", "-", "01", "1" * 5_000, '"\\ud83d"', '"\\u00"', "'x'", "tru"))
    return written(message).replace('"@"', literal, 1)


def _bytes(chance: random.Random, message: Message) -> str:
    data = bytearray(written(message).encode())
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at]
            case _:
                data.insert(at, chance.randrange(256))
    return data.decode("utf-8", errors="replace")


def _cut(chance: random.Random, message: Message) -> str:
    text = written(message)
    return text[: chance.randrange(len(text))]


def _twice(_chance: random.Random, message: Message) -> str:
    return written(message) * 2


def _noise(chance: random.Random, _message: Message) -> str:
    return "".join(chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xD7FF)))) for _ in range(60))


def _whole(_chance: random.Random, message: Message) -> str:
    return written(message)


_SPOILT: tuple[tuple[int, Callable[[random.Random, Message], str]], ...] = (
    (14, _whole),
    (20, _other_value),
    (6, _without),
    (6, _other_key),
    (4, _nested),
    (6, _literal),
    (14, _bytes),
    (4, _cut),
    (2, _twice),
    (4, _noise),
)


def fuzz(chance: random.Random, tables: list[str]) -> str:
    """A message, or what is left of one."""
    message = copy.deepcopy(chance.choice(messages(chance, tables)))
    weights, ways = zip(*_SPOILT, strict=True)
    (spoil,) = chance.choices(ways, weights)
    text: str = spoil(chance, message)
    return text
