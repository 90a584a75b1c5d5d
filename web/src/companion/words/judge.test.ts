import { expect, test } from "vitest";
import { fold, stripped } from "./folding.ts";
import { Graph } from "./graph.ts";
import { Words } from "./joint.ts";
import { judge } from "./judge.ts";
import { Meanings, ofItself } from "./meanings.ts";
import { admits, miss, POLICIES } from "./policy.ts";
import { SAMPLE } from "../testing/sample.ts";

const words = new Words("es", [new Graph(SAMPLE.words.own), new Graph(SAMPLE.words.freeling)]);
const meanings = new Meanings("es", SAMPLE.forms, SAMPLE.meanings);

function reason(word: string, game: string): string {
  return judge(words, word, POLICIES[game]!).reason;
}

test("each game takes its own words, by its own clause (BUF-24, GOL-20, BIS-11, LOO-17)", () => {
  expect(judge(words, "Casa", POLICIES["golf"]!)).toEqual({
    valid: true,
    reason: "valid",
    clause: "GOL-20",
    categories: ["common"],
  });
  expect(["buffet", "golf", "bisonte", "loom"].map((game) => reason("ONU", game))).toEqual([
    "valid",
    "acronym",
    "acronym",
    "acronym",
  ]);
  expect(["buffet", "golf", "bisonte", "loom"].map((game) => reason("dámelo", game))).toEqual([
    "valid",
    "valid",
    "enclitic",
    "valid",
  ]);
});

test("Word Buffet takes the acronyms that are in wide use, and others are put to the vote (BUF-24, BUF-25)", () => {
  const policy = POLICIES["buffet"]!;
  const [acronym, known] = [64, 8192];
  expect([admits(policy, acronym | known), admits(policy, acronym)]).toEqual([true, false]);
  expect(miss(policy, acronym)).toBe("acronym");
  expect(judge(words, "ONU", policy).categories).toEqual(["acronym", "known acronym"]);
});

test("of several entries one that fits is enough, and only what is admitted is told", () => {
  expect(judge(words, "Santander", POLICIES["loom"]!)).toMatchObject({
    valid: true,
    categories: ["proper name", "place"],
  });
  expect(judge(words, "Santander", POLICIES["golf"]!)).toMatchObject({ valid: false, reason: "brand" });
  expect(judge(words, "ovni", POLICIES["golf"]!).categories).toEqual(["common"]);
});

test("accents never count; Ñ is a letter of its own, save in Golf (GOL-20)", () => {
  expect([reason("CÁSÁ", "bisonte"), reason("can\u0303a", "bisonte"), reason("anó", "bisonte")]).toEqual(
    Array(3).fill("valid"),
  );
  expect(judge(words, "canas", POLICIES["bisonte"]!).valid).toBe(false);
  expect(judge(words, "canas", POLICIES["golf"]!).valid).toBe(true);
});

test("what is no word says why", () => {
  expect(reason("", "golf")).toBe("not-a-word");
  expect(reason("c?sa", "golf")).toBe("not-a-word");
  expect(reason("a", "golf")).toBe("too-short");
  expect(reason("a".repeat(65), "golf")).toBe("not-in-dictionary");
  expect(reason("casita", "golf")).toBe("not-in-dictionary");
});

test("marks that stand over no letter are no marks, and only space is stripped", () => {
  expect(fold("ca\u0301sa\u0345", "kept")).toBe("casa");
  expect(fold("ca\u20ddsa", "kept")).toBe("ca\u20ddsa");
  expect(fold("ŒUVRE Ñandú", "folded")).toBe("oeuvre nandu");
  expect(stripped("\x1f casa\u3000\n")).toBe("casa");
  expect(stripped("\ufeffcasa")).toBe("\ufeffcasa");
});

test("a form reaches the meaning of its lemma, and families tell it together", () => {
  expect(meanings.of("Casas", "kept")).toMatchObject({
    lemma: "casa",
    senses: [
      { kind: "gloss", text: "edificio" },
      { kind: "english gloss", text: "a dwelling" },
      { kind: "synonyms", text: "hogar" },
    ],
  });
  expect(meanings.of("ovni", "kept")).toBeNull();
  expect(meanings.of("c?sa", "kept")).toBeNull();
});

test("at the table a word is told by itself, and by no other word", () => {
  const told = ofItself(meanings.of("casa", "kept"));
  expect(told?.senses.map(({ kind }) => kind)).toEqual(["gloss", "english gloss"]);
  // That only synonyms are known is another answer than that nothing is.
  expect(ofItself({ lemma: "rosa", senses: [{ kind: "synonyms", text: "" }] })).toEqual({ lemma: "rosa", senses: [] });
  expect([ofItself(null), ofItself({ lemma: "x", senses: [] })]).toEqual([null, null]);
});

test("where Ñ is folded, what was written comes before what may have been meant", () => {
  expect(meanings.of("cana", "kept")).toBeNull();
  expect(meanings.of("cana", "folded")?.lemma).toBe("caña");
  expect(meanings.of("n".repeat(60), "folded")).toBeNull();
});
