/** The procedures: steps, what the question is about, what is left for the frame below. */
import { type DecisionOf, type Frames, framesOf } from "tyche/engine";
import type { Seat, Words } from "./types.js";

export const FRAMES = {
  game: { automatic: ["rounds"], under: "bottom" },
  /** `first` is the seat whose raid comes first. */
  round: { automatic: ["deal", "firstRaid", "secondRaid", "end"], about: { first: "seat" }, under: { game: ["rounds"] } },
  /** The answer: the seat with the higher card. */
  pledge: { answers: "seat", under: { round: ["firstRaid"] } },
  /** `force` is that of the strike under way. */
  raid: { steps: ["ask", "strike"], about: { seat: "seat", force: "0..6" }, under: { round: ["secondRaid", "end"] } },
  /** The answer: ambushed. */
  ambush: { about: { seat: "seat" }, answers: "flag", under: { raid: ["strike"] } },
  "game-over": { over: true },
} as const;

export const F: Frames<typeof FRAMES> = framesOf(FRAMES);

export type TinyDecision = DecisionOf<typeof FRAMES, Words, Seat>;
