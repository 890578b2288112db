/** The laws that a random game is held against, in the order of their numbers. */
import { doorsLaw } from "./doors.js";
import { hidingLaw } from "./hiding.js";
import { clausesLaw, invariantsLaw, jsonLaw, notationLaw, recordsLaw } from "./keeping.js";
import type { Law } from "./law.js";
import { endsLaw, listsLaw, progressLaw, pureLaw, refusalsLaw } from "./playing.js";

export const LAWS: readonly Law[] = [
  endsLaw,
  listsLaw,
  refusalsLaw,
  pureLaw,
  jsonLaw,
  recordsLaw,
  notationLaw,
  hidingLaw,
  invariantsLaw,
  doorsLaw,
  progressLaw,
  clausesLaw,
];
