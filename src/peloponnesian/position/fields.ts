/** How fields of an arbiter's view are read that may be left out, or that name things. */
import { ownField, POSITION_COMPLAINT as FAIL, readArray, readKnownFields, readObject, readWord } from "../../core/json.js";
import { entryAt } from "../../core/lists.js";
import type { Tables } from "../tables.js";
import { SEATS } from "../types.js";
import type { Names } from "../view.js";

/** An object of a view. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is true or left out. */
export function readFlag(given: Fields, name: string, path: string): boolean {
  const value = ownField(given, name);
  if (value !== undefined && value !== true) throw FAIL(`${path}.${name}`, "true, or nothing", value);
  return value === true;
}

/** The object of a field. */
export function readPart(given: Fields, name: string, path: string): Fields {
  return readObject(ownField(given, name), `${path}.${name}`, FAIL);
}

/** The object of a field that is left out when there is nothing in it. */
export function readIfAny(given: Fields, name: string, path: string): Fields {
  const value = ownField(given, name);
  return value === undefined ? {} : readObject(value, `${path}.${name}`, FAIL);
}

/** The rows of a record by id, those that are given. */
export function readRecord(given: unknown, path: string, ids: readonly string[], read: (row: Fields, path: string, index: number) => void): void {
  const rows = readKnownFields(given, path, ids, FAIL);
  ids.forEach((id, index) => {
    if (Object.hasOwn(rows, id)) read(readObject(rows[id], `${path}.${id}`, FAIL), `${path}.${id}`, index);
  });
}

/** The objects of a list. */
export function readRows(given: Fields, name: string, path: string, most: number): (readonly [row: Fields, path: string])[] {
  const at = `${path}.${name}`;
  return readArray(ownField(given, name), at, most, FAIL).map((row, i) => [readObject(row, `${at}[${i}]`, FAIL), `${at}[${i}]`]);
}

/** The place of a word in its list. */
export function readIndex(given: Fields, name: string, path: string, words: readonly string[]): number {
  return words.indexOf(readWord(ownField(given, name), `${path}.${name}`, words, FAIL));
}

export function readSeat(given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, SEATS);
}

export function readArea(t: Tables, given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, t.areaIds);
}

export function readBlockId(t: Tables, given: Fields, name: string, path: string): number {
  return readIndex(given, name, path, t.blockIds);
}

/** The bits of a list of words, each once and in their order. */
export function readBits(given: unknown, path: string, names: Names): number[] {
  const words = names.map(([name]) => name);
  return readInOrder(given, path, words).map((i) => entryAt(names, i)[1]);
}

/** Reads some of a list of words, in the order of that list, as their places in it. */
export function readInOrder(given: unknown, path: string, words: readonly string[]): number[] {
  const places = readArray(given, path, words.length, FAIL).map((word, i) => words.indexOf(readWord(word, `${path}[${i}]`, words, FAIL)));
  places.forEach((place, i) => {
    const before = i === 0 ? -1 : entryAt(places, i - 1);
    if (place <= before) throw FAIL(`${path}[${i}]`, `each once, and before ${words[before]}`, words[place]);
  });
  return places;
}
