/** What each law says when one answer of a ruleset is spoilt: of each function that the law calls the first, middle and last answer, by turns in one of several ways; and a fingerprint of what it says of other ways. */
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { hashText } from "../../src/core/state/hash.js";
import type { Law } from "../../src/laws/law.js";
import type { Trial } from "../../src/laws/walk.js";
import { knownOf } from "./known.js";
import { PINNED, STOPPED } from "./looked-at.js";

/** Laws that take long, of which fewer answers are spoilt. */
const SLOW: readonly number[] = [15, 17, 18, 20, 28];
/** Other ways in which each of these answers is spoilt, of laws that are quick. */
const OTHER_WAYS = 3;
const LONGEST_SHOWN = 110;

type Answer = unknown;

/** The same function, of which one answer is another. */
function copyWith(answer: (name: string, value: Answer) => Answer): AnyRuleset {
  const copy = { ...TINY } as Record<string, unknown>;
  for (const [name, part] of Object.entries(TINY))
    if (typeof part === "function") copy[name] = (...args: readonly unknown[]) => answer(name, (part as (...given: readonly unknown[]) => unknown)(...args));
  return copy as unknown as AnyRuleset;
}

/** Ways to spoil an answer; what cannot be spoilt so is another thing altogether. */
const WAYS: readonly ((value: Answer) => Answer)[] = [
  (value) => (Array.isArray(value) ? value.slice(0, -1) : withoutKey(value, 0)),
  (value) => (Array.isArray(value) ? [...value, ...value.slice(0, 1)] : changedIn(value, 0)),
  (value) => (Array.isArray(value) ? [...value].reverse() : withoutKey(value, 1)),
  (value) => (Array.isArray(value) ? [] : changedIn(value, 1)),
  (value) => (value === null ? {} : null),
  (value) => (Array.isArray(value) ? value.map((part, i) => (i === 0 ? changedIn(part, 1) : part)) : changedIn(value, 2)),
];

function withoutKey(value: Answer, nth: number): Answer {
  if (typeof value !== "object" || value === null) return other(value);
  const keys = Object.keys(value);
  return Object.fromEntries(Object.entries(value).filter((_, i) => i !== nth % Math.max(1, keys.length)));
}

// The nth entry, or one inside it, is another.
function changedIn(value: Answer, nth: number): Answer {
  if (typeof value !== "object" || value === null) return other(value);
  if (Array.isArray(value)) return value.map((part: unknown, i) => (i === nth % value.length ? changedIn(part, nth) : part));
  const keys = Object.keys(value);
  const key = keys[nth % Math.max(1, keys.length)];
  return key === undefined ? { added: 1 } : { ...value, [key]: changedIn((value as Record<string, unknown>)[key], nth) };
}

function other(value: Answer): Answer {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return value === "" ? "x" : `${value}x`;
  return { added: 1 };
}

function trialOf(ruleset: AnyRuleset): Trial {
  return { ruleset, options: { rounds: 1 }, seed: "spoilt", known: knownOf(TINY), watch: STOPPED };
}

/** The laws that are tried so: that of bad input takes seconds for a few answers. */
export const SPOILT: readonly Law[] = PINNED.filter(({ number }) => number !== 10);

/** A line for each answer that is spoilt. */
export function spoiltAnswers(law: Law): string[] {
  const counts = new Map<string, number>();
  law.check(
    trialOf(
      copyWith((name, value) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return value;
      }),
    ),
  );
  const isSlow = SLOW.includes(law.number);
  const lines: string[] = [];
  const others: string[] = [];
  for (const [name, count] of counts)
    for (const nth of new Set(isSlow ? [count >> 1] : [0, count >> 1, count - 1])) {
      const first = Number.parseInt(hashText(`${law.number} ${name} ${nth}`).slice(-4), 16);
      const saidIn = (way: number): string => `${name} ${nth}, way ${way}: ${saidOf(law, name, nth, WAYS[way]!)}`;
      lines.push(saidIn(first % WAYS.length));
      for (let more = 1; more <= OTHER_WAYS && !isSlow; more++) others.push(saidIn((first + more) % WAYS.length));
    }
  return isSlow ? lines : [...lines, `${others.length} in other ways: ${hashText(others.join("\n"))}`];
}

function saidOf(law: Law, name: string, nth: number, spoil: (value: Answer) => Answer): string {
  let calls = 0;
  try {
    law.check(trialOf(copyWith((called, value) => (called === name && calls++ === nth ? spoil(value) : value))));
    return "holds";
  } catch (error) {
    if (error instanceof TypeError) return "a TypeError"; // in the words of an engine
    return (error instanceof Error ? error.message : String(error)).split("\n")[0]!.slice(0, LONGEST_SHOWN);
  }
}
