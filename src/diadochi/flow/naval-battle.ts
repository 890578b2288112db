/**
 * A naval battle of escorts against an interceptor's fleets (DIA-NAV.24 to DIA-NAV.28); `rules/naval-battle.ts` computes the score. The answer is
 * true if the mover is beaten.
 */
import { nextBit } from "../../core/basics/bits.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { fleetId, seatId } from "../state/names.js";
import { fleetsStrength, rollNavalScore } from "../rules/naval-battle.js";
import { availableFleets, type DiadochiState, forceOwner, seatOfForce, setFleet } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

export const navalBattle: Procedure<DiadochiState, DiadochiEvent> = automatic(F["naval-battle"], "DIA-NAV.24", {
  fight(s, dice, log) {
    const t = tablesOf(s);
    const interceptor = F["naval-battle"].top(s).seat;
    const mover = seatOfForce(s);
    const escorts = F["naval-battle"].top(s).escorts & availableFleets(s, t, forceOwner(s));
    const fleets = F["naval-battle"].top(s).fleets;
    const moverScore = rollNavalScore(t, fleetsStrength(s, t, escorts), dice, log, seatId(mover));
    const interceptorScore = escorts === 0 ? 0 : rollNavalScore(t, fleetsStrength(s, t, fleets), dice, log, seatId(interceptor));
    const beaten = escorts === 0 || moverScore < interceptorScore;
    log?.push({
      type: "naval-battle",
      clause: "DIA-NAV.26",
      attacker: seatId(mover),
      interceptor: seatId(interceptor),
      attackerScore: moverScore,
      interceptorScore,
      winner: beaten ? seatId(interceptor) : moverScore > interceptorScore ? seatId(mover) : null,
    });
    if (beaten) disperseFleets(s, t, escorts, log);
    else if (moverScore > interceptorScore) disperseFleets(s, t, fleets, log);
    F["naval-battle"].pop(s, beaten);
  },
});

// DIA-NAV.28, DIA-FLT.5: fleets go to the Dispersed Box at reduced strength.
function disperseFleets(s: DiadochiState, t: Tables, fleets: number, log: Log<DiadochiEvent>): void {
  for (let fleet = nextBit(fleets, 0); fleet >= 0; fleet = nextBit(fleets, fleet + 1)) {
    setFleet(s, fleet, false, true);
    log?.push({ type: "fleet-dispersed", clause: "DIA-NAV.28", fleet: fleetId(t, fleet) });
  }
}
