/** The printed edition: plain JSON, to start another one from. */
import type { EditionData } from "../vocabulary/edition-types.js";

export const STANDARD_EDITION: EditionData = { spaces: ["north-gate", "hill", "ford", "mill", "south-gate"] };
