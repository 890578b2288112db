/** What a viewer may know of what happened. */
import type { PeloponnesianEvent } from "../events.js";
import type { Seat } from "../types.js";
import type { Viewer } from "../../core/contract.js";

/**
 * What a viewer may know of what happened. Of the others' affairs the secrets are taken out, and what is nothing but a secret is not shown at all; dice that only their
 * owner can assign stay as dice (PEL-HI.10).
 */
export function viewEvents(events: readonly PeloponnesianEvent[], viewer: Viewer<Seat>): PeloponnesianEvent[] {
  if (viewer === "arbiter") return [...events];
  const visible: PeloponnesianEvent[] = [];
  for (const event of events) {
    if (!("secret" in event) || event.secret === undefined || event.seat === viewer) visible.push(event);
    else if (!isOwnersOnly(event)) {
      const { secret: _secret, ...rest } = event;
      visible.push(rest as PeloponnesianEvent);
    }
  }
  return visible;
}

// That a block is carried, or weaker than before, is known to its owner only (PEL-HI.1, PEL-HI.14, PEL-HI.17).
function isOwnersOnly(event: PeloponnesianEvent): boolean {
  return event.type === "cargo-loaded" || event.type === "block-reduced";
}

/** Whether an event shows somebody what he did not know. Dice are noticed by the engine. */
export function isReveal(event: PeloponnesianEvent): boolean {
  switch (event.type) {
    case "cards-dealt":
    case "card-revealed":
    case "recruits-drawn":
    case "recruits-returned":
    case "battle-began":
      return true;
    default:
      return false;
  }
}
