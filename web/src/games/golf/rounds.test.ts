import { describe, expect, it } from "vitest";
import { endedIn, remembered, roundOf } from "./rounds.ts";
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

describe("what was shown of a round", () => {
  it("belongs to the round before the dice that were thrown in the same news", () => {
    const rounds = remembered(new Map(), NEWS, view);
    expect(rounds.get(1)?.plays[0]?.word).toBe("SOL");
    expect(rounds.get(1)?.coins).toEqual([0, 1]);
    expect(rounds.has(2)).toBe(false);
    expect(endedIn(NEWS, view)).toBe(1);
  });

  it("belongs to this round as long as no dice are thrown", () => {
    const rounds = remembered(new Map(), NEWS.slice(0, 2), view);
    expect(rounds.get(2)?.plays[0]?.word).toBe("SOL");
    expect(endedIn(NEWS.slice(0, 2), view)).toBeNull();
  });

  it("is put beside each seat's card", () => {
    const [one, other] = roundOf(view, 1, remembered(new Map(), NEWS, view));
    expect(one).toMatchObject({ seat: 0, word: "SOL", hasCoin: false });
    expect(other).toMatchObject({ seat: 1, play: null, word: "", hasCoin: true });
  });

  it("stays hidden where the view has not come to it yet", () => {
    const rounds = remembered(new Map(), NEWS.slice(0, 3), view);
    const before: View = { ...view, round: 2 };
    expect(roundOf(before, 2, rounds)[0]).toMatchObject({ play: null, word: "" });
  });

  it("is one's own draft while one still writes", () => {
    const own = { ...view, seat: 1, own_play: { word: "MAR", path: [0] } } as View;
    expect(roundOf(own, 2, new Map())[1]?.play?.word).toBe("MAR");
    expect(roundOf(own, 2, new Map())[0]?.play).toBeNull();
  });
});
