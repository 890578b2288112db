/** The number tables of the rules (PEL-5.2.2.3 and others). Values by season are in the order of `SEASONS`, New Year first. */
import type { NumbersRow } from "../vocabulary/edition-types.js";

export const NUMBERS_TABLE: NumbersRow = {
  stormUpTo: { values: [0, 3, 2, 1, 2, 3], source: "seed" }, // PEL-5.2.2.3, PEL-5.2.2.4, PEL-5.2.2.5: New Year has no storms.
  wreckUpTo: { value: 3, source: "seed" }, // PEL-5.2.3.1: a fleet is wrecked up to this face.
  forcedMarchFrom: { value: 5, source: "seed" }, // PEL-5.3.4: this is for ordinary blocks.
  forcedMarchEliteFrom: { value: 3, source: "seed" }, // PEL-5.3.5: this is for elite blocks.
  attritionUpTo: { values: [0, 1, 1, 1, 1, 3], source: "reconstruction" }, // PEL-8.2.0.3, PEL-8.2.0.4: winter triples the chance.
  siegeWorksUpTo: { values: [0, 3, 3, 3, 3, 4], source: "reconstruction" }, // PEL-3.5.7: attrition succeeds on 1–3, in Winter on 1–4.
  hitsPerStepInStorm: { value: 2, source: "reconstruction" }, // PEL-8.1.1.1: two hits cost 1 CV.
  recruitsDrawn: { value: 3, source: "seed" }, // PEL-4.2.2.1: if there are fewer, all are drawn.
  handSize: { value: 6, source: "reference" }, // PEL-3.0.3: hands are dealt at New Year.
  detachedCV: { value: 1, source: "reconstruction" }, // PEL-4.2.3.2: this is the CV of a detached garrison.
  prestigeDecided: { value: 2, source: "reference" }, // PEL-14.1.1.1: the enemy has panicked or is eliminated.
  prestigeRetreat: { value: 1, source: "reconstruction" }, // PEL-14.1.1.2: the enemy has retreated.
  prestigePillage: { value: 1, source: "seed" }, // PEL-14.1.2.1: this is for cities other than Athens and Sparta.
  prestigeGreatPillage: { value: 2, source: "seed" }, // PEL-14.1.2.1: this is for Athens and Sparta.
  rebelsPay: { value: 0, source: "reconstruction" }, // PEL-3.4.7: at 1 rebel-held cities pay their controller.
  leagueShare: { value: 16, source: "reconstruction" }, // PEL-10.1.5: at 0 the League pays no tribute.
  opinionShare: { value: 3, source: "reconstruction" }, // PEL-10.1.6: at 0 a lead gives no income.
  // PEL-2.2.1.1, PEL-2.2.2.1, PEL-2.2.3.1, PEL-2.2.4.1, PEL-2.2.5.1: this is the allowance of each arm.
  movement: { values: [2, 2, 2, 3, 5], source: "reference" }, // PEL-2.1.5.1: the arms are hoplite, light, archer, cavalry, fleet.
};
