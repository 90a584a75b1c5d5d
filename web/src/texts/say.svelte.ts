// What the page says, in its reader's language; it can be changed at any moment, and everything is said anew.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "es" | "en";
export type Args = Record<string, FluentVariable>;
export const LANGUAGES: readonly Language[] = ["es", "en"];
export const LANGUAGE_NAMES: Record<Language, string> = { es: "Español", en: "English" };

// Characters that nobody sees: what stands between them has a direction of its own.
const ISOLATED = String.fromCodePoint(0x2068);
const UNTIL_HERE = String.fromCodePoint(0x2069);

export type Sources = Record<Language, () => Promise<{ default: string[] }>>;

const SOURCES: Sources = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
};

/** What pages have brought along, to be said in every language from then on. */
const brought = new Set<Sources>();

let spoken = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export async function speak(wanted: Language): Promise<void> {
  // Until there are words for it, the house can be asked for its own already.
  if (!spoken.bundle) spoken = { language: wanted, bundle: null };
  spoken = { language: wanted, bundle: bundleOf(wanted, await sourcesIn(wanted)) };
  document.documentElement.lang = wanted;
}

/** A page brings its own sentences; until they are there it cannot be shown. */
export async function speakAlso(sources: Sources): Promise<void> {
  if (brought.has(sources)) return;
  // Fetched first: what did not come is asked for again when the page is.
  await sources[spoken.language]();
  brought.add(sources);
  await speak(spoken.language);
}

async function sourcesIn(wanted: Language): Promise<string[]> {
  const known = [SOURCES, ...brought];
  const found = await Promise.all(known.map((sources) => sources[wanted]()));
  // What was brought meanwhile would be missed.
  return known.length > brought.size ? found.flatMap((each) => each.default) : sourcesIn(wanted);
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
