import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The data of an edition with everything printed, including data that play does not use, for drawings. */
export function editionOf(edition: string): EditionData {
  return edition === "" ? STANDARD_EDITION : (EDITIONS.of(edition).edition as EditionData); // other editions are compiled with all printed data
}
