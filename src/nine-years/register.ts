import { registrar } from "../core/ruleset/register-edition.js";
import { STANDARD_EDITION } from "./data/standard.js";
import type { EditionData } from "./vocabulary/edition-types.js";
import { compile, EDITIONS, type Tables } from "./tables/index.js";
import { checkConnections } from "./tables/connections.js";
import { checkForm } from "./tables/form.js";

/**
 * Registers an edition given as an option, completed from the standard one, and returns its name.
 * @throws SetupError naming the entry
 */
export const registerEdition: (given: unknown) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD_EDITION, compileChecked);

/** @throws SetupError naming the entry */
export function compileChecked(data: EditionData): Tables {
  checkForm(data);
  checkConnections(data);
  return compile(data);
}
