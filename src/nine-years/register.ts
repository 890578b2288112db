/** What comes from outside in place of the printed data: read, checked and compiled. */
import { ownField, readKnownFields } from "../core/json.js";
import { registrar } from "../core/register-edition.js";
import { STANDARD_EDITION } from "./data/standard.js";
import type { EditionData } from "./edition-types.js";
import { compile, EDITIONS, type Tables } from "./tables.js";
import { checkEdition } from "./tables/checks.js";
import { BAD } from "./tables/connections.js";

const register: (data: EditionData) => string = /* @__PURE__ */ registrar(EDITIONS, STANDARD_EDITION, compileChecked);

/** Registers an edition given as an option. @throws SetupError naming the entry */
export function registerEdition(given: unknown): string {
  const fields = readKnownFields(given, "options.edition", Object.keys(STANDARD_EDITION), BAD);
  const part = <K extends keyof EditionData>(key: K): EditionData[K] => {
    const value = ownField(fields, key);
    return value === undefined ? STANDARD_EDITION[key] : (value as EditionData[K]);
  };
  return register({
    spaces: part("spaces"),
    links: part("links"),
    regions: part("regions"),
    powers: part("powers"),
    leaders: part("leaders"),
    staffOfficers: part("staffOfficers"),
    jacobiteMarlborough: part("jacobiteMarlborough"),
    fleets: part("fleets"),
    events: part("events"),
    actionCards: part("actionCards"),
    placements: part("placements"),
    revolution: part("revolution"),
    schedule: part("schedule"),
  });
}

/** Checks and compiles an edition. @throws SetupError naming the entry */
export function compileChecked(data: EditionData): Tables {
  checkEdition(data);
  return compile(data);
}
