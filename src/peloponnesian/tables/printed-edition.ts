import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The edition with all printed data, for drawings. */
export function editionOf(edition: string): EditionData {
  return edition === "" ? STANDARD_EDITION : (EDITIONS.of(edition).data as EditionData); // Other editions are compiled with all printed data.
}
