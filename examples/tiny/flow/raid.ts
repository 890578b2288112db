/** A raid, TINY-3: strikes until the strength is spent or held back. Remembers whose raid it is and the force of the strike under way. */
import { argA, ASK, asking, code, type Dice, type Log, type Procedure, rollDie, verbOf } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { refuse } from "../rules/refusals.js";
import { isHit, strikeTotal, strongestStrike } from "../rules/raid.js";
import { endAgainst, stepTowardsRivalOf } from "../rules/track.js";
import { rivalOf, strengthOf, type TinyState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { endGame } from "./game-over.js";

export const raid: Procedure<TinyState, TinyEvent> = asking(F.raid, {
  clause: "TINY-3",
  run: {
    ask: (s) => (strengthOf(s, F.raid.top(s).seat) > 0 ? ASK : F.raid.pop(s)),
    strike: (s, dice, log) => strike(s, dice, log),
  },
  moves(s, seat, out) {
    out.push(code(V.hold));
    for (let force = 1; force <= strongestStrike(s, seat); force++) out.push(code(V.strike, force));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.hold) {
      s.strength[seat] = 0;
      log?.push({ type: "raid-ended", seat: SEATS[seat]! });
      return;
    }
    s.strength[seat] = strengthOf(s, seat) - argA(c);
    const f = F.raid.top(s);
    f.force = argA(c);
    f.step = F.raid.step.strike;
    F.ambush.push(s).seat = rivalOf(seat);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V.strike) return null;
    return refuse(argA(c) === 0 ? "raid/no-force" : "raid/too-strong", { force: argA(c), most: strongestStrike(s, seat) });
  },
});

function strike(s: TinyState, dice: Dice, log: Log<TinyEvent>): void {
  const f = F.raid.top(s);
  const { seat, force } = f;
  const total = strikeTotal(rollDie(dice, log, { purpose: "strike", clause: "TINY-3", seat: SEATS[seat]! }), force, F.ambush.answered(s));
  const hit = isHit(total);
  log?.push({ type: "struck", seat: SEATS[seat]!, force, total, hit, clause: "TINY-3" });
  f.force = 0;
  f.step = F.raid.step.ask;
  if (!hit) return;
  s.raider += stepTowardsRivalOf(seat);
  log?.push({ type: "raider-moved", space: tablesOf(s).spaces[s.raider]! });
  if (s.raider === endAgainst(s, seat)) endGame(s, seat, "breakthrough", log);
}
