"""Which language is guessed."""

import pytest

from sobremesa.cli.language import guess_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "es_ES", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert guess_language(environment) == language
