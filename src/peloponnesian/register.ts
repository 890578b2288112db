/** Custom editions that replace the printed data: read, checked, compiled, laid out and checked again. */
import { isTycheError, SetupError } from "../core/basics/errors.js";
import { registrar } from "../core/ruleset/register-edition.js";
import type { EditionData } from "./vocabulary/edition-types.js";
import { checkPieces } from "./invariants/index.js";
import { CLOCK, type PeloponnesianState, read } from "./state/index.js";
import { STANDARD_EDITION } from "./data/standard.js";
import { EDITIONS, type Tables, tablesOf } from "./tables/index.js";
import { compile } from "./tables/compile.js";
import { checkForm } from "./tables/form.js";
import { checkSense } from "./tables/sense.js";

/** Registers an edition of other printed data and returns its name; parts left out are the standard's. @throws SetupError naming the entry that is wrong */
export const registerEdition: (given: unknown) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD_EDITION, compileChecked);

/** Checks and compiles an edition. @throws SetupError naming the entry that is wrong */
export function compileChecked(data: EditionData): Tables {
  checkForm(data);
  checkSense(data);
  return compile(data);
}

/** Checks what no row of a scenario shows by itself: all blocks may be where they are, sieges have besiegers, garrisons are of a possible kind. @throws SetupError */
export function checkSetUp(s: PeloponnesianState): void {
  try {
    checkPieces(s, tablesOf(s));
  } catch (error) {
    if (!isTycheError(error)) throw error;
    const path = `options.edition.scenarios[${read(s, CLOCK.scenario)}]`;
    throw new SetupError("setup/bad-edition", `${path}: expected a scenario that can be laid out, but ${error.message}`, { ...error.details, path });
  }
}
