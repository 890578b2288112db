/** What a scene or a position is refused with. */
import { isTycheError } from "../../src/index.js";

/** The code, path and expectation of the error that is thrown. */
export function refusalOf(make: () => unknown): readonly [code: string, path: string | undefined, expected: string | undefined] {
  try {
    make();
  } catch (error) {
    if (!isTycheError(error)) throw error;
    if (error.name !== "PositionError") throw error;
    return [error.code, error.details.path, error.details.expected];
  }
  throw new Error("nothing was refused");
}
