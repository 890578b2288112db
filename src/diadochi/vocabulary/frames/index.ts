/** The procedures of the game: the steps of each, the subject of its decision, its other slots, and its answer to the frame below. */
import { bit } from "../../../core/basics/bits.js";
import { type DecisionOf, type Frame, type Frames, framesOf, inOneTable } from "../../../core/flow/frame-rows.js";
import { type VerbsOf, verbsOf } from "../../../core/moves/move-rows.js";
import { BATTLES } from "./battles.js";
import { CARDS } from "./cards.js";
import { ENTRIES } from "./entries.js";
import { INDEPENDENTS } from "./independents.js";
import { MOVEMENT } from "./movement.js";
import { SEA } from "./sea.js";
import { TURN } from "./turn.js";
import { LOSSES, type Seat, TESTS, VICTORY_CLAUSES, WINDOWS, type WindowId, type Words } from "../types.js";

/** One row per procedure. Its index is the number of its kind, so the order of the files matters. */
export const FRAMES: typeof TURN & typeof CARDS & typeof MOVEMENT & typeof ENTRIES & typeof BATTLES & typeof SEA & typeof INDEPENDENTS =
  /* @__PURE__ */ inOneTable(TURN, CARDS, MOVEMENT, ENTRIES, BATTLES, SEA, INDEPENDENTS);

export const F: Frames<typeof FRAMES> = /* @__PURE__ */ framesOf(FRAMES);

/** The pending decision: its seats and its subject. */
export type DiadochiDecision =
  | DecisionOf<typeof FRAMES, Words, Seat>
  /** Shown to other seats while a seat is asked about Surprise cards (DIA-HID.9). */
  | { readonly kind: "reaction"; readonly clause: string; readonly seats: readonly Seat[]; readonly about: Readonly<Record<never, never>> };

/** The slots of a march, for code that only reads them. */
export type March = Readonly<Frame<(typeof FRAMES)["march"]>>;

/** Marks that no part of a card has been chosen yet. */
export const NO_PART = -1;

export const LOSS: VerbsOf<typeof LOSSES> = /* @__PURE__ */ verbsOf(LOSSES);
export const TEST: VerbsOf<typeof TESTS> = /* @__PURE__ */ verbsOf(TESTS);
export const VICTORY: VerbsOf<typeof VICTORY_CLAUSES> = /* @__PURE__ */ verbsOf(VICTORY_CLAUSES);
export const ATTACKER_WON = 0;
export const DEFENDER_WON = 1;
export const DRAWN = 2;

/** Windows as bits, for slots and the card tables. */
export const IN: Readonly<Record<WindowId, number>> = Object.fromEntries(WINDOWS.map((window, place) => [window, bit(place)])) as Record<WindowId, number>;
