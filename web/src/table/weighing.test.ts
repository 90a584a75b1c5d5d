// When the house is asked what a move would score, and which of its answers counts.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Weighing } from "./weighing.svelte.ts";
import type { Preview } from "./match.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scored = (total: number): Preview => ({ kind: "previewed", id: "", lines: [], total, otherwise: null });
const REFUSED: Preview = { kind: "refused", id: "", clause: "GOL-4", text: { id: "", args: {} }, sentence: "" };

/** A house whose answers come when they are let. */
function house(isLive = true) {
  const asked: string[] = [];
  const answers: ((answer: Preview | null) => void)[] = [];
  const preview = (action: string): Promise<Preview | null> => {
    asked.push(action);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { asked, answers, isLive, preview };
}

const rest = () => vi.advanceTimersByTimeAsync(500);

test("the house is asked once the hand rests, and about the last thing alone", async () => {
  const here = house();
  const weighing = new Weighing<string>(here);
  weighing.ask("A");
  weighing.ask("AB");
  expect(here.asked).toEqual([]);
  await rest();
  expect(here.asked).toEqual(["AB"]);
  here.answers[0]?.(scored(7));
  await rest();
  expect([weighing.points, weighing.lines, weighing.refusal]).toEqual([7, [], null]);
});

test("an answer that comes late does not count", async () => {
  const here = house();
  const weighing = new Weighing<string>(here);
  weighing.ask("A");
  await rest();
  weighing.ask("B");
  await rest();
  here.answers[1]?.(scored(2));
  here.answers[0]?.(scored(1));
  await rest();
  expect(weighing.points).toBe(2);
});

test("an answer goes as soon as something else is asked, or stays until the next comes", async () => {
  for (const staysInSight of [false, true]) {
    const here = house();
    const weighing = new Weighing<string>(here, { staysInSight });
    weighing.ask("A");
    await rest();
    here.answers[0]?.(scored(1));
    await rest();
    weighing.ask("B");
    expect(weighing.points).toBe(staysInSight ? 1 : null);
    weighing.ask(null);
    expect(weighing.points).toBeNull();
  }
});

test("nothing is asked where nothing is live or there is nothing to ask", async () => {
  const [past, here] = [house(false), house()];
  new Weighing<string>(past).ask("A");
  new Weighing<string>(here).ask(null);
  await rest();
  expect([...past.asked, ...here.asked]).toEqual([]);
});

test("who listens hears each answer that counts", async () => {
  const here = house();
  const heard = vi.fn();
  const weighing = new Weighing<string>(here, { heard });
  weighing.ask("A");
  await rest();
  weighing.ask("B");
  await rest();
  for (const answer of here.answers) answer(REFUSED);
  await rest();
  expect(heard.mock.calls).toEqual([[REFUSED]]);
  expect(weighing.refusal).toBe(REFUSED);
});
