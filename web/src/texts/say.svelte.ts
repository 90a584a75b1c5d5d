// What the page says, in its reader's language; it can be changed at any moment, and everything is said anew.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "es" | "en";
export type Args = Record<string, FluentVariable>;
export const LANGUAGES: readonly Language[] = ["es", "en"];
export const LANGUAGE_NAMES: Record<Language, string> = { es: "Español", en: "English" };

// Characters that nobody sees: what stands between them has a direction of its own.
const ISOLATED = String.fromCodePoint(0x2068);
const UNTIL_HERE = String.fromCodePoint(0x2069);

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export async function speak(wanted: Language): Promise<void> {
  // Until there are words for it, the house can be asked for its own already.
  if (!spoken.bundle) spoken = { language: wanted, bundle: null };
  const { default: sources } = await SOURCES[wanted]();
  spoken = { language: wanted, bundle: bundleOf(wanted, sources) };
  document.documentElement.lang = wanted;
}

export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function language(): Language {
  return spoken.language;
}

export function guessLanguage(wishes: readonly string[]): Language {
  return LANGUAGES.find((each) => wishes.find((wish) => /^(es|en)\b/.test(wish))?.startsWith(each)) ?? "en";
}

export function knows(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

export function say(id: string, args?: Args): string {
  return spoken.bundle ? sayWith(spoken.bundle, id, args) : "";
}

/** With a real minus before numbers, as the house writes it. */
export function sayWith(bundle: FluentBundle, id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args ?? null, []).replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−");
}

/** A text of the house: an id with its parameters. */
export function sayText(text: { id: string; args: Record<string, string | number> }): string {
  return say(text.id, text.args);
}

/** A real minus, and nothing that changes width. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.language).format(names);
}

export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Whoever has no name is somebody; a name written from right to left turns nothing around but itself. */
export function nameOf(person: { name: string } | undefined | null): string {
  return person?.name ? ISOLATED + person.name + UNTIL_HERE : say("page-somebody");
}
