/** How games end. */
import { BREAKTHROUGH } from "../state.js";

export function clauseOfEnding(ending: number): string {
  return ending === BREAKTHROUGH ? "TINY-5" : "TINY-6";
}
