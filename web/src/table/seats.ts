// A seat is a colour and a shape, everywhere: never a colour alone.

import type { Sitting } from "./match.ts";
import type { Person, SeatView } from "$/protocol/messages.ts";
import { nameOf, say } from "$/texts/say.svelte.ts";
import { house } from "$/ui/house.svelte.ts";

const SHAPES = ["●", "★", "♥", "◆", "▲", "■", "☾", "♣"] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "●";
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

export function sittingOf(held: SeatView | undefined, people: readonly Person[]): Sitting {
  const person = held?.person ? (people.find((each) => each.id === held.person) ?? null) : null;
  if (held?.level && !held.person) return { name: botName(held.level), isMe: false, isBot: true, person: null };
  if (!held?.person) return { name: say("page-free-seat"), isMe: false, isBot: false, person: null };
  return { name: nameOf(person), isMe: house.isMe(held.person), isBot: held.bot, person };
}

export function botName(level: string): string {
  return say("page-bot", { level: say(`page-level-${level}`) });
}

/** For a sentence: the shape and the name. */
export function named(match: { sitting(seat: number): Sitting }, seat: number): string {
  return `${shapeOf(seat)} ${match.sitting(seat).name}`;
}
