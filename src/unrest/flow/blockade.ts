/**
 * Blockade: a free activation of a Carthaginian leader in Sicily for a siege. Carthaginian Mistrust can cancel the activation; otherwise one die
 * decides the siege (CAR-S.29, CAR-D17).
 */
import { bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId } from "../state/names.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { placeOf, type UnrestState } from "../state/index.js";
import { endOfLeaders, firstLeader, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { CARTHAGE, ROLLS, SICILY } from "../vocabulary/types.js";
import { givePort } from "../effects/ports.js";
import { loseCu } from "../effects/losses.js";

/** Order of the moves: by leader. */
export const blockade: Procedure<UnrestState, UnrestEvent> = asking(F.blockade, {
  clause: "CAR-S.29",
  run: {
    mistrust(s) {
      F.blockade.top(s).step = F.blockade.step.siege;
      F.mistrust.push(s); // CAR-21.5.15b: the activation can be cancelled
    },
    siege(s, dice, log) {
      if (F.mistrust.answered(s)) cancel(s, log);
      else besiege(s, tablesOf(s), dice, log);
      F.blockade.pop(s);
    },
  },
  asks: () => bit(CARTHAGE),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = endOfLeaders(t, seat);
    for (let leader = firstLeader(t, seat); leader < end; leader++) if (obstacleToBesiege(s, t, leader) === null) out.push(code(V["activate-leader"], leader));
  },
  play(s, _seat, c, _dice, log) {
    const f = F.blockade.top(s);
    f.leader = argA(c);
    f.step = F.blockade.step.mistrust;
    // CAR-S.29: initiative and MP do not matter; CAR-21.5.15a: the activation is free.
    log?.push({ type: "leader-activated", seat: "carthage", leader: leaderId(tablesOf(s), argA(c)), value: 0, clause: "CAR-21.5.15a" });
  },
  refuse(s, _seat, c) {
    if (verbOf(c) !== V["activate-leader"]) return null;
    const t = tablesOf(s);
    return refuse(obstacleToBesiege(s, t, argA(c)), { leader: t.leaderIds[argA(c)] ?? null });
  },
});

function obstacleToBesiege(s: UnrestState, t: Tables, leader: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== CARTHAGE) return "leader/other-side (besieger)";
  return placeOf(s, leader) === SICILY ? null : "blockade/leader-elsewhere";
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "activation-cancelled", leader: leaderId(tablesOf(s), F.blockade.top(s).leader), clause: "CAR-21.5.15b" });
}

function besiege(s: UnrestState, t: Tables, dice: Dice, log: Log<UnrestEvent>): void {
  const face = dice.roll(t.box.dieSides);
  const outcome = t.scenario.blockade[face - 1];
  const result = outcome === "port" ? 1 : outcome === "lose-cu" ? -1 : 0;
  log?.push({ type: "roll", purpose: "blockade", clause: ROLLS.blockade, seat: "carthage", sides: t.box.dieSides, faces: [face], result });
  switch (outcome) {
    case "lose-cu":
      loseCu(s, { seat: CARTHAGE, location: SICILY, count: 1, cause: "blockade", clause: "CAR-S.29" }, log);
      break;
    case "port":
      givePort(s, CARTHAGE, "blockade", "CAR-S.29", log);
      break;
  }
}
