/** The board as every viewer sees it (DIA-HID.6): spaces with their pieces, provinces, fleets, independent armies. */
import type { Draft } from "../../../core/ruleset/envelope.js";
import { ownerName, ownerSeat, royalIds, seatId, spaceId, unitCounts } from "../../state/names.js";
import { seniorGeneral } from "../../rules/command.js";
import * as S from "../../state/index.js";
import type { DiadochiState, Pieces } from "../../state/index.js";
import { NONE, type SpaceIndex, type Tables } from "../../tables/index.js";
import type { Seat } from "../../vocabulary/types.js";
import { countUnits, NO_UNITS } from "../../vocabulary/units.js";
import type { FleetView, ForceView, IndependentArmyView, SegmentMarksView, SpaceView } from "./types.js";

/** The id that all independent armies without a name of their own share. */
export const LOCAL_TRIBE = "local-tribe";

/** The spaces with pieces or markers, in the order of the board. */
export function viewSpaces(s: DiadochiState, t: Tables): Record<string, SpaceView> {
  const spaces: Record<string, SpaceView> = {};
  const led = placesWithGenerals(s, t);
  for (let space = 0; space < t.spaceCount; space++) {
    const view = viewSpace(s, t, space, led);
    if (view !== null) spaces[spaceId(t, space)] = view;
  }
  return spaces;
}

// Marks places with a general, so that other places need no search by seat. Writes to places off the map have no effect.
function placesWithGenerals(s: DiadochiState, t: Tables): Led {
  const places = new Uint8Array(S.INSIDE + t.spaceCount);
  for (let general = 0; general < t.generalCount; general++) places[S.placeOfGeneral(s, general)] = 1;
  return places;
}

/** Indexed by place: 1 with a general there. */
type Led = Uint8Array;

function viewSpace(s: DiadochiState, t: Tables, space: SpaceIndex, led: Led): SpaceView | null {
  const control = ownerName(S.markerOf(s, space));
  const field = viewField(s, t, space, led[space] === 1);
  const inside = viewInside(s, t, space, led[S.INSIDE + space] === 1);
  const armies = viewArmies(s, t, space);
  const points = S.siegePoints(s, space);
  const view: Draft<SpaceView> = {};
  if (control !== null) view.control = control;
  if (field.length > 0) view.field = field;
  if (inside.length > 0) view.inside = inside;
  if (armies.length > 0) view.independentArmies = armies;
  if (points > 0) view.siege = { seat: seatId(S.besiegerOf(s, space)), points };
  if (S.hasMarks(s, space)) view.marks = viewMarks(s, space);
  const isEmpty = control === null && field.length + inside.length + armies.length + points === 0 && view.marks === undefined;
  return isEmpty ? null : view;
}

function viewField(s: DiadochiState, t: Tables, space: SpaceIndex, isLed: boolean): readonly ForceView[] {
  const holder = S.fieldOwner(s, space);
  const marcher = S.forceSpace(s) === space ? S.forceOwner(s) : S.NOBODY;
  if (!isLed && marcher === S.NOBODY) {
    const seat = S.seatOfOwner(holder);
    return seat === NONE ? NO_FORCES : [forceView(s, t, seat, { units: S.fieldUnits(s, space), generals: 0, royals: S.fieldRoyals(s, holder, space) })];
  }
  const forces: ForceView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = S.ownerOfSeat(seat);
    const units = holder === owner ? S.fieldUnits(s, space) : NO_UNITS;
    const generals = isLed ? S.fieldGenerals(s, owner, space) : 0;
    if (units !== NO_UNITS || generals !== 0) forces.push(forceView(s, t, seat, { units, generals, royals: S.fieldRoyals(s, owner, space) }));
  }
  if (marcher !== S.NOBODY && marcher !== S.INDEPENDENTS) {
    forces.push({
      ...forceView(s, t, S.seatOfOwner(marcher), { units: S.forceUnits(s), generals: S.forceGenerals(s), royals: S.forceRoyals(s) }),
      underWay: true,
    });
  }
  return forces;
}

const NO_FORCES: readonly ForceView[] = [];

function viewInside(s: DiadochiState, t: Tables, space: SpaceIndex, isLed: boolean): readonly ForceView[] {
  const garrison = S.insideUnits(s, t, space);
  if (!isLed && garrison === NO_UNITS) return NO_FORCES;
  const forces: ForceView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = S.ownerOfSeat(seat);
    const units = S.markerOf(s, space) === owner ? garrison : NO_UNITS;
    const generals = isLed ? S.generalsAt(s, owner, S.INSIDE + space) : 0;
    if (units !== NO_UNITS || generals !== 0) forces.push(forceView(s, t, seat, { units, generals, royals: S.royalsAt(s, owner, S.INSIDE + space) }));
  }
  return forces;
}

function forceView(s: DiadochiState, t: Tables, seat: number, { units, generals, royals }: Pieces): ForceView {
  const view: Draft<ForceView> = { seat: seatId(seat) };
  if (units !== NO_UNITS) view.units = unitCounts(units);
  if (generals !== 0) view.generals = byRank(s, t, generals);
  if (royals !== 0) view.royals = royalIds(t, royals);
  return view;
}

/** The generals of a mask, the most senior first. */
export function byRank(s: DiadochiState, t: Tables, mask: number): string[] {
  const ids: string[] = [];
  for (let rest = mask; rest !== 0; ) {
    const senior = seniorGeneral(t, rest);
    ids.push(S.generalId(s, t, senior));
    rest &= ~(1 << senior);
  }
  return ids;
}

function viewArmies(s: DiadochiState, t: Tables, space: SpaceIndex): readonly IndependentArmyView[] {
  const stands = S.fieldOwner(s, space) === S.INDEPENDENTS;
  const marches = S.forceOwner(s) === S.INDEPENDENTS && S.forceSpace(s) === space;
  if (!stands && !marches) return NO_ARMIES;
  const armies: IndependentArmyView[] = [];
  if (stands) armies.push({ id: armyName(s, t, space), units: countUnits(S.fieldUnits(s, space)) });
  if (marches) armies.push({ id: stands ? LOCAL_TRIBE : armyName(s, t, space), units: countUnits(S.forceUnits(s)), underWay: true });
  return armies;
}

const NO_ARMIES: readonly IndependentArmyView[] = [];

function armyName(s: DiadochiState, t: Tables, space: SpaceIndex): string {
  const army = S.armyOn(s, space);
  return army === NONE ? LOCAL_TRIBE : t.armyIds[army]!;
}

function viewMarks(s: DiadochiState, space: SpaceIndex): SegmentMarksView {
  const marks: Draft<SegmentMarksView> = {};
  const acted = S.actedUnits(s, space);
  const royals = S.movedRoyals(s, space);
  if (acted !== NO_UNITS) marks.acted = unitCounts(acted);
  if (royals > 0) marks.movedRoyals = royals;
  if (S.hasAttempted(s, space)) marks.attempted = true;
  if (S.hasAskedPassage(s, space)) marks.passageAsked = true;
  if (S.hasMinorPlaced(s, space)) marks.minorPlaced = true;
  if (S.hasMinorTaken(s, space)) marks.minorTaken = true;
  return marks;
}

/** The controlled provinces with their seats, in the order of the board. */
export function viewProvinces(s: DiadochiState, t: Tables): Record<string, Seat> {
  const provinces: Record<string, Seat> = {};
  t.provinceIds.forEach((id, province) => {
    const seat = ownerSeat(S.provinceOwner(s, province));
    if (seat !== null) provinces[id] = seat;
  });
  return provinces;
}

/** The fleets by id, in the order of the set-up. */
export function viewFleets(s: DiadochiState, t: Tables): Record<string, FleetView> {
  const fleets: Record<string, FleetView> = {};
  t.fleetIds.forEach((id, fleet) => {
    const view: Draft<FleetView> = { strength: S.fleetStrength(s, t, fleet) };
    const owner = ownerSeat(S.fleetOwner(s, t, fleet));
    if (owner !== null) view.owner = owner;
    if (S.isFleetUpgraded(s, fleet)) view.upgraded = true;
    if (S.isFleetDispersed(s, fleet)) view.dispersed = true;
    fleets[id] = view;
  });
  return fleets;
}

/** The spaces of the named independent armies on the map. */
export function viewIndependents(s: DiadochiState, t: Tables): Record<string, string> {
  const armies: Record<string, string> = {};
  t.armyIds.forEach((id, army) => {
    const space = S.spaceOfArmy(s, army);
    if (space !== NONE) armies[id] = spaceId(t, space);
  });
  return armies;
}

export function spaceOfPlace(t: Tables, place: number): string {
  return spaceId(t, place >= S.INSIDE ? place - S.INSIDE : place);
}
