import { describe, expect, it, vi } from "vitest";
import { checkedBy } from "../book/kept.ts";
import type { Chosen } from "../ledger.ts";
import { matchOf } from "../testing/pretend.ts";
import { ledger } from "./index.ts";
import { formerChosen } from "./kept.ts";

vi.mock("./Sheet.svelte", () => ({ default: null }));

/** What a match goes on with that was kept with these choices. */
function goesOnWith(chosen: Chosen): Chosen | undefined {
  const sheet = { turns: [], ending: null, racks: [null, null] };
  return checkedBy(ledger, matchOf({ game: "bisonte", chosen, sheet }))?.chosen;
}

describe("a match that was kept before a sudden end could be chosen", () => {
  it.each([
    [{ "play-on": false }, true],
    [{ "play-on": true }, false],
    [{}, true],
    [{ "sudden-end": false }, false],
    [{ "sudden-end": true }, true],
  ])("ends as it did then: %o (BIS-21)", (chosen, isSudden) => {
    expect(goesOnWith(chosen)).toMatchObject({ "sudden-end": isSudden });
    expect(goesOnWith(chosen)).not.toHaveProperty("play-on");
  });

  it("keeps everything else that was chosen", () => {
    expect(goesOnWith({ "play-on": true, clock: true, minutes: 40 })).toMatchObject({ clock: true, minutes: 40 });
    const once = formerChosen({ "play-on": true });
    expect(formerChosen(once)).toEqual(once);
  });
});
