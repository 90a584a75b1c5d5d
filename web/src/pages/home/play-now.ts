// From nothing to a match in one tap: a table, bots in its free seats, and off.

import { quickSetting } from "./quick.ts";
import { wishes } from "./wishes.svelte.ts";
import type { Opened, Setting } from "$/protocol/http.ts";
import type { Do } from "$/protocol/messages.ts";
import { api } from "$/ui/api.ts";
import { house, trying } from "$/ui/house.svelte.ts";
import { go } from "$/ui/router.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

/** Whoever has waited so long had better see the table: the rest happens there. */
const PATIENCE = 2500;

export async function playNow(game: string): Promise<void> {
  await openTable(quickSetting(game, wishes.words, wishes.level, house.told.levels), {
    bots: wishes.level,
    isStarted: true,
  });
}

/** Opens a table and goes to it; with bots of a level in its free seats if there is one. */
export async function openTable(setting: Setting, { bots = "", isStarted = false } = {}): Promise<void> {
  const opened = await trying(() => api<Opened>("POST", "/api/tables", setting));
  if (!opened) return;
  const work = prepare(opened.table, setting.seats, bots, isStarted);
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  go(`/t/${opened.table}`);
}

async function prepare(table: string, seats: number, level: string, isStarted: boolean): Promise<void> {
  for (let seat = 1; level && seat < seats; seat += 1) {
    if (!(await isDone(table, { kind: "seat-bot", seat, level }))) return;
  }
  if (isStarted) await isDone(table, { kind: "start" });
}

async function isDone(table: string, command: Do["command"]): Promise<boolean> {
  const answer = await house.socket.ask({ kind: "do", table, command });
  if (answer.kind === "refused") toasts.refuse(answer.sentence, answer.clause);
  if (answer.kind === "failed") toasts.refuse(answer.sentence);
  return answer.kind === "done";
}
