import { describe, expect, it } from "vitest";
import { ByItself } from "./by-itself.ts";

function begin() {
  const sent: string[] = [];
  const answers: ((kind: string) => void)[] = [];
  const page = new ByItself((action) => {
    sent.push((action as { type: string; word: string }).word);
    return new Promise((resolve) => answers.push((kind) => resolve({ kind })));
  });
  const ask = (word: string) => page.ask({ type: "draft", word } as { type: string });
  return { ask, sent, answers };
}

describe("what the page does by itself", () => {
  it("is asked once while there is no answer", async () => {
    const { ask, sent, answers } = begin();
    const [one, other] = [ask("SOL"), ask("SOL")];
    expect(sent).toEqual(["SOL"]);
    answers[0]?.("done");
    expect(await one).toBe(true);
    expect(await other).toBe(true);
  });

  it("is asked again when somebody has gone back to it: the last word counts", () => {
    const { ask, sent } = begin();
    void ask("SOL");
    void ask("SOLE");
    void ask("SOL");
    expect(sent).toEqual(["SOL", "SOLE", "SOL"]);
  });

  it("is asked again after a no", async () => {
    const { ask, sent, answers } = begin();
    const first = ask("SOL");
    answers[0]?.("refused");
    expect(await first).toBe(false);
    void ask("SOL");
    expect(sent).toEqual(["SOL", "SOL"]);
  });
});
