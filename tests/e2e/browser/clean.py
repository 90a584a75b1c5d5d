"""Whether a page keeps nobody out: what axe finds, and whether a phone would have to scroll sideways."""

from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]

from tests.e2e.browser.visitors import Visitor

_SETTLED = """() => {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  return Promise.all(ending.map((each) => each.finished.catch(() => 0))).then(() => true);
}"""


# What is wider than the window, and makes the page scroll sideways.
_STICKS_OUT = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => `${each.localName}.${each.getAttribute("class")}: ${each.getBoundingClientRect().right}`);
}"""


async def check(visitor: Visitor) -> None:
    """What axe says about the page once it has come to rest, and whether it is wider than its window."""
    await visitor.page.evaluate(_SETTLED)
    found = await Axe().run(visitor.page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    wide = await visitor.page.evaluate(_STICKS_OUT)
    assert not wide, wide
