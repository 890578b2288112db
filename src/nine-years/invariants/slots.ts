/** What each procedure may remember: the range of every slot, in the order of its slots; looked at before anything else reads a frame. */
import { demand } from "../../core/errors.js";
import type { FrameView } from "../../core/frames.js";
import { CORPS_KIND_IDS } from "../corps.js";
import { WHY_FIRST_PLAYER } from "../flow/choose-order.js";
import { OVERSTACKED } from "../flow/losses.js";
import { PURPOSE_SEA } from "../flow/select-force.js";
import { ACTION } from "../types.js";
import { FORCED_MARCH_MP } from "../rules/movement.js";
import { LONDONDERRY } from "../rules/nearest.js";
import { INSIDE } from "../state.js";
import { EVENT_COUNT, SAVOY, type Tables } from "../tables.js";

type Range = (t: Tables) => readonly [least: number, most: number];

const upTo =
  (most: number): Range =>
  () => [0, most];
const from1To =
  (most: number): Range =>
  () => [1, most];
const flag: Range = upTo(1);
const side: Range = upTo(1);
const space: Range = (t) => [0, t.spaceIds.length - 1];
const spaceOrNone: Range = (t) => [0, t.spaceIds.length];
const place: Range = (t) => [0, INSIDE + t.spaceIds.length - 1];
const leader: Range = (t) => [0, t.firstStaff - 1];
const leaderOrNone: Range = (t) => [0, t.leaderIds.length];
const card: Range = upTo(EVENT_COUNT - 1);
/** A leader + 1, or a kind of corps as a negative number. */
const unit: Range = (t) => [-CORPS_KIND_IDS.length, t.leaderIds.length];
/** Two numbers of at most 99, the second << 8. */
const pair: Range = upTo((99 << 8) | 99);

const ACTIONS = 3; // NYW-5.1.1
/** The current strength and the garrison, each at most 3 (NYW-17.4). */
const MOST_DEFENSE = 6;
const MOST_STEPS = 99;
const MOST_RALLIED = 6;
const MOST_FALL = 2; // NYW-17.5.5

const RANGES: Readonly<Record<string, readonly Range[]>> = {
  "game-over": [],
  turn: [side],
  "choose-order": [upTo(WHY_FIRST_PLAYER)],
  strengthen: [side],
  "event-draw": [side],
  "event-choice": [side, card, from1To(2)],
  reinforcement: [side],
  spend: [side],
  restore: [side],
  form: [side, upTo(SAVOY + 1), upTo(2)],
  "build-line": [side],
  "prepare-fleet": [side],
  "place-arrivals": [side, upTo(SAVOY)],
  "place-leaders": [side, leader],
  "transfer-leaders": [side, (t) => [0, t.firstStaff]],
  "first-card": [],
  "action-rounds": [side, upTo(0)],
  round: [side, upTo(ACTIONS), upTo(ACTIONS)],
  "choose-space": [side, upTo(ACTION["deploy-fleet"])],
  "select-force": [side, space, upTo(PURPOSE_SEA), upTo(MOST_DEFENSE), flag],
  "campaign-move": [side, space, space, upTo(FORCED_MARCH_MP), flag, flag],
  "leave-units": [side, space, upTo(MOST_STEPS)],
  entry: [side, space, space, flag, flag],
  "line-choice": [side, space, flag],
  interception: [side, space, space, space],
  "held-card": [side, card],
  fortify: [side, space],
  "avoid-battle": [side, space, space],
  battle: [side, space, space, flag, pair, pair, pair, upTo(2)],
  "choose-commander": [side, space],
  losses: [side, place, from1To(MOST_STEPS), upTo(OVERSTACKED)],
  retreat: [side, space, space, spaceOrNone],
  siege: [side, space, flag, upTo(MOST_FALL)],
  displace: [side, place, upTo(LONDONDERRY)],
  transfer: [side, unit, space, flag],
  replacement: [side],
  rally: [side, leaderOrNone, upTo(MOST_RALLIED)],
  "sea-movement": [side, space, spaceOrNone, flag],
  "deploy-fleet": [side],
  "savoy-decision": [flag],
  "savoy-cleared": [],
  "glorious-revolution": [],
  winter: [(t) => [0, t.spaceIds.length * 2]],
  "peace-talks": [flag],
};

/** Throws unless all that a frame remembers is in its range. */
export function checkSlots(t: Tables, frame: FrameView, path: string): void {
  const ranges = RANGES[frame.kind]!;
  Object.entries(frame.slots).forEach(([name, value], i) => {
    const [least, most] = ranges[i]!(t);
    demandRange(value, least, most, `${path}.slots.${name}`);
  });
}

function demandRange(value: number, least: number, most: number, path: string): void {
  demand(value >= least && value <= most, path, `a whole number in ${least}..${most}`, value);
}
