import { createRuleset, type Ruleset } from "../core/ruleset.js"
import { PROCEDURES } from "./flow/index.js"
import { MOVE_KINDS, type PeloponnesianMove } from "./moves.js"
import type { PeloponnesianEvent } from "./events.js"
import { checkInvariants } from "./invariants.js"
import { concede, outcome } from "./outcome.js"
import { build } from "./setup.js"
import { clone, type PeloponnesianState } from "./state.js"
import { type Options, type Seat, SEATS } from "./types.js"
import type { PeloponnesianView } from "./view.js"

export const PELOPONNESIAN: Ruleset<PeloponnesianState, PeloponnesianMove, PeloponnesianEvent, PeloponnesianView, Options, Seat> = createRuleset({
  id: "peloponnesian", version: "1", seats: SEATS, bound: 40000, moveKinds: MOVE_KINDS, procedures: PROCEDURES, build, clone,
  shape: () => ({}), checkInvariants, outcome, view: () => ({ x: 1 }), viewEvents: (e) => [...e], isReveal: () => false, position: () => { throw new Error("x") }, determinize: () => {}, concede,
})
export { checkInvariants }
