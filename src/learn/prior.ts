/** The policy of a search: numbers for a list of actions. */
import type { Memory } from "../core/ruleset/contract.js";
import type { GameState } from "../core/state/state.js";
import type { Action } from "./space.js";

/**
 * A policy. For each of `actions`, which are legal for the seat (an index), it writes the chance that it is the best into `out` at the same place. The numbers are not
 * below 0 and need not add up to 1. The state is a world that the searching seat could be in: of it a policy must use what the seat that chooses may know alone. `memory` is what that seat
 * remembers, where it is known: by `Policy`, and not in the positions that a search comes to.
 */
export type Prior<S extends GameState> = (state: S, seat: number, actions: readonly Action[], out: Float64Array, memory?: Memory<string>) => void;
