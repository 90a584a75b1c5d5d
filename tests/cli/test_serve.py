"""What `sobremesa serve` says in a terminal: where the house is, for this machine and for the phones in the room."""

import os
import pty
import re
import signal
import subprocess
import sys
import time

import segno

from tests.cli.desk import Desk
from tests.patience import PATIENCE


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
