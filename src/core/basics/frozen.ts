/** Values handed out are deeply frozen, so that no reader can change them for others. */

/** Freezes a value deeply; a value that is already frozen counts as deeply frozen. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Object.keys(value)) frozen((value as Readonly<Record<string, unknown>>)[key]);
  return value;
}
