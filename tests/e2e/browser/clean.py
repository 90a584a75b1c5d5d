"""Whether a page keeps nobody out: what axe finds, and whether a phone would have to scroll sideways."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]

from tests.e2e.browser.visitors import Visitor

SETTLED = """() => {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  return Promise.all(ending.map((each) => each.finished.catch(() => 0))).then(() => true);
}"""


# What is wider than the window, and makes the page scroll sideways.
STICKS_OUT = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => `${each.localName}.${each.getAttribute("class")}: ${each.getBoundingClientRect().right}`);
}"""


_LOOK = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))"


async def check(visitor: Visitor) -> None:
    """What axe says about the page once it has come to rest, and whether it is wider than its window."""
    await visitor.page.evaluate(SETTLED)
    # The script is half a megabyte: once for each page.
    if not await visitor.page.evaluate("'axe' in window"):
        await visitor.page.evaluate(AXE_SCRIPT)
    found = AxeResults(await visitor.page.evaluate(_LOOK))
    assert found.violations_count == 0, found.generate_report()
    wide = await visitor.page.evaluate(STICKS_OUT)
    assert not wide, wide
