"""What is printed needs the fonts that come with the web client."""

import pytest

from sobremesa.printing.typefaces import FONTS


@pytest.fixture(autouse=True)
def has_fonts() -> None:
    """Where the web client is not built there is nothing to print with."""
    if not any(FONTS.glob("*.woff2")):
        pytest.skip("the fonts for printing, which come with the web client (make set-up-web)")
