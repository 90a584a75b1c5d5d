"""What the page puts together from phrases is what the house would say."""

from typing import Any

import pytest
from playwright.async_api import Browser

from sobremesa.editions.texts import LANGUAGES, Language
from sobremesa.engine import text
from sobremesa.server.phrases import phrases
from sobremesa.server.saying import texts
from tests.e2e.browser.visitors import Visitor
from tests.e2e.serving import Server
from tests.house.catalogue import catalogue

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_phrase_is_said_as_the_house_says_it(browser: Browser, house: Server, language: Language) -> None:
    ana = await Visitor.enter(browser, house)
    parameters = catalogue(language)
    asked: list[tuple[str, dict[str, Any]]] = [
        (name, dict.fromkeys(sorted(parameters[name]), value))
        for name in sorted(phrases(language))
        for value in ((0, 1, 2, 21, "orange", "QU") if parameters[name] else (0,))
    ]
    said = await ana.page.evaluate(
        """async ([language, asked]) => {
            const { speak, say } = await import("/page/say.js");
            await speak(language);
            return asked.map(([id, args]) => say(id, args));
        }""",
        [language, asked],
    )
    wanted = [texts(language).say(text(name, **args)) for name, args in asked]
    assert said == wanted
    assert len(said) > 500
