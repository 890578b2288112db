/** Errors as data, to be sent between workers and pages. */
import { isTycheError } from "tyche";
import type { Fault } from "./protocol.js";

export function faultOf(error: unknown): Fault {
  if (!isTycheError(error)) return { code: "page/error", message: error instanceof Error ? error.message : String(error), path: null, clause: null };
  const { path, clause } = error.details;
  return { code: error.code, message: error.message, path: path ?? null, clause: clause ?? null };
}
