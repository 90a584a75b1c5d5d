import { expect, test } from "vitest";
import { find, pieces } from "./searching.ts";

const SECTIONS = [
  {
    heading: "Buscar",
    clauses: [
      { id: "BUF-3", text: "Cada letra está al lado de la anterior." },
      { id: "BUF-4", text: "Una palabra nunca usa dos veces la misma casilla." },
    ],
  },
  { heading: "Palabras", clauses: [{ id: "BUF-24", text: "La Ñ es una letra propia." }] },
];

const idsOf = (query: string) => find(SECTIONS, query).flatMap((section) => section.clauses.map((clause) => clause.id));

test("nothing looked for is everything found", () => {
  expect(find(SECTIONS, "  ")).toEqual(SECTIONS);
});

test("neither case nor accents matter", () => {
  expect(idsOf("ESTÁ")).toEqual(["BUF-3"]);
  expect(idsOf("esta")).toEqual(["BUF-3"]);
});

test("every word has to be there, in any order", () => {
  expect(idsOf("anterior letra")).toEqual(["BUF-3"]);
  expect(idsOf("anterior casilla")).toEqual([]);
});

test("a clause is found by its number and by its heading", () => {
  expect(idsOf("buf-24")).toEqual(["BUF-24"]);
  expect(idsOf("buscar")).toEqual(["BUF-3", "BUF-4"]);
});

test("what was found is cut out where it stands", () => {
  expect(pieces("Cada letra está", "ESTA")).toEqual([
    { text: "Cada letra ", isFound: false },
    { text: "está", isFound: true },
  ]);
});

test("words that overlap are one piece", () => {
  expect(pieces("casilla", "casi silla").map((piece) => piece.text)).toEqual(["casilla"]);
});

test("a text in which nothing is looked for is one piece", () => {
  expect(pieces("hormiga", "")).toEqual([{ text: "hormiga", isFound: false }]);
});
