/**
 * A battle in Sicily decided by dice: the defender's commander (CAR-D10), response window, rolls, losses, support for the winner, and Wild Beasts
 * (CAR-S.18 to CAR-S.27). The slot `beaten` is a beaten Carthaginian commander who can be marked.
 */
import { hasBit, bit, withBit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { type Dice, tally } from "../../core/dice/dice.js";
import { setStep } from "../../core/flow/frames.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId } from "../state/names.js";
import { type BattleResult, type BothSides, type Force, fightBattle } from "../rules/battle.js";
import { namedLeaderAt, obstacleToCommand } from "../rules/leaders.js";
import { supportFor } from "../rules/level.js";
import { refuse } from "../rules/refusals.js";
import { amountInForce, amountOf } from "../rules/responses.js";
import { cuAt, isMarked, isOnMap, setFought, type UnrestState, rivalOf } from "../state/index.js";
import { endOfLeaders, firstLeader, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { CARTHAGE, COALITION, EFFECT, SICILY } from "../vocabulary/types.js";
import { loseCu, loseLeader, loseLeadersAt } from "../effects/losses.js";
import { winSupport } from "../effects/begin.js";

const NO_LOSSES: BothSides = { attacker: 0, defender: 0 };
const HERE = F["sicily-battle"];
const STEP = HERE.step;

export const sicilyBattle: Procedure<UnrestState, UnrestEvent> = asking(HERE, {
  clause: "CAR-S.18",
  run: {
    commander(s) {
      if (hasCommander(s, tablesOf(s))) return ASK;
      return setStep(s, STEP.responses); // CAR-S.18: without a leader, the tactical rating is 0
    },
    responses(s) {
      const attacker = attackerOf(s, tablesOf(s));
      HERE.top(s).step = STEP.fight;
      const window = F["battle-responses"].push(s);
      window.location = SICILY;
      window.turn = attacker; // CAR-S.22: the attacker first
    },
    fight: (s, dice, log) => fight(s, tablesOf(s), F["battle-responses"].answered(s), dice, log),
    afterSupport(s) {
      const f = HERE.top(s);
      if (f.beaten === NONE) return HERE.pop(s);
      f.step = STEP.afterWildBeasts;
      F["wild-beasts"].push(s);
    },
    afterWildBeasts(s, _dice, log) {
      if (F["wild-beasts"].answered(s)) mark(s, tablesOf(s), HERE.top(s).beaten, log);
      HERE.pop(s);
    },
  },
  asks: (s) => bit(rivalOf(attackerOf(s, tablesOf(s)))),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = endOfLeaders(t, seat);
    for (let leader = firstLeader(t, seat); leader < end; leader++) if (obstacleToCommand(s, t, seat, leader) === null) out.push(code(V.command, leader));
  },
  play(s, seat, c, _dice, log) {
    const f = HERE.top(s);
    f.commander = argA(c);
    f.step = STEP.responses;
    log?.push({ type: "commander-named", seat: seatId(seat), leader: leaderId(tablesOf(s), argA(c)), clause: "CAR-S.18" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V.command) return null;
    const t = tablesOf(s);
    const obstacle = obstacleToCommand(s, t, seat, argA(c));
    // Names the leader who would be subordinate, else the one who was to command.
    const leader = obstacle === "leader/named-under-minor" ? namedLeaderAt(s, t, seat, SICILY) : argA(c);
    return refuse(obstacle, { leader: t.leaderIds[leader] ?? null });
  },
});

function attackerOf(s: UnrestState, t: Tables): number {
  return seatOfNumber(t.leadersFrom, HERE.top(s).leader);
}

function hasCommander(s: UnrestState, t: Tables): boolean {
  const defender = rivalOf(attackerOf(s, t));
  const end = endOfLeaders(t, defender);
  for (let leader = firstLeader(t, defender); leader < end; leader++) if (obstacleToCommand(s, t, defender, leader) === null) return true;
  return false;
}

function fight(s: UnrestState, t: Tables, effects: number, dice: Dice, log: Log<UnrestEvent>): void {
  const seat = attackerOf(s, t);
  const rival = rivalOf(seat);
  const { leader, cu, commander } = HERE.top(s);
  const attackers: Army = { seat, cu, leader };
  const attacker = forceOf(s, t, attackers, 0, effects);
  // CAR-S.19: friendly territory helps only the defender.
  const defender = forceOf(s, t, { seat: rival, cu: cuAt(s, rival, SICILY), leader: commander }, t.box.circumstances["friendly-territory"], effects);
  const seats = { attacker: seatId(seat), defender: seatId(rival) };
  const battle = tally(dice, log, (rolled) => fightBattle(t.box, { attacker, defender }, seats, rolled, log), whatCameOf);
  const winner = battle.winner === "attacker" ? seat : rival;
  // CAR-21.3.11a: dice cause no losses on either side; CAR-21.3.11b: so no support is won.
  const losses = hasBit(effects, EFFECT["no-combat-losses"]) ? NO_LOSSES : battle.losses;
  tell(battle, losses, winner, log);
  const attackerLost = loseAttackers(s, t, attackers, losses.attacker, log);
  const defenderLost = loseDefenders(s, t, rival, losses.defender, log);
  setFought(s, SICILY, cu - attackerLost, false); // CAR-S.38: the attacking CU left neither attack nor move again; CAR-S.20: no side retreats
  HERE.top(s).step = STEP.afterSupport;
  // CAR-21.3.11d: Wild Beasts may follow even after Titus Manlius.
  if (winner === COALITION) noteBeaten(s, seat === CARTHAGE ? leader : commander);
  const points = supportFor(t.box, winner === seat ? defenderLost : attackerLost); // CAR-R12.5b: only CU actually removed
  log?.push({ type: "support-won", winner: seatId(winner), points, clause: "CAR-R12.5a" });
  if (points > 0) winSupport(s, winner, points); // CAR-R12.5.3: support is spent on the level or on ports
}

// The changes of the position that follow from a result, as a key.
function whatCameOf({ winner, losses }: BattleResult): string {
  return `${winner} ${losses.attacker} ${losses.defender}`;
}

// The fighting CU of a seat, and their commander; NONE without one.
interface Army {
  readonly seat: number;
  readonly cu: number;
  readonly leader: number;
}

function forceOf(s: UnrestState, t: Tables, { seat, cu, leader }: Army, ground: number, effects: number): Force {
  // CAR-S.26: several marks count once.
  const beasts = leader !== NONE && isMarked(s, leader) ? amountOf(t, EFFECT["mark-commander"]) : 0;
  return {
    cu,
    tactics: leader !== NONE ? t.leaderTactics[leader]! : 0, // CAR-R12.2.2b: 0 without a leader
    // CAR-20.3.22: Sacred Band gives Carthage four dice.
    dice: seat === CARTHAGE ? amountInForce(t, effects, EFFECT["set-dice"], t.box.dicePerSide) : t.box.dicePerSide,
    modifier: ground + beasts,
  };
}

function tell({ modifiers, totals }: BattleResult, losses: BothSides, winner: number, log: Log<UnrestEvent>): void {
  log?.push({ type: "battle-fought", location: "sicily", winner: seatId(winner), modifiers, totals, losses, clause: "CAR-R12.2.5" });
}

// CAR-S.21: losses beyond the attacking CU are ignored; the leader is lost with the last of them.
function loseAttackers(s: UnrestState, t: Tables, { seat, cu, leader }: Army, losses: number, log: Log<UnrestEvent>): number {
  const lost = loseCu(s, { seat, location: SICILY, count: Math.min(losses, cu), cause: "battle", clause: "CAR-R12.3a" }, log);
  if (lost === cu) loseLeader(s, t, leader, log);
  return lost;
}

// CAR-S.21: all leaders of the defender in Sicily are lost with his last CU there.
function loseDefenders(s: UnrestState, t: Tables, seat: number, losses: number, log: Log<UnrestEvent>): number {
  const lost = loseCu(s, { seat, location: SICILY, count: losses, cause: "battle", clause: "CAR-R12.3a" }, log);
  if (cuAt(s, seat, SICILY) === 0) loseLeadersAt(s, t, seat, SICILY, log);
  return lost;
}

// CAR-S.26: a beaten Carthaginian commander can be marked while he is in play.
function noteBeaten(s: UnrestState, leader: number): void {
  if (leader !== NONE && isOnMap(s, leader)) HERE.top(s).beaten = leader;
}

function mark(s: UnrestState, t: Tables, leader: number, log: Log<UnrestEvent>): void {
  s.marked = withBit(s.marked, leader);
  log?.push({ type: "commander-marked", leader: leaderId(t, leader), clause: "CAR-S.26" });
}
