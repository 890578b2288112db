/** Checks of single rows of moves and frames, called by `checks.ts`. @throws RulesetError naming the row */
import { MOST_VERB } from "../moves/codes.js";
import { badRow } from "../basics/errors.js";
import type { FrameHandle } from "../flow/frame-rows.js";
import { type CheckWords, MOST, type MoveBase, type MoveKind } from "../moves/moves.js";
import type { ShownRows } from "./parts.js";
import { formOf } from "../state/words.js";

const TYPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Checks the table of moves. A move that does not fit into a code would be confused with another. */
export function checkMoves<S, M extends MoveBase>(kinds: readonly MoveKind<S, M>[]): void {
  if (kinds.length > MOST_VERB + 1) throw badRow("moves", `at most ${MOST_VERB + 1} kinds, which codes hold`, kinds.length);
  const types = new Set<string>();
  for (const { type, args, make } of kinds) {
    if (!TYPE.test(type)) throw badRow(`moves.${type}`, "a name in kebab-case", type);
    if (types.has(type)) throw badRow(`moves.${type}`, "one row", "two");
    types.add(type);
    checkFields(type, args);
    if (typeof make !== "function")
      throw badRow(`moves.${type}`, `a maker of the moves with ${args.map(([field]) => field).join(" and ") || "no fields"}`, "none");
  }
}

function checkFields<S>(type: string, args: MoveKind<S, MoveBase>["args"]): void {
  if (args.length > MOST.length) throw badRow(`moves.${type}`, `at most ${MOST.length} fields, which codes hold`, args.map(([field]) => field).join(", "));
  args.forEach(([field, { name, fixed, range }], nth) => {
    if (field === "seat" || field === "type") throw badRow(`moves.${type}.${field}`, "another name, since every move has this field", field);
    if (range !== undefined) checkRange(`moves.${type}.${field}`, name, MOST[nth]!);
    if (fixed === null) return;
    if (fixed.length === 0) throw badRow(`moves.${type}.${field}`, "number, or a word that has ids", name);
    checkWords(type, field, fixed, nth);
  });
}

// Checks a range that the row states; ranges from editions are checked when they are used.
function checkRange(path: string, kind: string, highest: number): void {
  const { form, least, most } = formOf(kind, () => false);
  if (form === "number" && kind !== "number" && !(least >= 0 && least <= most && most <= highest))
    throw badRow(path, `a range within 0..${highest}, which codes hold there`, kind);
}

/** Checks that codes can hold the words of an argument, in one edition if they depend on it. */
export const checkWords: CheckWords = (type, field, words, nth) => {
  const most = MOST[nth]! + 1;
  if (words.length > most) throw badRow(`moves.${type}.${field}`, `one of at most ${most} words, which codes hold there`, words.length);
};

/** Checks the table of frames and the kinds of their slots, and that their descriptions exist. */
export function checkFrames({ frames, words, descriptions }: ShownRows): void {
  const kinds = new Set<string>();
  for (const frame of Object.values(frames)) {
    checkSteps(frame);
    checkSlots(frame);
    checkUnder(frame, frames);
    const { about, keeps, shows, showsAsked } = frame.row;
    for (const slots of [about, keeps, shows, showsAsked]) checkKinds(slots ?? {}, frame.name, words, kinds);
    if ((shows !== undefined || showsAsked !== undefined) && !Object.hasOwn(descriptions, frame.name))
      throw badRow(`descriptions.${frame.name}`, "a function that describes what this frame shows", "none");
  }
}

function checkSteps({ name, row, steps, asks }: FrameHandle<unknown>): void {
  for (const step of asks) if (!steps.includes(step)) throw badRow(`frames.${name}.asks`, `steps that it has (${steps.join(", ")})`, step);
  if (steps.length === 0 || steps.some((step, i) => steps.indexOf(step) !== i))
    throw badRow(`frames.${name}.steps`, "one or more different steps", steps.join(", "));
  const says = [row.steps ?? row.asks, row.automatic, row.over].filter((part) => part !== undefined);
  if (says.length > 1) throw badRow(`frames.${name}`, "either steps at which it asks, or automatic, or over", "more than one of them");
}

function checkSlots({ name, row: { about = {}, keeps = {}, shows = {}, showsAsked = {} } }: FrameHandle<unknown>): void {
  if (haveOneName(about, keeps) || Object.hasOwn(about, "step") || Object.hasOwn(keeps, "step"))
    throw badRow(`frames.${name}`, "slots with names of their own, none of them step", Object.keys({ ...about, ...keeps }).join(", "));
  if (haveOneName(about, shows) || haveOneName(about, showsAsked) || haveOneName(shows, showsAsked))
    throw badRow(`frames.${name}`, "different names of what is shown", Object.keys({ ...about, ...shows, ...showsAsked }).join(", "));
}

function haveOneName(some: object, others: object): boolean {
  for (const name in some) if (Object.hasOwn(others, name)) return true;
  return false;
}

function checkUnder({ name, row: { under } }: FrameHandle<unknown>, frames: ShownRows["frames"]): void {
  if (under === undefined || under === "bottom") return;
  for (const [below, waits] of Object.entries(under)) {
    const known = frames[below]?.steps;
    if (known === undefined) throw badRow(`frames.${name}.under`, `frames that there are (${Object.keys(frames).join(", ")})`, below);
    for (const step of waits) if (!known.includes(step)) throw badRow(`frames.${name}.under.${below}`, `steps of ${below} (${known.join(", ")})`, step);
  }
}

// A kind whose word the ruleset does not have could not be shown. Each kind is parsed once.
function checkKinds(slots: Readonly<Record<string, string>>, frame: string, words: ShownRows["words"], known: Set<string>): void {
  for (const [slot, kind] of Object.entries(slots)) {
    if (known.has(kind)) continue;
    const { word } = formOf(kind, (name) => Object.hasOwn(words, name));
    if (word !== "" && !Object.hasOwn(words, word)) throw badRow(`frames.${frame}.${slot}`, `a kind of these words: ${Object.keys(words).join(", ")}`, kind);
    known.add(kind);
  }
}
