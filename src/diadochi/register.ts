/** What comes from outside in place of the printed data: read, checked and compiled. */
import { registrar } from "../core/register-edition.js";
import { readEdition } from "./data/door.js";
import { STANDARD_EDITION } from "./data/standard.js";
import { compileEdition, EDITIONS, type Tables } from "./tables.js";
import { checkSetup, checkTables } from "./tables/checks.js";
import type { EditionData } from "./edition-types.js";

const register: (data: EditionData) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD_EDITION, compileChecked);

/** Registers an edition, completed from the standard one, and returns its name. @throws SetupError naming the entry that is wrong */
export function registerEdition(given: unknown): string {
  return register(readEdition(given));
}

/** Checks and compiles an edition. @throws SetupError naming the entry that is wrong */
export function compileChecked(data: EditionData): Tables {
  return compileEdition(data, (edition, space, province, major) => {
    checkTables(edition.tables);
    checkSetup(edition, space, province, major);
  });
}
