import { describe, expect, test } from "vitest";
import { broughtBy, isCode } from "./sets.ts";
import { readCode } from "$/ui/codes.ts";
import type { OptionTold } from "$/protocol/http.ts";

const set: OptionTold = {
  name: "set",
  kind: "text",
  default: "",
  clause: "BUF-S1",
  sentence: "a printed set",
  choices: [],
  meanings: [],
  pattern: "^(?:[0-9A-HJKMNP-TV-Z]{6})?$",
  example: "K7M2QX",
};

describe("what somebody types", () => {
  test("is understood in small letters, with what stands between, and with lookalikes", () => {
    expect(readCode(" k7m-2qx ")).toBe("K7M2QX");
    expect(readCode("oil OIL")).toBe("011011");
  });

  test("is a code only if it fits", () => {
    expect(isCode(set, "K7M2QX")).toBe(true);
    for (const other of ["", "K7M2Q", "K7M2QXX", "K7M2QU", "K7M2QÑ"]) expect(isCode(set, other)).toBe(false);
  });
});

describe("what an address brings", () => {
  const brought = (query: string): unknown => broughtBy(new URLSearchParams(query));

  test("is the set and the language of its words", () => {
    expect(brought("set=K7M2QX&language=es")).toEqual({ code: "K7M2QX", typed: "K7M2QX", language: "es" });
  });

  test("is nothing where there is no set", () => {
    expect(brought("")).toBeNull();
    expect(brought("set=&language=es")).toBeNull();
    expect(brought("set=%20-%20")).toBeNull();
  });

  test("is quoted as it was typed", () => {
    expect(brought("set=+oil%21%21+")).toEqual({ code: "011!!", typed: "oil!!", language: null });
  });

  test("has no language that is not ours", () => {
    expect(brought("set=K7M2QX&language=__proto__")).toEqual({ code: "K7M2QX", typed: "K7M2QX", language: null });
  });

  test("is cut short where somebody wrote a novel", () => {
    expect((brought(`set=${"<b>".repeat(99_999)}`) as { code: string }).code).toHaveLength(40);
  });
});
