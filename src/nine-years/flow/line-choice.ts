/**
 * An army before an enemy Fortified Line bypasses or assaults it; when bypassing fails it withdraws or assaults (NYW-D-17).
 *
 * The frame remembers whose army, the space and whether bypassing has failed. Answer 0: assault, 1: bypassed, 2: withdraw.
 */
import { code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { LineChoice } from "../frames.js";
import { V } from "../moves.js";
import { battleOf, commanderAt, half } from "../rules/forces.js";
import { BYPASS_SUCCESS } from "../rules/interception.js";
import { LEADER_FORCE, lineLevel, type NineYearsState } from "../state.js";
import { entryAt, NONE, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";

/** Answers. */
export const ASSAULT = 0;
export const BYPASSED = 1;
export const WITHDRAW = 2;

/** Order: bypass (or, after a failure, withdraw), assault. */
export const lineChoice: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "line-choice",
  clause: "NYW-15.4.1",
  slots: ["seat", "space", "failed"],
  run: () => true,
  asks: (s) => 1 << slot(s, LineChoice.seat),
  moves(s, _seat, out) {
    out.push(code(slot(s, LineChoice.failed) === 0 ? V.bypass : V.withdraw), code(V.assault));
  },
  play(s, seat, c, dice, log) {
    switch (verbOf(c)) {
      case V.bypass:
        if (tryBypass(s, tablesOf(s), seat, dice, log)) popFrame(s, BYPASSED);
        else setSlot(s, LineChoice.failed, 1); // NYW-15.4.4
        break;
      case V.withdraw:
        popFrame(s, WITHDRAW);
        break;
      default:
        popFrame(s, ASSAULT);
    }
  },
};

// NYW-15.4.2
function tryBypass(s: NineYearsState, t: Tables, seat: number, dice: Dice, log: Log<NineYearsEvent>): boolean {
  const space = slot(s, LineChoice.space);
  const commander = commanderAt(s, t, seat, space, LEADER_FORCE);
  const bonus = (commander === NONE ? 0 : half(battleOf(s, t, commander))) - lineLevel(s, space);
  const bypassed = rollTest(dice, log, "bypass-line", "NYW-15.4.2", SEATS[seat]!, { bonus, least: BYPASS_SUCCESS }) >= BYPASS_SUCCESS;
  log?.push({ type: "line-tried", seat: SEATS[seat]!, space: entryAt(t.spaceIds, space), bypassed, clause: bypassed ? "NYW-15.4.3" : "NYW-15.4.4" });
  return bypassed;
}
