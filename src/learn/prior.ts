/** The policy of a search: numbers for a list of actions. */
import type { Memory } from "../core/ruleset/contract.js";
import type { GameState } from "../core/state/state.js";
import type { Action } from "./space.js";

/**
 * A policy. For each of `actions`, which are legal for the seat (an index), it writes into `out`, at the same place, the chance that the action is the best.
 * The numbers are at least 0 and need not add up to 1. The state is a world that the searching seat could be in: a policy must use only what the choosing seat
 * may know of it. `memory` is that seat's memory, if known: `Policy` gives it, but a search does not know it for later positions.
 */
export type Prior<S extends GameState> = (state: S, seat: number, actions: readonly Action[], out: Float64Array, memory?: Memory<string>) => void;
