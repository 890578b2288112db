/** Editions with all printed data, also those that play does not use, for drawings. */
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The data of an edition, with all that is printed. */
export function editionOf(edition: string): EditionData {
  return edition === "" ? STANDARD_EDITION : (EDITIONS.of(edition).edition as EditionData); // other editions are compiled with all printed data
}
