// What the browser reckons itself, gathered to be proven against the house; no page loads it.

import * as boards from "./boards/proof.ts";
import * as buffet from "./buffet/sums.ts";
import * as bisonte from "./bisonte/sums.ts";
import { rethrown } from "./golf/choosing.ts";
import * as golfMatch from "./golf/match.ts";
import * as golf from "./golf/sums.ts";
import * as loom from "./loom/sums.ts";
import { boxes } from "./boxes.ts";
import type { Chosen, Reckoning, SumLine } from "./ledger.ts";
import { sum } from "./summing.ts";
import { check, type Evidence } from "$/fairness/check.ts";
import { readTranscript } from "$/fairness/transcript.ts";
import type { Witnessing } from "$/fairness/witness.ts";
import { witness as bisonteFair } from "$/games/bisonte/fair.ts";
import { witness as buffetFair } from "$/games/buffet/fair.ts";
import { witness as golfFair } from "$/games/golf/fair.ts";
import { witness as loomFair } from "$/games/loom/fair.ts";
import { WORD_QUESTIONS } from "./words/proof.ts";
import type { Language } from "$/texts/say.svelte.ts";

interface Match<Sheet> {
  sheet: Sheet;
  seats: number;
  chosen: Chosen;
}

function scored(lines: readonly SumLine[]) {
  return { total: sum(lines), lines: lines.map(({ points, clause, said }) => [points, clause, said.id, said.args]) };
}

function reckoned({ totals, course, lines, outcome }: Reckoning) {
  const told = outcome && { winners: outcome.winners, clause: outcome.clause, why: [outcome.why.id, outcome.why.args] };
  return { totals, course, sums: lines.map(sum), outcome: told };
}

const FAIR: Record<string, Witnessing> = { bisonte: bisonteFair, buffet: buffetFair, golf: golfFair, loom: loomFair };

/** By name: what is asked, and what the browser answers. */
const QUESTIONS: Record<string, (asked: never) => unknown> = {
  ...WORD_QUESTIONS,
  fairness: ({ text, box, evidence }: { text: string; box: never; evidence: Evidence }) => {
    const transcript = readTranscript(text);
    const witnessing = FAIR[transcript.heading.game];
    if (!witnessing) throw new Error("no such game");
    const { faults, draws } = check(transcript, transcript.heading.game, witnessing(box), evidence);
    return { faults: faults.map(({ id, number }) => [number, id]), draws };
  },
  "buffet-seat": (counts: buffet.Counts) => scored(buffet.linesOf(counts)),
  "buffet-match": ({ sheet, seats }: Match<buffet.BuffetSheet>) => reckoned(buffet.reckon(sheet, seats)),
  "golf-entry": (asked: { entry: golf.Entry; faces: string; hole: number; everywhere: boolean }) => {
    const { lines, cup } = golf.scoreOf(asked.entry, asked.faces, asked.hole, asked.everywhere);
    return { ...scored(lines), cup };
  },
  "golf-jokers": (asked: { entry: golf.Word; faces: string; hole: number; everywhere: boolean }) => {
    const jokers = golf.bestJokers(asked.entry, asked.faces, asked.everywhere);
    return sum(golf.scoreOf({ ...asked.entry, jokers }, asked.faces, asked.hole, asked.everywhere).lines);
  },
  "golf-rethrown": (asked: { entry: golf.Word; before: string; faces: string; hole: number; everywhere: boolean }) => {
    const jokers = golf.bestJokers(asked.entry, asked.before, asked.everywhere);
    const entry = rethrown({ ...asked.entry, jokers }, asked.before, asked.faces, asked.everywhere);
    return sum(golf.scoreOf(entry, asked.faces, asked.hole, asked.everywhere).lines);
  },
  "golf-luis": ({ faces, hole }: { faces: string; hole: number }) => scored(golf.scoreOfLuis(faces, hole) ?? []),
  "golf-close-match": ({ sheet, seats, chosen }: Match<golfMatch.GolfSheet>) =>
    reckoned(golfMatch.reckon(sheet, seats, chosen)),
  "golf-match": ({ sheet, seats, chosen }: Match<golfMatch.GolfSheet>) => ({
    ...reckoned(golfMatch.reckon(sheet, seats, chosen)),
    purses: golfMatch
      .standingsOf(sheet, seats, chosen)
      .map(({ purses }) =>
        purses.map(({ earned, money, spent, left, hand }) => ({ earned, money, spent, left, hand: [...hand].sort() })),
      ),
  }),
  "bisonte-rack": ({ edition, typed }: { edition: string; typed: string }) => {
    const box = boxes.bisonte.editions[edition];
    return box ? bisonte.rackOf(box, typed) : null;
  },
  "bisonte-match": ({ sheet, seats }: Match<bisonte.BisonteSheet>) => ({
    ...reckoned(bisonte.reckon(sheet, seats)),
    stuck: bisonte.isStuck(sheet, seats),
  }),
  "loom-word": (asked: { word: loom.Counted; earlier: number; chosen: Chosen }) =>
    scored(loom.scoreOfWord(asked.word, asked.earlier, asked.chosen)),
  "loom-values": (word: loom.Counted) => sum(loom.scoreOfWord(word, 0, {})),
  "loom-cards": ({ language, typed }: { language: Language; typed: string }) =>
    loom.cardsOf(boxes.loom.boxes[language], typed).cards.map(({ letter, value }) => [letter, value]),
  "loom-match": ({ sheet, seats, chosen }: Match<loom.LoomSheet>) => ({
    ...reckoned(loom.reckon(sheet, seats, chosen)),
    tied: loom.tiedIn(sheet, seats, chosen),
  }),
  "boards-words": boards.words,
  "boards-plays": boards.plays,
  "boards-score": boards.score,
};

export { keepWords } from "./boards/proof.ts";

/** All answers at once, in the order of the questions; one that fails says so in its place. */
export function answers(asked: readonly (readonly [name: string, question: unknown])[]): unknown[] {
  return asked.map(([name, question]) => {
    try {
      return QUESTIONS[name]?.(question as never);
    } catch (problem) {
      return { failed: String(problem) };
    }
  });
}
