// What the page says, in its reader's language; phrases come from the server, taken apart already.

let phrases = {};
let plurals = new Intl.PluralRules("en");
export let language = "en";

export async function speak(wanted) {
  const answer = await fetch(`/api/texts/${wanted}`);
  phrases = await answer.json();
  language = wanted;
  plurals = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
}

export function guessLanguage() {
  const wishes = navigator.languages ?? [navigator.language];
  return wishes.map((wish) => wish.slice(0, 2)).find((wish) => wish === "es" || wish === "en") ?? "en";
}

export function say(id, args = {}) {
  const phrase = phrases[id];
  if (!phrase) return id;
  return joined(phrase, args);
}

export function knows(id) {
  return id in phrases;
}

// A text of the server: an id with its parameters.
export function sayText(text) {
  return say(text.id, text.args);
}

function joined(phrase, args) {
  return phrase.map((part) => (typeof part === "string" ? part : spoken(part, args))).join("");
}

function spoken([name, cases, otherwise], args) {
  const value = args[name] ?? "";
  if (!cases) return typeof value === "number" ? number(value) : String(value);
  const plural = typeof value === "number" ? plurals.select(value) : undefined;
  return joined(cases[String(value)] ?? cases[plural] ?? cases[otherwise], args);
}

// A real minus, and nothing that changes width.
export function number(value) {
  return String(value).replace("-", "−");
}

// Whoever has no name is somebody; a name that is written from right to left turns nothing around but itself.
export function nameOf(person) {
  return person?.name ? `\u2068${person.name}\u2069` : say("page-somebody");
}

export function list(names) {
  return new Intl.ListFormat(language).format(names);
}
