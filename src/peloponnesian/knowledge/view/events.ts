import { type EventViews, eventViews } from "../../../core/events/event-rows.js";
import type { PeloponnesianEvent } from "../../vocabulary/events.js";
import type { Seat } from "../../vocabulary/types.js";

const OWN = { without: "secret" } as const;

/**
 * Other seats see events without their secrets: only the owner sees that a block is carried, or weaker than before (PEL-HI.1, PEL-HI.14, PEL-HI.17). Dice
 * that only their owner can assign to blocks stay visible (PEL-HI.10).
 */
export const HEARD: EventViews<PeloponnesianEvent, Seat> = /* @__PURE__ */ eventViews({
  "cards-dealt": { secret: OWN, reveals: true },
  "card-committed": { secret: OWN },
  "blocks-moved": { secret: OWN },
  "cargo-loaded": { secret: "event" },
  "entered-city": { secret: OWN },
  "forced-march-announced": { secret: OWN },
  "block-built": { secret: OWN },
  "recruits-drawn": { secret: OWN, reveals: true },
  "recruit-placed": { secret: OWN },
  "block-supplied": { secret: OWN },
  "ships-damaged": { secret: OWN },
  "forced-march-rolled": { secret: OWN },
  fortified: { secret: OWN },
  "blocks-retreated": { secret: OWN },
  "blocks-lost": { secret: OWN },
  "block-reduced": { secret: "event" },
  "attrition-rolled": { secret: OWN },
  "card-revealed": { reveals: true },
  "recruits-returned": { reveals: true },
  "battle-began": { reveals: true },
});
