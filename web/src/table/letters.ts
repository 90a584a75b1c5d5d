// Letters as they are typed: capitals without marks, save where a language has one with a mark as a letter of its own.

const ALPHABETS: Record<string, string> = {
  en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  es: "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ",
};

/** The letters of a language, in its order. */
export function alphabetOf(language: string): readonly string[] {
  return [...(ALPHABETS[language] ?? "ABCDEFGHIJKLMNOPQRSTUVWXYZ")];
}

/** Which of these letters a key writes; empty for a key that writes none of them. */
export function letterOfKey(key: string, letters: readonly (string | number)[]): string {
  const capital = key.normalize("NFC").toUpperCase();
  const bare = capital.normalize("NFD").replace(/\p{M}/gu, "");
  return [capital, bare].find((letter) => letters.includes(letter)) ?? "";
}

/** All of these letters that stand in a text. */
export function lettersIn(text: string, letters: readonly string[]): string {
  return [...text.normalize("NFC")].map((each) => letterOfKey(each, letters)).join("");
}
