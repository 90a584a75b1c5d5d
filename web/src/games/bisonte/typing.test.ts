import { describe, expect, it } from "vitest";
import { letterOf, placements } from "./laying.ts";
import { arrow, eraseBack, type, typeBisonte, typeDigraph, type Writing, type Written } from "./typing.ts";

const SIDE = 15;
const CENTRE = 112;
const KINDS = ["*", "A", "C", "CH", "H", "I", "L", "LL", "O", "S", "T", "U"];

function writing(rack: string, changes: Partial<Writing> = {}): Writing {
  const pieces = rack.split(" ").map((tile, key) => ({ key, tile }));
  const cursor = { cell: CENTRE, isDown: false };
  return { side: SIDE, kinds: KINDS, board: {}, pieces, laid: [], cursor, typedAt: null, ...changes };
}

function typed(start: Writing, letters: string): Writing {
  return [...letters].reduce((now, letter) => ({ ...now, ...(type(now, letter) as Written) }), start);
}

function lies({ laid }: Written): string {
  return placements(laid)
    .map((each) => `${each.cell}${each.tile}${each.stands_for}`)
    .join(" ");
}

describe("the arrow", () => {
  const across = { cell: CENTRE, isDown: false };

  it("goes on along its way", () => {
    expect(arrow(across, "ArrowRight", SIDE)).toEqual({ cell: 113, isDown: false });
    expect(arrow(across, "ArrowLeft", SIDE)).toEqual({ cell: 111, isDown: false });
  });

  it("turns before it goes across its way", () => {
    const turned = arrow(across, "ArrowDown", SIDE);
    expect(turned).toEqual({ cell: CENTRE, isDown: true });
    expect(arrow(turned ?? across, "ArrowDown", SIDE)).toEqual({ cell: CENTRE + SIDE, isDown: true });
    expect(arrow({ cell: CENTRE, isDown: true }, "ArrowUp", SIDE)).toEqual({ cell: CENTRE - SIDE, isDown: true });
  });

  it("stays on the board", () => {
    expect(arrow({ cell: 14, isDown: false }, "ArrowRight", SIDE)?.cell).toBe(14);
    expect(arrow({ cell: 3, isDown: true }, "ArrowUp", SIDE)?.cell).toBe(3);
  });

  it("only walks for those who lay nothing", () => {
    expect(arrow(across, "ArrowDown", SIDE, false)).toEqual({ cell: CENTRE + SIDE, isDown: false });
  });

  it("knows no other key", () => {
    expect(arrow(across, "Home", SIDE)).toBeNull();
  });
});

describe("typing", () => {
  it("lays the tiles of the rack one after another", () => {
    const after = typed(writing("C A S A"), "CASA");
    expect(lies(after)).toBe("112C 113A 114S 115A");
    expect(after.cursor.cell).toBe(116);
  });

  it("takes another piece for a second letter of the same name", () => {
    const { laid } = typed(writing("A A"), "AA");
    expect(new Set(laid.map((each) => each.piece.key)).size).toBe(2);
  });

  it("goes down when the arrow points down", () => {
    const after = typed(writing("S O L", { cursor: { cell: CENTRE, isDown: true } }), "SOL");
    expect(lies(after)).toBe("112S 127O 142L");
  });

  it("jumps over letters that lie there", () => {
    const board = { 113: { tile: "A", bisonte: false }, 114: { tile: "S", bisonte: false } };
    const after = typed(writing("C A", { board }), "CA");
    expect(lies(after)).toBe("112C 115A");
  });

  it("begins behind a tile when the arrow stands on it", () => {
    const after = typed(writing("S", { board: { 112: { tile: "A", bisonte: false } } }), "S");
    expect(lies(after)).toBe("113S");
  });

  it("stops at the edge of the board, and does not go on in the next row", () => {
    const after = typed(writing("S O L", { cursor: { cell: 13, isDown: false } }), "SO");
    expect(lies(after)).toBe("13S 14O");
    expect(after.cursor.cell).toBe(14);
    expect(lies(typed(after, "L"))).toBe("13S 14L");
  });

  it("types over a tile of one's own, which goes home", () => {
    const first = typed(writing("C A"), "C");
    const after = typed({ ...first, cursor: { cell: CENTRE, isDown: false }, typedAt: null }, "A");
    expect(lies(after)).toBe("112A");
  });

  it("may use a tile again that it types over", () => {
    const first = typed(writing("C"), "C");
    expect(lies(typed({ ...first, cursor: { cell: CENTRE, isDown: false } }, "C"))).toBe("112C");
  });

  it("lets a Bisonte stand for a letter that the rack lacks", () => {
    const after = typed(writing("C *"), "CA");
    expect(lies(after)).toBe("112C 113*A");
    expect(after.laid.map(letterOf)).toEqual(["C", "A"]);
  });

  it("prefers the letter itself to a Bisonte", () => {
    expect(lies(typed(writing("* A"), "A"))).toBe("112A");
  });

  it("lays nothing when there is neither", () => {
    expect(type(writing("C"), "A")).toBeNull();
    expect(type(writing("*"), "Z")).toBeNull();
  });

  it("lays a Bisonte that says nothing yet when it is asked to", () => {
    expect(lies(typeBisonte(writing("A *")) as Written)).toBe("112*");
    expect(typeBisonte(writing("A"))).toBeNull();
  });
});

describe("a digraph", () => {
  it("takes the place of its first letter when the second is typed", () => {
    const after = typed(writing("C CH I"), "CHI");
    expect(lies(after)).toBe("112CH 113I");
  });

  it("is two tiles where the rack has no tile for it", () => {
    expect(lies(typed(writing("C H I"), "CHI"))).toBe("112C 113H 114I");
  });

  it("is laid for its first letter where the rack has nothing else, and then takes the second in", () => {
    const after = typed(writing("CH I"), "CHI");
    expect(lies(after)).toBe("112CH 113I");
  });

  it("frees the Bisonte that stood for its first letter", () => {
    const after = typed(writing("CH I *"), "CHI");
    expect(lies(after)).toBe("112CH 113I");
  });

  it("is a Bisonte where both are lacking", () => {
    expect(lies(typed(writing("C *"), "CH"))).toBe("112*CH");
    expect(lies(typed(writing("* A"), "CH"))).toBe("112*CH");
  });

  it("is laid by its own key, from the rack or by a Bisonte", () => {
    expect(lies(typeDigraph(writing("L LL"), "L") as Written)).toBe("112LL");
    expect(lies(typeDigraph(writing("L *"), "L") as Written)).toBe("112*LL");
    expect(typeDigraph(writing("L"), "L")).toBeNull();
    expect(typeDigraph(writing("A *"), "A")).toBeNull();
  });

  it("is not made of letters that were not typed together", () => {
    const first = typed(writing("C CH H"), "C");
    expect(lies(typed({ ...first, typedAt: null }, "H"))).toBe("112C 113H");
  });
});

describe("taking back", () => {
  it("takes the tile before the arrow and stands where it was", () => {
    const back = eraseBack(typed(writing("C A"), "CA")) as Written;
    expect(lies(back)).toBe("112C");
    expect(back.cursor.cell).toBe(113);
  });

  it("jumps over what lies on the board", () => {
    const board = { 113: { tile: "A", bisonte: false } };
    const back = eraseBack(typed(writing("C S", { board }), "C")) as Written;
    expect(lies(back)).toBe("");
    expect(back.cursor.cell).toBe(112);
  });

  it("takes the tile under the arrow first", () => {
    const first = typed(writing("C A"), "CA");
    expect(lies(eraseBack({ ...first, cursor: { cell: 112, isDown: false } }) as Written)).toBe("113A");
  });

  it("takes the last one laid when none is before the arrow", () => {
    const first = typed(writing("C A"), "CA");
    expect(lies(eraseBack({ ...first, cursor: { cell: 3, isDown: false } }) as Written)).toBe("112C");
  });

  it("does nothing where nothing lies", () => {
    expect(eraseBack(writing("C A"))).toBeNull();
  });
});
