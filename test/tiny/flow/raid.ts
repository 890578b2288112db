/** A raid, TINY-3: strikes until the strength is spent or held back. Remembers whose raid it is and the force of the strike under way. */
import { argA, code, verbOf } from "../../../src/core/codes.js";
import type { Dice } from "../../../src/core/dice/dice.js";
import { rollDie } from "../../../src/core/events.js";
import type { Log, Procedure } from "../../../src/core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../../src/core/frames.js";
import type { TinyEvent } from "../events.js";
import { AMBUSH, Raid } from "../frames.js";
import { VERB_HOLD, VERB_STRIKE } from "../moves.js";
import { isHit, isThroughAgainst, stepTowardsRivalOf, strikeTotal, strongestStrike } from "../rules/raid.js";
import { BREAKTHROUGH, moveRaider, raiderAt, setStrength, strengthOf, type TinyState, tablesOf } from "../state.js";
import { SEATS } from "../types.js";
import { endGame } from "./game-over.js";

export const raid: Procedure<TinyState, TinyEvent> = {
  kind: "raid",
  clause: "TINY-3",
  slots: ["seat", "force"],
  run(s, dice, log) {
    if (stepOf(s) === 1) {
      strike(s, dice, log);
      return false;
    }
    if (strengthOf(s, slot(s, Raid.seat)) > 0) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Raid.seat),
  moves(s, seat, out) {
    out.push(code(VERB_HOLD));
    for (let force = 1; force <= strongestStrike(s, seat); force++) out.push(code(VERB_STRIKE, force));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === VERB_HOLD) {
      setStrength(s, seat, 0);
      log?.push({ type: "raid-ended", seat: SEATS[seat]! });
      return;
    }
    setStrength(s, seat, strengthOf(s, seat) - argA(c));
    setSlot(s, Raid.force, argA(c));
    setStep(s, 1);
    pushFrame(s, AMBUSH, 1 - seat);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB_STRIKE) return null;
    if (argA(c) === 0) return { code: "raid/no-force", clause: "TINY-3", data: {} };
    return { code: "raid/too-strong", clause: "TINY-3", data: { force: argA(c), most: strongestStrike(s, seat) } };
  },
};

function strike(s: TinyState, dice: Dice, log: Log<TinyEvent>): void {
  const seat = slot(s, Raid.seat);
  const force = slot(s, Raid.force);
  const total = strikeTotal(rollDie(dice, log, "strike", "TINY-3", SEATS[seat]!), force, answerOf(s) === 1);
  const hit = isHit(total);
  log?.push({ type: "struck", seat: SEATS[seat]!, force, total, hit, clause: "TINY-3" });
  setSlot(s, Raid.force, 0);
  setStep(s, 0);
  if (!hit) return;
  moveRaider(s, stepTowardsRivalOf(seat));
  log?.push({ type: "raider-moved", space: tablesOf(s).spaces[raiderAt(s)]! });
  if (isThroughAgainst(s, seat)) endGame(s, BREAKTHROUGH, seat, log);
}
