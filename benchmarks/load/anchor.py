"""The anchor: a bare server of Node's `ws`, which decides nothing and keeps nothing, for the same traffic."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_FOLDER = Path(__file__).parent / "anchor"


def missing() -> str:
    """The name of what is not there; empty where all is."""
    return next((program for program in ("node", "npm") if shutil.which(program) is None), "")


@contextmanager
def bare_server() -> Iterator[tuple[int, int]]:
    """The process and the port of a bare server, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "anchor"
        shutil.copytree(_FOLDER, place)
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=place, check=True)
        process = subprocess.Popen(["node", "server.js"], cwd=place, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.pid, int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
