/** Checks of seeds, states and editions when they enter the library. */
import { PositionError, printed, SetupError } from "../basics/errors.js";
import { hashText } from "./hash.js";
import { type Complaint, complaint, EDITION_COMPLAINT } from "../basics/json.js";
import type { GameState } from "./state.js";

const LONGEST_SEED = 1000;
/** A longer seed is hashed: `seedOf` might make it too long. */
const MOST_KEPT = 900;

export const OPTION_COMPLAINT: Complaint = /* @__PURE__ */ complaint(SetupError, "setup/bad-option");

/** @throws SetupError naming the field */
export function readSeed(seed: unknown, field = "options.seed"): string | number {
  if (typeof seed === "number" && Number.isFinite(seed)) return seed;
  if (typeof seed === "string" && seed.length <= LONGEST_SEED) return seed;
  throw OPTION_COMPLAINT(field, `a number or a text of at most ${LONGEST_SEED} characters`, seed);
}

/** A seed made from another seed of any allowed length and an addition. */
export function seedOf(seed: string | number, what: string | number): string {
  const text = String(seed);
  return `${text.length > MOST_KEPT ? hashText(text) : text} ${what}`;
}

/** A quick check for callers that pass something other than a state; `restore` checks states from outside thoroughly. @throws PositionError */
export function checkedState<S extends GameState>(state: S): S {
  const given = state as Partial<GameState> | null | undefined;
  if (typeof given !== "object" || given === null || !Array.isArray(given.frames) || !Array.isArray(given.dice) || typeof given.edition !== "string") {
    throw new PositionError("position/no-state", `expected a state of this ruleset, got ${printed(state)}; use restore() for states read from JSON`);
  }
  return state;
}

/** Refuses an edition if the ruleset takes none. @throws SetupError */
export function refuseEdition(given: unknown): never {
  throw EDITION_COMPLAINT("options.edition", "none, since other editions cannot be given here", given);
}
