// Which paper lies in a reader's printer, as far as a browser can tell.

export type Paper = "a4" | "letter";

/** Where Letter is usual; everywhere else it is A4. */
const LETTER = new Set("US CA MX GT SV HN NI CR PA DO PR CO VE CL PH".split(" "));

/** By the first of the reader's languages that names a country. */
export function paperFor(languages: readonly string[]): Paper {
  const countries = languages.flatMap((each) => /[-_]([A-Z]{2})\b/.exec(each)?.[1] ?? []);
  return LETTER.has(countries[0] ?? "") ? "letter" : "a4";
}
