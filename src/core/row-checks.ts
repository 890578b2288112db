/** What must hold of the rows of moves and frames, each by itself: `checks.ts` holds it of a ruleset. @throws RulesetError naming the row */
import { MOST_VERB } from "./codes.js";
import { demandRow } from "./errors.js";
import type { FrameHandle } from "./frame-rows.js";
import { type CheckWords, MOST, type MoveBase, type MoveKind } from "./moves.js";
import type { ToldRows } from "./parts.js";
import { formOf } from "./words.js";

const TYPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The table of moves: what fits into no code would be taken for another move. */
export function checkMoves<S, M extends MoveBase>(kinds: readonly MoveKind<S, M>[]): void {
  demandRow(kinds.length <= MOST_VERB + 1, "moves", `at most ${MOST_VERB + 1} kinds, which codes hold`, kinds.length);
  const types = new Set<string>();
  for (const { type, args, make } of kinds) {
    const path = `moves.${type}`;
    demandRow(TYPE.test(type), path, "a name in kebab-case", type);
    demandRow(!types.has(type), path, "one row", "two");
    types.add(type);
    const fields = args.map(([field]) => field);
    demandRow(fields.length <= MOST.length, path, `at most ${MOST.length} fields, which codes hold`, fields.join(", "));
    for (const field of fields) demandRow(field !== "seat" && field !== "type", `${path}.${field}`, "another name, since every move has this field", field);
    args.forEach(([field, { name, fixed }], nth) => {
      demandRow(fixed === null || fixed.length > 0, `${path}.${field}`, "number, or a word that has ids", name);
      if (fixed !== null) checkWords(type, field, fixed, nth);
    });
    demandRow(typeof make === "function", path, `a maker of the moves with ${fields.length === 0 ? "no fields" : fields.join(" and ")}`, "none");
  }
}

/** The words of an argument, of one edition where they depend on it. */
export const checkWords: CheckWords = (type, field, words, nth) => {
  demandRow(words.length <= MOST[nth]! + 1, `moves.${type}.${field}`, `one of at most ${MOST[nth]! + 1} words, which codes hold there`, words.length);
};

/** The table of frames, the kinds of their slots, and that what tells more of them is there. */
export function checkFrames({ frames, words, tellers }: ToldRows): void {
  for (const frame of Object.values(frames)) {
    const path = `frames.${frame.name}`;
    checkSteps(frame, path);
    checkSlots(frame, path);
    checkUnder(frame, path, frames);
    const { about, keeps, tells, tellsAsked } = frame.row;
    for (const [name, kind] of Object.entries({ ...about, ...keeps, ...tells, ...tellsAsked })) checkKind(kind, `${path}.${name}`, words);
    demandRow(
      (tells === undefined && tellsAsked === undefined) || Object.hasOwn(tellers, frame.name),
      `tellers.${frame.name}`,
      "a teller of what this frame tells",
      "none",
    );
  }
}

function checkSteps({ row, steps, asks }: FrameHandle<unknown>, path: string): void {
  for (const step of asks) demandRow(steps.includes(step), `${path}.asks`, () => `steps that it has (${steps.join(", ")})`, step);
  demandRow(steps.length > 0 && new Set(steps).size === steps.length, `${path}.steps`, "one or more different steps", steps.join(", "));
  const says = [row.steps ?? row.asks, row.automatic, row.over].filter((part) => part !== undefined);
  demandRow(says.length <= 1, path, "either steps at which it asks, or automatic, or over", "more than one of them");
}

function checkSlots({ row: { about = {}, keeps = {}, tells = {}, tellsAsked = {} } }: FrameHandle<unknown>, path: string): void {
  const slots = [...Object.keys(about), ...Object.keys(keeps)];
  demandRow(new Set(slots).size === slots.length && !slots.includes("step"), path, "slots with names of their own, none of them step", slots.join(", "));
  const told = [about, tells, tellsAsked].flatMap((part) => Object.keys(part));
  demandRow(new Set(told).size === told.length, path, "different names of what is told", told.join(", "));
}

function checkUnder({ row: { under } }: FrameHandle<unknown>, path: string, frames: ToldRows["frames"]): void {
  if (under === undefined || under === "bottom") return;
  for (const [below, waits] of Object.entries(under)) {
    const known = frames[below]?.steps ?? [];
    demandRow(known.length > 0, `${path}.under`, () => `frames that there are (${Object.keys(frames).join(", ")})`, below);
    for (const step of waits) demandRow(known.includes(step), `${path}.under.${below}`, () => `steps of ${below} (${known.join(", ")})`, step);
  }
}

// A kind that is no word of the ruleset would be told as nothing.
function checkKind(kind: string, path: string, words: ToldRows["words"]): void {
  const { word } = formOf(kind, (name) => Object.hasOwn(words, name));
  demandRow(word === "" || Object.hasOwn(words, word), path, () => `a kind of these words: ${Object.keys(words).join(", ")}`, kind);
}
