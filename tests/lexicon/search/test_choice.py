"""Which kernel serves, and how to ask for the other."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

SHOW = "from sobremesa.lexicon import search; print(search.KERNEL, search.Graph.__module__)"


def choice(asked_for: str | None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "SOBREMESA_KERNEL"}
    if asked_for is not None:
        environment["SOBREMESA_KERNEL"] = asked_for
    return subprocess.run([sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=False)


def test_the_twin_serves_when_asked_for() -> None:
    assert choice("python").stdout.split() == ["python", "sobremesa.lexicon.search.twin"]


@pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")
@pytest.mark.parametrize("asked_for", [None, "", "native"])
def test_the_native_kernel_serves_where_it_is_built(asked_for: str | None) -> None:
    assert choice(asked_for).stdout.split() == ["native", "sobremesa.lexicon._kernel"]


def test_a_kernel_that_does_not_exist_is_refused_by_name() -> None:
    answer = choice("rust")
    assert answer.returncode != 0
    assert "SOBREMESA_KERNEL is 'rust': it can be 'native' or 'python'" in answer.stderr


WITHOUT_NATIVE = f"import sys; sys.modules['sobremesa.lexicon._kernel'] = None; {SHOW}"


def test_the_twin_serves_where_the_native_kernel_is_missing() -> None:
    shown = subprocess.run([sys.executable, "-c", WITHOUT_NATIVE], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["python", "sobremesa.lexicon.search.twin"]


def test_a_missing_native_kernel_is_an_error_when_asked_for() -> None:
    environment = os.environ | {"SOBREMESA_KERNEL": "native"}
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT_NATIVE], env=environment, capture_output=True, text=True, check=False
    )
    assert answer.returncode != 0
    assert "ImportError" in answer.stderr or "ModuleNotFoundError" in answer.stderr


IMPORTED_TWICE = """
import sys
from sobremesa.lexicon import _kernel as first
for name in [name for name in sys.modules if name.startswith("sobremesa")]:
    del sys.modules[name]
from sobremesa.lexicon import _kernel as second
print(first is second, len(second.Graph(first.build_graph([bytes(1)]))), len(first.Graph(second.build_graph([]))))
"""


@pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")
def test_the_native_kernel_can_be_imported_again() -> None:
    shown = subprocess.run(
        [sys.executable, "-W", "error", "-c", IMPORTED_TWICE], capture_output=True, text=True, check=True
    ).stdout
    assert shown.split() == ["False", "1", "0"]
