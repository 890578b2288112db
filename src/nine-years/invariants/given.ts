/** What each procedure is given by the one below it, and never changes: slots by name, in ids. What it finds out for itself later has no place here. */
import type { FrameInWords } from "../../core/frame-words.js";
import type { FRAMES } from "../frames.js";
import { spaceId } from "../names.js";
import type { Tables } from "../tables.js";
import { type EventCardId, SEATS } from "../types.js";

type FrameKind = keyof typeof FRAMES;
/** What is given, by what stands below. */
type Given = (below: FrameInWords, t: Tables) => Readonly<Record<string, unknown>>;

const other = (seat: unknown): unknown => SEATS[seat === SEATS[0] ? 1 : 0];
/** The side of the procedure below, its space, where the army came from. */
const sameSide: Given = ({ slots }) => ({ seat: slots["seat"] });
const sameSpace: Given = ({ slots }) => ({ seat: slots["seat"], space: slots["space"] });
const sameWay: Given = ({ slots }) => ({ seat: slots["seat"], space: slots["space"], from: slots["from"] });
const rivalsWay: Given = ({ slots }) => ({ seat: other(slots["seat"]), space: slots["space"], from: slots["from"] });
const askedAbout =
  (card: EventCardId): Given =>
  ({ slots }) => ({ seat: slots["seat"], card });
/** The side that goes first in the phase, at one step of the turn; the other at the next. */
const firstAt =
  (step: string): Given =>
  (turn) => ({ seat: turn.step === step ? turn.slots["first"] : other(turn.slots["first"]) });
/** The side in a battle: the attacker, at one of its steps; else the defender. */
const attackerAt =
  (step: string, more: Readonly<Record<string, unknown>>): Given =>
  (battle) => ({ seat: battle.step === step ? battle.slots["attacker"] : other(battle.slots["attacker"]), ...more });
const inBattle =
  (step: string, more: Readonly<Record<string, unknown>>): Given =>
  (battle, t) => ({ ...attackerAt(step, more)(battle, t), space: battle.slots["space"] });

const OF_REVOLUTION: Readonly<Record<string, Given>> = {
  garrisons: () => ({ seat: "alliance", inside: true, why: "evacuation" }),
  londonderry: (_, t) => ({ seat: "bourbon", space: spaceId(t, t.named.london), inside: false, why: "flight" }),
  forces: (_, t) => ({ seat: "bourbon", space: spaceId(t, t.named.londonderry), inside: false, why: "londonderry" }),
};

/** What a procedure is given, by who starts it. */
export const GIVEN: Readonly<Partial<Record<FrameKind, Readonly<Partial<Record<FrameKind, Given>>>>>> = {
  "choose-order": {
    turn: ({ step }) => ({ why: step === "strengthenFirst" ? "events" : "reinforcement" }),
    "first-card": () => ({ why: "first-player" }),
  },
  strengthen: { turn: firstAt("strengthenSecond") },
  "event-draw": { turn: firstAt("drawSecond") },
  reinforcement: { turn: firstAt("reinforceSecond") },
  spend: { reinforcement: sameSide },
  restore: { spend: sameSide },
  form: { spend: sameSide },
  "build-line": { spend: sameSide },
  "prepare-fleet": { spend: sameSide },
  "place-arrivals": { reinforcement: sameSide },
  "place-leaders": { reinforcement: sameSide },
  "transfer-leaders": { reinforcement: sameSide },
  round: { "action-rounds": ({ slots }) => ({ seat: other(slots["next"]) }) },
  "choose-space": { round: ({ slots }) => ({ seat: slots["seat"], action: slots["action"] }) },
  "select-force": {
    round: ({ slots: { seat, action } }) => ({ seat, use: action, ...(action === "siege" ? {} : { least: 0 }) }),
    interception: ({ slots }) => ({ seat: slots["seat"], space: slots["origin"], use: "interception", least: 1 }),
  },
  "campaign-move": { round: sameSide },
  siege: { round: sameSide },
  "sea-movement": { round: sameSide },
  transfer: { round: sameSide },
  replacement: { round: sameSide },
  rally: { round: sameSide },
  "deploy-fleet": { round: sameSide },
  "leave-units": { "campaign-move": sameSpace },
  entry: { "campaign-move": sameWay },
  "line-choice": { entry: sameSpace },
  interception: { entry: rivalsWay },
  "avoid-battle": { entry: rivalsWay },
  fortify: { entry: ({ slots }) => ({ seat: other(slots["seat"]), space: slots["space"] }), retreat: sameSpace },
  "held-card": {
    "campaign-move": askedAbout("forced-march"),
    interception: askedAbout("intercepted-dispatches"),
    "avoid-battle": askedAbout("intercepted-dispatches"),
    battle: attackerAt("attackerHousehold", { card: "household-troops" }),
    siege: askedAbout("siege-train"),
    "sea-movement": ({ slots }) => ({ seat: other(slots["seat"]), card: "contrary-winds" }),
  },
  battle: { entry: ({ slots: { seat, space, from, bypassed } }) => ({ attacker: seat, space, from, bypassed }) },
  "choose-commander": { battle: inBattle("attackerCommander", {}) },
  losses: {
    battle: inBattle("defenderLosses", { why: "battle" }),
    retreat: ({ slots }) => ({ seat: slots["seat"], space: slots["space"], left: 1, why: "sea" }),
    siege: ({ slots }) => ({ seat: slots["seat"], space: slots["space"], why: "siege" }),
    "sea-movement": ({ slots }) => ({ seat: slots["seat"], space: slots["from"], left: 1, why: "sea" }),
    winter: () => ({ why: "overstacking" }),
  },
  retreat: { battle: ({ slots }) => ({ seat: other(slots["attacker"]), space: slots["space"], from: slots["from"] }) },
  displace: {
    "end-of-action": () => ({ inside: false, why: "lone-leaders" }),
    entry: ({ slots }) => ({ seat: other(slots["seat"]), space: slots["space"], inside: false, why: "lone-leaders" }),
    siege: ({ slots }) => ({ seat: other(slots["seat"]), space: slots["space"], inside: true, why: "evacuation" }),
    "sea-movement": ({ slots }) => ({ seat: other(slots["seat"]), space: slots["to"], inside: false, why: "lone-leaders" }),
    "glorious-revolution": (revolution, t) => OF_REVOLUTION[revolution.step]!(revolution, t),
    "savoy-cleared": () => ({ inside: false, why: "savoy-neutral" }),
    winter: () => ({ inside: false, why: "winter-quarters" }),
  },
};
