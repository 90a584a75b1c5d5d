import { describe, expect, it } from "vitest";
import { BLANK, drawnTo, hasEachLetterItsSpace, paperOf, takenBack, withLetter, withSpace, withWord } from "./paper.ts";

const START = 2;

describe("the paper", () => {
  it("takes the word first and the spaces after it", () => {
    let paper = withWord(BLANK, "SOL");
    for (const space of [2, 0, 1]) paper = withSpace(paper, space, START);
    expect(paper).toMatchObject({ word: "SOL", path: [2, 0, 1] });
    expect(hasEachLetterItsSpace(paper)).toBe(true);
  });

  it("takes the spaces first and the word after them", () => {
    let paper = withSpace(withSpace(BLANK, 2, START), 0, START);
    expect(hasEachLetterItsSpace(paper)).toBe(false);
    paper = withLetter(withLetter(paper, "Y"), "O");
    expect(hasEachLetterItsSpace(paper)).toBe(true);
  });

  it("begins at the arrow, wherever one taps first", () => {
    expect(withSpace(BLANK, 4, START).path).toEqual([2, 4]);
    expect(withSpace(BLANK, 2, START).path).toEqual([2]);
  });

  it("takes the last space back when it is tapped again, and cuts the line at an earlier one", () => {
    const paper = { ...BLANK, path: [2, 0, 1, 3] };
    expect(withSpace(paper, 3, START).path).toEqual([2, 0, 1]);
    expect(withSpace(paper, 0, START).path).toEqual([2, 0]);
  });

  it("takes back what was done last, letter or space", () => {
    let paper = withLetter(withSpace(withLetter(BLANK, "Y"), 2, START), "O");
    paper = takenBack(paper);
    expect(paper).toMatchObject({ word: "Y", path: [2] });
    paper = takenBack(paper);
    expect(paper).toMatchObject({ word: "Y", path: [] });
    expect(takenBack(takenBack(paper))).toMatchObject({ word: "", path: [], steps: [] });
  });

  it("forgets the steps of a line that was cut", () => {
    const paper = withSpace(paperOf({ word: "SOL", path: [2, 0, 1] }), 2, START);
    expect(paper.steps).toEqual(["letter", "letter", "letter", "space"]);
  });

  it("draws back over the piece before without taking more", () => {
    const paper = { ...BLANK, path: [2, 0, 1] };
    expect(drawnTo(paper, 1, START)).toBe(paper);
    expect(drawnTo(paper, 0, START).path).toEqual([2, 0]);
    expect(drawnTo(paper, 4, START).path).toEqual([2, 0, 1, 4]);
  });

  it("comes back as it was kept", () => {
    expect(paperOf({ word: "SOL", path: [2] })).toMatchObject({ word: "SOL", path: [2] });
    expect(paperOf(null)).toBe(BLANK);
  });
});
