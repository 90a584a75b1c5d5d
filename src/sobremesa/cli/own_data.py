"""Where a user's own data is: saved matches, and the tables of a house at home."""

import os
from pathlib import Path

from platformdirs import user_data_path


def own_data() -> Path:
    """The user's own folder; SOBREMESA_DATA names another one."""
    named = os.environ.get("SOBREMESA_DATA")
    return Path(named) if named else user_data_path("sobremesa", appauthor=False)
