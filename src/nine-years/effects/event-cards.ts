/**
 * Conditions and effects of the event cards that are carried out when drawn (section 9.3). A choice is asked of the side that the card names (NYW-9.2.1.4),
 * in flow/event-choice.ts.
 */
import type { Log } from "../../core/flow/flow.js";
import { fullCorps, powerOf, REDUCED } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { isActivePower, isFortress, occupies, room } from "../rules/forces.js";
import { strengthOf } from "../rules/siege.js";
import { hasLoc, type LocQuestion, locOfPower } from "../rules/loc.js";
import { isRestorable } from "../rules/spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import {
  ALLIANCE,
  ATLANTIC,
  AUSTRIA,
  BOURBON,
  FRANCE,
  JACOBITES,
  NEUTRAL,
  NORMAL,
  REGION_BRITAIN,
  REGION_IRELAND,
  REGION_LOW_COUNTRIES,
  SAVOY,
  SUBSIDIES,
  type Tables,
  tablesOf,
} from "../tables/index.js";
import { EVENT_CARD_IDS, type EventCardId } from "../vocabulary/types.js";
import { changeControl } from "./control.js";
import { removeLeader } from "./leaders.js";
import { takeZone } from "./zone-control.js";

type Condition = (s: NineYearsState, t: Tables) => boolean;
type Effect = (s: NineYearsState, t: Tables, log: Log<NineYearsEvent>) => void;

export interface EventRule {
  /** If it is not met, the card leaves the game without effect (NYW-9.2.2.1). Null: no condition. */
  readonly condition: Condition | null;
  /** The effect before any choice. */
  readonly effect: Effect | null;
  /** The side that chooses, and how many corps, spaces or options it may choose at most. Null: no choice. */
  readonly choice: { readonly side: number; readonly most: number } | null;
}

const BEACHY_HEAD = EVENT_CARD_IDS.indexOf("beachy-head");
const GUERRE_DE_COURSE = EVENT_CARD_IDS.indexOf("guerre-de-course");
const VAUDOIS_SPACES: readonly string[] = ["pinerolo", "briancon", "grenoble", "montmelian", "casale", "turin"];
const CONTRIBUTING_SPACES = 2;

const rule = (condition: Condition | null, effect: Effect | null, choice: EventRule["choice"] = null): EventRule => ({ condition, effect, choice });
// NYW-9.3.6: the side gains or loses RP.
const rp =
  (side: number, by: number): Effect =>
  (s) =>
    S.changeRpModifier(s, side, by);

export const EVENT_RULES: Readonly<Partial<Record<EventCardId, EventRule>>> = {
  // NYW-9.3.1: the card takes effect at once, and in every winter (flow/winter.ts).
  // NYW-10.1.3: the only other event that changes control of a zone is Guerre de Course.
  "beachy-head": rule(
    (s) => S.hasFlag(s, S.GR_HAPPENED) && S.placeOfEvent(s, GUERRE_DE_COURSE) !== S.EVENT_LASTING,
    (s, _t, log) => takeZone(s, ATLANTIC, BOURBON, "NYW-9.3.1.2", log),
  ),
  "death-of-louvois": rule(null, null), // NYW-9.3.3, NYW-9.3.3.1: the effect lasts while the card is on its place.
  "scotland-rises": rule((s, t) => S.hasFlag(s, S.GR_HAPPENED) && !occupies(s, ALLIANCE, t.named.highlands), raiseScotland),
  "patriot-parliament": rule((s, t) => S.hasFlag(s, S.GR_HAPPENED) && S.controlOf(s, t.named.dublin) === BOURBON, null, { side: BOURBON, most: 1 }),
  "devastation-of-the-palatinate": rule(null, (s, t, log) => {
    S.changeRpModifier(s, ALLIANCE, -1);
    hireSubsidies(s, t, REDUCED, log);
  }),
  "ottoman-counteroffensive": rule((s) => hasField(s, AUSTRIA), null, { side: ALLIANCE, most: 1 }),
  "death-of-charles-of-lorraine": rule(
    (s, t) => isInGame(s, t, "charles-of-lorraine"),
    (s, t, log) => die(s, t, "charles-of-lorraine", log),
  ),
  "glorious-return-of-the-vaudois": rule((s, t) => vaudoisSpaces(t).some((space) => hasFullFrench(s, space)), null, { side: BOURBON, most: 1 }),
  "subsidy-treaty": rule(
    (s) => S.poolOf(s, SUBSIDIES) > 0,
    (s, t, log) => hireSubsidies(s, t, 0, log),
  ),
  "provincial-militia": rule(hasRestorableFrench, null, { side: BOURBON, most: 2 }),
  contributions: rule(null, contribute),
  "battle-of-zenta": rule(null, (s, t, log) => {
    // NYW-9.3.4, NYW-9.3.4.1: the card stays in play, and a full Austrian corps is placed in Vienna if there is room.
    const vienna = t.named.vienna;
    if (S.poolOf(s, AUSTRIA) > 0 && S.controlOf(s, vienna) === ALLIANCE && room(s, t, ALLIANCE, vienna) > 0)
      raise(s, { power: AUSTRIA, space: vienna, clause: "NYW-9.3.4.1" }, log);
  }),
  "guerre-de-course": rule(null, (s, t, log) => {
    // NYW-9.3.2, NYW-9.3.2.1: the card stays in play, removes Beachy Head and gives the Atlantic to the Alliance if that side holds London, else to nobody.
    if (S.placeOfEvent(s, BEACHY_HEAD) === S.EVENT_LASTING) S.setPlaceOfEvent(s, BEACHY_HEAD, S.EVENT_OUT);
    takeZone(s, ATLANTIC, S.controlOf(s, t.named.london) === ALLIANCE ? ALLIANCE : NEUTRAL, "NYW-9.3.2.1", log);
  }),
  "great-famine": rule(null, rp(BOURBON, -2)),
  "death-of-luxembourg": rule(
    (s, t) => isInGame(s, t, "luxembourg-duke"),
    (s, t, log) => die(s, t, "luxembourg-duke", log),
  ),
  "smyrna-convoy": rule(
    (s) => S.zoneControl(s, ATLANTIC) === BOURBON || S.zoneControl(s, 1 - ATLANTIC) === BOURBON,
    (s) => {
      S.changeRpModifier(s, BOURBON, 1);
      S.changeRpModifier(s, ALLIANCE, -1);
    },
  ),
  "bank-of-england": rule((s, t) => S.controlOf(s, t.named.london) === ALLIANCE, rp(ALLIANCE, 2)),
  capitation: rule(null, rp(BOURBON, 2)),
  "recoinage-crisis": rule(
    (s, t) => S.controlOf(s, t.named.london) === ALLIANCE,
    (s) => S.changeFewerCards(s, ALLIANCE, 1), // NYW-9.3.7: the Alliance draws one Action card fewer.
  ),
  "bombardment-of-brussels": rule(
    (s, t) => t.spaceIds.some((_, space) => isBombarded(s, t, space)),
    (s) => S.changeRpModifier(s, ALLIANCE, -1),
    { side: BOURBON, most: 1 },
  ),
  "turin-talks": rule(
    (s) => S.hasFlag(s, S.SAVOY_ALLIED),
    (s) => S.setFlag(s, S.TURIN_TALKS, true),
  ),
};

export function raise(s: NineYearsState, { power, space, marks = 0, clause }: RaisedCorps, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const kind = fullCorps(power) | marks;
  S.changePool(s, power, -1);
  S.addCorps(s, space, kind, 1);
  log?.push({ type: "corps-arrived", seat: seatId(t.powerSide[power]!), corps: S.kindId(kind), space: spaceId(t, space), clause });
}

/** A corps that an event brings. `marks`, such as REDUCED, are its condition; without them it is full and not demoralized. */
export interface RaisedCorps {
  readonly power: number;
  readonly space: number;
  readonly marks?: number;
  readonly clause: string;
}

/** The spaces of the Vaudois that exist in this edition. */
export function vaudoisSpaces(t: Tables): number[] {
  return VAUDOIS_SPACES.map((id) => t.spaceIds.indexOf(id)).filter((space) => space >= 0);
}

/** True if a full French corps is in a space, outside or behind its walls. */
export function hasFullFrench(s: NineYearsState, space: number): boolean {
  return hasFullFrenchAt(s, space) || hasFullFrenchAt(s, S.INSIDE + space);
}

function hasFullFrenchAt(s: NineYearsState, place: number): boolean {
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++)
    if (powerOf(S.kindOfStack(s, i)) === FRANCE && (S.kindOfStack(s, i) & REDUCED) === 0) return true;
  return false;
}

/** Bombardment: true for an Alliance fortress of the Low Countries, of any strength, that a normal link joins to a Bourbon space. */
export function isBombarded(s: NineYearsState, t: Tables, space: number): boolean {
  if (t.region[space] !== REGION_LOW_COUNTRIES || !isFortress(t, space) || S.controlOf(s, space) !== ALLIANCE) return false;
  for (let i = t.graph.start[space]!; i < t.graph.start[space + 1]!; i++) {
    if (t.graph.kind[i] === NORMAL && S.controlOf(s, t.graph.to[i]!) === BOURBON) return true;
  }
  return false;
}

/** Patriot Parliament: true for a stack of reduced Jacobite corps in Ireland outside the walls. */
export function isIrishReduced(s: NineYearsState, t: Tables, index: number): boolean {
  return isRestorable(s, index, JACOBITES) && t.region[S.placeOfStack(s, index)] === REGION_IRELAND;
}
export function canRaiseInDublin(s: NineYearsState, t: Tables): boolean {
  const { dublin } = t.named;
  // NYW-4.3.1: no corps is raised among Alliance corps, which stay in Dublin when the Glorious Revolution gives it to the Bourbons (NYW-20.2.5.2.f).
  return S.poolOf(s, JACOBITES) > 0 && room(s, t, BOURBON, dublin) > 0 && !occupies(s, ALLIANCE, dublin);
}

/** True if bombardment can still lower the strength of a space, which does not fall below 1. */
export function canBombard(s: NineYearsState, t: Tables, space: number): boolean {
  return isBombarded(s, t, space) && strengthOf(s, t, space) > 1;
}

function raiseScotland(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  // NYW-9.3.5, NYW-9.3.5.1: Claverhouse and the fifth corps arrive; NYW-9.3.10: if the space is full, the corps goes to the pool.
  const space = t.named.highlands;
  S.changePool(s, JACOBITES, 1);
  if (room(s, t, BOURBON, space) > 0) raise(s, { power: JACOBITES, space, clause: "NYW-9.3.5.1" }, log);
  S.setPlaceOfLeader(s, t.claverhouse, space);
  log?.push({ type: "leader-arrived", leader: leaderId(t, t.claverhouse), space: spaceId(t, space), clause: "NYW-9.3.5.1" });
  if (S.controlOf(s, space) !== BOURBON) changeControl(s, space, BOURBON, "NYW-9.3.5.1", log);
}

function hireSubsidies(s: NineYearsState, t: Tables, marks: number, log: Log<NineYearsEvent>): void {
  if (S.poolOf(s, SUBSIDIES) > 0) raise(s, { power: SUBSIDIES, space: t.named.empireHome, marks, clause: "NYW-9.3.8" }, log);
}

function hasField(s: NineYearsState, power: number): boolean {
  for (let i = 0; S.placeOfStack(s, i) >= 0 && S.placeOfStack(s, i) < S.INSIDE; i++) if (powerOf(S.kindOfStack(s, i)) === power) return true;
  return false;
}

function isInGame(s: NineYearsState, t: Tables, id: string): boolean {
  const leader = t.leaderIds.indexOf(id);
  return leader >= 0 && S.placeOfLeader(s, leader) !== S.REMOVED;
}

function die(s: NineYearsState, t: Tables, id: string, log: Log<NineYearsEvent>): void {
  removeLeader(s, t, t.leaderIds.indexOf(id), "NYW-9.3.9", log);
}

function hasRestorableFrench(s: NineYearsState, t: Tables): boolean {
  let loc: LocQuestion | null = null;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    if (!isRestorable(s, i, FRANCE)) continue;
    loc ??= locOfPower(s, t, FRANCE, true);
    if (hasLoc(loc, S.placeOfStack(s, i))) return true;
  }
  return false;
}

// A side gains 1 RP if it controls at least two home spaces of active powers of the other side. Spaces in Britain and Ireland do not count.
function contribute(s: NineYearsState, t: Tables): void {
  for (const side of [ALLIANCE, BOURBON]) {
    let spaces = 0;
    for (let space = 0; space < t.spaceIds.length; space++) {
      const region = t.region[space]!;
      const home = t.home[space]!;
      if (S.controlOf(s, space) !== side || region === REGION_BRITAIN || region === REGION_IRELAND || home < 0 || home > SAVOY) continue;
      if (isActivePower(s, home) && t.powerSide[home] !== side) spaces++;
    }
    if (spaces >= CONTRIBUTING_SPACES) S.changeRpModifier(s, side, 1);
  }
}
