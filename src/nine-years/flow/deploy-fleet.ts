/** NYW-D-32: a prepared fleet tries to win its sea zone (section 13.5.6). */
import { argA, code } from "../../core/moves/codes.js";
import { type Dice, together } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { gainVp } from "../effects/control.js";
import { takeZone } from "../effects/zone-control.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { fleetId, seatId } from "../state/names.js";
import { canDeploy } from "../rules/sea-movement.js";
import { controlOf, FLEET_POOL, fleetPlace, type NineYearsState, setFleet, zoneControl, rivalOf } from "../state/index.js";
import { ALLIANCE, ATLANTIC, FLEET_COUNT, type Tables, tablesOf } from "../tables/index.js";
import { ROLLS } from "../vocabulary/types.js";
import { refuseFleet } from "./refusals.js";

const DIE = 6; // NYW-1.1.3: every die has six sides.

export const deployFleet: Procedure<NineYearsState, NineYearsEvent> = asking(F["deploy-fleet"], {
  clause: "NYW-13.5.6.1",
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let fleet = 0; fleet < FLEET_COUNT; fleet++) if (canDeploy(s, t, seat, fleet)) out.push(code(V.deploy, fleet));
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    const fleet = argA(c);
    F["deploy-fleet"].pop(s);
    const won = contest(s, seat, fleet, dice, log);
    log?.push({ type: "fleet-deployed", seat: seatId(seat), fleet: fleetId(fleet), won, clause: won ? "NYW-13.5.6.7" : "NYW-13.5.6.8" });
    if (!won) {
      setFleet(s, fleet, FLEET_POOL); // NYW-13.5.6.9: the losing fleet goes to the pool.
      return;
    }
    takeZone(s, t.fleetZone[fleet]!, seat, "NYW-13.5.6.7", log); // NYW-10.1.4: nothing else changes control of a zone in the Campaign Phase.
    gainVp(s, seat === ALLIANCE ? 1 : -1, "NYW-6.1.4", log);
  },
  refuse: (_s, _seat, c) => refuseFleet(c, V.deploy, "fleet/not-prepared"),
});

/** The modifier for the defender of a zone (NYW-13.5.6.3 to NYW-13.5.6.5). */
export function defenceAtSea(s: NineYearsState, t: Tables, side: number, zone: number): number {
  let modifier = zoneControl(s, zone) === side ? 1 : 0;
  // NYW-13.5.6.4: London counts for the Atlantic. NYW-1.1.5: Gibraltar counts for the Mediterranean, Minorca does not.
  const base = zone === ATLANTIC ? t.named.london : t.named.gibraltar;
  if (controlOf(s, base) === side) modifier++;
  return modifier;
}

// NYW-13.5.6.2, NYW-13.5.6.6: each side rolls one die, the active side first. A tie is not an outcome (NYW-13.5.6.11), so both roll again.
function contest(s: NineYearsState, seat: number, fleet: number, dice: Dice, log: Log<NineYearsEvent>): boolean {
  const t = tablesOf(s);
  const enemy = rivalOf(seat);
  const bonus = fleetPlace(s, fleet); // A prepared fleet's place is its strength.
  const defence = defenceAtSea(s, t, enemy, t.fleetZone[fleet]!);
  const counting = together(dice, log);
  if (counting !== undefined) return counting.until(() => wins(counting.roll(DIE) + bonus, counting.roll(DIE) + defence));
  let last: readonly number[] = [];
  const roll = { type: "roll", purpose: "deploy-fleet", clause: ROLLS["deploy-fleet"], sides: DIE } as const;
  const tell = (): void => {
    log?.push({ ...roll, seat: seatId(seat), faces: [last[0]!], bonus });
    log?.push({ ...roll, seat: seatId(enemy), faces: [last[1]!], bonus: defence });
  };
  const faces = dice.until(() => {
    last = [dice.roll(DIE), dice.roll(DIE)];
    return last[0]! + bonus === last[1]! + defence ? null : last;
  }, tell);
  last = faces;
  tell();
  return faces[0]! + bonus > faces[1]! + defence;
}

function wins(own: number, enemy: number): boolean | null {
  return own === enemy ? null : own > enemy;
}
