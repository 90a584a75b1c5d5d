// The pieces of the box that a table plays with: views name pieces, and here is what is printed on them.

import { api } from "$/ui/api.ts";

interface Boxed {
  game: string;
  language: string;
  edition?: string;
}

export function piecesOf({ game, language, edition }: Boxed): Promise<unknown> {
  const chosen = edition ? `?${new URLSearchParams({ edition })}` : "";
  return api("GET", `/api/editions/${game}/${language}${chosen}`);
}
