/** The laws that random games are checked against, in the order of their numbers. */
import { frozen } from "../../core/basics/frozen.js";
import { actionsLaw } from "./actions.js";
import { addedToLaw } from "./added-to.js";
import { batchesLaw } from "./batches.js";
import { chancesLaw } from "./chances.js";
import { codesLaw } from "./codes.js";
import { dealtAsOftenLaw, dealtOtherwiseLaw } from "./knowledge/dealing.js";
import { concealingLaw } from "./knowledge/concealing.js";
import { disturbedLaw } from "./disturbed.js";
import { inputLaw } from "./input.js";
import { handedOutLaw } from "./handed-out.js";
import { eventTargetsLaw } from "./event-targets.js";
import { hidingLaw } from "./knowledge/hiding.js";
import { clausesLaw, invariantsLaw, jsonLaw, notationLaw, recordsLaw } from "./keeping.js";
import { keyOrderLaw } from "./key-order.js";
import { keptListsLaw } from "./kept-lists.js";
import { observingLaw } from "./knowledge/observing.js";
import type { Law } from "../law.js";
import { listsShownLaw } from "./lists-shown.js";
import { endsLaw, listsLaw, pureLaw, refusalsLaw } from "./playing.js";
import { reasonsLaw } from "./reasons.js";
import { rememberingLaw } from "./knowledge/remembering.js";
import { restoresLaw } from "./restores.js";
import { progressLaw } from "./taking-back.js";
import { siblingsLaw } from "./siblings.js";
import { snapshotsLaw } from "./snapshots.js";
import { surfaceLaw } from "./surface.js";
import { targetsLaw } from "./targets.js";
import { tellingLaw } from "./knowledge/telling.js";
import { undoLaw } from "./undo.js";
import { viewsLaw } from "./knowledge/views.js";

export const LAWS: readonly Law[] = /* @__PURE__ */ frozen([
  endsLaw,
  listsLaw,
  refusalsLaw,
  pureLaw,
  jsonLaw,
  recordsLaw,
  notationLaw,
  hidingLaw,
  invariantsLaw,
  inputLaw,
  progressLaw,
  clausesLaw,
  dealtOtherwiseLaw,
  tellingLaw,
  codesLaw,
  restoresLaw,
  undoLaw,
  dealtAsOftenLaw,
  reasonsLaw,
  surfaceLaw,
  targetsLaw,
  rememberingLaw,
  keyOrderLaw,
  disturbedLaw,
  handedOutLaw,
  addedToLaw,
  siblingsLaw,
  concealingLaw,
  viewsLaw,
  eventTargetsLaw,
  actionsLaw,
  batchesLaw,
  chancesLaw,
  observingLaw,
  keptListsLaw,
  listsShownLaw,
  snapshotsLaw,
]);
