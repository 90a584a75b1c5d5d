// What can be played here: games with their seats and options, levels of bots, ready-made words; told by the house.

import { api } from "./app.js";
import { say } from "./say.js";

let told = { games: [], levels: [], presets: [] };

export async function askHouse(language) {
  told = await api("GET", `/api/games?language=${language}`);
}

export function games() {
  return told.games;
}

export function gameNamed(id) {
  return told.games.find((game) => game.id === id);
}

export function levels() {
  return told.levels.map((level) => [level, say(`page-level-${level}`)]);
}

export function presets() {
  return told.presets;
}

export function presetSentence(id) {
  return told.presets.find((preset) => preset.id === id)?.sentence ?? "";
}
