/** Editions with all printed data, for drawings; not used to play. */
import { STANDARD_EDITION } from "../data/standard.js";
import type { SpaceRow } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The spaces of an edition, with all that is printed. */
export function spacesOf(edition: string): readonly SpaceRow[] {
  return edition === "" ? STANDARD_EDITION.spaces : (EDITIONS.of(edition).spaces as readonly SpaceRow[]); // other editions are compiled from all of it
}
