/** The stack of procedures: which runs under which, at which steps, and what each may remember. */
import { demand } from "../../core/errors.js";
import { type FrameView, viewFrames } from "../../core/frames.js";
import { PROCEDURES } from "../flow/index.js";
import { supportFor } from "../rules/level.js";
import type { UnrestState } from "../state.js";
import type { Tables } from "../tables.js";
import { BOX, LOCATIONS, SEATS, SICILY } from "../types.js";

/** The stack in words, bottom first; it is never empty. */
export type Stack = readonly FrameView[];

interface FrameRule {
  /** The procedures under which it runs, each with its steps meanwhile; the two at the bottom run under none. */
  readonly under?: Readonly<Record<string, readonly number[]>>;
  /** The steps at which it asks itself; none for those that never ask. */
  readonly asksAt: readonly number[];
  readonly slots: Readonly<Record<string, keyof typeof RANGES>>;
}

/** What a slot may hold; a leader "or none" is his number + 1, and 0. */
const RANGES = {
  seat: () => [0, SEATS.length - 1],
  flag: () => [0, 1],
  value: () => [1, 3],
  activations: () => [0, 2],
  points: (t: Tables) => [0, t.box.movementPoints],
  support: (t: Tables) => [1, supportFor(t.box, Math.max(t.box.mostCu, t.mostLosses))],
  cuToPlace: (t: Tables) => [1, Math.max(t.scenario.reinforcements, t.mostCuByCard)],
  cu: (t: Tables) => [0, t.box.mostCu],
  location: () => [0, LOCATIONS.length - 1],
  battlefield: () => [BOX, SICILY],
  leader: (t: Tables) => [0, t.leaderIds.length - 1],
  leaderOrNone: (t: Tables) => [0, t.leaderIds.length],
  leaders: (t: Tables) => [0, 2 ** t.leaderIds.length - 1],
  effects: () => [0, 2047],
} as const satisfies Record<string, (t: Tables) => readonly [least: number, most: number]>;

const FRAMES: Readonly<Record<string, FrameRule>> = {
  "game-over": { asksAt: [0], slots: {} },
  turn: { asksAt: [], slots: {} },
  draw: { under: { turn: [2, 3] }, asksAt: [0], slots: { seat: "seat" } },
  "first-player": { under: { turn: [4] }, asksAt: [0], slots: { seat: "seat" } },
  round: { under: { turn: [4] }, asksAt: [], slots: {} },
  active: { under: { round: [1, 2] }, asksAt: [1], slots: { seat: "seat", cardPlayed: "flag", rearranged: "flag" } },
  activate: {
    under: { active: [1] },
    asksAt: [0],
    slots: { seat: "seat", value: "value", left: "activations", firstOrNone: "leaderOrNone", spentOrNone: "leaderOrNone" },
  },
  activation: { under: { activate: [0] }, asksAt: [2], slots: { leader: "leader", value: "value", points: "points", marched: "flag" } },
  mistrust: { under: { activation: [1], blockade: [2] }, asksAt: [0], slots: {} },
  storms: { under: { movement: [3] }, asksAt: [0], slots: {} },
  movement: {
    under: { activation: [3] },
    asksAt: [0, 1, 2],
    slots: { leader: "leader", capacity: "cu", to: "location", cu: "cu", taken: "leaders", next: "leaderOrNone" },
  },
  attack: { under: { activation: [4] }, asksAt: [0], slots: { leader: "leader", cu: "cu" } },
  "unrest-battle": { under: { attack: [3] }, asksAt: [], slots: { leader: "leader", cu: "cu" } },
  "sicily-battle": {
    under: { attack: [3] },
    asksAt: [0],
    slots: { leader: "leader", cu: "cu", commanderOrNone: "leaderOrNone", beatenOrNone: "leaderOrNone" },
  },
  "battle-responses": {
    under: { "unrest-battle": [1], "sicily-battle": [2] },
    asksAt: [0],
    slots: { location: "battlefield", effects: "effects", turn: "seat", passes: "flag" },
  },
  support: { under: { attack: [2, 3], "sicily-battle": [3] }, asksAt: [0], slots: { seat: "seat", points: "support" } },
  "wild-beasts": { under: { "sicily-battle": [4] }, asksAt: [0], slots: {} },
  blockade: { under: { active: [1] }, asksAt: [0], slots: { leader: "leader" } },
  "place-cu": { under: { turn: [7, 8], active: [1] }, asksAt: [0], slots: { seat: "seat", left: "cuToPlace" } },
  "return-leaders": { under: { turn: [9, 11] }, asksAt: [0], slots: { seat: "seat", next: "leader" } },
  rearrange: { under: { turn: [10, 12], active: [1] }, asksAt: [0], slots: { seat: "seat", next: "leader" } },
};

/** The stack, sound in itself: what stands there may be asked. @throws PositionError naming the frame */
export function stackOf(s: UnrestState, t: Tables): Stack {
  const stack = viewFrames(s, PROCEDURES);
  const bottom = s.winner === 0 ? "turn" : "game-over";
  demand(stack[0]?.kind === bottom, "secret.frames[0].kind", bottom, stack[0]?.kind);
  demand(s.winner === 0 || stack.length === 1, "secret.frames", "nothing under way after the end", stack.length);
  stack.forEach((frame, i) => {
    checkPlace(stack, i);
    checkSlots(t, frame, i);
  });
  return stack;
}

// A frame stands where its procedure runs, at a step at which it asks or something runs above it.
function checkPlace(stack: Stack, i: number): void {
  const { kind, step, answer } = stack[i]!;
  const { under, asksAt } = FRAMES[kind]!;
  const below = stack[i - 1];
  demand((below === undefined) === (under === undefined), `secret.frames[${i}].kind`, below === undefined ? "a turn" : `what runs under ${below.kind}`, kind);
  if (below !== undefined) {
    const steps = under?.[below.kind];
    demand(steps !== undefined, `secret.frames[${i}].kind`, `what runs under ${below.kind}`, kind);
    demand(steps.includes(below.step), `secret.frames[${i - 1}].step`, `${steps.join(" or ")} under ${kind}`, below.step);
  }
  if (i === stack.length - 1)
    demand(asksAt.includes(step), `secret.frames[${i}].step`, asksAt.length === 0 ? `${kind} to run something` : asksAt.join(" or "), step);
  demand(answer >= 0 && answer <= 2047, `secret.frames[${i}].answer`, "0..2047", answer);
}

function checkSlots(t: Tables, { kind, slots }: FrameView, i: number): void {
  for (const [name, range] of Object.entries(FRAMES[kind]!.slots)) {
    const [least, most] = RANGES[range](t);
    demand(slots[name]! >= least && slots[name]! <= most, `secret.frames[${i}].slots.${name}`, `${least}..${most}`, slots[name]);
  }
}

/** The frame of a kind, with the place where it stands; null when nothing of the kind is under way. */
export function frameOf(stack: Stack, kind: string): { readonly frame: FrameView; readonly path: string } | null {
  const i = stack.findIndex((frame) => frame.kind === kind);
  return i < 0 ? null : { frame: stack[i]!, path: `secret.frames[${i}]` };
}

/** Whether something of a kind is under way. */
export function isUnderWay(stack: Stack, kind: string): boolean {
  return stack.some((frame) => frame.kind === kind);
}
