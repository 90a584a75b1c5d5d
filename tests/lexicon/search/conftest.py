"""Both kernels, for tests of what each of them must do."""

from importlib.util import find_spec
from types import ModuleType

import pytest

from sobremesa.lexicon.search import twin

NATIVE = pytest.param(
    "native",
    marks=pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built"),
)


@pytest.fixture(params=["python", NATIVE], scope="session")
def kernel(request: pytest.FixtureRequest) -> ModuleType:
    """The Python twin, then the compiled kernel."""
    if request.param == "python":
        return twin
    from sobremesa.lexicon import _kernel

    return _kernel
