// Looking for words in the rules: neither case nor accents matter, and every word that was typed has to be there.

import type { Section } from "$/texts/clauses.ts";

export interface Piece {
  text: string;
  isFound: boolean;
}

/** One sign for one sign, so that a place in the plain text is the same place in the written one. */
function plain(text: string): string[] {
  return [...text].map((sign) => (sign.normalize("NFD")[0] ?? sign).toLowerCase()[0] ?? sign);
}

function wordsOf(query: string): readonly string[] {
  return plain(query).join("").split(/\s+/).filter(Boolean);
}

/** Those sections that have such clauses, with those clauses alone. */
export function find(sections: readonly Section[], query: string): readonly Section[] {
  const words = wordsOf(query);
  if (!words.length) return sections;
  return sections
    .map(({ heading, clauses }) => ({
      heading,
      clauses: clauses.filter(({ id, text }) => {
        const written = plain(`${id} ${text} ${heading}`).join("");
        return words.every((word) => written.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A text cut where the words that were looked for begin and end. */
export function pieces(text: string, query: string): readonly Piece[] {
  const signs = [...text];
  const written = plain(text).join("");
  const isFound = new Array<boolean>(signs.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = written.indexOf(word); at >= 0; at = written.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  signs.forEach((sign, at) => {
    const last = found.at(-1);
    if (last && last.isFound === isFound[at]) last.text += sign;
    else found.push({ text: sign, isFound: isFound[at] ?? false });
  });
  return found;
}
