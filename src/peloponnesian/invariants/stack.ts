/**
 * The stack of procedures: which may run under which and at which step of that one, where each asks, whose each is, and what each may remember. A stack read from outside is
 * held against these tables before anything else looks at it.
 */
import { demand } from "../../core/errors.js";
import { type FrameView, viewFrames, sizeOfKind } from "../../core/frames.js";
import { EVENT_ROLLS } from "../flow/event-die.js";
import { PROCEDURES } from "../flow/index.js";
import { eventOf, firstToSacrifice } from "../rules/cards.js";
import { CLOCK, type PeloponnesianState, read, rivalOf } from "../state.js";
import type { Tables } from "../tables.js";
import { ATHENS, type EventId, OLYMPIANS, SPARTA } from "../types.js";

/** A frame in words, and how its field is called. */
export interface Frame extends FrameView {
  readonly path: string;
}

/** Under which procedure each runs, and at which steps of that one. */
const RUNS_UNDER: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  bidding: { campaign: [0] },
  commit: { campaign: [1, 6] },
  "take-olympian": { campaign: [4, 5], event: [1] },
  "player-turn": { campaign: [7, 8, 9, 11] },
  event: { campaign: [2, 3], "player-turn": [2] },
  "action-phase": { "player-turn": [2] },
  maneuver: { "action-phase": [0], event: [1] },
  loading: { maneuver: [2] },
  "lower-cargo": { loading: [0], muster: [2], pillage: [2], retreat: [2], wintering: [1] },
  march: { maneuver: [3], recruit: [2], event: [0] },
  muster: { "action-phase": [0] },
  build: { "action-phase": [0], event: [1, 2] },
  recruit: { "action-phase": [0], event: [1, 2] },
  "detach-garrison": { "action-phase": [0] },
  pillage: { "action-phase": [0] },
  "winter-supply": { "action-phase": [0], "player-turn": [4], event: [1] },
  "storm-checks": { "player-turn": [6] },
  "forced-marches": { "player-turn": [7] },
  combat: { "player-turn": [8] },
  battle: { combat: [3] },
  fortify: { battle: [2] },
  melee: { battle: [3], storm: [4] },
  retreat: { battle: [4], fortify: [3], storm: [5] },
  sieges: { combat: [4] },
  storm: { sieges: [0] },
  attrition: { sieges: [0] },
  wintering: { "player-turn": [5], event: [2], wintering: [0] },
  expansion: { event: [2] },
  "event-die": { event: [0, 1, 2], expansion: [1] },
  "use-olympian": { "player-turn": [1, 3], "event-die": [1], "forced-marches": [1], storm: [1], attrition: [1, 2] },
  losses: { event: [1] },
};

/** What runs at each step of an event; "itself" where it asks. */
const EVENT_RUNS: Readonly<Record<EventId, Readonly<Record<number, string>>>> = {
  "regional-revolt": { 0: "itself", 2: "expansion" },
  "tribute-revolt": { 0: "itself", 2: "expansion" },
  "emergency-levy": { 1: "build" },
  shipwrights: { 0: "itself", 2: "build" },
  mercenaries: { 1: "recruit", 2: "recruit" },
  treachery: { 0: "itself" },
  "siege-works": { 0: "itself" },
  "winter-stores": { 1: "winter-supply" },
  "ill-omen": {},
  tempest: { 0: "itself", 1: "event-die" },
  "surprise-march": { 1: "maneuver" },
  "oracle-of-delphi": { 1: "take-olympian" },
  diplomacy: { 0: "itself", 1: "event-die" },
  "civil-war": { 0: "itself", 1: "event-die" },
  "helot-rising": { 1: "losses" },
  "thracian-alliance": { 0: "itself or march" },
  "macedonian-intrigue": { 0: "itself", 2: "event-die" },
  "tribute-reassessment": { 1: "build" },
  plague: { 0: "event-die", 2: "event-die" },
  earthquake: { 1: "losses" },
  "peace-faction": { 1: "event-die", 2: "wintering" },
  "war-party": { 1: "build" },
  "argive-alliance": { 1: "event-die" },
  leader: {},
  "persian-aid": {},
  decelea: {},
  "oligarchic-coup": {},
  "trial-of-the-generals": {},
};

/** At which steps a procedure asks; at its first one unless it is named here. */
const ASKS_AT: Readonly<Record<string, readonly number[]>> = {
  campaign: [],
  "player-turn": [],
  "event-die": [],
  attrition: [],
  bidding: [0, 1],
  maneuver: [0, 1],
  march: [0, 1, 2],
  muster: [0, 1],
  recruit: [1],
  pillage: [0, 1],
  "storm-checks": [0, 1],
  "forced-marches": [2],
  combat: [0, 1, 2, 3],
  fortify: [0, 1],
  retreat: [0, 1],
  storm: [2],
  wintering: [0, 1],
};

type Range = readonly [least: number, most: number];
const SEAT: Range = [0, 1];
const FLAG: Range = [0, 1];
/** Faces of attrition, three bits each, of at most four blocks. */
const FACES: Range = [0, 4095];

/** What each slot may hold. */
const RANGES: Readonly<Record<string, (t: Tables) => Readonly<Record<string, Range>>>> = {
  "game-over": () => ({}),
  bidding: () => ({ turn: SEAT, bid: [0, 10], passes: FLAG }), // PEL-14.1.4.2
  campaign: () => ({ order: SEAT }),
  commit: () => ({}),
  "take-olympian": () => ({ seat: SEAT }),
  "player-turn": () => ({ seat: SEAT }),
  "action-phase": () => ({ seat: SEAT }),
  maneuver: (t) => ({ seat: SEAT, area: areas(t), inside: FLAG, left: [0, 999], engage: [1, 1] }),
  loading: (t) => ({ seat: SEAT, area: areas(t), inside: FLAG }),
  "lower-cargo": (t) => ({ fleet: [1, t.blocks], block: [1, t.blocks] }),
  march: (t) => ({ seat: SEAT, used: [0, Math.max(...t.allowance)], force: FLAG, engage: FLAG }),
  muster: (t) => ({ seat: SEAT, city: [0, t.lands], block: [0, t.blocks] }),
  build: () => ({ seat: SEAT, left: [1, 4], filter: FLAG, optional: FLAG }),
  recruit: () => ({ seat: SEAT }),
  "detach-garrison": () => ({ seat: SEAT }),
  pillage: (t) => ({ seat: SEAT, city: [0, t.lands], block: [0, t.blocks], to: areas(t) }),
  "winter-supply": () => ({ seat: SEAT, left: [1, 5], optional: FLAG }),
  "storm-checks": () => ({ seat: SEAT, raised: [0, 0], sail: [0, 0] }),
  "forced-marches": (t) => ({ seat: SEAT, from: areas(t), to: areas(t) }),
  combat: (t) => ({ seat: SEAT, city: [0, t.lands] }),
  battle: (t) => ({ seat: SEAT, area: areas(t), sally: FLAG, column: [0, t.blocks] }),
  fortify: (t) => ({ seat: SEAT, area: [0, t.lands - 1] }),
  melee: (t) => ({ area: areas(t) }),
  retreat: (t) => ({ seat: SEAT, area: areas(t), aggressor: FLAG, block: [0, t.blocks], strict: FLAG, to: areas(t) }),
  sieges: () => ({ seat: SEAT }),
  storm: (t) => ({ seat: SEAT, city: [0, t.lands - 1] }),
  attrition: (t) => ({ seat: SEAT, city: [0, t.lands - 1], faces: FACES, garrison: [0, 6] }),
  wintering: (t) => ({ seat: SEAT, block: [0, t.blocks], cargo: [0, t.blocks], unlimited: FLAG, city: [0, t.lands - 1] }),
  event: (t) => ({ seat: SEAT, card: [0, t.cardIds.length - 1], a: [0, Math.max(t.areas, t.blocks, t.regionIds.length)], b: [0, t.blocks], c: [1, 1] }),
  expansion: (t) => ({ seat: SEAT, region: [0, t.regionIds.length - 1], upTo: [1, 4], rolled: [0, 2 ** 30 - 1], city: [0, t.lands] }),
  "event-die": () => ({ seat: SEAT, purpose: [0, EVENT_ROLLS.length - 1], face: [0, 6] }),
  "use-olympian": () => ({ seat: SEAT, olympian: [0, OLYMPIANS.length - 1] }),
  losses: (t) => ({ seat: SEAT, left: [1, 3], area: [0, t.lands] }),
};

function areas(t: Tables): Range {
  return [0, t.areas - 1];
}

/** The stack in words, bottom first, after it has been held against the tables. */
export function checkStack(s: PeloponnesianState, t: Tables): readonly Frame[] {
  const frames = viewFrames(s, PROCEDURES).map((frame, i) => ({ ...frame, path: `secret.frames[${i}]` }));
  frames.forEach((frame, i) => checkRanges(t, frame, s.frames, frames.length - 1 - i));
  const over = read(s, CLOCK.winner) > 0;
  const bottom = over ? "game-over" : "campaign";
  demand(frames[0]!.kind === bottom, "secret.frames[0].kind", over ? `${bottom}, for the game is over` : bottom, frames[0]!.kind);
  for (let i = 1; i < frames.length; i++) checkBelow(t, frames[i]!, frames[i - 1]!);
  const top = frames[frames.length - 1]!;
  demand((ASKS_AT[top.kind] ?? [0]).includes(top.step), `${top.path}.step`, `a step at which ${top.kind} asks`, top.step);
  if (top.kind === "event") checkEventRuns(t, top, "itself");
  for (let i = 1; i < frames.length; i++) checkSeat(s, t, frames, i);
  return frames;
}

function checkRanges(t: Tables, { kind, path, slots }: Frame, flat: readonly number[], depth: number): void {
  demand(flat[topAt(flat, depth) - 1]! >> 8 === Object.keys(slots).length, `${path}.slots`, `the slots of ${kind}`, flat[topAt(flat, depth) - 1]);
  const ranges = RANGES[kind]!(t);
  for (const [name, value] of Object.entries(slots)) within(value, ranges[name]!, `${path}.slots.${name}`);
}

function topAt(flat: readonly number[], depth: number): number {
  let top = flat.length;
  for (let i = 0; i < depth; i++) top -= sizeOfKind(flat[top - 1]!);
  return top;
}

function within(value: number, [least, most]: Range, path: string): void {
  demand(value >= least && value <= most, path, least === most ? `${least}` : `a whole number in ${least}..${most}`, value);
}

function checkBelow(t: Tables, frame: Frame, below: Frame): void {
  demand(
    RUNS_UNDER[frame.kind]?.[below.kind]?.includes(below.step) === true,
    `${frame.path}.kind`,
    `what runs under ${below.kind} at its step ${below.step}`,
    frame.kind,
  );
  if (below.kind === "event") checkEventRuns(t, below, frame.kind);
}

function checkEventRuns(t: Tables, { path, step, slots }: Frame, kind: string): void {
  const id = eventOf(t, slots["card"]!);
  const runs = EVENT_RUNS[id][step]?.split(" or ").includes(kind) === true;
  demand(runs, `${path}.step`, kind === "itself" ? `a step at which ${id} asks` : `a step at which ${id} runs ${kind}`, step);
}

function checkSeat(s: PeloponnesianState, t: Tables, frames: readonly Frame[], i: number): void {
  const { path, slots } = frames[i]!;
  const seat = slots["seat"];
  if (seat === undefined) return;
  const expected = seatOf(s, t, frames, i);
  demand(expected < 0 || seat === expected, `${path}.slots.seat`, `${expected}, whose it is`, seat);
}

// Whose a procedure is; -1 when it may be anybody's.
function seatOf(s: PeloponnesianState, t: Tables, frames: readonly Frame[], i: number): number {
  const { kind } = frames[i]!;
  const below = frames[i - 1]!;
  const mine = below.slots["seat"] ?? -1;
  switch (kind) {
    case "player-turn":
      return turnOf(s, below);
    case "event":
      return below.kind === "campaign" ? (below.step === 2 ? SPARTA : ATHENS) : mine; // PEL-10.4.3
    case "take-olympian":
      return below.kind === "event" ? mine : sacrificerAt(s, t, below.step);
    case "expansion": // PEL-3.4.4
    case "losses": // PEL-3.5.15, PEL-3.5.20
      return SPARTA;
    case "fortify":
      return rivalOf(mine);
    case "retreat":
      return below.kind === "battle" ? -1 : mine;
    case "use-olympian":
      return below.kind === "storm" || (below.kind === "attrition" && below.step === 1) ? rivalOf(mine) : mine; // PEL-11.4.1: the besieged has Athena
    case "wintering":
      return below.kind === "player-turn" ? mine : below.kind === "event" ? ATHENS : SPARTA;
    default:
      return mine;
  }
}

// PEL-3.3.1; in a truce year Sparta first, PEL-12.1.1.4
function turnOf(s: PeloponnesianState, campaign: Frame): number {
  if (campaign.step === 7) return read(s, CLOCK.first);
  if (campaign.step === 8) return rivalOf(read(s, CLOCK.first));
  return campaign.step === 11 ? SPARTA : ATHENS;
}

// PEL-10.4.4
function sacrificerAt(s: PeloponnesianState, t: Tables, step: number): number {
  const first = firstToSacrifice(s, t);
  return step === 4 ? first : rivalOf(first);
}

/** Demands what a slot of a frame holds. */
export function demandSlot(frame: Frame, name: string, sound: boolean, expected: string): void {
  demand(sound, `${frame.path}.slots.${name}`, expected, frame.slots[name]);
}
