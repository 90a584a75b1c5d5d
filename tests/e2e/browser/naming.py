"""Whether a page ever shows a heading, a label or a control before it has the words for it, however late they come."""

from playwright.async_api import Page

WATCH = """(() => {
  window.unnamed = new Set();
  const NAMED = ["h1", "h2", "h3", "h4", "h5", "h6", "legend", "label", "summary", "caption", "figcaption", "option",
    "button", "a[href]", "select", "textarea", "input:not([type=hidden])", "dialog", "[role=img]", "[role=group]",
    "[role=button]", "[role=heading]", "section[aria-labelledby]"].join();
  const HOLDERS = "input, select, textarea, dialog, section, [role=group]";
  const textOf = (element) => {
    if (element.textContent.trim()) return element.textContent.trim();
    const signs = [...element.querySelectorAll("img[alt], [aria-label]")];
    return signs.map((each) => each.getAttribute("alt") ?? each.ariaLabel).join("").trim();
  };
  const isNamed = (element) => {
    if ((element.ariaLabel ?? element.placeholder ?? "").trim() || element.title.trim()) return true;
    // What such a one holds is not its name.
    if (!element.matches(HOLDERS)) return textOf(element) !== "";
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const others = [...ids.map((id) => document.getElementById(id)), ...(element.labels ?? [])];
    return others.some((other) => other && textOf(other));
  };
  const shows = (element) => (element.closest("select") ?? element).checkVisibility({ visibilityProperty: true });
  const isBare = (element) => !isNamed(element) || (element.localName === "select" && !element.options.length);
  const look = () => {
    if (/^\\W*·|undefined|null/.test(document.title)) window.unnamed.add(`<title>${document.title}`);
    for (const element of document.querySelectorAll(NAMED)) {
      if (isBare(element) && shows(element)) window.unnamed.add(element.outerHTML.slice(0, 200));
    }
  };
  let isDue = false;
  const soon = new MessageChannel();
  soon.port1.onmessage = () => ((isDue = false), look());
  // As soon as anybody else could look: what is drawn in one go is never seen by halves.
  const lookSoon = () => isDue || ((isDue = true), soon.port2.postMessage(0));
  new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, characterData: true });
})();
"""
"""Looks at the page whenever it has changed, and keeps what had no name then."""

SLOW = """(() => {
  const held = [];
  let [isSlow, asked, underWay] = [true, 0, 0];
  const ask = window.fetch;
  window.fetch = async (...question) => {
    asked += 1;
    underWay += 1;
    const answer = await ask(...question).finally(() => (underWay -= 1));
    if (isSlow && new URL(answer.url).pathname.startsWith("/api/")) {
      await new Promise((go) => held.push({ url: answer.url, go }));
    }
    return answer;
  };
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Nobody comes in without the first answer; of the others the latest goes first, so that what all pages ask for
  // at their beginning comes when everything else is there; or the other way round.
  window.letCome = async (first) => {
    do await drawn(); while (!asked || underWay);
    const isMe = ({ url }) => url.endsWith("/api/me");
    const next = held.findIndex(isMe) >= 0 ? held.findIndex(isMe) : first === "latest" ? held.length - 1 : 0;
    const [answer] = held.splice(next, 1);
    answer?.go();
    await drawn();
    return answer !== undefined;
  };
  window.letAllCome = () => { isSlow = false; held.splice(0).forEach(({ go }) => go()); };
})();
"""
"""Holds every answer of the house until it is let come."""


async def let_come(page: Page, first: str) -> None:
    """Let held answers come one by one, each when the page has drawn what it has; `first` is `latest` or `oldest`."""
    while await page.evaluate("(first) => window.letCome(first)", first):
        pass
    await page.evaluate("window.letAllCome()")


async def check_names(page: Page) -> None:
    """No heading, label or control was ever without its words since the page was loaded."""
    found = await page.evaluate("[...window.unnamed]")
    assert not found, "\n".join(found)
