"""At start the server takes as many descriptors as it may have."""

import subprocess
import sys

import pytest

from sobremesa.server import descriptors

resource = pytest.importorskip("resource")
SHOW = """
import resource
from sobremesa.server.descriptors import raise_limit
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.parametrize(("soft", "hard"), [(100, 600), (600, 600)])
def test_the_soft_limit_is_raised_to_the_hard_one(soft: int, hard: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOW.format(soft=soft, hard=hard)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["600", "600", "600"]


def test_where_nobody_counts_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "_resource", lambda: None)
    assert descriptors.raise_limit() is None
