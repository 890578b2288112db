/** Treachery and Siege Works (PEL-3.5.6, PEL-3.5.7): one siege that the player began in an earlier season. */
import { argA, code } from "../../../core/moves/codes.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { isEstablished } from "../../rules/siege.js";
import { addCityMark, garrisonCV, SIEGE_WORKS } from "../../state/index.js";
import { reduceGarrison, settleArea } from "../../effects/cities.js";
import type { EventHandler } from "./handler.js";

export const treachery: EventHandler = {
  choose: () => true,
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++)
      if (isEstablished(s, t.cities[i]!, seat) && garrisonCV(s, t.cities[i]!) > 0) out.push(code(V["name-city"], t.cities[i]!));
  },
  play(s, t, _seat, c, log) {
    reduceGarrison(s, t, argA(c), 0, log);
    settleArea(s, t, argA(c), log);
    F.event.top(s).step = F.event.step.end;
  },
};

export const siegeWorks: EventHandler = {
  choose: () => true,
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (isEstablished(s, t.cities[i]!, seat)) out.push(code(V["name-city"], t.cities[i]!));
  },
  play(s, _t, _seat, c) {
    addCityMark(s, argA(c), SIEGE_WORKS);
    F.event.top(s).step = F.event.step.end;
  },
};
