/** What the numbers in the slots of frames may be, by procedure and slot. What they mean together is for under-way.ts. */
import { unreachable } from "../../core/errors.js";
import { VICTORIES } from "../frames.js";
import { dealtEach } from "../rules/set-up.js";
import { type DiadochiState, DISPERSED_BOX, INDEPENDENTS } from "../state.js";
import { NONE, type Tables } from "../tables.js";
import { UNIT_MASK } from "../units.js";

/** Least and most, both inclusive. */
export type Range = readonly [least: number, most: number];
type RangeOf = (s: DiadochiState, t: Tables) => Range;

const upTo =
  (most: number): RangeOf =>
  () => [0, most];
const from =
  (least: number, most: number): RangeOf =>
  () => [least, most];

const SEAT: RangeOf = (s) => [0, s.seats - 1];
const SEAT_OR_NONE: RangeOf = (s) => [NONE, s.seats - 1];
const SEATS_MASK: RangeOf = (s) => [0, (1 << s.seats) - 1];
const PLAYER_ORDER: RangeOf = (s) => [0, s.seats];
const OWNER: RangeOf = () => [0, INDEPENDENTS];
const SPACE: RangeOf = (_s, t) => [0, t.spaceCount - 1];
const SPACE_OR_NONE: RangeOf = (_s, t) => [NONE, t.spaceCount - 1];
const SPACE_PLUS: RangeOf = (_s, t) => [0, t.spaceCount];
const PLACE: RangeOf = (s) => [0, DISPERSED_BOX + s.seats - 1];
const GENERAL: RangeOf = (_s, t) => [0, t.generalCount - 1];
const GENERAL_OR_NONE: RangeOf = (_s, t) => [NONE, t.generalCount - 1];
const MAJOR: RangeOf = (_s, t) => [0, t.majorCount - 1];
const GENERALS: RangeOf = (_s, t) => [0, 2 ** t.generalCount - 1];
const ROYAL: RangeOf = (_s, t) => [0, t.royalCount - 1];
const ROYALS: RangeOf = (_s, t) => [0, 2 ** (t.royalCount + 1) - 1];
const CARD: RangeOf = (_s, t) => [0, t.cardCount - 1];
const FLEETS: RangeOf = (_s, t) => [0, 2 ** t.fleetCount - 1];
const UNITS = upTo(UNIT_MASK);
const OPS = upTo(9);
const MP = upTo(4095);
const PORTS = upTo(2 ** 24 - 1);
const SPACES = upTo(2 ** 27 - 1);
const FLAG = upTo(1);
const WINDOWS = from(1, 1023);
const ATTEMPT = upTo(7);
const ATTEMPTS = upTo(2 ** 28 - 1);

const SLOTS: Readonly<Record<string, Readonly<Record<string, RangeOf>>>> = {
  "game-over": { winner: SEAT, victory: upTo(VICTORIES.length - 1) },
  "set-up": {},
  "draft-general": { picks: (s, t) => [0, dealtEach(s, t) * s.seats - 1], order: upTo(255) },
  "game-turn": { next: upTo(1000) },
  "name-first-player": { seat: SEAT },
  "coming-of-age": { royal: ROYAL },
  reinforcement: { next: SEAT, macedonia: SEAT_OR_NONE, legitimate: SEAT, leaders: SEATS_MASK },
  "place-general": { seat: SEAT, general: MAJOR, card: SPACE_PLUS },
  "place-units": { seat: SEAT, units: UNITS },
  "setup-markers": { seat: SEAT, general: MAJOR, left: SPACE_PLUS },
  "strategy-round": { next: PLAYER_ORDER },
  "round-turn": { seat: SEAT },
  "surrender-segment": { seat: SEAT },
  "tyche-segment": { seat: SEAT },
  "choose-use": { seat: SEAT, card: CARD },
  "choose-ops-use": { seat: SEAT, ops: OPS },
  "place-control-markers": { seat: SEAT, ops: OPS, placedA: SPACES, placedB: SPACES, placedC: SPACES },
  train: { seat: SEAT, ops: OPS },
  "upgrade-fleet": { seat: SEAT },
  "return-fleet": { seat: SEAT },
  "replace-general": { seat: SEAT },
  "bonus-event": { seat: SEAT, card: CARD },
  event: { seat: SEAT, card: CARD, a: from(NONE, 60), b: SPACES, c: upTo(511), d: UNITS },
  "surprise-window": { own: WINDOWS, others: WINDOWS, asked: SEAT, passed: SEATS_MASK },
  "surprise-effect": { seat: SEAT, card: CARD, cancelled: FLAG, a: OWNER, b: OPS, c: FLAG },
  recruit: { seat: SEAT },
  "supply-segment": { seat: SEAT, next: SPACE_PLUS },
  "hidden-hands": { next: upTo(2) },
  "movement-segment": { seat: SEAT },
  "end-of-movement": { seat: SEAT, next: MAJOR },
  campaign: { seat: SEAT, armies: upTo(9), mp: upTo(12), leonnatusMp: upTo(12), naval: FLAG },
  "compose-army": {},
  march: { commander: GENERAL, mp: MP, spent: MP, flags: upTo(511), from: SPACE, pickedGenerals: GENERALS, handled: upTo(2 ** 31 - 1) },
  "drop-or-pick-up": { done: upTo(1000), wasAlone: FLAG },
  "answer-passage": { seat: SEAT, space: SPACE },
  "enter-anyway": {},
  "betray-passage": { seat: SEAT },
  sortie: { commander: GENERAL, space: SPACE },
  "relief-joins": { seat: SEAT },
  entry: { from: SPACE_OR_NONE, link: from(NONE, 4), flags: upTo(255), interceptor: OWNER, asked: (s) => [0, s.seats + 1] },
  interception: { asked: SEAT, seat: SEAT, list0: ATTEMPTS, list1: ATTEMPTS, list2: ATTEMPTS, list3: ATTEMPTS, next: upTo(8), flags: upTo(2 ** 17 - 1) },
  "interception-leader": { seat: SEAT, space: SPACE },
  "interception-leaves": { seat: SEAT, from: SPACE, leader: GENERAL, units: UNITS, generals: GENERALS, royals: ROYALS },
  "independent-interception": { asked: SEAT, seat: SEAT, space: SPACE, flags: ATTEMPT },
  "fight-or-step-back": {},
  "withdraw-inside": { seat: SEAT },
  "avoid-battle": { seat: SEAT, flags: ATTEMPT, attackerFrom: SPACE_OR_NONE },
  "avoid-step": { seat: SEAT, origin: SPACE, first: SPACE_PLUS, attackerFrom: SPACE_OR_NONE },
  "independent-avoidance": { asked: SEAT, seat: SEAT, flags: ATTEMPT, attackerFrom: SPACE_OR_NONE },
  pursue: { path: upTo(2 ** 19 - 1) },
  "land-battle": {
    flags: upTo((INDEPENDENTS << 8) | 31),
    drms: upTo(2 ** 12 - 1),
    garrison: UNITS,
    asideA: upTo(15),
    asideD: upTo(15),
    killed: upTo(2 ** 12 - 1),
    result: upTo(3),
    survivors: UNITS,
  },
  "army-defeat": { loser: OWNER, winner: OWNER, place: PLACE, aside: upTo(15) },
  "attrition-test": { owner: OWNER, place: PLACE, units: UNITS, column: upTo(1023), purpose: upTo(3) },
  "unit-loss": { seat: SEAT, place: PLACE, units: UNITS, count: upTo(1023), purpose: upTo(4), lost: UNITS },
  "garrison-excess": { seat: SEAT, space: SPACE },
  assault: { commander: GENERAL_OR_NONE, place: PLACE, space: SPACE, free: FLAG, given: from(NONE, 9), gained: upTo(1000) },
  "attempt-commander": { seat: SEAT, space: SPACE },
  "marker-after-capture": { seat: SEAT, space: SPACE },
  "drop-before-embarking": {},
  "sea-path": { mp: MP, cost: MP, count: upTo(9), path0: PORTS, path1: PORTS, path2: PORTS },
  escort: { fleets: FLEETS },
  "naval-move": { path0: PORTS, path1: PORTS, path2: PORTS, count: from(1, 9), escorts: FLEETS, committed: FLEETS, asked: SEAT, flags: upTo(3) },
  "naval-interception": { seat: SEAT, fleets: FLEETS, flags: ATTEMPT },
  "naval-battle": { seat: SEAT, fleets: FLEETS, escorts: FLEETS },
  "place-independent": { space: SPACE, units: upTo(8), army: (_s, t) => [0, t.armyCount] },
  "independent-march": { seat: SEAT, mp: upTo(12), provinces: (_s, t) => [0, 2 ** t.provinceCount - 1], toward: SPACE_PLUS, flags: upTo(3), from: SPACE },
  "activate-independent": { seat: SEAT, mp: upTo(12) },
};

/** The range of a slot of a procedure. */
export function rangeOfSlot(s: DiadochiState, t: Tables, kind: string, slot: string): Range {
  const range = SLOTS[kind]?.[slot];
  return range === undefined ? unreachable(`${kind}.${slot}`) : range(s, t);
}
