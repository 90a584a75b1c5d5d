"""Clause tests on a mutant, in a process forked from one that has already imported everything but the mutated game."""

import importlib
import io
import json
import os
import resource
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import coverage
import pytest

from scripts.mutants.finding import Mutant

_OFF = ("randomly", "xdist", "cov", "cacheprovider", "faulthandler")
_PYTEST = ["-q", "-x", "-Wignore::pytest.PytestAssertRewriteWarning", *(f"-pno:{name}" for name in _OFF)]
_MEMORY = 4 * 1024**3
_LOOK_AGAIN = 0.02


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    OUT_OF_TIME = "killed by running out of time"
    SURVIVED = "survived"


@dataclass(frozen=True)
class Suite:
    """The tests of a game: where they are, how long they take, and which of them run which line."""

    game: str
    tests: str
    seconds: float
    runs: dict[str, dict[int, list[str]]]

    def tests_of(self, mutant: Mutant) -> set[str]:
        """The tests that run the changed statement, which may begin some lines above the change."""
        lines = self.runs.get(str(mutant.path), {})
        begins = max((line for line in lines if line <= mutant.line), default=0)
        return {*lines.get(begins, ()), *lines.get(mutant.line, ())}


def measured(game: str, tests: str) -> Suite:
    """Run the tests on the game as it is; `SystemExit` when they fail."""
    warm_up(game)
    read, write = os.pipe()
    began = time.monotonic()

    def measure() -> int:
        code, runs = _traced(game, tests)
        with os.fdopen(write, "w") as pipe:
            json.dump(runs, pipe)
        return code

    child = _forked(measure)
    os.close(write)
    with os.fdopen(read) as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise SystemExit(f"The tests in {tests} fail on the game as it is: mend that first.")
    runs = {path: {int(line): names for line, names in lines.items()} for path, lines in json.loads(answer).items()}
    return Suite(game, tests, time.monotonic() - began, runs)


def judged(suite: Suite, mutants: Iterable[Mutant], *, workers: int, limit: int) -> Iterator[tuple[Mutant, Fate]]:
    """The fate of each mutant, as soon as it is known; a mutant that takes longer than the limit is found out."""
    waiting = list(reversed(list(mutants)))
    running: dict[int, tuple[Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            running[_forked(partial(_try, suite, mutant, limit))] = mutant, time.monotonic() + 20 * limit
        for child, (mutant, until) in list(running.items()):
            done, status = os.waitpid(child, os.WNOHANG)
            if not done and time.monotonic() > until:
                os.kill(child, signal.SIGKILL)
                done, status = os.waitpid(child, 0)
            if done:
                del running[child]
                yield mutant, _fate(status)
        time.sleep(_LOOK_AGAIN)


def warm_up(game: str) -> None:
    """Import what all tests need, then forget the game and whatever knows it, so that a child imports that afresh."""
    for name in ("hypothesis", "hypothesis.strategies", "fluent.runtime", "sobremesa.editions.shelf"):
        importlib.import_module(name)
    knowing = ("sobremesa.games", "sobremesa.editions", "sobremesa.bots", "tests")
    others = tuple(f"sobremesa.games.{other}" for other in _games() if other != game)
    for name in list(sys.modules):
        if _is_in(name, knowing) and not _is_in(name, others):
            del sys.modules[name]


def _games() -> tuple[str, ...]:
    games: tuple[str, ...] = sys.modules["sobremesa.games"].GAMES
    return games


def _is_in(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _fate(status: int) -> Fate:
    if os.WIFSIGNALED(status):
        return Fate.OUT_OF_TIME
    return Fate.SURVIVED if os.WEXITSTATUS(status) == 0 else Fate.KILLED


def _forked(work: Callable[[], int]) -> int:
    """The number of a child process that does this and says nothing."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = work()
    finally:
        os._exit(code)


def _try(suite: Suite, mutant: Mutant, limit: int) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    sys.meta_path.insert(0, _Instead(mutant))
    return int(pytest.main([*_PYTEST, suite.tests], plugins=[_LikelyFirst(suite.tests_of(mutant))]))


def _traced(game: str, tests: str) -> tuple[int, dict[str, dict[int, list[str]]]]:
    meter = coverage.Coverage(data_file=None, config_file=False, include=[f"*/games/{game}/*"])
    meter.start()
    code = int(pytest.main([*_PYTEST, tests], plugins=[_ByTest(meter)]))
    meter.stop()
    data = meter.get_data()
    return code, {path: data.contexts_by_lineno(path) for path in data.measured_files()}


class _ByTest:
    """Notes which test runs a line."""

    def __init__(self, meter: coverage.Coverage) -> None:
        self._meter = meter

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        self._meter.switch_context(nodeid)


class _LikelyFirst:
    """Puts the tests first that run the changed line; all others follow, since what is cached is run but once."""

    def __init__(self, likely: set[str]) -> None:
        self._likely = likely

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort what was collected."""
        items.sort(key=lambda item: item.nodeid not in self._likely)


class _Instead:
    """Finds the mutant where its module is imported."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of the mutant, for its module alone."""
        if name != self._mutant.module:
            return None
        loader = _MutantLoader(name, str(self._mutant.path), self._mutant.source)
        return spec_from_file_location(name, Path(self._mutant.path), loader=loader)


class _MutantLoader(SourceFileLoader):
    """Loads a source that is in no file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        """The changed module; what Python thinks of its style is no matter."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(self._source, self.path, "exec", dont_inherit=True)
