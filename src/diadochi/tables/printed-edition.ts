/** Editions with all that is printed, which nobody plays by: for drawings. */
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The data of an edition, with all that is printed. */
export function editionOf(edition: string): EditionData {
  return edition === "" ? STANDARD_EDITION : (EDITIONS.of(edition).edition as EditionData); // others are compiled of all of it
}
