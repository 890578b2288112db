/** The number tables of the rules (PEL-5.2.2.3 and others). Values by season are in the order of `SEASONS`, New Year first. */
import type { NumbersRow } from "../vocabulary/edition-types.js";

export const NUMBERS_TABLE: NumbersRow = {
  stormUpTo: { values: [0, 3, 2, 1, 2, 3], source: "seed" }, // PEL-5.2.2.3, PEL-5.2.2.4, PEL-5.2.2.5: none at New Year.
  wreckUpTo: { value: 3, source: "seed" }, // PEL-5.2.3.1: a fleet is wrecked up to this face.
  forcedMarchFrom: { value: 5, source: "seed" }, // PEL-5.3.4: an ordinary block.
  forcedMarchEliteFrom: { value: 3, source: "seed" }, // PEL-5.3.5: an elite block.
  attritionUpTo: { values: [0, 1, 1, 1, 1, 3], source: "reconstruction" }, // PEL-8.2.0.3, PEL-8.2.0.4: three times as likely in winter.
  siegeWorksUpTo: { values: [0, 3, 3, 3, 3, 4], source: "reconstruction" }, // PEL-3.5.7: 1–3, in Winter 1–4.
  hitsPerStepInStorm: { value: 2, source: "reconstruction" }, // PEL-8.1.1.1: two hits cost 1 CV.
  recruitsDrawn: { value: 3, source: "seed" }, // PEL-4.2.2.1: or all, if there are fewer.
  handSize: { value: 6, source: "reference" }, // PEL-3.0.3: dealt at New Year.
  detachedCV: { value: 1, source: "reconstruction" }, // PEL-4.2.3.2: the CV of a detached garrison.
  prestigeDecided: { value: 2, source: "reference" }, // PEL-14.1.1.1: by panic, or with all enemies gone.
  prestigeRetreat: { value: 1, source: "reconstruction" }, // PEL-14.1.1.2: the enemy has retreated.
  prestigePillage: { value: 1, source: "seed" }, // PEL-14.1.2.1: for any other city.
  prestigeGreatPillage: { value: 2, source: "seed" }, // PEL-14.1.2.1: for Athens or Sparta.
  rebelsPay: { value: 0, source: "reconstruction" }, // PEL-3.4.7: 1 if rebel-held cities pay their controller
  leagueShare: { value: 16, source: "reconstruction" }, // PEL-10.1.5: 0 for no tribute of the League
  opinionShare: { value: 3, source: "reconstruction" }, // PEL-10.1.6: 0 for no income from a lead
  // PEL-2.2.1.1, PEL-2.2.2.1, PEL-2.2.3.1, PEL-2.2.4.1, PEL-2.2.5.1: the allowance of each arm.
  movement: { values: [2, 2, 2, 3, 5], source: "reference" }, // PEL-2.1.5.1: hoplite, light, archer, cavalry, fleet
};
