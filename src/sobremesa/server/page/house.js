// What the page knows of the house before it has asked: which games there are and for how many, and levels of bots.

export const GAMES = {
  golf: { least: 1, most: 6 },
  bisonte: { least: 2, most: 4 },
  buffet: { least: 2, most: 4 },
  loom: { least: 2, most: 8 },
};
export const LEVELS = ["child", "casual", "club", "expert"];
export const PRESETS = [
  "hello", "good-luck", "well-played", "thanks", "oops", "nice-word", "one-moment", "good-game", "laugh", "applause",
];
