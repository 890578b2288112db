/** An army before an enemy Fortified Line bypasses or assaults it; when bypassing fails, the army withdraws or assaults (NYW-D-17). */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { battleOf, commanderAt, half } from "../rules/forces.js";
import { BYPASS_SUCCESS } from "../rules/interception.js";
import { rollFor } from "../rules/rolls.js";
import { LEADER_FORCE, lineLevel, type NineYearsState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { PASSAGE } from "../vocabulary/types.js";

export const lineChoice: Procedure<NineYearsState, NineYearsEvent> = asking(F["line-choice"], {
  clause: "NYW-15.4.1",
  moves(s, _seat, out) {
    out.push(code(F["line-choice"].top(s).failed ? V.withdraw : V.bypass), code(V.assault));
  },
  play(s, seat, c, dice, log) {
    switch (verbOf(c)) {
      case V.bypass:
        if (tryBypass(s, tablesOf(s), seat, dice, log)) F["line-choice"].pop(s, PASSAGE.bypassed);
        else F["line-choice"].top(s).failed = true; // NYW-15.4.4: the army then withdraws or assaults.
        break;
      case V.withdraw:
        F["line-choice"].pop(s, PASSAGE.withdraw);
        break;
      default:
        F["line-choice"].pop(s, PASSAGE.assault);
    }
  },
});

// NYW-15.4.2: the roll is modified by half the commander's rating minus the line's level, and needs 4.
function tryBypass(s: NineYearsState, t: Tables, seat: number, dice: Dice, log: Log<NineYearsEvent>): boolean {
  const { space } = F["line-choice"].top(s);
  const commander = commanderAt(s, t, seat, space, LEADER_FORCE);
  const bonus = (commander === NONE ? 0 : half(battleOf(s, t, commander))) - lineLevel(s, space);
  const bypassed = rollFor(dice, log, "bypass-line", seatId(seat), { bonus, least: BYPASS_SUCCESS }) >= BYPASS_SUCCESS;
  log?.push({ type: "line-tried", seat: seatId(seat), space: spaceId(t, space), bypassed, clause: bypassed ? "NYW-15.4.3" : "NYW-15.4.4" });
  return bypassed;
}
