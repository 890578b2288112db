import { capital } from "../wording.js";

/** Joins words with commas, and "and" before the last. */
export function listOf(parts: readonly string[], none: string): string {
  if (parts.length === 0) return none;
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}

/** A number with its noun: `1 action`, `3 actions`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** A kind of decision in words: "place-control-marker" is "Place control marker". */
export function spaced(kind: string): string {
  return capital(kind.replace(/-/g, " "));
}
