/**
 * Reads fields of a view: objects, rows by id, words as indices of a list, and fields that are absent when empty. All throw PositionError naming the
 * field.
 */
import { ownField, POSITION_COMPLAINT as FAIL, readArray, readInteger, readKnownFields, readObject, readWord } from "./json.js";

export type Fields = Readonly<Record<string, unknown>>;

export function readPart(given: Fields, name: string, path: string): Fields {
  return readObject(ownField(given, name), `${path}.${name}`, FAIL);
}

/** An object that is absent when empty. */
export function readPartIfAny(given: Fields, name: string, path: string): Fields {
  return ownField(given, name) === undefined ? {} : readPart(given, name, path);
}

export function readFlag(given: Fields, name: string, path: string): boolean {
  const value = ownField(given, name);
  if (value !== undefined && value !== true) throw FAIL(`${path}.${name}`, "true, or nothing", value);
  return value === true;
}

/** A number that is absent when 0. */
export function readCount(given: Fields, name: string, path: string, least: number, most: number): number {
  const value = ownField(given, name);
  if (value === 0) throw FAIL(`${path}.${name}`, "another number than 0, or nothing", value);
  return value === undefined ? 0 : readInteger(value, `${path}.${name}`, least, most, FAIL);
}

/** Reads a word as its index in a list. */
export function readIndex(given: Fields, name: string, path: string, words: readonly string[]): number {
  return words.indexOf(readWord(ownField(given, name), `${path}.${name}`, words, FAIL));
}

/** Reads words as their indices in `words`. Each word may occur once, and they must be in the order of `words`. */
export function readInOrder(given: unknown, path: string, words: readonly string[]): number[] {
  let before = -1;
  return readArray(given, path, words.length, FAIL).map((word, i) => {
    const place = words.indexOf(readWord(word, `${path}[${i}]`, words, FAIL));
    if (place <= before) throw FAIL(`${path}[${i}]`, `each once, and before ${words[before]}`, word);
    before = place;
    return place;
  });
}

/** Reads the rows of a record by id, in the order of `ids`; rows may be missing. */
export function readRecord(value: unknown, path: string, ids: readonly string[], read: (value: unknown, path: string, index: number) => void): void {
  const given = readKnownFields(value, path, ids, FAIL);
  ids.forEach((id, index) => {
    if (Object.hasOwn(given, id)) read(given[id], `${path}.${id}`, index);
  });
}

/** The objects of a list, each with its path. */
export function readRows(given: Fields, name: string, path: string, most: number): (readonly [row: Fields, path: string])[] {
  const at = `${path}.${name}`;
  return readArray(ownField(given, name), at, most, FAIL).map((row, i) => [readObject(row, `${at}[${i}]`, FAIL), `${at}[${i}]`]);
}
