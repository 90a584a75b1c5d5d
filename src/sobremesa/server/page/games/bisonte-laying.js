// A typed word as tiles of the rack, from a square on: where a letter lies already, none is laid.

const BISON = "*";

export function lay(typed, start, down, view, box) {
  const side = box.layout.rows.length;
  const step = down ? side : 1;
  const left = view.rack.map((tile, from) => ({ tile, from }));
  const placements = [];
  let rest = [...typed.toUpperCase()].map(plain).join("").replace(/[^A-ZÑ]/g, "");
  for (let cell = start; rest && isOnBoard(cell, start, down, side); cell += step) {
    const lying = view.board[cell]?.tile;
    if (lying) {
      if (!rest.startsWith(lying)) break;
      rest = rest.slice(lying.length);
      continue;
    }
    const placement = take(rest, left, box);
    if (!placement) break;
    placements.push({ cell, tile: placement.tile, stands_for: placement.stands_for, from: placement.from });
    rest = rest.slice(placement.letters.length);
  }
  return placements;
}

// Marks are dropped, but Ñ is a letter of its own.
function plain(letter) {
  return letter === "Ñ" ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "");
}

function isOnBoard(cell, start, down, side) {
  return down ? cell < side * side : cell < side * side && Math.floor(cell / side) === Math.floor(start / side);
}

// The longest tile that fits: where the rack has CH, it spells C and H together.
function take(rest, left, box) {
  const names = box.kinds.map((kind) => kind.tile).filter((tile) => tile !== BISON && rest.startsWith(tile));
  names.sort((one, other) => other.length - one.length);
  for (const name of names) {
    const place = left.findIndex((each) => each.tile === name);
    if (place >= 0) return { ...left.splice(place, 1)[0], letters: name, stands_for: "" };
  }
  const wild = left.findIndex((each) => each.tile === BISON);
  if (wild < 0 || !names.length) return null;
  return { ...left.splice(wild, 1)[0], letters: names[0], stands_for: names[0] };
}
