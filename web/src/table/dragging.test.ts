// What a pointer that goes down on a piece comes to: a tap, a way to somewhere, or nothing.

import { beforeEach, expect, test, vi } from "vitest";
import { drag } from "./dragging.ts";

interface Pointed {
  pointer?: number;
  x?: number;
  y?: number;
  isPrimary?: boolean;
}

function pointed(name: string, { pointer = 1, x = 0, y = 0, isPrimary = pointer === 1 }: Pointed = {}): PointerEvent {
  const event = new Event(name, { cancelable: true });
  return Object.assign(event, { pointerId: pointer, clientX: x, clientY: y, button: 0, isPrimary }) as never;
}

/** Whether a click reaches anybody. */
function clicks(detail = 1): boolean {
  const event = Object.assign(new Event("click", { cancelable: true }), { detail });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

function hand() {
  const told: string[] = [];
  const at = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;
  const dragging = {
    moved: vi.fn((place) => void told.push(`moved ${at(place)}`)),
    dropped: vi.fn((place) => void told.push(`dropped ${at(place)}`)),
    ended: vi.fn(() => void told.push("ended")),
  };
  return { told, dragging };
}

const tell = (name: string, where?: Pointed): boolean => window.dispatchEvent(pointed(name, where));

beforeEach(() => vi.stubGlobal("window", new EventTarget()));

test("a piece follows the pointer, also one that left it at once, and is dropped where it is let go", () => {
  const { told, dragging } = hand();
  drag(pointed("pointerdown"), dragging);
  tell("pointermove", { x: 200, y: 90 });
  tell("pointerup", { x: 210, y: 90 });
  tell("pointermove", { x: 300, y: 90 });
  expect(told).toEqual(["moved 200,90", "dropped 210,90", "ended"]);
});

test("a hand that trembles taps", () => {
  const { told, dragging } = hand();
  drag(pointed("pointerdown"), dragging);
  tell("pointermove", { x: 3, y: 4 });
  tell("pointerup", { x: 3, y: 4 });
  expect(told).toEqual([]);
  expect(clicks()).toBe(true);
});

test("the click at the end of a way is none, but one by keys or after pressing anew is", () => {
  const way = () => {
    drag(pointed("pointerdown"), hand().dragging);
    tell("pointermove", { x: 50 });
    tell("pointerup", { x: 50 });
  };
  way();
  expect(clicks(0)).toBe(true);
  expect(clicks()).toBe(false);
  expect(clicks()).toBe(true);
  way();
  tell("pointerdown");
  expect(clicks()).toBe(true);
});

test("a pointer that is taken away drops nothing, and everything is put back", () => {
  const { told, dragging } = hand();
  drag(pointed("pointerdown"), dragging);
  tell("pointermove", { x: 50 });
  tell("pointercancel");
  tell("pointerup", { x: 50 });
  expect(told).toEqual(["moved 50,0", "ended"]);
  expect(clicks()).toBe(true);
});

test("a second finger is ignored", () => {
  const [first, second] = [hand(), hand()];
  drag(pointed("pointerdown"), first.dragging);
  tell("pointermove", { x: 50 });
  drag(pointed("pointerdown", { pointer: 2 }), second.dragging);
  tell("pointermove", { pointer: 2, x: 90 });
  tell("pointerup", { pointer: 2, x: 90 });
  tell("pointerup", { x: 60 });
  expect(first.told).toEqual(["moved 50,0", "dropped 60,0", "ended"]);
  expect(second.told).toEqual([]);
});

test("a finger that rests elsewhere does not keep another from dragging", () => {
  const { told, dragging } = hand();
  drag(pointed("pointerdown", { pointer: 2 }), dragging);
  tell("pointermove", { pointer: 2, x: 90 });
  tell("pointerup", { pointer: 2, x: 90 });
  expect(told).toEqual(["moved 90,0", "dropped 90,0", "ended"]);
});

test("a way whose end was never told is over when a pointer goes down anew", () => {
  const [lost, next] = [hand(), hand()];
  drag(pointed("pointerdown"), lost.dragging);
  tell("pointermove", { x: 50 });
  drag(pointed("pointerdown"), next.dragging);
  tell("pointerup");
  expect(lost.told).toEqual(["moved 50,0", "ended"]);
  expect(next.told).toEqual([]);
});

test("another button drags nothing", () => {
  const { told, dragging } = hand();
  drag(Object.assign(pointed("pointerdown"), { button: 2 }), dragging);
  tell("pointermove", { x: 50 });
  expect(told).toEqual([]);
});
