/** Editions with all printed data, for drawings; not used to play. */
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The data of an edition, with all that is printed. */
export function editionOf(edition: string): EditionData {
  return edition === "" ? STANDARD_EDITION : (EDITIONS.of(edition).data as EditionData); // other editions are compiled from all of it
}
