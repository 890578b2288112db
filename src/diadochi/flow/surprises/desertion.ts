/** Desertion: mercenaries of an enemy army make an attrition test; its player is chosen first, then the army. */
import { argA, code, verbOf } from "../../../core/codes.js";
import { pushFrame, setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import { ATTRITION_TEST, SurpriseEffect, TEST_CARD } from "../../frames.js";
import { V } from "../../moves.js";
import type { Condition } from "../../rules/card-conditions.js";
import { desertionVictims, fieldDeserters, insideDeserters } from "../../rules/surprises.js";
import { lowestBit, ownerOfSeat, unitsAt } from "../../state.js";
import { NONE } from "../../tables.js";
import { countUnits, MERCENARY, onlyType } from "../../units.js";
import { ASK, DONE_PART, type EffectProcedure } from "../card-part.js";

const VICTIM = SurpriseEffect.a;
const PLAYER_CHOSEN = 3;
const TESTED = 4;

const YOURSELF: Condition = { code: "card/yourself", clause: null };
const NO_MERCENARIES: Condition = { code: "card/no-mercenaries", clause: null };
const NO_DESERTERS: Condition = { code: "card/no-deserters", clause: null };

export const desertion: EffectProcedure<"attrition"> = {
  run: (s, t, seat) => (stepOf(s) === TESTED || desertionVictims(s, t, seat) === 0 ? DONE_PART : ASK),
  // Players in seat order; then armies, then garrisons in order of spaces.
  moves(s, t, seat, _part, out) {
    if (stepOf(s) !== PLAYER_CHOSEN) {
      for (let rest = desertionVictims(s, t, seat); rest !== 0; rest &= rest - 1) out.push(code(V["target-player"], lowestBit(rest)));
      return;
    }
    const owner = ownerOfSeat(slot(s, VICTIM));
    for (let space = 0; space < t.spaceCount; space++) if (fieldDeserters(s, owner, space) !== NONE) out.push(code(V["target-army"], space));
    for (let space = 0; space < t.spaceCount; space++) if (insideDeserters(s, t, owner, space) !== NONE) out.push(code(V["target-garrison"], space));
  },
  play(s, t, _seat, _part, c) {
    if (verbOf(c) === V["target-player"]) {
      setSlot(s, VICTIM, argA(c));
      setStep(s, PLAYER_CHOSEN);
      return;
    }
    const owner = ownerOfSeat(slot(s, VICTIM));
    const place = verbOf(c) === V["target-army"] ? fieldDeserters(s, owner, argA(c)) : insideDeserters(s, t, owner, argA(c));
    const deserters = onlyType(unitsAt(s, t, place), MERCENARY);
    setStep(s, TESTED);
    pushFrame(s, ATTRITION_TEST, owner, place, deserters, countUnits(deserters), TEST_CARD);
  },
  // What is listed are all mercenaries of enemies.
  whyNot(s, _t, seat, _part, c) {
    if (stepOf(s) !== PLAYER_CHOSEN) return verbOf(c) !== V["target-player"] ? null : argA(c) === seat ? YOURSELF : NO_MERCENARIES;
    return verbOf(c) === V["target-army"] || verbOf(c) === V["target-garrison"] ? NO_DESERTERS : null;
  },
};
