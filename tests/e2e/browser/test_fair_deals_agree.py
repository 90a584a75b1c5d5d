"""The browser checks a finished match by itself, and finds in each, and in changed ones, what `verify` does."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser

from sobremesa.engine import Evidence, Malformed, verify
from sobremesa.engine.transcript import read_transcript
from tests.conformance.random_play import once_played
from tests.conformance.subject import AnyGame
from tests.conformance.subjects import SUBJECTS
from tests.e2e.browser.proving import answers, open_proof
from tests.playthroughs.every import PLAYTHROUGHS

pytestmark = pytest.mark.anyio
NOTHING: dict[str, Any] = {"kept": None, "told": []}
SOME = 3
CHANGES_A_MATCH = 6
LEAST_CHANGED = 100
BY_RULES_ALONE = "choice-drawn"
"""Only the rules know what chance chose among for a seat that ran out of time: the browser checks the draw alone."""
TOLD = frozenset(
    {"tiles-drawn", "letter-drawn", "letter-taken", "centre-laid", "cards-seen", "back-drawn", "bag-filled"}
)


def matches() -> Iterator[tuple[str, AnyGame, str]]:
    """Kept matches, and some of random people."""
    for kept in PLAYTHROUGHS:
        yield kept.id, kept.make(), kept.path.read_text(encoding="utf-8")
    for name, subject in list(SUBJECTS.items())[:: len(SUBJECTS) // SOME]:
        match = once_played(subject, 3 if 3 in subject.seats else subject.seats[0], 2)
        yield name, match.game, match.save()


def box_of(game: Any) -> Any:
    """The pieces as the house tells browsers of them."""
    return msgspec.to_builtins(game.edition, str_keys=True)


def verified(game: AnyGame, text: str) -> list[list[Any]]:
    """What the rules find in a file."""
    try:
        faults = verify(game, read_transcript(game, text), Evidence())
    except (Malformed, ValueError, LookupError, AssertionError):
        return [["damaged"]]
    return [[fault.number, fault.text.id] for fault in faults]


def changed(text: str, random: Random) -> str:
    """The same match with one thing changed: a draw, what was shown of it, what a seat was told, or the seed."""
    lines = text.splitlines()
    entries = [json.loads(line) for line in lines[1:]]
    drawn = [entry for entry in entries if entry["event"].get("draw") and entry["event"]["type"] != BY_RULES_ALONE]
    told = [entry for entry in entries if entry["event"]["type"] in TOLD]
    way = random.choice(["values", "shown", "told", "counter", "seed"])
    entry = random.choice(told if way == "told" and told else drawn)
    event = entry["event"]
    if way == "seed":
        entries[-1]["event"]["seed"] = random.randbytes(32).hex()
    elif way == "counter":
        event["draw"]["counter"] += 1
    elif way == "values":
        draw = event["draw"]
        place = random.choice([place for place, size in enumerate(draw["sizes"]) if size > 1] or [0])
        draw["values"][place] = (draw["values"][place] + 1) % draw["sizes"][place]
    else:
        alike = [each["event"] for each in entries if each["event"]["type"] == event["type"]]
        event |= {name: value for name, value in random.choice(alike).items() if name not in ("type", "draw")}
    return "\n".join([lines[0], *(json.dumps(each, ensure_ascii=False) for each in entries), ""])


async def test_the_browser_finds_what_verify_finds_in_kept_and_in_changed_matches(
    browser: Browser, proof: Path
) -> None:
    """TAB-3."""
    random = Random(8)
    asked, right, names = [], [], []
    for name, game, text in matches():
        for each in (text, *(changed(text, random) for _ in range(CHANGES_A_MATCH))):
            asked.append(("fairness", {"text": each, "box": box_of(game), "evidence": NOTHING}))
            right.append(verified(game, each))
            names.append(name)
    page = await open_proof(browser, proof)
    found = [told["faults"] for told in await answers(page, asked)]
    await page.close()
    whole = [(name, faults[:2]) for name, faults in zip(names, found, strict=True)][:: CHANGES_A_MATCH + 1]
    assert not [each for each in whole if each[1]]
    other = [
        (name, wanted[:2], got[:2])
        for name, wanted, got in zip(names, right, found, strict=True)
        if wanted[:1] != got[:1] and not (wanted == [["damaged"]] and got)
    ]
    assert not other, other[:5]
    assert sum(bool(faults) for faults in found) > LEAST_CHANGED
