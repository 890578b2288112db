/** King William's War (section 18). */
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { rollFor } from "../rules/rolls.js";
import { hasSideFlag, type NineYearsState, setSideFlag, STRENGTHENS_NOW, SUPPORT, zoneControl } from "../state/index.js";
import { ALLIANCE, ATLANTIC, BOURBON } from "../tables/index.js";
import { gainVp } from "./control.js";

const LAST_BOX = 3;
const DOWN_ON = 2;
const UP_ON = 5;
/** VP of the seven boxes -3 to +3 (NYW-18.1.2, NYW-18.4.1). Only the Bourbon end is negative, with -1 and -2 (NYW-18.1.1). */
const BOX_VP: readonly number[] = [-2, -1, 0, 0, 0, 1, 2];

export function kwwVp(position: number): number {
  return BOX_VP[position + LAST_BOX]!;
}

/** The modifier of this year's roll (NYW-18.3.2). */
export function kwwModifier(s: NineYearsState): number {
  let modifier = 0;
  if (hasSideFlag(s, ALLIANCE, SUPPORT)) modifier += 1;
  if (hasSideFlag(s, BOURBON, SUPPORT)) modifier -= 1;
  if (hasSideFlag(s, ALLIANCE, STRENGTHENS_NOW)) modifier += 2;
  if (hasSideFlag(s, BOURBON, STRENGTHENS_NOW)) modifier -= 2;
  if (zoneControl(s, ATLANTIC) === ALLIANCE) modifier += 1;
  if (zoneControl(s, ATLANTIC) === BOURBON) modifier -= 1;
  return modifier;
}

/** Makes this year's roll, moves the marker and adjusts the VP (NYW-18.3.3). */
export function rollKww(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const total = rollFor(dice, log, "king-williams-war", null, { bonus: kwwModifier(s) });
  const move = total <= DOWN_ON ? -1 : total >= UP_ON ? 1 : 0;
  const from = s.kww;
  const to = Math.max(-LAST_BOX, Math.min(LAST_BOX, from + move)); // NYW-18.3.3: the marker never leaves the track.
  s.kww = to;
  log?.push({ type: "kww-moved", from, to, clause: "NYW-18.3.3" });
  if (kwwVp(to) !== kwwVp(from)) gainVp(s, kwwVp(to) - kwwVp(from), "NYW-18.4.1", log); // NYW-6.1.7: VP follow the box.
  // NYW-18.3.4: support and strengthening count for one roll.
  for (const side of [ALLIANCE, BOURBON]) setSideFlag(s, side, SUPPORT | STRENGTHENS_NOW, false);
}
