import type { TablesData } from "../vocabulary/edition-types.js";
import { type BoxTables, boxTablesOf } from "./index.js";
import { checkTables } from "./form.js";

/** Checks and compiles the tables of the Box, the level and the battle, from an edition or a host. @throws SetupError naming the entry */
export function compileBoxTables(data: TablesData, path = "tables"): BoxTables {
  checkTables(data, path);
  return boxTablesOf(data);
}
