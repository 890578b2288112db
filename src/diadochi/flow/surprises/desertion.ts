/** Desertion: mercenaries of an enemy army make an attrition test. Its player is chosen first, then the army. */
import { argA, code, pushBits, verbOf } from "../../../core/moves/codes.js";
import { testAttrition } from "../../effects/test-attrition.js";
import { F, TEST } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { desertionVictims, fieldDeserters, insideDeserters } from "../../rules/cards/surprises.js";
import { ownerOfSeat, unitsAt } from "../../state/index.js";
import { NONE } from "../../tables/index.js";
import { MERCENARY, onlyType } from "../../vocabulary/units.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";

export const desertion: EffectProcedure<"desertion"> = {
  run: (s, { t, seat }) => (F["surprise-effect"].top(s).step === F["surprise-effect"].step.finished || desertionVictims(s, t, seat) === 0 ? "done" : "ask"),
  // Players in seat order; then armies by space, then garrisons by space.
  moves(s, { t, seat }, out) {
    if (F["surprise-effect"].top(s).step !== F["surprise-effect"].step.chosen) {
      pushBits(out, V["target-player"], desertionVictims(s, t, seat));
      return;
    }
    const owner = F["surprise-effect"].top(s).enemy;
    for (let space = 0; space < t.spaceCount; space++) if (fieldDeserters(s, owner, space) !== NONE) out.push(code(V["target-army"], space));
    for (let space = 0; space < t.spaceCount; space++) if (insideDeserters(s, t, owner, space) !== NONE) out.push(code(V["target-garrison"], space));
  },
  play(s, { t }, c) {
    if (verbOf(c) === V["target-player"]) {
      F["surprise-effect"].top(s).enemy = ownerOfSeat(argA(c));
      F["surprise-effect"].top(s).step = F["surprise-effect"].step.chosen;
      return;
    }
    const owner = F["surprise-effect"].top(s).enemy;
    const place = verbOf(c) === V["target-army"] ? fieldDeserters(s, owner, argA(c)) : insideDeserters(s, t, owner, argA(c));
    const deserters = onlyType(unitsAt(s, t, place), MERCENARY);
    F["surprise-effect"].top(s).step = F["surprise-effect"].step.finished;
    testAttrition(s, { owner, place, units: deserters }, TEST.card);
  },
};

export const whyNotDesertion: WhyNot<"desertion"> = (s, { seat }, c) => {
  if (F["surprise-effect"].top(s).step !== F["surprise-effect"].step.chosen)
    return verbOf(c) !== V["target-player"] ? null : argA(c) === seat ? "card/yourself" : "card/no-mercenaries";
  return verbOf(c) === V["target-army"] || verbOf(c) === V["target-garrison"] ? "card/no-deserters" : null;
};
