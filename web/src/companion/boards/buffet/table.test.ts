import { describe, expect, it } from "vitest";
import {
  emptyTable,
  isBlank,
  pasted,
  readTable,
  rowsOf,
  stateOf,
  withAnt,
  withDeal,
  withPlayers,
  withSigns,
  withTile,
} from "./table.ts";
import { boxes } from "$/companion/boxes.ts";

const whole = boxes.buffet.es.tiles
  .slice(0, 9)
  .reduce((table, tile, place) => withTile(table, place, { id: tile.id, turns: place % 4 }, "es"), emptyTable());

describe("our tiles", () => {
  it("make a board of nine, with a food each (BUF-S1, BUF-C1)", () => {
    expect(stateOf(whole)).toEqual({ unknown: 0, isFoodAmiss: false });
    expect(whole.letters.slice(0, 5)).toBe(rowsOf("1", "es")?.[0]);
  });

  it("lie in one place alone", () => {
    const moved = withTile(whole, 8, { id: "1", turns: 2 }, "es");
    expect(moved.tiles[0]).toBeNull();
    expect(moved.tiles[8]).toEqual({ id: "1", turns: 2 });
    expect(moved.letters[0]).toBe(".");
    expect(stateOf(moved).unknown).toBe(25);
  });

  it("are laid all at once by the code of a set, and not by anything else", () => {
    const ids = whole.tiles.map((tile) => tile?.id);
    const turns = whole.tiles.map((tile) => tile?.turns);
    expect(withDeal(emptyTable(), ids, turns, "es")).toEqual(whole);
    expect(withDeal(whole, [...ids].reverse(), turns, "es")?.tiles[0]).toEqual({ id: "9", turns: 0 });
    for (const bad of [null, "x", [], ids.slice(1), [...ids.slice(1), "2"], [...ids.slice(1), "99"], [...ids, "10"]])
      expect(withDeal(whole, bad, turns, "es")).toBeNull();
    expect(withDeal(whole, ids, [...turns.slice(1), 4], "es")).toBeNull();
  });

  it("can be taken away", () => {
    expect(withTile(whole, 4, null, "es").letters.slice(80, 85)).toBe(".....");
  });

  it("are no longer ours when a letter is written over", () => {
    const other = withSigns(whole, new Map([[0, "Z"]]));
    expect(other.tiles[0]).toBeNull();
    expect(other.tiles[1]).toEqual(whole.tiles[1]);
    expect(withSigns(whole, new Map([[0, whole.letters[0] ?? ""]])).tiles[0]).not.toBeNull();
  });
});

describe("ants", () => {
  it("stand on letters, never on food, and go when they are tapped again (BUF-21)", () => {
    const food = whole.letters.indexOf("*");
    expect(withAnt(whole, food, 0)).toBe(whole);
    expect(withAnt(whole, 0, 1).ants[0]).toBe("1");
    expect(withAnt(withAnt(whole, 0, 1), 0, 0).ants[0]).toBe("0");
    expect(withAnt(withAnt(whole, 0, 1), 0, 1).ants).toBe(whole.ants);
  });

  it("go with their player, and where food is said to lie", () => {
    const four = withAnt({ ...withPlayers(whole, 4), seat: 3 }, 0, 3);
    expect(withPlayers(four, 3)).toMatchObject({ seat: 2, ants: whole.ants });
    expect(withSigns(four, new Map([[0, "*"]])).ants).toBe(whole.ants);
  });
});

describe("a board that is kept or pasted", () => {
  it("is read as far as it is one", () => {
    for (const raw of [null, 7, "x", [], { letters: 3 }, { letters: "A".repeat(224) }, { letters: "<".repeat(225) }])
      expect(readTable(raw, "es")).toEqual(emptyTable());
    expect(
      readTable({ ...emptyTable(), players: 9, seat: -1, least: 77, tiles: [{ id: "1", turns: 0 }] }, "es"),
    ).toEqual(emptyTable());
    expect(readTable({ ...whole, ants: "3".repeat(225) }, "es").ants).toBe(whole.ants);
    expect(
      readTable({ ...whole, tiles: Array(9).fill({ id: "1", turns: 0 }) }, "es").tiles.filter(Boolean),
    ).toHaveLength(1);
  });

  it("survives being kept", () => {
    const kept = withAnt({ ...whole, players: 3, seat: 2, least: 3, isFirst: true }, 0, 1);
    expect(readTable(JSON.parse(JSON.stringify(kept)), "es")).toEqual(kept);
  });

  it("knows Ñ in Spanish alone", () => {
    const spanish = withSigns(emptyTable(), new Map([[0, "Ñ"]]));
    expect(readTable(spanish, "es").letters[0]).toBe("Ñ");
    expect(isBlank(readTable(spanish, "en"))).toBe(true);
  });

  it("is pasted whole from its corner: fifteen lines, marks and spaces are no matter", () => {
    const lines = Array.from({ length: 15 }, (_, row) => [...whole.letters.slice(row * 15, row * 15 + 15)]);
    for (const space of ["", " ", "\t"]) {
      const text = `\n${lines.map((line) => line.join(space).toLowerCase()).join("\n")}\n\n`;
      const found = pasted(text, 200, "es");
      expect(found?.isCut).toBe(false);
      expect(withSigns(emptyTable(), found?.signs ?? new Map()).letters).toBe(whole.letters);
    }
    expect(pasted("áéü", 0, "es")?.signs.get(2)).toBe("U");
  });

  it("is cut where it does not fit, and none where there is no letter in it", () => {
    expect(pasted("CASA", 222, "es")).toEqual({
      signs: new Map([
        [222, "C"],
        [223, "A"],
        [224, "S"],
      ]),
      isCut: true,
    });
    expect(pasted("** 123 🐜", 0, "es")).toBeNull();
    expect(pasted("", 0, "es")).toBeNull();
    expect(pasted("A".repeat(1e6), 0, "es")?.signs.size).toBe(15);
  });

  it("says when foods are amiss (BUF-C1)", () => {
    expect(stateOf(withSigns(whole, new Map([[0, "*"]])))).toEqual({ unknown: 0, isFoodAmiss: true });
    expect(stateOf(withSigns(whole, new Map([[whole.letters.indexOf("*"), "A"]])))).toEqual({
      unknown: 0,
      isFoodAmiss: true,
    });
  });
});
