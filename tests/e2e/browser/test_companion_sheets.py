"""A whole score sheet of each game, typed in by a person, says what the clauses' worked examples say."""

import re
from collections.abc import AsyncIterator, Mapping

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.browser.clean import check
from tests.e2e.browser.companions import begin, come, totals
from tests.e2e.browser.visitors import PHONE, Visitor, staying
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio


def cell(page: Page, label: str) -> Locator:
    """A place on the sheet, written or not."""
    return page.get_by_role("button", name=re.compile(rf"^{re.escape(label)}: "))


async def write(page: Page) -> None:
    """Write the entry down, and leave the next one's that may lie open then."""
    await page.locator("dialog form .main").click()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)


async def points_of(page: Page, label: str) -> int:
    """What stands in a place."""
    shown = await cell(page, label).inner_text()
    return int(shown.split()[0].replace("−", "-"))


async def won(page: Page, name: str, clause: str) -> None:
    """The page says who has won, and by what."""
    await expect(page.locator("#ending")).to_have_text(f"{name} wins")
    await expect(page.locator(".ending .clause")).to_have_text(clause)


@pytest.fixture(scope="module")
async def phone(browser: Browser, house: Server) -> AsyncIterator[Visitor]:
    """One for all matches here, on a page in English."""
    async with staying(await come(browser, house, viewport=PHONE)) as visitor:
        yield visitor


@pytest.fixture
async def family(phone: Visitor) -> AsyncIterator[Visitor]:
    """People who sit down at a phone that remembers nobody, and leave it without a complaint."""
    await phone.page.evaluate("localStorage.clear()")
    yield phone
    await phone.check_quiet()


async def test_four_players_of_buffet_score_as_the_rules_do(family: Visitor) -> None:
    await begin(family, "buffet", ["Ana", "Ben", "Cleo", "Dan"], words="es")
    page = family.page
    parts = ("foods touched", "rival nests", "special ants placed", "ordinary ants left")
    counted = {"Ana": (3, 1, 3, 0), "Ben": (5, 0, 0, 2), "Cleo": (5, 1, 0, 4), "Dan": (4, 1, 0, 8)}
    for name, counts in counted.items():
        for part, count in zip(parts, counts, strict=True):
            await page.get_by_role("textbox", name=f"{name}, {part}").fill(str(count))
    assert await totals(page) == [14, 17, 19, 13]
    # Key by key: a number that is too large is none, and not its first digit.
    foods = page.get_by_role("textbox", name="Ana, foods touched")
    await foods.press_sequentially("10")
    await expect(page.get_by_text("Only whole numbers from 0 to 9.")).to_be_visible()
    assert await totals(page) == [6, 17, 19, 13]
    await foods.fill("3")
    await expect(page.get_by_text("Only whole numbers")).to_have_count(0)
    await won(page, "Cleo", "BUF-32")
    # A number is one entry, and goes as it came, however many keys it took.
    left = page.get_by_role("textbox", name="Dan, ordinary ants left")
    await left.press_sequentially("12")
    await page.click("#undo")
    await expect(left).to_have_value("8")
    await page.get_by_role("button", name="Ana, ordinary ants left: more").click()
    await expect(page.get_by_text("Special ants come only after all ordinary ones")).to_be_visible()
    await check(family)


async def test_words_of_golf_are_counted_on_their_cards_and_holes_come_to_a_match(family: Visitor) -> None:
    await begin(family, "golf", ["Ana", "Ben"], words="es")
    page = family.page
    for hole in (1, 2, 3, 4, 6, 7, 8, 9):
        await sum_up(page, hole, {"Ana": 5, "Ben": 5})
    await count_word(page, "Ana", "HUECOS")
    await count_word(page, "Ben", "HECHIZO")
    assert await points_of(page, "Ana, hole 5") == 6
    assert await points_of(page, "Ben, hole 5") == 13
    # Eight holes of 5 less their pars come to 8; Ben's hole in one is a cup (GOL-15, GOL-24).
    assert await totals(page) == [14, 22]
    await won(page, "Ben", "GOL-24")
    await check(family)
    # The dice were typed wrong: without a joker both words score less. A sum beyond all is not cut to its beginning.
    await cell(page, "Ben, hole 5").click()
    await page.get_by_label("The six dice").fill("ESCHOA")
    await write(page)
    assert [await points_of(page, f"{name}, hole 5") for name in ("Ana", "Ben")] == [5, 11]
    await cell(page, "Ana, hole 9").click()
    await page.get_by_role("textbox", name="Sum of the card").press_sequentially("250")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Only whole numbers from −20 to 200.")).to_be_visible()
    await check(family)
    await page.keyboard.press("Escape")
    assert await points_of(page, "Ana, hole 9") == -1


async def count_word(page: Page, name: str, word: str) -> None:
    """Hole 5 of the worked examples: the fourth letter on the double, the fifth on the obstacle."""
    await cell(page, f"{name}, hole 5").click()
    await page.get_by_text("Count the word").click()
    dice = page.get_by_label("The six dice")
    if not await dice.input_value():
        await dice.fill("ESCHO*")
    assert await dice.input_value() == "ESCHO•"
    await page.get_by_label("Word", exact=True).fill(word)
    for place, taps in ((4, 1), (5, 2)):
        space = page.get_by_role("button", name=f"{word[place - 1]}, letter {place}:")
        for _ in range(taps):
            await space.click()
    if word == "HECHIZO":
        await page.get_by_label("I, letter 5: scores by").select_option("joker")
        await page.get_by_label("Z, letter 6: scores by").select_option("HJQVYZ")
        await expect(page.get_by_text("Hole in one")).to_be_visible()
    await write(page)


async def sum_up(page: Page, hole: int, sums: Mapping[str, int]) -> None:
    """A hole by the sums of its cards."""
    await cell(page, f"{next(iter(sums))}, hole {hole}").click()
    for name, points in sums.items():
        await expect(page.get_by_role("dialog")).to_have_accessible_name(f"{name}, hole {hole}")
        await page.get_by_role("textbox", name="Sum of the card").fill(str(points))
        await page.keyboard.press("Enter")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_the_shop_of_golf_counts_money_coins_and_cards(family: Visitor) -> None:
    await begin(family, "golf", ["Ana", "Ben"], words="es")
    page = family.page
    await sum_up(page, 1, {"Ana": 5, "Ben": 9})
    # The lowest takes a coin (GOL-16), which is heard as well.
    await expect(page.get_by_role("button", name="Ana, hole 1: 2, a coin")).to_be_visible()
    await expect(page.get_by_text("3 to spend: 2 from the hole, 1 coin")).to_be_visible()
    bought = page.get_by_role("group", name="Ana bought")
    await bought.get_by_role("button", name="AEIOU").click()
    await sum_up(page, 2, {"Ana": 9, "Ben": 5})
    # 6 points, one coin and one card in hand: two cards for 7, and three are held (GOL-17, GOL-18).
    await expect(page.get_by_text("7 to spend: 6 from the hole, 1 coin")).to_be_visible()
    await bought.get_by_role("button", name="LNRST").click()
    await bought.get_by_role("button", name="BCDFGMP").click()
    await expect(page.get_by_text("Holds AEIOU, LNRST, and BCDFGMP.")).to_be_visible()
    await expect(page.get_by_role("textbox", name="Ana, coins spent")).to_have_value("1")
    await expect(page.get_by_role("row", name="Coins")).to_have_text(re.compile(r"Coins\s*–\s*1"))
    await expect(page.locator("section .clause").filter(has_text="GOL-18")).to_have_count(0)
    await page.get_by_role("textbox", name="Ana, coins spent").fill("0")
    await expect(page.get_by_text("That costs 7, and there is 6 to spend.")).to_be_visible()
    await page.get_by_role("textbox", name="Ana, coins spent").fill("1")
    await bought.get_by_role("button", name="HJQVYZ").click()
    await expect(page.get_by_text("That costs 12, and there is 7 to spend.")).to_be_visible()
    await expect(page.get_by_text("Nobody may hold more than 3 cards.")).to_be_visible()
    await check(family)
    # Whoever looked back at a shop finds the next one open after the next hole.
    await page.get_by_label("After", exact=True).select_option("hole 1")
    await sum_up(page, 3, {"Ana": 9, "Ben": 9})
    await expect(page.get_by_label("After", exact=True)).to_have_value("2")


async def test_golf_takes_no_half_thrown_dice_and_no_word_longer_than_its_card(family: Visitor) -> None:
    await begin(family, "golf", ["Ana", "Ben"], words="es")
    page = family.page
    await count_word(page, "Ana", "HUECOS")
    # Somebody clears the dice and then writes a sum: the throw is the same for all, and stays (GOL-1).
    await cell(page, "Ben, hole 5").click()
    await page.get_by_text("Count the word").click()
    await page.get_by_label("The six dice").fill("ES")
    await page.get_by_text("Sum", exact=True).click()
    await page.get_by_role("textbox", name="Sum of the card").fill("8")
    await write(page)
    assert [await points_of(page, f"{name}, hole 5") for name in ("Ana", "Ben")] == [6, 4]
    await cell(page, "Ben, hole 5").click()
    await page.get_by_text("Count the word").click()
    await page.get_by_label("The six dice").fill("ABCDFG")
    word = page.get_by_label("Word", exact=True)
    await word.fill("cocciones")
    await expect(page.get_by_text("The card has 7 spaces: the word is too long.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_have_accessible_name("Ben, hole 5")
    await check(family)
    # Three times C by one die: 2 each, less par 4 (GOL-7).
    await word.fill("cocción")
    await write(page)
    assert await points_of(page, "Ben, hole 5") == 2


async def test_a_hole_card_of_ours_is_tapped_in_the_order_of_the_letters(family: Visitor) -> None:
    await begin(family, "golf", ["Ana"], words="es")
    page = family.page
    await cell(page, "Ana, hole 1").click()
    await page.get_by_text("Count the word").click()
    await page.get_by_label("The six dice").fill("AANIOU")
    await page.get_by_label("Word", exact=True).fill("UÑA")
    await page.get_by_role("combobox", name="Hole card").select_option("1a")
    # Taps that make no line are told why: GOL-4.
    await page.get_by_role("button", name="space 2").click()
    await expect(page.get_by_text("The first letter goes on the start")).to_be_visible()
    await expect(page.get_by_text("Each letter needs a space of its own: 3 letters, 1 space")).to_be_visible()
    await page.get_by_role("button", name="space 2").click()
    for space in ("space 1, start", "space 3, double", "space 4, flag"):
        await page.get_by_role("button", name=space).click()
    await expect(page.locator("dialog .clause").filter(has_text="GOL-4")).to_have_count(0)
    await check(family)
    await write(page)
    # U 1, Ñ as N twice 1 on the double, A 1; two spaces empty, par 3. Luis: six dice of 1 less 3 (GOL-26).
    assert await points_of(page, "Ana, hole 1") == -1
    await expect(page.get_by_role("button", name="Luis, hole 1: 3. Why?")).to_be_visible()


async def test_turns_of_bisonte_and_the_racks_at_the_end(family: Visitor) -> None:
    await begin(family, "bisonte", ["Ana", "Ben", "Cleo"], words="es")
    page = family.page
    turns = (("Ana", 20, False), ("Ben", 27, False), ("Cleo", 40, True), ("Ana", 60, True), ("Ben", 12, False))
    for name, points, seven in turns:
        await page.get_by_role("button", name=f"{name}’s turn").click()
        await page.get_by_role("textbox", name="Points of the play").fill(str(points))
        if seven:
            await page.get_by_role("button", name="Seven tiles").click()
        await write(page)
    assert await points_of(page, "Cleo, turn 1") == 90
    assert await points_of(page, "Ana, turn 2") == 110
    assert await totals(page) == [130, 39, 90]
    # An objection is upheld: the play goes back, and any entry can be corrected later (BIS-13).
    await cell(page, "Ben, turn 2").click()
    await page.get_by_label("What it was").select_option("undone")
    await write(page)
    assert await totals(page) == [130, 27, 90]
    # A player without tiles gains the others', whatever ended the match (BIS-24).
    await page.get_by_label("How it ended").select_option(label="All passed, the bag is empty")
    await page.get_by_role("checkbox", name="Ana used all tiles").check()
    await page.get_by_role("textbox", name="Ben, left on the rack").fill("8")
    rack = page.get_by_role("textbox", name="Cleo, left on the rack")
    for slip, told in (
        ("A 5 D", "There is no tile 5."),
        ("250", "Only whole numbers from 0 to 200."),
        ("A D", "worth 3"),
    ):
        await rack.fill(slip)
        await page.keyboard.press("Tab")
        await expect(page.get_by_text(told)).to_be_visible()
        await expect(rack).to_have_value(slip)
    for name, points in (("Ana", 11), ("Ben", -8), ("Cleo", -3)):
        shown = page.get_by_role("button", name=f"{name}, left on the rack: {points}".replace("-", "−"))
        await expect(shown).to_be_visible()
    assert await totals(page) == [141, 19, 87]
    await won(page, "Ana", "BIS-25")
    await check(family)


async def test_words_of_the_loom_are_counted_and_repeats_cost(family: Visitor) -> None:
    await begin(family, "loom", ["Ana", "Ben", "Cleo"], {"rounds": "3"}, words="es")
    page = family.page
    await count_cards(page, "Ana, round 1", "4 4 2", one_colour=True, boost=True)
    await count_cards(page, "Ben, round 1", "4 4 2", boost=True)
    await count_cards(page, "Cleo, round 1", "4 4 *", one_colour=True)
    assert [await points_of(page, f"{name}, round 1") for name in ("Ana", "Ben", "Cleo")] == [28, 14, 28]
    await count_cards(page, "Ana, round 2", "4 4", one_colour=True, blasts=1)
    assert await points_of(page, "Ana, round 2") == 8
    for name, points in (("Ben", 7), ("Cleo", -4)):
        await cell(page, f"{name}, round 2").click()
        await page.get_by_role("textbox", name="Points of this round").fill(str(points))
        await expect(page.get_by_text("a score is never odd")).to_have_count(int(points % 2))
        await write(page)
    # Round 3 is led by the one two to the right of the youngest: Ben, then Ana, then Cleo (LOO-16, TAB-12).
    for name in ("Cleo", "Ana", "Ben"):
        await count_cards(page, f"{name}, round 3", "casa")
    assert [await points_of(page, f"{name}, round 3") for name in ("Ben", "Ana", "Cleo")] == [12, -4, -4]
    assert await totals(page) == [32, 33, 20]
    await won(page, "Ben", "LOO-18")
    await check(family)


async def test_the_first_to_reach_the_target_of_the_loom_wins_at_once(family: Visitor) -> None:
    """LOO-18, and LOO-15: a Blast takes 4 from a player without a word."""
    await begin(family, "loom", ["Ana", "Ben", "Cleo"], {"end": "target", "target": "20"}, words="es")
    page = family.page
    await expect(page.get_by_text("The first to reach 20 wins at once")).to_be_visible()
    # From the leader to the right: Ana, Cleo, Ben.
    await count_cards(page, "Ana, round 1", "", blasts=1)
    assert await points_of(page, "Ana, round 1") == -4
    await count_cards(page, "Cleo, round 1", "4 4 *", one_colour=True)
    assert await totals(page) == [-4, 0, 28]
    await won(page, "Cleo", "LOO-18")
    await check(family)


async def count_cards(page: Page, label: str, typed: str, **played: bool | int) -> None:
    """A word by its cards."""
    await cell(page, label).click()
    await page.get_by_text("Count the cards").click()
    await page.get_by_label("Letters or values").fill(typed)
    if played.get("one_colour"):
        await page.get_by_label("All cards have one colour").check()
    if played.get("boost"):
        await page.get_by_label("Boost").check()
    for _ in range(int(played.get("blasts", 0))):
        await page.get_by_role("button", name="Blasts: −4 each: more").click()
    await write(page)


async def test_a_tie_in_the_loom_is_broken_and_flat_repeats_score_less(family: Visitor) -> None:
    await begin(family, "loom", ["Ana", "Ben", "Cleo"], {"rounds": "1", "repeated": "flat"}, words="es")
    page = family.page
    for name in ("Ana", "Ben", "Cleo"):
        await count_cards(page, f"{name}, round 1", "CASA")
    # From the leader to the right: Ana, Cleo, Ben.
    assert [await points_of(page, f"{name}, round 1") for name in ("Ana", "Cleo", "Ben")] == [12, -4, -4]
    await cell(page, "Ben, round 1").click()
    await page.get_by_text("Points", exact=True).click()
    await page.get_by_role("textbox", name="Points of this round").fill("12")
    await write(page)
    for name, points in (("Ben", 4), ("Ana", 10)):
        await cell(page, f"{name}, deciding round").click()
        await page.get_by_role("textbox", name="Points of this round").fill(str(points))
        await write(page)
    assert await totals(page) == [12, 12, -4]
    await won(page, "Ana", "LOO-19")


async def test_eight_names_stay_in_sight_on_a_phone(family: Visitor) -> None:
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Maximiliano Alejandro"]
    await begin(family, "loom", names, {"rounds": "12"}, words="es")
    page = family.page
    await cell(page, "Maximiliano Alejandro, round 12").scroll_into_view_if_needed()
    round_label = page.get_by_role("rowheader").filter(has_text="12")
    for shown in (round_label, page.locator("thead th").last):
        box = await shown.bounding_box()
        assert box is not None
        assert 0 <= box["x"] < PHONE["width"]
    await check(family)
