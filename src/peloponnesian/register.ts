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

/**
 * Registers an edition given as an option, completed from the standard one, and returns its name.
 * @throws SetupError naming the entry
 */
export const registerEdition: (given: unknown) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD_EDITION, compileChecked);

/** @throws SetupError naming the entry */
export function compileChecked(data: EditionData): Tables {
  checkForm(data);
  checkSense(data);
  return compile(data);
}

/**
 * Checks the set-up as a whole: all blocks can be where they are, sieges have besiegers, garrisons are of a possible kind.
 * @throws SetupError
 */
export function checkSetUp(s: PeloponnesianState): void {
  try {
    checkPieces(s, tablesOf(s));
  } catch (error) {
    if (!isTycheError(error)) throw error;
    const path = `options.edition.scenarios[${read(s, CLOCK.scenario)}]`;
    throw new SetupError("setup/bad-edition", `${path}: expected a scenario that can be laid out, but ${error.message}`, { ...error.details, path });
  }
}
