"""The companion's own reckoning in a real browser, to be held against the rules of the house."""

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from tests.house.source import ROOT

_WEB = ROOT / "web"
_VITE = _WEB / "node_modules" / "vite" / "bin" / "vite.js"


def build_proof(folder: Path) -> Path:
    """`web/src/companion/proof.ts` and all that it needs as one script, unless it lies there already."""
    script = folder / "proof.js"
    if script.is_file():
        return script
    node = shutil.which("node")
    if node is None or not _VITE.is_file():
        pytest.skip("the web client is not set up")
    command = [node, str(_VITE), "build", "--config", "build/proof.config.ts", "--outDir", str(folder)]
    done = subprocess.run([*command, "--logLevel", "error"], cwd=_WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return script


async def open_proof(browser: Browser, script: Path) -> Page:
    """A page with nothing on it but the script."""
    page = await browser.new_page()
    await page.add_script_tag(path=script)
    return page


async def answers(page: Page, asked: Sequence[tuple[str, Any]]) -> list[Any]:
    """What the browser answers to each question, by its name in `proof.ts`."""
    # As one text each way: taken apart value by value, the journey would last longer than all the sums.
    told = await page.evaluate("(asked) => JSON.stringify(proof.answers(JSON.parse(asked)))", json.dumps(asked))
    found: list[Any] = json.loads(told)
    return found


def wrong(asked: Iterable[tuple[str, Any]], right: Iterable[Any], found: Iterable[Any]) -> Iterator[str]:
    """Each case whose answer is another than the rules', in full: the same question can be asked again by hand."""
    for number, ((name, question), wanted, got) in enumerate(zip(asked, right, found, strict=True)):
        if json.loads(json.dumps(wanted)) != got:
            told = json.dumps({"asked": question, "right": wanted, "found": got}, ensure_ascii=False)
            yield f"{name} (case {number}): {told}"
