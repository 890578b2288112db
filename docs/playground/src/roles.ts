/** The roles of the worker, told by its name. */
export const TABLE = "tyche-table";
export const THINKER = "tyche-thinker";

export function isThinker(name: string): boolean {
  return name === THINKER;
}
