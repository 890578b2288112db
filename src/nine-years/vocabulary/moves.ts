import { type Makers, type MovesOf, type VerbsOf, verbsOf } from "../../core/moves/move-rows.js";
import type { Seat, Words } from "./types.js";

/** A row per move: its fields in the order of the notation. */
export const MOVES = {
  /** Chooses the side that goes first (NYW-D-01, NYW-D-04, NYW-D-10). */
  "go-first": { first: "seat" },
  /** Strengthens the position in King William's War, once per game (NYW-D-02). */
  strengthen: {},
  /** Declines an offer (NYW-D-02, NYW-D-18, NYW-D-22, NYW-D-28, NYW-D-33). */
  decline: {},
  /** Ends a series of choices (NYW-D-03, NYW-D-05, NYW-D-08, NYW-D-19, NYW-D-22, NYW-D-26). */
  done: {},
  /** An alternative of an event, counted from 0 in the order of the card's text (NYW-D-03). */
  "choose-option": { option: "0..1" },
  /** The corps of an event or a restoration (NYW-D-03, NYW-D-05a). */
  "choose-corps": { space: "space", corps: "corps" },
  /** The space of an event or an action (NYW-D-03, NYW-D-13, NYW-D-23, NYW-D-29). */
  "choose-space": { space: "space" },
  /** Spends resource points (NYW-D-05). */
  spend: { purpose: "purpose" },
  /** The power that forms a corps (NYW-D-05b). */
  "choose-power": { power: "power" },
  /** The strength of the corps formed: full or reduced (NYW-D-05b). */
  "choose-strength": { strength: "strength" },
  /** The space where a corps is placed (NYW-D-05b, NYW-D-06). */
  "place-corps": { space: "space" },
  /** Builds or raises a Fortified Line (NYW-D-05c). */
  "build-line": { space: "space" },
  /** Prepares a fleet with a strength of 1 or 2 (NYW-D-05e). */
  "prepare-fleet": { fleet: "fleet", strength: "1..2" },
  /** The space of an arriving or transferred leader (NYW-D-07, NYW-D-08). */
  "place-leader": { leader: "leader", space: "space" },
  /** The leader that moves, in the Reinforcement Phase or by a Transfer (NYW-D-08, NYW-D-26). */
  "transfer-leader": { leader: "leader" },
  /** Secretly chooses the card to show (NYW-D-09). */
  "show-card": { value: "1..3" },
  /** Plays an Action card (NYW-D-11). */
  "play-card": { value: "1..3" },
  /** Begins an action (NYW-D-12). */
  act: { action: "action" },
  /** Leaves the remaining actions unused (NYW-D-12). */
  "end-round": {},
  /** Takes a leader into the force (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). */
  "take-leader": { leader: "leader" },
  /** Takes a corps into the force. */
  "take-corps": { corps: "corps" },
  /** Moves the army one space (NYW-D-14). */
  step: { space: "space" },
  /** Converts the space of the army (NYW-D-14). */
  convert: {},
  /** Begins to leave units behind (NYW-D-14). */
  "leave-units": {},
  /** Leaves a leader behind (NYW-D-15). */
  "leave-leader": { leader: "leader" },
  /** Leaves a corps behind (NYW-D-15). */
  "leave-corps": { corps: "corps" },
  /** Ends the army's move (NYW-D-14), or the choice of units to take, leave or rally (NYW-D-13, NYW-D-15, NYW-D-18, NYW-D-23, NYW-D-28, NYW-D-29). */
  stop: {},
  /** Plays a held event card (NYW-D-16, NYW-D-30). */
  "play-held": { card: "card" },
  /** Keeps the held event card (NYW-D-16, NYW-D-30). */
  "keep-held": { card: "card" },
  /** Tries to bypass a Fortified Line (NYW-D-17). */
  bypass: {},
  /** Assaults a Fortified Line (NYW-D-17). */
  assault: {},
  /** Goes back from a Fortified Line after bypassing has failed (NYW-D-17). */
  withdraw: {},
  /** Intercepts from a space (NYW-D-18). */
  "intercept-from": { space: "space" },
  /** Puts a corps into the fortress (NYW-D-19, NYW-D-22). */
  "fortify-corps": { corps: "corps" },
  /** Puts a leader into the fortress (NYW-D-19, NYW-D-22). */
  "fortify-leader": { leader: "leader" },
  /** Tries to avoid battle (NYW-D-20). */
  "avoid-battle": {},
  /** Stands and accepts battle (NYW-D-20). */
  stand: {},
  /** The destination of units that avoid battle or have lost it (NYW-D-20, NYW-D-22). */
  "retreat-to": { space: "space" },
  /** Re-embarks to a port (NYW-D-22). */
  "re-embark": { space: "space" },
  /** The corps that loses the next step (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
  "lose-step": { corps: "corps" },
  /** The destination of displaced units (NYW-D-25, NYW-D-34). */
  "withdraw-to": { space: "space" },
  /** The corps that is transferred (NYW-D-26). */
  "transfer-corps": { space: "space", corps: "corps" },
  /** The destination of a Transfer (NYW-D-26). */
  "move-to": { space: "space" },
  /** The corps that a Replacement makes full (NYW-D-27). */
  "replace-corps": { space: "space", corps: "corps" },
  /** The leader who rallies (NYW-D-28). */
  "rally-by": { leader: "leader" },
  /** The leader rallies himself first (NYW-D-28). */
  "rally-himself": {},
  /** The next corps that the leader rallies (NYW-D-28). */
  "rally-corps": { corps: "corps" },
  /** The port of destination (NYW-D-29). */
  "sail-to": { space: "space" },
  /** Deploys a prepared fleet (NYW-D-32). */
  deploy: { fleet: "fleet" },
  /** Makes Savoy neutral (NYW-D-33). */
  "make-savoy-neutral": {},
  /** The penalties taken at the peace talks: none, either one or both (NYW-D-36). */
  "take-penalty": { penalty: "penalty" },
  /** The choice of a commander among equal leaders (NYW-D-37). */
  "choose-commander": { leader: "leader" },
} as const;

export type NineYearsMove = MovesOf<typeof MOVES, Words, Seat>;

export const V: VerbsOf<typeof MOVES> = /* @__PURE__ */ verbsOf(MOVES);

export const MAKERS: Makers<typeof MOVES> = {
  first: (type) => (seat, first) => ({ seat, type, first }),
  "": (type) => (seat) => ({ seat, type }),
  option: (type) => (seat, option) => ({ seat, type, option }),
  "space corps": (type) => (seat, space, corps) => ({ seat, type, space, corps }),
  space: (type) => (seat, space) => ({ seat, type, space }),
  purpose: (type) => (seat, purpose) => ({ seat, type, purpose }),
  power: (type) => (seat, power) => ({ seat, type, power }),
  strength: (type) => (seat, strength) => ({ seat, type, strength }),
  "fleet strength": (type) => (seat, fleet, strength) => ({ seat, type, fleet, strength }),
  "leader space": (type) => (seat, leader, space) => ({ seat, type, leader, space }),
  leader: (type) => (seat, leader) => ({ seat, type, leader }),
  value: (type) => (seat, value) => ({ seat, type, value }),
  action: (type) => (seat, action) => ({ seat, type, action }),
  corps: (type) => (seat, corps) => ({ seat, type, corps }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  fleet: (type) => (seat, fleet) => ({ seat, type, fleet }),
  penalty: (type) => (seat, penalty) => ({ seat, type, penalty }),
};
