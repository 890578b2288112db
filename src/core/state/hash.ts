/**
 * Fingerprints of states, computed from integers instead of text, the same on every engine.
 *
 * Four lanes are mixed side by side: a single chain of multiplications would take four times as long.
 */
import type { GameState } from "./state.js";

const PRIME_1 = 0x85ebca6b;
const PRIME_2 = 0xc2b2ae35;
const PRIME_3 = 0x27d4eb2f;
const PRIME_4 = 0x165667b1;

/** The orders in which rulesets create the fields of their states, as far as they are known. */
const orders: (readonly string[])[] = [];
let order: readonly string[] = []; // the order used last
/** Functions that each make a state of one ruleset; they run only when needed. */
const unasked: (() => GameState)[] = [];

/** Registers a function that makes a state of a ruleset, so that the keys of its states may come in any order. */
export function noteStates(make: () => GameState): void {
  unasked.push(make);
}

/**
 * The fingerprint: 16 hexadecimal digits computed from every field of the state, in the order in which its ruleset creates them. (If this program has
 * not created the ruleset, the fields are taken in their given order.)
 */
export function hashState(state: GameState): string {
  let i = 0;
  // This loop takes about 50 ns. If the keys are in another order, or the last state was of another ruleset, it takes some microseconds.
  for (const key in state) if (Object.hasOwn(state, key) && key !== order[i++]) return hashInOrder(inOrder(state));
  return i === order.length ? hashInOrder(state) : hashInOrder(inOrder(state));
}

// The state with its fields in the order of its ruleset.
function inOrder(state: GameState): GameState {
  const keys = Object.keys(state);
  order = knownOrder(keys) ?? keys;
  return Object.fromEntries(order.map((key) => [key, state[key as keyof GameState]])) as unknown as GameState;
}

// The keys themselves if a ruleset has them in this order; else the order of the first ruleset with these fields, if any.
function knownOrder(keys: readonly string[]): readonly string[] | undefined {
  const known = orders.find((fields) => fields.join() === keys.join()) ?? orders.find((fields) => sorted(fields) === sorted(keys));
  const next = known === undefined ? unasked.shift() : undefined;
  if (next === undefined) return known;
  orders.push(fieldsOf(next));
  return knownOrder(keys);
}

// The fields of a new state, in order; empty for a ruleset that cannot set up the standard game.
function fieldsOf(make: () => GameState): readonly string[] {
  try {
    return Object.keys(make());
  } catch {
    return [];
  }
}

function sorted(keys: readonly string[]): string {
  return [...keys].sort().join();
}

function hashInOrder(state: GameState): string {
  let a = 0x243f6a88;
  let b = 0x85a308d3 | 0;
  let c = 0x13198a2e;
  let d = 0x03707344;
  const fields = state as unknown as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    if (!Object.hasOwn(fields, key)) continue;
    const value = fields[key];
    if (typeof value === "object") {
      // The generator holds numbers beyond 31 bits. It is hashed separately, so that the long loop sees only small integers and runs twice as
      // fast.
      if (key === "dice") {
        const dice = value as readonly number[];
        a = mix(a, dice[0]! | 0, PRIME_1);
        b = mix(b, dice[1]! | 0, PRIME_2);
        c = mix(c, dice[2]! | 0, PRIME_3);
        d = mix(d, dice[3]! | 0, PRIME_4);
        continue;
      }
      const list = value as readonly number[];
      const length = list.length;
      d = mix(d, length, PRIME_4);
      let i = 0;
      for (; i + 3 < length; i += 4) {
        a = mix(a, list[i]!, PRIME_1);
        b = mix(b, list[i + 1]!, PRIME_2);
        c = mix(c, list[i + 2]!, PRIME_3);
        d = mix(d, list[i + 3]!, PRIME_4);
      }
      for (; i < length; i++) a = mix(a, list[i]!, PRIME_1);
    } else if (typeof value === "number") {
      b = mix(b, value, PRIME_2);
    } else {
      c = mixText(c, value as string);
    }
  }
  return digest(a, b, c, d);
}

// Joins the four lanes.
function digest(a: number, b: number, c: number, d: number): string {
  const first = finish(a ^ Math.imul(c, PRIME_1) ^ Math.imul(d, PRIME_2));
  return hex(first) + hex(finish(b ^ Math.imul(d, PRIME_3) ^ Math.imul(c, PRIME_4) ^ first));
}

/** The fingerprint of a text, such as an edition's JSON: 16 hexadecimal digits. */
export function hashText(text: string): string {
  const a = mixText(0x243f6a88, text);
  const b = mixText(a ^ 0x13198a2e, text);
  return hex(finish(a)) + hex(finish(b));
}

/** The fingerprint of a long text, four times faster than `hashText`: 16 hexadecimal digits. */
export function hashLongText(text: string): string {
  let a = 0x243f6a88;
  let b = 0x85a308d3 | 0;
  let c = 0x13198a2e;
  let d = mix(0x03707344, text.length, PRIME_4);
  let i = 0;
  for (; i + 3 < text.length; i += 4) {
    a = mix(a, text.charCodeAt(i), PRIME_1);
    b = mix(b, text.charCodeAt(i + 1), PRIME_2);
    c = mix(c, text.charCodeAt(i + 2), PRIME_3);
    d = mix(d, text.charCodeAt(i + 3), PRIME_4);
  }
  for (; i < text.length; i++) a = mix(a, text.charCodeAt(i), PRIME_1);
  return digest(a, b, c, d);
}

function mix(lane: number, value: number, prime: number): number {
  const product = Math.imul(lane ^ value, prime);
  return (product << 13) | (product >>> 19);
}

function mixText(lane: number, text: string): number {
  let mixed = mix(lane, text.length, PRIME_3);
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i), PRIME_3);
  return mixed;
}

function finish(lane: number): number {
  let h = lane;
  h = Math.imul(h ^ (h >>> 16), PRIME_1);
  h = Math.imul(h ^ (h >>> 13), PRIME_2);
  return h ^ (h >>> 16);
}

// Two digits at a time from a table: four times faster than formatting a number.
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(lane: number): string {
  return HEX[lane >>> 24]! + HEX[(lane >>> 16) & 255]! + HEX[(lane >>> 8) & 255]! + HEX[lane & 255]!;
}
