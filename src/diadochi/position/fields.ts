/** Fields of an arbiter's view that are left out when they say nothing. */
import { POSITION_COMPLAINT as FAIL, ownField, readInteger, readKnownFields, readWord } from "../../core/json.js";
import { indexOfId, type SpaceIndex, type Tables } from "../tables.js";

/** An object of a view. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is true or left out. */
export function readFlag(given: Fields, key: string, path: string): boolean {
  const value = ownField(given, key);
  if (value !== undefined && value !== true) throw FAIL(`${path}.${key}`, "true, or nothing", value);
  return value === true;
}

/** A number that is left out when it is 0. */
export function readCount(given: Fields, key: string, path: string, most: number): number {
  const value = ownField(given, key);
  return value === undefined ? 0 : readInteger(value, `${path}.${key}`, 1, most, FAIL);
}

/** The rows of a record by id; ids that are left out are as they are in the beginning. */
export function readRecord(value: unknown, path: string, ids: readonly string[], read: (value: unknown, path: string, index: number) => void): void {
  const given = readKnownFields(value, path, ids, FAIL);
  ids.forEach((id, index) => {
    if (Object.hasOwn(given, id)) read(given[id], `${path}.${id}`, index);
  });
}

/** The id of a space. */
export function readSpaceId(t: Tables, value: unknown, path: string): SpaceIndex {
  return indexOfId(t.spaceIds, readWord(value, path, t.spaceIds, FAIL));
}
