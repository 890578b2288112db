/** Other editions: checked, compiled and registered. */
import { registrar } from "tyche/engine";
import { STANDARD_EDITION } from "./data/standard.js";
import type { EditionData } from "./vocabulary/edition-types.js";
import { compile, EDITIONS, type Tables } from "./tables/index.js";
import { checkForm } from "./tables/form.js";

/** Registers an edition, completed from the standard one, and returns its name. @throws SetupError naming the entry */
export const registerEdition: (given: unknown) => string = registrar(EDITIONS, STANDARD_EDITION, compileChecked);

function compileChecked(data: EditionData): Tables {
  checkForm(data);
  return compile(data);
}
