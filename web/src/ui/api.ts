// Questions over HTTP; a no comes as a sentence in the reader's language.

import { language } from "$/texts/say.svelte.ts";
import type { Problem as Told } from "$/protocol/http.ts";

export class Problem extends Error {
  readonly clause: string;
  readonly status: number;

  constructor(sentence: string, clause: string, status: number) {
    super(sentence);
    this.clause = clause;
    this.status = status;
  }
}

let comingIn: Promise<unknown> = Promise.resolve();

/** Whoever is not in yet waits at the door: questions are asked once this is settled. */
export function waitAtTheDoor(until: Promise<unknown>): void {
  comingIn = until.catch(() => undefined);
}

export async function api<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  await comingIn;
  return atTheDoor<Answer>(method, path, body);
}

/** A question of somebody who is not in yet. */
export async function atTheDoor<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await asked(path, {
    method,
    headers: { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const found = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(found as Partial<Told> | null, answer.status);
  return found as Answer;
}

/** A file, with the name that the house gives it. */
export async function fetchFile(path: string): Promise<File> {
  await comingIn;
  const answer = await asked(path, { headers: { "Accept-Language": language() } });
  if (!answer.ok) throw problemOf((await answer.json().catch(() => null)) as Partial<Told> | null, answer.status);
  const name = /filename="([\w.-]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "sobremesa";
  return new File([await answer.blob()], name, { type: answer.headers.get("Content-Type") ?? "" });
}

/** Without the network there is no answer, and no sentence for it: whoever asks says that the connection is gone. */
async function asked(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Problem("", "", 0);
  }
}

function problemOf(told: Partial<Told> | null, status: number): Problem {
  return new Problem(told?.sentence ?? "", told?.clause ?? "", status);
}
