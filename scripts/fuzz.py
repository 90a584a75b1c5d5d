"""`make fuzz`: messages and requests that nobody should send, against a real server process.

Run with `python -m scripts.fuzz --messages 100000 --actions 50000 --examples 100`.
"""

import argparse
import asyncio
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from scripts.fuzzing import matches, tables
from scripts.fuzzing.http import fuzz_http
from scripts.fuzzing.matches import Played, fuzz_matches
from scripts.fuzzing.sockets import Fuzzed, fuzz_socket
from scripts.fuzzing.tables import Asked, fuzz_tables
from sobremesa.storage.sqlite.opening import PAGES_AT_HAND
from tests.conformance.subjects import SUBJECTS
from tests.e2e.serving import Server, start

MOST_GROWTH = 16 * 1024 * 1024
"""Bytes that the server may grow by once it is warm, beside the database's pages that it keeps at hand: no leak."""
_WARM_UP = 0.6
"""The share of messages after which as many tables live as ever will: each is kept for the grace after its visitor."""
_OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "plain")
_MISTAKES = ("Traceback", "message-failed", "request-failed", "background-work-failed", "chore-failed")


class Outcome(msgspec.Struct):
    """What the fuzzing found."""

    fuzzed: Fuzzed
    grown: int
    pages: int
    memory: int
    problems: list[str]


@contextmanager
def server_with_log() -> Iterator[tuple[Server, Path, Path]]:
    """A server on a file of its own, that file, and where it writes its log."""
    with tempfile.TemporaryDirectory() as folder:
        log, house = Path(folder) / "log", Path(folder) / "house.sqlite3"
        with log.open("w", encoding="utf-8") as said:
            server = start(str(house), *_OPTIONS, stderr=said)
            try:
                yield server, house, log
            finally:
                if server.process.poll() is None:
                    server.stop()


def fuzz_messages(count: int, seed: int) -> Outcome:
    """So many messages over sockets."""
    fuzzed = Fuzzed()
    with server_with_log() as (server, house, log):
        asyncio.run(fuzz_socket(server.port, int(_WARM_UP * count), seed, fuzzed))
        warm, pages = _memory(server), _pages(house)
        asyncio.run(fuzz_socket(server.port, count - int(_WARM_UP * count), seed + 1, fuzzed))
        memory, pages = _memory(server), _pages(house) - pages
        problems = [*fuzzed.problems, *_stop(server, log)]
    grown = memory - warm - pages
    if grown > MOST_GROWTH:
        problems.append(f"the server has grown by {grown / 1024**2:.0f} MiB")
    return Outcome(fuzzed, grown, pages, memory, problems)


def fuzz_actions(count: int, seed: int) -> Played:
    """So many actions that parse, to every game with every option, in this process."""
    return fuzz_matches(SUBJECTS.values(), count, seed)


def fuzz_played(count: int, seed: int) -> Asked:
    """So many of them over sockets."""
    with server_with_log() as (server, _, log):
        asked = asyncio.run(fuzz_tables(server, count, seed))
        asked.problems += _stop(server, log)
    return asked


def fuzz_requests(examples: int, seed: int) -> tuple[str, list[str]]:
    """So many requests an operation: what schemathesis says, and what went wrong."""
    with server_with_log() as (server, _, log):
        is_well, said = fuzz_http(server.port, examples, seed)
        problems = _stop(server, log)
    return said, problems if is_well else [*problems, "an answer was not as the OpenAPI document promises"]


def _memory(server: Server) -> int:
    """What it has asked for; parts of files that it looks at, such as dictionaries, come and go."""
    known = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text(encoding="ascii")
    found = re.search(r"^Anonymous:\s+(\d+) kB$", known, re.MULTILINE)
    assert found is not None
    return int(found[1]) * 1024


def _pages(house: Path) -> int:
    """How much of its database it keeps at hand at most; part of that may be in the log beside the file."""
    with closing(sqlite3.connect(f"{house.as_uri()}?mode=ro", uri=True)) as connection:
        (count,), (size,) = (connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    return min(int(count) * int(size), PAGES_AT_HAND)


def _stop(server: Server, log: Path) -> list[str]:
    """Stop it; whatever went wrong with it."""
    if server.process.poll() is not None:
        return [f"the server has ended with {server.process.poll()}"]
    code = server.stop()
    said = log.read_text(encoding="utf-8")
    problems = [f"the server ended with {code}"] if code else []
    for mistake in _MISTAKES:
        if mistake in said:
            at = said.index(mistake)
            problems.append(f"the server logged {mistake}: {said[max(0, at - 500) : at + 3000]}")
    return problems


def report(outcome: Outcome) -> str:
    """The figures."""
    fuzzed = outcome.fuzzed
    answers = ", ".join(f"{kind} {count:,}" for kind, count in fuzzed.answers.most_common())
    closed = ", ".join(f"{code}: {count:,}" for code, count in sorted(fuzzed.closed.items()))
    return "\n".join(
        (
            f"{fuzzed.sent:,} messages over {fuzzed.visits:,} connections, {fuzzed.unreadable:,} of them unreadable",
            f"  answers: {answers}",
            f"  connections that the protocol forbids to go on, by code: {closed}",
            f"  {fuzzed.good:,} good moves meanwhile, each taken",
            f"  memory {outcome.memory / 1024**2:.0f} MiB; in the last two fifths of all messages it has grown by",
            f"    {outcome.pages / 1024**2:.1f} MiB of the database's pages, and {outcome.grown / 1024**2:.1f} beside",
            f"  {len(outcome.problems)} problems",
        )
    )


def main() -> int:
    """0 when nothing went wrong."""
    parser = argparse.ArgumentParser(prog="python -m scripts.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="over sockets (100,000)")
    parser.add_argument("--actions", type=int, default=50_000, help="that parse, to all four games (50,000)")
    parser.add_argument("--examples", type=int, default=100, help="an operation of the HTTP API (100)")
    parser.add_argument("--seed", type=int, default=1, help="other messages (1)")
    asked = parser.parse_args()
    problems: list[str] = []
    if asked.messages:
        outcome = fuzz_messages(asked.messages, asked.seed)
        print(report(outcome))
        problems += outcome.problems
    if asked.actions:
        # A tenth goes the whole way over a socket, at the real dictionaries; the others see more phases and options.
        played, at_tables = fuzz_actions(asked.actions, asked.seed), fuzz_played(asked.actions // 10, asked.seed)
        print(matches.report(played), tables.report(at_tables), sep="\n")
        problems += [*played.problems, *at_tables.problems]
    if asked.examples:
        said, wrong = fuzz_requests(asked.examples, asked.seed)
        print(said)
        problems += wrong
    for problem in problems[:20]:
        print(f"problem: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
