/**
 * The fight itself: rounds, attacks, hits, routs, panic, pursuit and harrying (6.2 to 6.4.1, 8.1), for any blocks on any board.
 *
 * A melee is one flat array of integers, so that it can lie inside a game's state, be copied by a slice and be a node of an exact calculation. It knows sides
 * (0 the aggressor, 1 the defender) and fighters by their number in the array; who they are is the caller's business. All choices are asked for (PEL-6.8.6).
 */
export {
  type Melee,
  FIELD,
  AT_SEA,
  LANDING,
  STORM_MODE,
  SALLY,
  ELIMINATION,
  PANIC,
  RETREAT_WAY,
  CAPTURED,
  REPULSED,
  BROKEN_OFF,
  DEFENDS,
  ROUTED,
  ATTACKED,
  SINGLE_HIT,
  CAME_AS_CARGO,
  GARRISON,
  PASSENGER,
  CHANGING_FLAGS,
  ZEUS_BOON,
  ARES_BOON,
  type MeleeEvent,
  beginMelee,
  addFighter,
  fighterCount,
  fighterId,
  fighterCV,
  fighterAgility,
  fighterPower,
  fighterFlags,
  fighterSide,
  hasFlag,
  carrierFighter,
  setCarrierFighter,
  meleeMode,
  meleeRound,
  meleeLoser,
  meleeWay,
  isMeleeOver,
  meleeBoons,
  fighterKey,
  meleeKey,
  type MeleeHeader,
  headerOf,
  resumeMelee,
  setFighter,
} from "./melee/fighters.js";
export { FIGHT_ON, RETREAT_ALL, USE_BOON, KEEP_BOON, meleeQuestion, runMelee, meleeChooser, listMeleeChoices, playMelee } from "./melee/rounds.js";
export type { AttackDice } from "./melee/attacks.js";
export { type MeleeFault, meleeFault } from "./melee/soundness.js";
