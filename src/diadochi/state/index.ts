/**
 * The flat position of a game of Diadochi. Only the files of state/ index its arrays; all other code reads and changes the position through this
 * file.
 *
 * Owners are 0 for nobody, seat + 1 for a player, and INDEPENDENTS. At most one owner has CUs in the field of a space (DIA-MAP.17), so one integer
 * holds a space: its marker, the owner of its field CUs and their numbers. The one moving army (a player's, or an independent one moved by a card) is
 * separate, in `force`, since it can be among other pieces while it enters, passes or fights. Walls hold only CUs of the city's owner.
 *
 * Changes of pieces or points set a flag in `unsettled`, and the end of an action settles their consequences (effects/complete-action.ts).
 */
export { NOBODY, INDEPENDENTS, INSIDE, POOL, DISPERSED, DEAD, FORCE, DISPERSED_BOX } from "./places.js";
export {
  SURRENDER,
  TYCHE,
  MOVEMENT,
  SUPPLY,
  UNSETTLED_PIECES,
  UNSETTLED_POINTS,
  SILVER_AWAITED,
  SILVER_IN_PLAY,
  SILVER_GONE,
  type DiadochiState,
  cloneState,
} from "./position.js";
export { emptyState, MOST_POINTS, stateShape } from "./empty.js";
export {
  ownerOfSeat,
  seatOfOwner,
  hasOption,
  nextSeat,
  seatInTurnOrder,
  seatAfterActive,
  isChampion,
  setChampion,
  dispersedUnits,
  setDispersedUnits,
  addDispersedUnits,
  trainingOps,
  trainingType,
  setTraining,
  suspicions,
  setSuspicions,
  trackedVp,
  trackedLp,
  trackPoints,
  markPoints,
} from "./players.js";
export { markerOf, setMarker, countedControl, provinceOwner } from "./markers.js";
export { fieldOwner, fieldUnits, fieldsOf, hasField, setField, addToField, unitsOf, hasEnemyUnits } from "./fields.js";
export { isMajorCity, insideUnits, insideOfCity, setInside } from "./cities.js";
export {
  placeOfGeneral,
  setGeneralPlace,
  ownerOfGeneral,
  setOwnerOfGeneral,
  MOST_MARKERS,
  prestigeMarkers,
  setPrestigeMarkers,
  generalsAt,
  fieldGenerals,
  soleOwnerAt,
  generalsOnMap,
  isMajor,
  isPieceOf,
  isReplaced,
  pieceOf,
  generalOfPiece,
  generalId,
} from "./generals.js";
export { placeOfRoyal, setRoyalPlace, controllerOf, setController, husbandOf, setHusband, isMale, bodyOf, royalsAt, fieldRoyals } from "./royals.js";
export {
  forceOwner,
  seatOfForce,
  forceSpace,
  forceUnits,
  forceGenerals,
  forceRoyals,
  setForceUnits,
  setForceGenerals,
  setForceRoyals,
  formForce,
  type Pieces,
  NO_PIECES,
  unitsAlone,
  oneGeneral,
  oneRoyal,
  moveForce,
  clearForce,
} from "./force.js";
export { fleetOwner, isFleetDispersed, isFleetUpgraded, setFleet, fleetStrength, availableFleets } from "./fleets.js";
export { spaceOfArmy, setSpaceOfArmy, armyOn, hasIndependentArmy, independentUnits } from "./independents.js";
export { PILE, DISCARDS, REMOVED, ASIDE, RESTING, HAND, HIDDEN, placeOfCard, setCardPlace } from "./cards.js";
export {
  hasMarks,
  markedCount,
  markedSpace,
  actedUnits,
  freshUnits,
  markActed,
  restoreMarks,
  movedRoyals,
  hasAttempted,
  markAttempted,
  hasAskedPassage,
  markAskedPassage,
  hasMinorPlaced,
  hasMinorTaken,
  markMinorPlaced,
  markMinorTaken,
  clearMinorMarks,
  clearSegmentMarks,
  clearTurnMarks,
} from "./acted.js";
export { siegePoints, besiegerOf, setSiege, siegeCount, siegeSpace } from "./sieges.js";
export { takeFromField, unitsAt, takeUnits, mercenariesInPlay, unitsInPlay } from "./units.js";
