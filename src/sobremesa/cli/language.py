"""Which language a person reads, guessed from the environment (LANG) unless they say."""

import os
from collections.abc import Mapping

from sobremesa.editions.texts import Language

# The order in which every Unix program asks.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def guess_language(environment: Mapping[str, str] = os.environ) -> Language:
    """Spanish where the environment says so, English otherwise."""
    said = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "es" if said.lower().startswith("es") else "en"
