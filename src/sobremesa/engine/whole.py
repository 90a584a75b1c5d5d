"""A whole number that somebody sends."""

from typing import Annotated, TypeAlias

import msgspec

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""As large as every language, text and browser can say it; a longer one is no number of a space, a seat or a round."""
