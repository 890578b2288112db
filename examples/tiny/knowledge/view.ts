/** What each viewer sees and hears (TINY-1: hands and pledges are secret, the pile has no order). */
import { type Envelope, type EventViews, eventViews } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import type { TinyDecision } from "../vocabulary/frames.js";
import type { TinyPieces } from "../state/index.js";
import type { Seat } from "../vocabulary/types.js";

export type TinyView = TinyPieces & Envelope<Seat, TinyDecision>;

/** Cards drawn, pledges opened and ambush cards shown are news to somebody. */
export const HEARD: EventViews<TinyEvent, Seat> = eventViews({
  dealt: { secret: { entries: "cards" }, reveals: true },
  pledged: { secret: "card" },
  revealed: { reveals: true },
  ambushed: { reveals: true },
});
