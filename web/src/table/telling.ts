// What happened at the table itself, in sentences.

import type { Sitting } from "./match.ts";
import { named } from "./seats.ts";
import type { Person, StepTold } from "$/protocol/messages.ts";
import { nameOf, say } from "$/texts/say.svelte.ts";

type TableEvent = StepTold["events"][number];
interface Teller {
  sitting(seat: number): Sitting;
  readonly people: readonly Person[];
}

export function tellTable(event: TableEvent, table: Teller): readonly string[] {
  switch (event.kind) {
    case "seat-filled":
    case "went-on":
    case "seat-absent":
    case "seat-returned":
    case "seat-handed":
    case "seat-gone":
      return [say(`page-told-${event.kind}`, { name: named(table, event.seat) })];
    case "match-started":
    case "paused":
    case "outage-counted":
    case "rematch-opened":
    case "table-closed":
    case "start-called-off":
      return [say(`page-told-${event.kind}`)];
    case "host-passed":
      return [say("page-told-host-passed", { name: nameOf(table.people.find((each) => each.id === event.person)) })];
    case "pause-wished":
      return event.wishes ? [say("page-told-pause-wished", { name: named(table, event.seat) })] : [];
    case "end-voted":
      return event.end ? [say("page-told-end-voted", { name: named(table, event.seat) })] : [];
    default:
      return [];
  }
}
