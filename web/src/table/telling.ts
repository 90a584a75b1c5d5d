// What happened, in sentences: at the table itself, and in its match. Nothing keeps a sentence: the language may change.

import type { AnyEvent, AnyMatch, Outcome, Told } from "./match.ts";
import { named } from "./seats.ts";
import type { Face } from "$/games/face.ts";
import type { Person, StepTold } from "$/protocol/messages.ts";
import { nameOf, say, sayText } from "$/texts/say.svelte.ts";

type TableEvent = StepTold["events"][number];

/** Everything that was told so far, and what it takes to say it. */
export interface Chronicle extends AnyMatch {
  readonly chronicle: readonly StepTold[];
  readonly people: readonly Person[];
  readonly face: Face | null;
}

export interface Sentence {
  key: string;
  sentence: string;
}

/** The last things that happened, the last of them first. */
export function storyOf(match: Chronicle, most: number): readonly Sentence[] {
  const story: Sentence[] = [];
  for (let at = match.chronicle.length - 1; at >= 0 && story.length < most; at -= 1) {
    const step = match.chronicle[at];
    if (!step) continue;
    const told = tellStep(step, match).map((sentence, index) => ({ key: `${step.number}/${index}`, sentence }));
    story.push(...told.reverse());
  }
  return story.slice(0, most);
}

export function tellStep(step: StepTold, match: Chronicle): readonly string[] {
  return [
    ...step.events.flatMap((event) => tellTable(event, match)),
    ...entriesOf(step).flatMap(({ event }) => tellMatch(event, match)),
  ];
}

/** What a step has told of the match. */
export function entriesOf(step: StepTold): readonly Told<AnyEvent>[] {
  return step.entries as readonly Told<AnyEvent>[];
}

function tellMatch(event: AnyEvent, match: Chronicle): readonly string[] {
  if (event.type === "match-ended") return [sayText((event as AnyEvent & { outcome: Outcome }).outcome.text)];
  return match.face?.tell(event, match, (seat) => named(match, seat)) ?? [];
}

function tellTable(event: TableEvent, table: Chronicle): readonly string[] {
  switch (event.kind) {
    case "seat-stuck":
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
    case "start-failed":
      return [say("page-told-start-failed", { why: sayText(event.refusal.text) })];
    case "host-passed":
      return [say("page-told-host-passed", { name: nameOf(table.people.find((each) => each.id === event.person)) })];
    case "youngest-marked": {
      const marked = table.people.find((each) => each.id === event.person);
      return event.person ? [say("page-told-youngest-marked", { name: nameOf(marked) })] : [];
    }
    case "pause-wished":
      return event.wishes ? [say("page-told-pause-wished", { name: named(table, event.seat) })] : [];
    case "end-voted":
      return event.end ? [say("page-told-end-voted", { name: named(table, event.seat) })] : [];
    default:
      return [];
  }
}
