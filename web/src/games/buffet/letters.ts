// Letters as they are typed and as they are printed.

/** A capital as it is on the board: without marks, save the tilde of Ñ; nothing for a key that is no letter. */
export function letterOf(key: string): string {
  if ([...key].length !== 1 || !/\p{L}/u.test(key)) return "";
  const capital = key.toLocaleUpperCase("es");
  return capital === "Ñ" ? capital : capital.normalize("NFD").replace(/\p{M}/gu, "");
}
