import { STANDARD_EDITION } from "../data/standard.js";
import type { SpaceRow } from "../vocabulary/edition-types.js";
import { EDITIONS } from "./index.js";

/** The spaces with all printed data, for drawings. */
export function spacesOf(edition: string): readonly SpaceRow[] {
  return edition === "" ? STANDARD_EDITION.spaces : (EDITIONS.of(edition).spaces as readonly SpaceRow[]); // Other editions are compiled with all printed data.
}
