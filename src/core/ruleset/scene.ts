/**
 * Positions made from a few pieces: the set-up or an empty map, the changes of a scene, and the seat to move. The ruleset derives the rest and deals
 * hidden pieces given only by number; `position` checks the result. Errors name the field of the scene.
 */
import type { Moment } from "./at.js";
import type { GameTypes, Ruleset } from "./contract.js";
import { seedAlea } from "../dice/alea.js";
import type { Dice } from "../dice/dice.js";
import { SeededDice } from "../dice/seeded.js";
import { isTycheError, PositionError, type TycheError } from "../basics/errors.js";
import type { FrameInWords } from "../flow/frame-words.js";
import { readSeed, seedOf } from "../state/given.js";
import {
  copyOfJson,
  isPlainObject,
  ownField,
  POSITION_COMPLAINT as FAIL,
  readArray,
  readInteger,
  readKnownFields,
  readObject,
  readWord,
} from "../basics/json.js";
import { isSame } from "../basics/same.js";
import { holding } from "../flow/shape.js";
import type { Fields } from "../basics/view-fields.js";

// The paths below a key. A star in a path stands for any key.
type Under<Path extends string, Key> = Path extends `${infer First}.${infer Rest}` ? (First extends "*" ? Rest : First extends Key ? Rest : never) : never;

type Entry<T, Left extends string> = T extends object ? { readonly [K in keyof T as K extends Left ? never : K]: T[K] } : T;

/**
 * The pieces that a scene may give. Every entry and field is optional; null removes it. Lists and values are replaced as a whole. `Left` are the paths
 * of fields that a scene cannot give, with a star for any key or index.
 */
export type SceneOf<T, Left extends string = never> = T extends readonly (infer E)[]
  ? readonly Entry<E, Under<Left, "*">>[]
  : T extends object
    ? { readonly [K in keyof T as K extends Left ? never : K]?: SceneOf<T[K], Under<Left, K>> | null | undefined }
    : T;

/** Paths of fields that a scene cannot give, by the reason. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

export type PathsIn<Table extends LeftOut> = Table[keyof Table][number];

/** The fields of every scene besides its pieces and the options of `setup`. */
export interface SceneTurn<Seat extends string, Segment extends string, View> {
  /**
   * The starting point of the pieces: the set-up, an empty map, or the arbiter's view of a position, which also has the options. "setup" by default.
   */
  readonly from?: "setup" | "empty" | View | undefined;
  /** The seat to move, and the part of its turn that begins. */
  readonly toMove: Moment<Seat, Segment>;
  /** The seed of the set-up, of hidden pieces given only by number, and of the game's dice. "scene" by default. */
  readonly seed?: string | number | undefined;
}

/** A part of a scene under construction: JSON that its ruleset may change. */
export type SceneDraft = Record<string, unknown>;

/** Maps errors of a position to paths in the scene. */
interface ScenePaths {
  /** Paths of the scene by paths of the view. */
  readonly renamed: Map<string, string>;
  /** The same for parts that a scene gives as a whole; the path ends there. */
  readonly wholes: Map<string, string>;
  /** The pieces that the scene names. */
  given: Fields;
  /** The field named in errors about all other pieces. */
  ground: "scene.pieces" | "scene.from";
}

/** A scene during its conversion to a view. */
export interface SceneInProgress extends Readonly<ScenePaths> {
  readonly scene: Fields;
  /** The pieces of the set-up, the empty map or the view, overlaid with the given ones, without derived pieces. */
  readonly pieces: SceneDraft;
  readonly edition: string;
  /** The dice that deal unnamed pieces. */
  readonly dice: Dice;
}

/** The rules of a ruleset's scenes. Paths are paths of pieces in a scene, with a star for any key or index. */
export interface SceneRules {
  /** Derived pieces, by their source: they are computed, and a scene may not give them. */
  readonly follows: LeftOut;
  /** Pieces that a scene gives elsewhere, or cannot give, by the reason. */
  readonly elsewhere: LeftOut;
  /**
   * Fields of a row that become void if the scene gives another field of that row, by the path of the given field. For example, the space of a piece
   * makes its place off the map void.
   */
  readonly voids?: Readonly<Record<string, readonly string[]>>;
  /** The scene's own fields, besides the options and the fields of all scenes. */
  readonly own?: readonly string[];
  /** The allowed ids of records, by the paths of the records. */
  ids(edition: string): Readonly<Record<string, readonly string[]>>;
  /** The pieces of a view in the form of a scene; absent if the forms are the same. */
  open?(pieces: Fields): Fields;
  /** The pieces of an empty map. */
  empty(pieces: Fields, edition: string): Fields;
  /** The pieces of a view: computes derived ones, and deals unnamed ones. @throws PositionError naming the field in the scene */
  settle(scene: SceneInProgress): Fields;
  /** The ruleset's function `at`, see `putAt`. */
  at(view: never, moment: never): object;
}

const OF_SCENES: readonly string[] = ["from", "pieces", "toMove", "seed"];
const FROM = ["setup", "empty"] as const;
const ENVELOPE = ["ruleset", "version", "edition", "viewer", "decision", "frames", "secret"];
const NO_PIECES: LeftOut = { "it is no piece": ENVELOPE };

/** @throws PositionError naming the field in the scene */
export function stateOfScene<T extends GameTypes>(ruleset: Ruleset<T>, rules: SceneRules, given: unknown): T["state"] {
  const paths: ScenePaths = { renamed: new Map(), wholes: new Map(), given: {}, ground: "scene.pieces" };
  try {
    return holding("scene", () => laidOut(ruleset, rules, readObject(copyOfJson(given, "scene", FAIL), "scene", FAIL), paths));
  } catch (error) {
    throw isTycheError(error) ? inScene(error as TycheError, paths) : error;
  }
}

function laidOut<T extends GameTypes>(ruleset: Ruleset<T>, rules: SceneRules, scene: Fields, paths: ScenePaths): T["state"] {
  const seed = readSeed(ownField(scene, "seed") ?? "scene", "scene.seed");
  const moment = readObject(ownField(scene, "toMove"), MOMENT, FAIL);
  const given = readObject(ownField(scene, "pieces") ?? {}, "scene.pieces", FAIL);
  const follows = patterns(rules.follows, "it follows from ");
  refuse(given, "scene.pieces", [...follows, ...patterns(rules.elsewhere), ...patterns(NO_PIECES)]);
  const from = readGround(ownField(scene, "from"));
  const options = omit(scene, [...OF_SCENES, ...(rules.own ?? [])]);
  if (isPlainObject(from)) {
    const [option] = Object.keys(options);
    if (ownField(from, "viewer") !== "arbiter") throw FAIL("scene.from.viewer", '"arbiter", whose view shows everything', ownField(from, "viewer"));
    if (option !== undefined) throw FAIL(`scene.${option}`, "no option beside a view, which has them", options[option]);
    paths.ground = "scene.from";
    ruleset.position(from as T["view"]);
  }
  paths.given = given;
  const view = isPlainObject(from) ? from : (ruleset.view(ruleset.setup({ ...(options as T["options"]), seed }), "arbiter") as Fields);
  const edition = String(view["edition"]);
  for (const [path, ids] of Object.entries(rules.ids(edition))) checkIds(given, path, ids);
  const shown = omit(view, ENVELOPE);
  const setUp = strip(rules.open?.(shown) ?? shown, follows) as Fields;
  const empty = strip(rules.empty(setUp, edition), follows) as Fields;
  const pieces = merge({ base: from === "empty" ? empty : setUp, empty, given }, [], rules) as Fields;
  const dice = new SeededDice(seedAlea(seedOf(seed, "scene")));
  const settled = rules.settle({ scene, pieces: copyOfJson(pieces, "scene.pieces", FAIL) as SceneDraft, edition, dice, ...paths });
  const put = rules.at({ ...pick(view, ENVELOPE), ...settled } as never, moment as never);
  const state = ruleset.position(put);
  checkAsked(ruleset, state, ownField(put as Fields, "frames") as readonly FrameInWords[], moment);
  return state;
}

function readGround(given: unknown): "setup" | "empty" | Fields {
  if (given === undefined) return "setup";
  return isPlainObject(given) ? given : readWord(given, "scene.from", FROM, FAIL);
}

// Questions with a single answer have been answered already, which may lead to a later point of the same part, or beyond it.
function checkAsked<T extends GameTypes>(ruleset: Ruleset<T>, state: T["state"], put: readonly FrameInWords[], { seat }: Fields): void {
  const { decision, frames } = ruleset.view(state, "arbiter") as { decision: T["decision"] | null; frames: readonly FrameInWords[] };
  const part = put.length - 1;
  const asked: readonly unknown[] = decision?.seats ?? [];
  const isInPart = frames[part]?.kind === put[part]?.kind && isSame(put.slice(0, part), frames.slice(0, part));
  if (asked.includes(seat) && isInPart) return;
  const expected = `a choice of ${String(seat)} in ${put[part]?.kind}`;
  const got = decision === null ? "the end of the game" : `${decision.kind} of ${asked.join(" and ")}, since there is only one thing to do before`;
  throw new PositionError("position/no-choice", `${MOMENT}: expected ${expected}, got ${got}`, { path: MOMENT, expected, got });
}

interface Pattern {
  readonly steps: readonly string[];
  readonly why: string;
}

function patterns(table: LeftOut, before = ""): Pattern[] {
  return Object.entries(table).flatMap(([reason, paths]) => paths.map((path) => ({ steps: path.split("."), why: `${before}${reason}` })));
}

// The patterns below a key; a pattern of the key itself has no steps left.
function under(all: readonly Pattern[], key: string): Pattern[] {
  return all.flatMap(({ steps: [first, ...rest], why }) => (first === "*" || first === key ? [{ steps: rest, why }] : []));
}

function refuse(given: unknown, path: string, all: readonly Pattern[]): void {
  if (typeof given !== "object" || given === null || all.length === 0) return;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const at = Array.isArray(given) ? `${path}[${key}]` : `${path}.${key.slice(0, 40)}`;
    const left = under(all, key);
    const ended = left.find(({ steps }) => steps.length === 0);
    if (ended !== undefined) throw FAIL(at, `nothing, since ${ended.why}`, value);
    refuse(value, at, left);
  }
}

function checkIds(given: Fields, path: string, ids: readonly string[]): void {
  const record = fieldAt(given, ...path.split("."));
  if (isPlainObject(record)) for (const id of Object.keys(record)) readWord(id, `scene.pieces.${path}.${id.slice(0, 40)}`, ids, FAIL);
}

function strip(value: unknown, all: readonly Pattern[]): unknown {
  if (typeof value !== "object" || value === null || all.length === 0) return value;
  if (Array.isArray(value)) return value.map((entry, i) => strip(entry, under(all, String(i))));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const left = under(all, key);
      return left.some(({ steps }) => steps.length === 0) ? [] : [[key, strip(field, left)]];
    }),
  );
}

interface Layers {
  readonly base: unknown;
  readonly empty: unknown;
  readonly given: unknown;
}

// Null removes a part: if it is an object or null on an empty map, it gets that value, else it is deleted.
function merge({ base, empty, given }: Layers, path: readonly string[], rules: SceneRules): unknown {
  if (given === undefined) return base;
  if (given === null) return isPlainObject(empty) || empty === null ? empty : undefined;
  if (!isPlainObject(given)) return given;
  const below = omit(isPlainObject(base) ? base : {}, voided(given, path, rules));
  const on = isPlainObject(empty) ? empty : {};
  const keys = new Set([...Object.keys(below), ...Object.keys(given)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = merge({ base: ownField(below, key), empty: ownField(on, key), given: ownField(given, key) }, [...path, key], rules);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

// The fields of a row of the base that are void because the scene gives others.
function voided(given: Fields, path: readonly string[], { voids = {} }: SceneRules): readonly string[] {
  const isSaid = (pattern: string): boolean => {
    const steps = pattern.split(".");
    const field = steps.pop() ?? "";
    return steps.length === path.length && steps.every((step, i) => step === "*" || step === path[i]) && ownField(given, field) !== undefined;
  };
  return Object.entries(voids).flatMap(([pattern, fields]) => (isSaid(pattern) ? fields : []));
}

function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

// The same error with its path in the scene.
function inScene({ code, message, details }: TycheError, paths: ScenePaths): PositionError {
  const { path: given } = details;
  if (given === undefined) return new PositionError(code, message, details);
  const path = pathInScene(given, paths);
  const text = message.startsWith(given) ? `${path}${message.slice(given.length)}` : `${path}: ${message}`;
  const isAtFrames = path === MOMENT && given !== MOMENT;
  return new PositionError(isAtFrames ? "position/no-choice" : code.startsWith("position/") ? code : "position/malformed", text, { ...details, path });
}

const MOMENT = "scene.toMove";

function pathInScene(given: string, { renamed, wholes, given: named, ground }: ScenePaths): string {
  if (/^scene\b/.test(given)) return given;
  if (/^options\b/.test(given)) return given.replace("options", "scene"); // an option of `setup`
  const path = given.replace(/^view\.?/, "");
  if (path === "seat" || path === "segment") return `${MOMENT}.${path}`;
  if (path === "" || /^(?:frames|decision|secret)\b/.test(path)) return MOMENT;
  const isUnder = ([from]: readonly [string, string]): boolean => path === from || (path.startsWith(from) && /^[.[]/.test(path.slice(from.length)));
  const whole = [...wholes].find(isUnder);
  if (whole !== undefined) return whole[1];
  const [from, to] = [...renamed].find(isUnder) ?? ["", `${fieldAt(named, ...path.split(/[.[\]]+/)) === undefined ? ground : "scene.pieces"}.`];
  return `${to}${path.slice(from.length)}`;
}

/**
 * A part of the pieces that is an object, added if missing. If the part is another value, returns an empty object that is not added, and `position`
 * reports the value.
 */
export function draftIn(pieces: SceneDraft, name: string): SceneDraft {
  const part = ownField(pieces, name);
  if (isPlainObject(part)) return part as SceneDraft;
  return part === undefined ? (pieces[name] = {} as SceneDraft) : {};
}

/** The objects of a record by seat. @throws PositionError naming the seat */
export function rowsBySeat(pieces: Fields, name: string, seats: readonly string[]): (readonly [seat: string, row: SceneDraft])[] {
  const record = readKnownFields(ownField(pieces, name), `scene.pieces.${name}`, seats, FAIL);
  return seats.map((seat) => [seat, readObject(record[seat], `scene.pieces.${name}.${seat}`, FAIL) as SceneDraft] as const);
}

/** The rows of a record that are objects, by id. `position` checks other values. */
export function rowsIn(pieces: Fields, name: string): (readonly [id: string, row: SceneDraft])[] {
  const part = ownField(pieces, name);
  if (!isPlainObject(part)) return [];
  return Object.entries(part).flatMap(([id, row]) => (isPlainObject(row) ? [[id, row as SceneDraft] as const] : []));
}

/** The objects in a list field, with their indices. `position` checks other values. */
export function entriesIn(row: Fields, name: string): (readonly [entry: SceneDraft, place: number])[] {
  const list = ownField(row, name);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, i) => (isPlainObject(entry) ? [[entry as SceneDraft, i] as const] : []));
}

/** A nested field; undefined if missing. */
export function fieldAt(fields: Fields, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => (isPlainObject(part) ? ownField(part, name) : undefined), fields);
}

/** Deletes the rows of a record that are empty and have one of these ids. */
export function dropEmptyRows(pieces: SceneDraft, name: string, ids: readonly string[]): void {
  const record = draftIn(pieces, name);
  for (const [id, row] of rowsIn(pieces, name)) if (ids.includes(id) && Object.keys(row).length === 0) delete record[id];
}

/** A place for cards, such as a hand or the discards. */
export interface CardPlace {
  /** Its path in the scene. */
  readonly path: string;
  /** The cards that the scene gives: ids, or a number. Undefined leaves the old cards, null removes them. */
  readonly given: unknown;
  /** The old cards, which remain if the scene gives none, unless they are named elsewhere. */
  readonly base: unknown;
  /** True if its cards are face up: they are named, never given by number. */
  readonly isOpen?: boolean;
  /** True for cards that may be dealt there if only a number is given; any by default. */
  readonly fits?: (card: string) => boolean;
}

/**
 * The cards of each place, in the order of the deck, which lists every copy. Named cards are moved from the pile or from their old place; then the given
 * numbers are dealt; the rest go to the pile.
 * @throws PositionError naming the card
 */
export function layCards(deck: readonly string[], places: readonly CardPlace[], dice: Dice): string[][] {
  const left = [...deck];
  const ids = [...new Set(deck)];
  const take = (card: string): boolean => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0;
  const laid = places.map(({ path, given }) => {
    if (!Array.isArray(given)) return [];
    return readArray(given, path, deck.length, FAIL).map((entry, i) => {
      const card = readWord(entry, `${path}[${i}]`, ids, FAIL);
      const copies = deck.filter((id) => id === card).length;
      if (!take(card)) throw FAIL(`${path}[${i}]`, copies === 1 ? "each card once" : `each card no more often than there is one, here ${copies} times`, card);
      return card;
    });
  });
  places.forEach(({ given, base }, i) => {
    if (given === undefined && Array.isArray(base)) laid[i] = base.filter(take);
  });
  places.forEach(({ path, given, isOpen, fits = () => true }, i) => {
    if (given === undefined || given === null || Array.isArray(given)) return;
    if (isOpen || typeof given !== "number") throw FAIL(path, isOpen ? "cards by their ids" : "cards by their ids, or how many", given);
    const most = left.filter(fits).length;
    for (let n = readInteger(given, path, 0, most, FAIL); n > 0; n--) {
      const others = left.filter(fits);
      const card = others[dice.draw(others.length)] ?? "";
      take(card);
      laid[i]?.push(card);
    }
  });
  return laid.map((cards) => cards.sort((a, b) => deck.indexOf(a) - deck.indexOf(b)));
}
