// The options that a match has to begin with, as far as the table says so before.

import type { OptionTold } from "$/protocol/http.ts";
import type { Setting } from "$/protocol/messages.ts";
import { readCode } from "$/ui/codes.ts";

/** Also those that nobody has chosen; but for choices in words, of which the rules settle some by who sits there. */
export function optionsAtStart({ options }: Setting, known: readonly OptionTold[]): Record<string, unknown> {
  const settled = known.filter(({ kind }) => kind !== "choice");
  return Object.fromEntries(
    settled.map(({ name, pattern, default: otherwise }) => {
      const value = options[name] ?? otherwise;
      return [name, pattern ? readCode(String(value)) : value];
    }),
  );
}
