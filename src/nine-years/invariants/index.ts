/** The conditions of every position. The stack of procedures is checked first, since the other checks read its frames. */
import { checkFleets, checkSpaces } from "./board.js";
import { checkCards, checkHands } from "./cards.js";
import { checkMarks } from "./marks.js";
import { checkCorpsTotals, checkPieces } from "./pieces.js";
import { checkPlaces } from "./places.js";
import { checkProcedures } from "./procedures.js";
import { checkQuestion, checkStack } from "./stack.js";
import { checkEnding, checkTracks, checkYear } from "./tracks.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export { GIVEN } from "./given.js";

/** @throws PositionError naming the field by its path in the arbiter's view */
export function checkInvariants(s: NineYearsState): void {
  const t = tablesOf(s);
  checkStack(s);
  checkTracks(s);
  checkSpaces(s, t);
  checkFleets(s, t);
  checkPieces(s, t);
  checkCards(s, t);
  // A game can be resigned at any moment, so once it is over only the conditions that always hold are checked.
  if (s.ending > 0) {
    checkCorpsTotals(s, t);
    checkEnding(s, t);
    return;
  }
  checkYear(s);
  checkCorpsTotals(s, t);
  checkHands(s);
  checkPlaces(s, t);
  checkMarks(s, t);
  checkProcedures(s, t);
  checkQuestion(s);
}
