"""What is printed needs the fonts that come with the web client."""

from collections.abc import Iterator

import pytest

from sobremesa.printing.typefaces import FONTS
from tests.printing.prints import printed


@pytest.fixture(autouse=True)
def has_fonts() -> None:
    """Where the web client is not built there is nothing to print with."""
    if not any(FONTS.glob("*.woff2")):
        pytest.skip("the fonts for printing, which come with the web client (make set-up-web)")


@pytest.fixture(scope="session", autouse=True)
def _closed() -> Iterator[None]:
    """Files that are still open when Python ends are complained of."""
    yield
    printed.cache_clear()
