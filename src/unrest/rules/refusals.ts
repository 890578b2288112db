/**
 * The reason why something is not allowed. The same checks build the lists of moves and explain refusals; they return one of these codes, or null for "allowed". A note in
 * brackets separates cases of one reason that rest on different clauses; the code that is shown has no note.
 */
import { type CodeOf, type CommonRefusal, type Refuse, refuser } from "../../core/moves/refusals.js";
import type { BoxReason } from "./box-refusals.js";

/** Every reason, with the clause that gives it. */
export const REFUSALS = {
  "card/not-in-hand": "CAR-R7.1a",
  "card/not-in-hand (discard)": "CAR-R6.2a",
  "card/not-in-hand (response)": "CAR-S.22",
  "card/other-deck": "CAR-S.5",
  "card/no-event": "CAR-R7.1a",
  "card/response-only": "CAR-R7.1b",
  "active/card-play-used": "CAR-S.11",
  "active/rearranged": "CAR-S.10",
  "active/nothing-to-rearrange": "CAR-R8.3",
  "reinforce/value-too-low": "CAR-R7.1a",
  "activate/nobody": "CAR-19.0.8",
  "activate/initiative": "CAR-19.0.8",
  "leader/other-side": "CAR-S.12",
  "leader/off-map": "CAR-G.7",
  "activate/nothing-to-waive": "CAR-S.30",
  "activate/same-leader": "CAR-S.39",
  "blockade/not-in-sicily": "CAR-S.29",
  "blockade/leader-elsewhere": "CAR-S.29",
  "blockade/too-few-cu": "CAR-S.29",
  "raise/owners-deck": "CAR-20.0.2",
  "raise/no-neutral-power": "CAR-20.0.1",
  "raise/marker-on-round": "CAR-20.0.4",
  "raise/at-cap": "CAR-20.1.12",
  "step/no-movement-points": "CAR-S.13",
  "step/already-marched": "CAR-S.17",
  "step/no-way": "CAR-S.1",
  "attack/level-zero": "CAR-20.3.24",
  "attack/no-battle-here": "CAR-S.16",
  "attack/no-enemy": "CAR-S.18",
  "attack/no-cu": "CAR-20.3.33",
  "attack/all-fought": "CAR-S.38",
  "count/too-many": "CAR-20.3.27",
  "count/too-many (Sicily)": "CAR-S.18",
  "count/too-few": "CAR-20.3.2",
  "count/too-few (Sicily)": "CAR-S.18",
  "count/not-so-many": "CAR-20.3.2",
  "count/not-so-many (Sicily)": "CAR-S.18",
  "count/not-so-many (to take)": "CAR-S.14",
  "count/some-fought": "CAR-S.38",
  "move/over-capacity": "CAR-19.0.7",
  "move/over-most": "CAR-R9.1",
  "move/destination-now": "CAR-S.14",
  "move/destination-given": "CAR-S.17",
  "move/destination-chosen": "CAR-S.14",
  "move/cu-now": "CAR-S.14",
  "move/cu-chosen": "CAR-S.14",
  "move/same-location": "CAR-S.1",
  "location/closed": "CAR-S.1",
  "location/owners-box": "CAR-19.0.4",
  "leader/other-side (subordinate)": "CAR-S.14",
  "leader/other-side (defender)": "CAR-S.18",
  "leader/other-side (besieger)": "CAR-S.29",
  "leader/other-side (to place)": "CAR-R8.3",
  "leader/other-side (to return)": "CAR-S.35",
  "leader/is-the-mover": "CAR-S.14",
  "leader/not-there": "CAR-S.14",
  "leader/not-there (battle)": "CAR-S.18",
  "leader/named-under-minor": "CAR-R8.2.1b",
  "leader/fought": "CAR-20.3.28",
  "response/not-fitting": "CAR-S.22",
  "response/already-in-force": "CAR-S.23",
  "support/cap-reached": "CAR-20.1.2",
  "support/level-zero": "CAR-20.1.11",
  "support/too-few-points": "CAR-S.24",
  "support/no-port-left": "CAR-S.3",
  "place/no-port": "CAR-S.34",
  "place/not-displaced": "CAR-R8.4d",
  "place/no-cu-there": "CAR-R8.3",
  "place/no-cu-there (to return)": "CAR-R8.4d",
  "place/named-stays": "CAR-R8.3",
  "place/resting": "CAR-R8.4c",
  "place/placed-already": "CAR-R8.3",
  "place/stays-there": "CAR-R8.3",
  "leader/other-first": "CAR-R8.3",
  "leader/other-first (to return)": "CAR-S.35",
  "leader/other-first (subordinate)": "CAR-S.14",
} as const;

/** A reason against a choice. */
export type Reason = keyof typeof REFUSALS;
/** Every code that a refusal of this game, or of its Box in another, can have. */
export type UnrestRefusal = CodeOf<Reason> | BoxReason | CommonRefusal;

/** A refusal for a reason, with the data of its message; null for no reason. */
export const refuse: Refuse<Reason> = /* @__PURE__ */ refuser(REFUSALS);
