import { describe, expect, test } from "vitest";
import { Damaged, Graph, NOWHERE } from "./graph.ts";
import { Words } from "./joint.ts";
import { Meanings } from "./meanings.ts";
import { POLICIES } from "./policy.ts";
import { SAMPLE } from "../testing/sample.ts";

/** The words a (1), ab (1) and cb (8): the example of docs/reference/companion-words.md. */
const EXAMPLE = Uint8Array.from(
  "53 42 57 50 01 05 06 02 01 01 01 08 40 62 61 61 80 80 00 01 00 01 02".split(" "),
  (byte) => parseInt(byte, 16),
);
const [A, B, C, D] = [0, 1, 2, 3];

function entries(graph: Graph, ...letters: number[]): number[] {
  return [...graph.entries(letters.map((letter) => 1 << letter))];
}

test("a graph has the words that were put in, each with its class", () => {
  const graph = new Graph(EXAMPLE);
  expect([entries(graph, A), entries(graph, A, B), entries(graph, C, B)]).toEqual([[1], [1], [8]]);
  expect([entries(graph, C), entries(graph, B), entries(graph, A, B, B), entries(graph)]).toEqual([[], [], [], []]);
  expect(graph.letters(graph.root)).toBe(0b101);
  expect(graph.step(graph.root, D)).toBe(NOWHERE);
});

test("a place may stand for several letters", () => {
  expect([...new Graph(EXAMPLE).entries([0b101, 0b10])]).toEqual([1, 8]);
});

test("families together know what each of them knows, and a search walks over all at once", () => {
  const words = new Words("es", [new Graph(SAMPLE.words.own), new Graph(SAMPLE.words.freeling)]);
  const search = words.under(POLICIES["bisonte"]!);
  const found: string[] = [];
  walk(search.root, "");
  expect(found.sort()).toEqual([
    ...["ano", "año", "cafe", "cana", "casa", "casas", "caso", "caña", "cañas", "cosa", "ovni", "rosa"].sort(),
  ]);

  function walk(node: number, word: string): void {
    if (search.ends(node)) found.push(word);
    [..."abcdefghijklmnñopqrstuvwxyz"].forEach((letter, place) => {
      const next = search.step(node, place);
      expect(next !== NOWHERE).toBe(((search.letters(node) >>> place) & 1) === 1);
      if (next !== NOWHERE) walk(next, word + letter);
    });
  }
});

describe.each([
  ["words", SAMPLE.words.own, (bytes: Uint8Array) => readAll(new Graph(bytes))],
  ["meanings", SAMPLE.meanings[0]!, (bytes: Uint8Array) => void new Meanings("es", [], [bytes]).of("casa", "kept")],
])("a damaged file of %s is told in one error, and nothing hangs", (_, whole, read) => {
  test("cut off anywhere", () => {
    for (let size = 0; size < whole.length; size += 1) expect(() => read(whole.slice(0, size))).toThrow(Damaged);
  });

  test("with something behind it", () => {
    expect(() => read(Uint8Array.from([...whole, 0]))).toThrow(Damaged);
  });

  test("with any bit changed it is damaged, or another file that can be read", () => {
    for (let bit = 0; bit < 8 * whole.length; bit += 1) {
      const spoilt = whole.slice();
      spoilt[bit >> 3]! ^= 1 << (bit & 7);
      try {
        read(spoilt);
      } catch (problem) {
        expect(problem).toBeInstanceOf(Damaged);
      }
    }
  });

  test("when it is nothing of the kind", () => {
    for (const other of ["", "{}", "<!doctype html>", "SBWP", "SBWM", "SBWP\x02", "SBWP\x01\xff\xff\xff\xff\xff"])
      expect(() => read(Uint8Array.from(other, (character) => character.charCodeAt(0)))).toThrow(Damaged);
  });
});

/** Every word of a graph: no way leads back, so there is an end. */
function readAll(graph: Graph, node = graph.root): void {
  void graph.classes[graph.ending(node)]!.length;
  for (let letter = 0; letter < 32; letter += 1) {
    const next = graph.step(node, letter);
    if (next !== NOWHERE) readAll(graph, next);
  }
}
