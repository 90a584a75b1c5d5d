// Somebody whose name was tapped: who they are, and how to keep them away.

import type { Person } from "$/protocol/messages.ts";

class KeepingAway {
  person = $state.raw<Person | null>(null);

  ask(person: Person): void {
    this.person = person;
  }

  close(): void {
    this.person = null;
  }
}

export const keepingAway = new KeepingAway();
