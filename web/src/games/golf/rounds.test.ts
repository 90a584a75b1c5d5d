import { describe, expect, it } from "vitest";
import { endedIn, reasonOf, roundOf, roundsOf } from "./rounds.ts";
import type { GolfEvent } from "./types.ts";
import type { View } from "$/protocol/golf.ts";

const CARD = { id: "1a", hole: 1, par: 3, spaces: [], start: 0, flag: 1, names: [] };
const player = { cards: [CARD, CARD, CARD], rounds: [{ score: { lines: [] }, cup: false }] };
const view = { round: 2, phase: "writing", shown: [], verdicts: [], players: [player, player] } as unknown as View;
const told = (event: object) => ({ event: event as GolfEvent });
const NEWS = [
  told({ type: "words-shown", plays: [{ word: "SOL", path: [0, 1, 2] }, null] }),
  told({ type: "words-judged", verdicts: [{ spelling: "valid" }, { spelling: "empty" }] }),
  told({ type: "round-scored", coins: [0, 1] }),
  told({ type: "dice-thrown", round: 2 }),
];
const ALL = [told({ type: "dice-thrown", round: 1 }), ...NEWS];

describe("what was shown of a round", () => {
  it("belongs to the round whose dice were thrown last", () => {
    const rounds = roundsOf(ALL);
    expect(rounds.get(1)?.plays[0]?.word).toBe("SOL");
    expect(rounds.get(1)?.coins).toEqual([0, 1]);
    expect(rounds.has(2)).toBe(false);
    expect(roundsOf([...ALL, ...NEWS]).get(2)?.plays[0]?.word).toBe("SOL");
  });

  it("is at its end once it is scored, also if the next dice are thrown in the same news", () => {
    expect(endedIn(NEWS, view)).toBe(1);
    expect(endedIn(NEWS.slice(0, 2), view)).toBeNull();
  });

  it("is put beside each seat's card", () => {
    const [one, other] = roundOf(view, 1, roundsOf(ALL));
    expect(one).toMatchObject({ seat: 0, word: "SOL", hasCoin: false, verdict: { spelling: "valid" } });
    expect(other).toMatchObject({ seat: 1, play: null, word: "", hasCoin: true });
  });

  it("has a verdict once it was judged or has points, and none before (GOL-20)", () => {
    const reasons = (news: typeof ALL, round: number) => roundOf(view, round, roundsOf(news)).map(reasonOf);
    const judged = { type: "words-judged", verdicts: [{ spelling: "no-word", reason: "house-refused" }] };
    expect(reasons([told({ type: "dice-thrown", round: 2 }), told(judged)], 2)).toEqual(["house-refused", null]);
    expect(reasons([], 1)).toEqual(["", ""]);
    expect(reasons([], 2)).toEqual([null, null]);
  });

  it("is nothing as long as nothing was told of it", () => {
    expect(roundOf(view, 2, roundsOf(ALL))[0]).toMatchObject({ play: null, word: "" });
  });

  it("is one's own draft while one still writes", () => {
    const own = { ...view, seat: 1, own_play: { word: "MAR", path: [0] } } as View;
    expect(roundOf(own, 2, new Map())[1]?.play?.word).toBe("MAR");
    expect(roundOf(own, 2, new Map())[0]?.play).toBeNull();
  });
});
