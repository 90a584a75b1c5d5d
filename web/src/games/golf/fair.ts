// Whether the cards dealt and the faces thrown are those of their draws (GOL-S1, GOL-1).

import { asks, drawn, drawSizes, isAlike, type AnyEvent, type Witness } from "$/fairness/witness.ts";
import type { Box } from "$/protocol/golf.ts";

type Card = Box["cards"][number];

export function witness(box: Box): Witness {
  const holes = [...new Set(box.cards.map((card) => card.hole))].sort((a, b) => a - b);
  const piles = holes.map((hole) => box.cards.filter((card) => card.hole === hole));
  let seats = 0;
  let isSame = false;
  let rounds = 0;
  let isDealt = false;

  function dealt(values: readonly number[]): Card[][] {
    const left = [...values];
    const shuffled = piles.map((pile) => {
      const order = drawn(pile, left.splice(0, pile.length - 1));
      return [...order, ...pile.filter((card) => !order.includes(card))];
    });
    return Array.from({ length: seats }, (_, seat) => shuffled.map((pile) => pile[isSame ? 0 : seat] as Card));
  }

  return {
    agrees(event) {
      if (event.type === "holes-dealt") {
        const sizes = piles.flatMap((pile) => drawSizes(pile.length - 1, pile.length));
        return !isDealt && asks(event.draw, "holes", sizes) && isAlike(event.cards, dealt(event.draw.values));
      }
      if (event.type === "dice-thrown") {
        const sizes = box.dice.map((die) => [...die].length);
        const faces = box.dice.map((die, place) => [...die][event.draw.values[place]]);
        const isNext = event.round === rounds + 1;
        return isNext && asks(event.draw, `dice/${rounds + 1}`, sizes) && isAlike(event.faces, faces);
      }
      return !event.draw;
    },
    see(event: AnyEvent) {
      if (event.type === "holes-dealt") isDealt = true;
      if (event.type === "match-began") {
        seats = event.seats.length;
        isSame = event.options.same_holes === true;
      }
      if (event.type === "dice-thrown") rounds = event.round;
    },
  };
}
