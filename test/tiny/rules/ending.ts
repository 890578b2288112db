/** How games end. */
import type { Ending } from "../types.js";

export function clauseOfEnding(ending: Ending): string {
  return ending === "breakthrough" ? "TINY-5" : "TINY-6";
}
