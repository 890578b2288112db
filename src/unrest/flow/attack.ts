/**
 * An attack by the activated leader in his location: on the unrest in the Box, or on the other side in Sicily. He chooses the number of CU (CAR-D9).
 * A great superiority decides without dice (CAR-R12.2.1d); otherwise the battle is fought. The answer is true after an automatic victory of the
 * attacker, who may then continue.
 */
import { bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, locationId, seatId } from "../state/names.js";
import { automaticAttack } from "../rules/unrest-battle.js";
import { automaticWinner } from "../rules/battle.js";
import { boxCu } from "../rules/cards.js";
import { supportFor } from "../rules/level.js";
import { mostToAttack, obstacleToAttackWith } from "../rules/attack.js";
import { refuse } from "../rules/refusals.js";
import { cuAt, placeOf, setFought, type UnrestState, rivalOf } from "../state/index.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { BOX, CARTHAGE, SICILY } from "../vocabulary/types.js";
import { loseCu, loseLeader, loseLeadersAt } from "../effects/losses.js";
import { setLevel } from "../effects/level.js";
import { winSupport } from "../effects/begin.js";

const STEP = F.attack.step;

/** Order of the moves: by number of CU. */
export const attack: Procedure<UnrestState, UnrestEvent> = asking(F.attack, {
  clause: "CAR-20.3.18",
  run: {
    fight: (s, _dice, log) => fight(s, log),
    overran: (s) => F.attack.pop(s, true),
    fought: (s) => F.attack.pop(s, false),
  },
  asks: (s) => bit(seatOfNumber(tablesOf(s).leadersFrom, F.attack.top(s).leader)),
  moves(s, _seat, out) {
    for (let count = 1, most = mostToAttack(s, tablesOf(s), F.attack.top(s).leader); count <= most; count++) out.push(code(V["attack-with"], count));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F.attack.top(s);
    const { leader } = f;
    const location = placeOf(s, leader);
    f.cu = argA(c);
    f.step = STEP.fight;
    log?.push({
      type: "attack-declared",
      seat: seatId(seat),
      leader: leaderId(t, leader),
      location: locationId(location),
      cu: argA(c),
      against: location === BOX ? s.level : cuAt(s, rivalOf(seat), SICILY),
      clause: location === BOX ? "CAR-20.3.1" : "CAR-S.16",
    });
  },
  refuse(s, _seat, c) {
    if (verbOf(c) !== V["attack-with"]) return null;
    const t = tablesOf(s);
    const { leader } = F.attack.top(s);
    return refuse(obstacleToAttackWith(s, t, leader, argA(c)), { count: argA(c), most: mostToAttack(s, t, leader) });
  },
});

function fight(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const { leader, cu } = F.attack.top(s);
  if (placeOf(s, leader) === BOX) {
    if (overrunUnrest(s, t, leader, cu, log)) return;
    const battle = F["unrest-battle"].push(s);
    battle.leader = leader;
    battle.cu = cu;
  } else if (!overrunSicily(s, t, leader, cu, log)) {
    const battle = F["sicily-battle"].push(s);
    battle.leader = leader;
    battle.cu = cu;
  }
}

// Resolves an automatic victory of either side in the Box; false if dice must decide.
function overrunUnrest(s: UnrestState, t: Tables, leader: number, cu: number, log: Log<UnrestEvent>): boolean {
  const result = automaticAttack(t.box, { level: s.level, boxCu: boxCu(s), cu, tactics: t.leaderTactics[leader]! });
  F.attack.top(s).step = result?.winner === "attacker" ? STEP.overran : STEP.fought;
  if (result === null) return false;
  const clause = result.winner === "attacker" ? "CAR-20.3.7" : "CAR-20.3.32";
  log?.push({ type: "automatic-victory", winner: result.winner === "attacker" ? "carthage" : "unrest", location: "garrison-box", clause });
  loseCu(s, { seat: CARTHAGE, location: BOX, count: result.removed, cause: "automatic-victory", clause }, log);
  setFought(s, BOX, cu - result.removed, true); // CAR-S.38: the survivors may still move
  if (result.leaderLost) loseLeader(s, t, leader, log);
  if (result.support > 0) log?.push({ type: "support-won", winner: "unrest", points: result.support, clause });
  setLevel(s, result.levelAfter, "automatic-victory", clause, log);
  if (result.supportLost > 0) log?.push({ type: "support-lost", winner: "unrest", points: result.supportLost, clause: "CAR-20.3.14" });
  return true;
}

// Resolves an automatic victory of either side in Sicily; false if dice must decide.
function overrunSicily(s: UnrestState, t: Tables, leader: number, cu: number, log: Log<UnrestEvent>): boolean {
  const seat = seatOfNumber(t.leadersFrom, leader);
  const rival = rivalOf(seat);
  const defenders = cuAt(s, rival, SICILY);
  const automatic = automaticWinner(t.box, cu, defenders);
  F.attack.top(s).step = automatic === "attacker" ? STEP.overran : STEP.fought;
  if (automatic === null) return false;
  const winner = automatic === "attacker" ? seat : rival;
  log?.push({ type: "automatic-victory", winner: seatId(winner), location: "sicily", clause: "CAR-R12.2.1d" });
  if (automatic === "attacker") {
    loseCu(s, { seat: rival, location: SICILY, count: defenders, cause: "automatic-victory", clause: "CAR-R12.2.1d" }, log);
    loseLeadersAt(s, t, rival, SICILY, log);
    setFought(s, SICILY, cu, true);
  } else {
    loseCu(s, { seat, location: SICILY, count: cu, cause: "automatic-victory", clause: "CAR-R12.2.1d" }, log);
    loseLeader(s, t, leader, log); // CAR-S.21: other leaders there are not affected
  }
  const points = supportFor(t.box, automatic === "attacker" ? defenders : cu); // CAR-S.25: support is half of the CU removed
  log?.push({ type: "support-won", winner: seatId(winner), points, clause: "CAR-S.25" });
  winSupport(s, winner, points);
  return true;
}
