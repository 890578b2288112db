/**
 * The stack of procedures beyond what its rows say: that it is that of a game that goes on or is over, what an event runs, whose each procedure is. A stack read from outside
 * is checked against it before anything else looks at it.
 */
import { demand } from "../../core/errors.js";
import type { FrameHandle, FrameRow, Frame as Slots } from "../../core/frame-rows.js";
import { indexOfKind, sizeOfKind } from "../../core/frames.js";
import { F, type FRAMES } from "../frames.js";
import { eventOf, firstToSacrifice } from "../rules/cards.js";
import { CLOCK, type PeloponnesianState, read, rivalOf, isOver } from "../state.js";
import type { Tables } from "../tables.js";
import { ATHENS, type EventId, SPARTA } from "../types.js";

/** The name of a procedure. */
export type Kind = keyof typeof FRAMES;

/** A frame as its procedure sees it, and where it stands in the arbiter's view. */
export interface Frame {
  readonly kind: Kind;
  readonly step: string;
  readonly path: string;
  /** Its slots of words and numbers; NONE for none. */
  readonly slots: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, boolean>>;
}

type SlotsOf<K extends Kind> = Omit<Slots<(typeof FRAMES)[K]>, "step">;
type NamesOf<K extends Kind, Held> = { [Name in keyof SlotsOf<K>]: SlotsOf<K>[Name] extends Held ? Name : never }[keyof SlotsOf<K>] & string;

/** A frame of one kind, with the slots of its row. */
export interface FrameOf<K extends Kind> {
  readonly kind: Kind;
  readonly step: string;
  readonly path: string;
  readonly slots: { readonly [Name in NamesOf<K, number>]: number };
  readonly flags: { readonly [Name in NamesOf<K, boolean>]: boolean };
}

/** A slot of a frame that is known to have it. */
export function slotOf({ slots }: Frame, name: string): number {
  return slots[name]!;
}

/** A flag of a frame that is known to have it. */
export function flagOf({ flags }: Frame, name: string): boolean {
  return flags[name]!;
}

/** What runs on an event; "itself" where it asks. */
const EVENT_RUNS: Readonly<Record<EventId, readonly (Kind | "itself")[]>> = {
  "regional-revolt": ["itself", "expansion"],
  "tribute-revolt": ["itself", "expansion"],
  "emergency-levy": ["build"],
  shipwrights: ["itself", "build"],
  mercenaries: ["recruit"],
  treachery: ["itself"],
  "siege-works": ["itself"],
  "winter-stores": ["winter-supply"],
  "ill-omen": [],
  tempest: ["itself", "event-die"],
  "surprise-march": ["maneuver"],
  "oracle-of-delphi": ["take-olympian"],
  diplomacy: ["itself", "event-die"],
  "civil-war": ["itself", "event-die"],
  "helot-rising": ["losses"],
  "thracian-alliance": ["itself", "march"],
  "macedonian-intrigue": ["itself", "event-die"],
  "tribute-reassessment": ["build"],
  plague: ["event-die"],
  earthquake: ["losses"],
  "peace-faction": ["event-die", "wintering"],
  "war-party": ["build"],
  "argive-alliance": ["event-die"],
  leader: [],
  "persian-aid": [],
  decelea: [],
  "oligarchic-coup": [],
  "trial-of-the-generals": [],
};

/** The stack, bottom first, after it has been checked against the game. */
export function checkStack(s: PeloponnesianState, t: Tables): readonly Frame[] {
  const frames = framesOf(s);
  const over = isOver(s);
  const bottom = over ? "game-over" : "campaign";
  demand(frames[0]!.kind === bottom, "frames[0].kind", over ? `${bottom}, for the game is over` : bottom, frames[0]!.kind);
  frames.forEach((frame, i) => frame.kind === "event" && checkEventRuns(t, frame, frames[i + 1]?.kind ?? "itself"));
  for (let i = 1; i < frames.length; i++) checkSeat(s, t, frames, i);
  return frames;
}

const HANDLES: readonly FrameHandle<FrameRow>[] = Object.values(F) as unknown as readonly FrameHandle<FrameRow>[];

function framesOf(s: PeloponnesianState): readonly Frame[] {
  const ends: number[] = [];
  for (let end = s.frames.length; end > 0; end -= sizeOfKind(s.frames[end - 1]!)) ends.unshift(end);
  return ends.map((end, i) => frameAt(s, end, `frames[${i}]`));
}

function frameAt(s: PeloponnesianState, end: number, path: string): Frame {
  const handle = HANDLES[indexOfKind(s.frames[end - 1]!)]!;
  const cursor = handle.at(s, end) as unknown as Readonly<Record<string, unknown>> & { readonly step: number };
  const slots: Record<string, number> = {};
  const flags: Record<string, boolean> = {};
  for (const { name } of handle.places) {
    const value = cursor[name];
    if (typeof value === "number") slots[name] = value;
    if (typeof value === "boolean") flags[name] = value;
  }
  return { kind: handle.name as Kind, step: handle.steps[cursor.step]!, path, slots, flags };
}

function checkEventRuns(t: Tables, frame: Frame, kind: Kind | "itself"): void {
  const id = eventOf(t, slotOf(frame, "card"));
  demand(EVENT_RUNS[id].includes(kind), `${frame.path}.step`, kind === "itself" ? `a step at which ${id} asks` : `a step at which ${id} runs ${kind}`, kind);
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
      return below.kind === "campaign" ? (below.step === "secondEvent" ? SPARTA : ATHENS) : mine; // PEL-10.4.3: Sparta's event is first.
    case "take-olympian":
      return below.kind === "event" ? mine : sacrificerAt(s, t, below.step);
    case "expansion": // PEL-3.4.4: Sparta chooses.
    case "losses": // PEL-3.5.15, PEL-3.5.20: Sparta chooses.
      return SPARTA;
    case "fortify":
      return rivalOf(mine);
    case "retreat":
      return below.kind === "battle" ? -1 : mine;
    case "use-olympian":
      return below.kind === "storm" || (below.kind === "attrition" && below.step === "roll") ? rivalOf(mine) : mine; // PEL-11.4.1: the besieged has Athena
    case "wintering":
      return below.kind === "player-turn" ? mine : below.kind === "event" ? ATHENS : SPARTA;
    default:
      return mine;
  }
}

// PEL-3.3.1; in a truce year Sparta first, PEL-12.1.1.4
function turnOf(s: PeloponnesianState, campaign: Frame): number {
  if (campaign.step === "secondTurn") return read(s, CLOCK.first);
  if (campaign.step === "endSeason") return rivalOf(read(s, CLOCK.first));
  return campaign.step === "truceSecond" ? SPARTA : ATHENS;
}

// PEL-10.4.4: more coins are first, with equal ones Sparta.
function sacrificerAt(s: PeloponnesianState, t: Tables, step: string): number {
  const first = firstToSacrifice(s, t);
  return step === "secondSacrifice" ? first : rivalOf(first);
}

/** Demands what a slot of a frame holds. */
export function demandSlot(frame: Frame, name: string, sound: boolean, expected: string): void {
  demand(sound, `${frame.path}.slots.${name}`, expected, frame.slots[name] ?? frame.flags[name]);
}
