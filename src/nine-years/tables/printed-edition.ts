/** Editions with all that is printed, which nobody plays by: for drawings. */
import { STANDARD_EDITION } from "../data/standard.js";
import type { SpaceRow } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The spaces of an edition, with all that is printed. */
export function spacesOf(edition: string): readonly SpaceRow[] {
  return edition === "" ? STANDARD_EDITION.spaces : (EDITIONS.of(edition).spaces as readonly SpaceRow[]); // others are compiled of all of it
}
