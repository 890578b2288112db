/**
 * The position: one flat JSON object. Only the files of state/ index its arrays; all other code reads and changes the position through this file.
 * Copies of a card are alike, so a deck is three counts per kind of card: in the draw pile, in the hand of its side, and in its discard pile. The
 * pile has no order; a draw picks any of its cards. Each leader has a place; CU are counted by side and location.
 */
export { type UnrestState, cloneState } from "./position.js";
export { emptyState, MOST_CU, stateShape } from "./empty.js";
export { rivalOf, firstSeat, setFirstSeat, activeSeat, setActiveSeat, winnerOf, setWinner, victoryOf, setVictory } from "./seats.js";
export { cuAt, addCu, removeCu, freshCuAt, movableCuAt, tiredCuAt, overrunCuAt, setFought, moveCu, forgetFought } from "./cu.js";
export { placeOf, setPlace, isOnMap, endRest, isMarked } from "./leaders.js";
export { inHand, inPile, inDiscard, handSize, pileSize, discardCard, drawCard, rebuildPile, returnHand, takeFirst, takeFromPile } from "./cards.js";
