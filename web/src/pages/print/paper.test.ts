import { expect, test } from "vitest";
import { paperFor } from "./paper.ts";

test("where Letter is usual, Letter is proposed", () => {
  for (const each of ["en-US", "en-CA", "fr-CA", "es-MX", "es-CO", "es-CL"]) expect(paperFor([each])).toBe("letter");
});

test("everywhere else it is A4", () => {
  for (const each of ["en-GB", "es-ES", "es-AR", "de", "es-419", "", "x"]) expect(paperFor([each])).toBe("a4");
  expect(paperFor([])).toBe("a4");
});

test("the first language that names a country decides", () => {
  expect(paperFor(["es", "es-MX", "es-ES"])).toBe("letter");
  expect(paperFor(["es-ES", "en-US"])).toBe("a4");
});
