import { ATHENS, SEATS, type Seat, SPARTA } from "../../vocabulary/types.js";
import type { PeloponnesianEvent } from "../../vocabulary/events.js";
import type { Tables } from "../../tables/index.js";
import { type Knowing, OFF_MAP_PLACE } from "./companies.js";

/** Updates the memory of the other side's blocks by an event (PEL-HI.4, PEL-HI.7 to PEL-HI.10, PEL-HI.17, PEL-HI.18). Own blocks are not remembered. */
export function hear(k: Knowing, t: Tables, seats: readonly number[], event: PeloponnesianEvent): void {
  switch (event.type) {
    case "blocks-moved":
    case "blocks-retreated":
      return follow(k, t, seats, event);
    case "recruit-placed":
      return whenUnseen(seats, event, (seat) => k.move(seat, OFF_MAP_PLACE, areaAt(t, event.area), 1)); // PEL-HI.7: the rival sees only the place.
    case "blocks-lost":
      return whenUnseen(seats, event, (seat) => lose(k, seat, areaAt(t, event.area), event.count));
    case "attrition-rolled":
      return whenUnseen(seats, event, (seat) => {
        const area = areaAt(t, event.area);
        k.forgetCVs((_, place) => place === area); // PEL-HI.10: the block of each die is hidden.
        k.move(seat, area, OFF_MAP_PLACE, event.eliminated);
      });
    case "block-built":
      return whenUnseen(seats, event, () => k.forgetCVs((_, place) => place === areaAt(t, event.area))); // PEL-HI.8: the rival sees only the area.
    case "battle-began":
      for (const { block, cv } of event.faces) if (block !== null) recognize(k, t, { block, area: event.area, cv });
      return;
    case "block-hit":
      if (event.block !== null) recognize(k, t, { block: event.block, area: event.area, cv: event.cv });
      return;
    case "battle-ended":
      if (areaAt(t, event.area) >= t.lands) k.forgetCVs((_, place) => place === areaAt(t, event.area)); // PEL-5.2.1.9: cargo may be lowered too.
      return;
    case "ships-damaged":
      return whenUnseen(seats, event, (seat) => k.forgetCVs((block) => t.side[block] === seat)); // PEL-HI.17: the rival does not see which fleet was damaged.
    case "turn-began":
      // Loaded blocks may be lowered (PEL-5.2.1.4), which only their owner sees (PEL-HI.14).
      return whenUnseen(seats, event, (seat) => k.forgetCVs((block, place) => t.side[block] === seat && t.fleet[block] === 0 && isByTheSea(t, place)));
    case "event-began":
    case "olympian-used":
      // Only the owner sees which blocks an event or Apollo has weakened.
      return k.forgetCVs(() => true);
    case "area-aligned":
      // PEL-2.2.11.1: the Argive blocks leave the reserve.
      if (event.area === t.areaIds[t.named.argos] && event.seat === SEATS[ATHENS]) join(k, t, seats, ATHENS, ["argive"]);
      return;
    case "truce-ended":
      return join(k, t, seats, SPARTA, ["persian", "persian-funded"]); // PEL-12.1.3.1: Persian blocks join the pool.
    default:
      return;
  }
}

type Told = { readonly seat: Seat };

function whenUnseen(seats: readonly number[], { seat }: Told, take: (seat: number) => void): void {
  const index = SEATS.indexOf(seat);
  if (seats.includes(index)) take(index);
}

function follow(k: Knowing, t: Tables, seats: readonly number[], event: Told & { readonly from: string; readonly to: string; readonly count: number }): void {
  whenUnseen(seats, event, (seat) => {
    const from = areaAt(t, event.from);
    const to = areaAt(t, event.to);
    // PEL-5.2.1.4: cargo may have been lowered.
    if (from >= t.lands || to >= t.lands) k.forgetCVs((block, place) => t.fleet[block] === 0 && (place === from || place === to));
    k.move(seat, from, to, event.count);
  });
}

// PEL-HI.9: in a battle the eliminated blocks are seen, except cargo.
function lose(k: Knowing, seat: number, area: number, count: number): void {
  const dead = k.deadAt(seat, area).slice(0, count);
  for (const block of dead) k.takeOff(block, area);
  k.move(seat, area, OFF_MAP_PLACE, count - dead.length);
}

function recognize(k: Knowing, t: Tables, { block, area, cv }: { readonly block: string; readonly area: string; readonly cv: number }): void {
  const index = t.blockIndex.get(block) ?? -1;
  k.see(index, areaAt(t, area));
  k.setCV(index, cv);
}

function join(k: Knowing, t: Tables, seats: readonly number[], seat: number, specials: readonly string[]): void {
  if (!seats.includes(seat)) return;
  const blocks = t.blockIds.map((_, b) => b).filter((b) => t.side[b] === seat && specials.includes(t.special[b] ?? "") && !k.knows(b));
  k.add(seat, blocks);
}

function isByTheSea(t: Tables, place: number): boolean {
  return place >= t.lands || t.coastal[place] === 1;
}

function areaAt(t: Tables, id: string): number {
  return t.areaIndex.get(id) ?? -1;
}
