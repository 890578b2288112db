/** What comes from outside in place of the printed data: read, checked and compiled. */
import { registrar } from "../core/register-edition.js";
import { STANDARD } from "./data/index.js";
import type { EditionData, TablesData } from "./edition-types.js";
import { checkEdition, checkTables } from "./edition.js";
import { type BoxTables, boxTablesOf, compile, EDITIONS, type Tables } from "./tables.js";

/** Registers an edition, completed from the standard one, and returns its name. @throws SetupError naming the entry */
export const registerEdition: (given: unknown) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD, compileChecked);

/** Checks and compiles an edition. @throws SetupError naming the entry */
export function compileChecked(data: EditionData): Tables {
  checkEdition(data);
  return compile(data);
}

/** Checks and compiles the tables of the box, the level and the battle. @throws SetupError naming the entry */
export function compileBoxTables(data: TablesData, path = "tables"): BoxTables {
  checkTables(data, path);
  return boxTablesOf(data);
}
