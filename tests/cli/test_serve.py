"""What `sobremesa serve` says in a terminal: where the house is, for this machine and for the phones in the room."""

import errno
import io
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
import segno
from click.testing import CliRunner, Result
from rich.console import Console

from sobremesa.cli import main
from sobremesa.lexicon.build.fetch import FetchFailed
from tests.cli.desk import Desk, write_words
from tests.patience import PATIENCE

build_module = import_module("sobremesa.cli.words.build")


def test_in_a_terminal_it_tells_both_addresses_draws_the_one_for_phones_and_opens_the_browser(desk: Desk) -> None:
    browser, opened = desk.folder / "browser", desk.folder / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    terminal, end = pty.openpty()
    command = (sys.executable, "-m", "sobremesa.cli", "serve", "--database", "memory:", "--port", "0", "--log", "none")
    serving = subprocess.Popen(
        (*command, "--open"),
        stdin=subprocess.DEVNULL,
        stdout=end,
        stderr=end,
        env=desk.environment() | {"BROWSER": f"{browser} %s"},
    )
    os.close(end)
    told = ""
    try:
        until = time.monotonic() + PATIENCE
        while "Ctrl+C" not in told and time.monotonic() < until:
            told += os.read(terminal, 65_536).decode()
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(PATIENCE) == 0
    finally:
        serving.kill()
        serving.wait()
        os.close(terminal)
    (here,) = re.findall(r"http://127\.0\.0\.1:\d+", told)
    assert opened.read_text() == f"{here}\n"
    rooms = [each for each in re.findall(r"http://[\d.]+:\d+", told) if each != here]
    # A machine that is in no network has no address for others.
    assert len(rooms) <= 1
    drawn = [line for line in told.splitlines() if "▀" in line or "▄" in line or "█" in line]
    if rooms:
        assert rooms[0].rpartition(":")[2] == here.rpartition(":")[2]
        assert len(drawn) >= segno.make(rooms[0], error="m", micro=False).symbol_size(border=2)[1] // 2
    else:
        assert not drawn


class Start:
    """`serve` up to the point at which it would listen, with a build that takes no minutes."""

    def __init__(self, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cache = cache
        self.served: list[str] = []
        monkeypatch.setattr(import_module("sobremesa.cli.serve"), "serve_node", self._serve)
        monkeypatch.setattr(build_module, "run_build", self._build)

    def run(self, *options: str) -> Result:
        arguments = ("serve", "--database", "memory:", "--port", "0", "--ui", "en", *options)
        return CliRunner().invoke(main, arguments, env={"SOBREMESA_CACHE": str(self.cache)})

    def _serve(self, _settings: object, listener: socket.socket, _listening: object) -> None:
        listener.close()
        self.served.append("served")

    def _build(self, report: Callable[[str, str], None]) -> Path:
        self.served.append("built")
        report("", "fetch")
        report("es", "files")
        write_words(self.cache)
        return self.cache


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """A machine without dictionaries."""
    return Start(tmp_path / "cache", monkeypatch)


def test_without_dictionaries_it_says_so_builds_them_first_and_then_serves(begun: Start) -> None:
    first = begun.run()
    assert first.exit_code == 0, first.output
    assert begun.served == ["built", "served"]
    said = first.output.splitlines()
    assert said[0].startswith("The dictionaries are not there yet.")
    assert said[1:3] == ["Sources: looking", "Spanish: files"]
    begun.served.clear()
    again = begun.run()
    assert begun.served == ["served"]
    assert not again.output


def test_dictionaries_of_which_a_file_is_missing_are_built_again(begun: Start) -> None:
    write_words(begun.cache)
    next(begun.cache.glob("words/*/en/words.graph")).unlink()
    assert begun.run().exit_code == 0
    assert begun.served == ["built", "served"]


def test_in_a_terminal_a_bar_shows_how_far_it_is(begun: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = io.StringIO()
    console = partial(Console, file=drawn, force_terminal=True, width=100)
    monkeypatch.setattr(build_module, "open_console", lambda stderr: console())
    assert begun.run().exit_code == 0
    assert "Spanish" in drawn.getvalue()
    assert "━" in drawn.getvalue()


@pytest.mark.parametrize(
    "problem", [FetchFailed("The word sources could not be downloaded."), OSError(errno.ENOSPC, "No space left")]
)
def test_what_cannot_be_built_ends_it_with_what_to_do(
    begun: Start, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def fail(_report: object) -> Path:
        raise problem

    monkeypatch.setattr(build_module, "run_build", fail)
    result = begun.run()
    assert result.exit_code == 1
    assert begun.served == []
    assert "Traceback" not in result.output
    assert "sobremesa words build" in result.output.splitlines()[-1]


def test_a_port_that_is_taken_is_told_before_anything_is_built(begun: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = begun.run("--host", "127.0.0.1", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 1
    assert "Nothing can listen" in result.output
    assert begun.served == []
