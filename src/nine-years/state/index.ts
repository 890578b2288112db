/**
 * The flat position of a game of the Nine Years' War. Only the files of state/ index the state's arrays; everybody else imports this file and asks and changes
 * the position as JSON with ids.
 *
 * Corps lie in `corps` as sorted stacks (place, kind, count), so that equal positions are equal states. A place is a space (in the field) or INSIDE + space (behind
 * the walls of a besieged fortress). A force under way is not apart: its pieces carry the mark FORCE where they stand, and there are no
 * army boxes (NYW-2.7.1).
 */
export { INSIDE, NOT_ARRIVED, WAITING, REMOVED } from "./places.js";
export { type NineYearsState, cloneState } from "./position.js";
export { emptyState, stateShape } from "./empty.js";
export {
  controlOf,
  setControlOf,
  loweredBy,
  setLoweredBy,
  hasMarkers,
  nextWithMarkers,
  isContinued,
  setContinued,
  lineLevel,
  lineOwner,
  isLineNew,
  setLine,
  fieldCorps,
  CHAIN_BARRED,
  CHAIN_OPEN,
  CHAIN_CONTESTED,
  chainStatus,
  isFreeOfEnemy,
  isAloneOnEnemySoil,
  nextChanged,
  noteSpace,
} from "./spaces.js";
export {
  firstStack,
  stackCount,
  placeOfStack,
  kindOfStack,
  sizeOfStack,
  addCorps,
  takeCorps,
  corpsOf,
  kindNamed,
  kindId,
} from "./stacks.js";
export { type Remark, remarkCorps, moveCorps, isAnyCorpsMarked, clearCorpsMarks, remarkAllCorps } from "./remarks.js";
export {
  LEADER_NAMED,
  LEADER_DEMORALIZED,
  LEADER_ACTED,
  LEADER_FORCE,
  placeOfLeader,
  setPlaceOfLeader,
  marksOfLeader,
  hasAnyMark,
  hasMarks,
  isAnyLeaderMarked,
  markLeader,
  addMarks,
  removeMarks,
  leaderCount,
  clearLeaderMarks,
  sideOfLeader,
  leadersOf,
} from "./leaders.js";
export {
  GR_HAPPENED,
  SAVOY_ALLIED,
  SAVOY_GONE,
  FAMOUS,
  STRENGTHENED,
  SUPPORT,
  TRANSFER_USED,
  REPLACEMENT_USED,
  RALLY_USED,
  TURIN_TALKS,
  BRITISH_IN_AMSTERDAM,
  STRENGTHENS_NOW,
  hasFlag,
  flagsOf,
  setFlag,
  hasSideFlag,
  setSideFlag,
} from "./flags.js";
export {
  PENALTY_CARD,
  PENALTY_RESOURCES,
  rivalOf,
  rpOf,
  setRp,
  rpModifierOf,
  changeRpModifier,
  fewerCardsOf,
  changeFewerCards,
  penaltiesOf,
  setPenalties,
  clearTurnModifiers,
  initiativeOf,
} from "./sides.js";
export {
  poolOf,
  changePool,
  waitingOf,
  changeWaiting,
  dropCorpsOffMap,
  formedBy,
  restoredBy,
  countFormed,
  countRestored,
  clearTurnCounts,
} from "./powers.js";
export {
  EVENT_PILE,
  EVENT_NOT_ADDED,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_OUT,
  EVENT_PLACES,
  inPile,
  changePile,
  inDiscards,
  changeDiscards,
  shuffleDiscards,
  takeCards,
  takeLeast,
  leastInHand,
  inHand,
  changeHand,
  handSize,
  pileSize,
  drawFromPile,
  drawFromHand,
  chosenCard,
  setChosenCard,
  placeOfEvent,
  setPlaceOfEvent,
} from "./cards.js";
export { FLEET_POOL, FLEET_BOX, FLEET_REMOVED, fleetPlace, isPrepared, isDoomed, setFleet, zoneControl, setZoneControl } from "./fleets.js";
