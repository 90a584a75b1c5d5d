// Going: signed out or deleted, and somebody else from then on, a new guest.

import type { Me } from "$/protocol/http.ts";
import { api } from "$/ui/api.ts";
import { house, trying } from "$/ui/house.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

export async function leave(path: string, body: unknown, said: string): Promise<boolean> {
  const guest = await trying(async () => {
    await api<null>("POST", path, body);
    return api<Me>("POST", "/api/me", {});
  });
  if (!guest) return false;
  house.become(guest);
  toasts.tell(said);
  return true;
}
