"""Tests wait for conditions and never for times: what would wait for a time is found in their sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import ROOT, tree

TESTS = ROOT / "tests"
OWN = {TESTS / "patience.py"}
"""Says how long a test waits, for all of them."""
AS_LONG = {
    TESTS / "e2e" / "test_bots.py": "a bot waits as long as the house tells it to",
    TESTS / "e2e" / "test_pings.py": "somebody is far away, for at least as long as is measured",
    TESTS / "server" / "test_wire.py": "a drop now and then: the time between them is what it is about",
}
"""Where time itself is given, and nobody waits for something to have happened."""
SLEEPS = {"sleep", "wait_for_timeout"}
STOPWATCHES = {"perf_counter", "perf_counter_ns", "process_time"}
WITH_A_TIME = {"wait_for", "create_connection"}
"""Whose second argument is one."""
CLIENTS = {"get", "post", "Client", "AsyncClient"}
OF_A_BROWSER = "set_default_timeout"


def waits(path: Path) -> Iterator[str]:
    """What in a file waits for a time, measures one, or gives up after one that is not that of `tests.patience`."""
    nodes = list(ast.walk(tree(path)))
    is_set = any(isinstance(node, ast.Attribute) and node.attr == OF_A_BROWSER for node in nodes)
    for node in nodes:
        if isinstance(node, ast.Call):
            where = f"{path.name}:{node.lineno}: {ast.unparse(node)[:80]}"
            called = ast.unparse(node.func)
            name = called.rpartition(".")[2]
            given = {each.arg: each.value for each in node.keywords}
            if name in SLEEPS and not (node.args and ast.unparse(node.args[0]) == "0"):
                yield f"{where} waits for a time"
            if name in STOPWATCHES:
                yield f"{where} measures how long something takes, which is for benchmarks"
            second = node.args[1] if name in WITH_A_TIME and len(node.args) > 1 else None
            if called == "asyncio.timeout" or _is_number(given.get("timeout")) or _is_number(second):
                yield f"{where} gives up by a time of its own"
            if called.startswith("httpx.") and name in CLIENTS and not given.keys() & {"timeout", "transport"}:
                yield f"{where} gives up after five seconds, as httpx does unless it is told"
            if name == "new_context" and not is_set:
                yield f"{where} gives up after 30 seconds, as a browser does unless it is told by {OF_A_BROWSER}"


def _is_number(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and value.value is not None


def test_no_test_waits_for_a_time_or_gives_up_by_one_of_its_own() -> None:
    files = [path for path in sorted(TESTS.rglob("*.py")) if path not in OWN]
    found = {path: list(waits(path)) for path in files}
    wrong = [each for path, those in found.items() if path not in AS_LONG for each in those]
    assert not wrong, "\n".join(("tests/patience.py has what they need:", *wrong))
    assert not [path for path in AS_LONG if not found[path]], "it waits for no time any more"


def test_what_waits_for_a_time_is_found(tmp_path: Path) -> None:
    hasty = tmp_path / "hasty.py"
    hasty.write_text(
        "sleep(0.1)\nasyncio.timeout(5)\nrun(x, timeout=5)\nhttpx.get(x)\nsleep(0)\nhttpx.get(x, timeout=y)\n"
        "time.perf_counter()\nbrowser.new_context()\nasyncio.wait_for(x, 15)\nasyncio.wait_for(x, y)\n"
    )
    assert [int(each.split(":")[1]) for each in waits(hasty)] == [1, 2, 3, 4, 7, 8, 9]
