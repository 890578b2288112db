/** The board as everybody sees it (DIA-HID.6): spaces with what stands on them, provinces, fleets. */
import { fleetId, generalIds, ownerName, ownerSeat, royalIds, seatId, spaceId, unitCounts } from "./names.js";
import {
  actedUnits,
  armyOn,
  besiegerOf,
  bodyOf,
  type DiadochiState,
  fieldGenerals,
  fieldOwner,
  fieldRoyals,
  fieldUnits,
  fleetOwner,
  fleetStrength,
  forceGenerals,
  forceOwner,
  forceRoyals,
  forceSpace,
  forceUnits,
  generalsAt,
  hasAskedPassage,
  hasAttempted,
  hasMarks,
  hasMinorPlaced,
  hasMinorTaken,
  INDEPENDENTS,
  INSIDE,
  insideUnits,
  isFleetDispersed,
  isFleetUpgraded,
  markerOf,
  movedRoyals,
  NOBODY,
  ownerOfSeat,
  placeOfRoyal,
  provinceOwner,
  royalsAt,
  siegePoints,
} from "./state.js";
import { at, idAt, isPort, kindOfSpace, NONE, provinceOfSpace, type SpaceIndex, type Tables } from "./tables.js";
import { SPACE_KINDS } from "./types.js";
import { countUnits, NO_UNITS, type Units } from "./units.js";
import type { FleetView, ForceView, IndependentArmyView, ProvinceView, SegmentMarksView, SiegeView, SpaceView } from "./view-types.js";

/** Name of an independent army without a name of its own. */
export const LOCAL_TRIBE = "local-tribe";

/** Every space in the order of the board. */
export function viewSpaces(s: DiadochiState, t: Tables): SpaceView[] {
  return t.edition.board.spaces.map((row, space) => ({
    id: row.id,
    name: row.name,
    x: row.x,
    y: row.y,
    kind: SPACE_KINDS[kindOfSpace(t, space)] ?? row.kind,
    province: provinceOfSpace(t, space) === NONE ? null : idAt(t.provinceIds, provinceOfSpace(t, space)),
    port: isPort(t, space),
    hellespont: t.hellespont.includes(space),
    control: ownerName(markerOf(s, space)),
    field: viewField(s, t, space),
    inside: viewInside(s, t, space),
    independentArmies: viewArmies(s, t, space),
    siege: viewSiege(s, space),
    royals: royalsIn(s, t, space),
    body: isIn(s, bodyOf(t), space),
    tomb: s.tomb === space,
    marks: viewMarks(s, space),
  }));
}

function viewField(s: DiadochiState, t: Tables, space: SpaceIndex): ForceView[] {
  const forces: ForceView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = ownerOfSeat(seat);
    const units = fieldOwner(s, space) === owner ? fieldUnits(s, space) : NO_UNITS;
    const generals = fieldGenerals(s, owner, space);
    if (units !== NO_UNITS || generals !== 0) forces.push(forceView(s, t, seat, units, generals, fieldRoyals(s, owner, space), false));
  }
  const owner = forceOwner(s);
  if (owner !== NOBODY && owner !== INDEPENDENTS && forceSpace(s) === space) {
    forces.push(forceView(s, t, owner - 1, forceUnits(s), forceGenerals(s), forceRoyals(s), true));
  }
  return forces;
}

function viewInside(s: DiadochiState, t: Tables, space: SpaceIndex): ForceView[] {
  const forces: ForceView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = ownerOfSeat(seat);
    const units = markerOf(s, space) === owner ? insideUnits(s, t, space) : NO_UNITS;
    const generals = generalsAt(s, owner, INSIDE + space);
    if (units !== NO_UNITS || generals !== 0) forces.push(forceView(s, t, seat, units, generals, royalsAt(s, owner, INSIDE + space), false));
  }
  return forces;
}

function forceView(s: DiadochiState, t: Tables, seat: number, units: Units, generals: number, royals: number, underWay: boolean): ForceView {
  return { seat: seatId(seat), units: unitCounts(units), count: countUnits(units), generals: byRank(s, t, generals), royals: royalIds(t, royals), underWay };
}

/** The generals of a mask, the senior one first. */
export function byRank(s: DiadochiState, t: Tables, mask: number): string[] {
  const order: number[] = [];
  for (let general = 0; general < t.generalCount; general++) if (((mask >> general) & 1) === 1) order.push(general);
  order.sort((a, b) => at(t.ranks, a) - at(t.ranks, b));
  return order.flatMap((general) => generalIds(s, t, 1 << general));
}

function viewArmies(s: DiadochiState, t: Tables, space: SpaceIndex): IndependentArmyView[] {
  const armies: IndependentArmyView[] = [];
  if (fieldOwner(s, space) === INDEPENDENTS) armies.push({ id: armyName(s, t, space), units: countUnits(fieldUnits(s, space)), underWay: false });
  if (forceOwner(s) === INDEPENDENTS && forceSpace(s) === space) {
    const isNamed = armies.length === 0;
    armies.push({ id: isNamed ? armyName(s, t, space) : LOCAL_TRIBE, units: countUnits(forceUnits(s)), underWay: true });
  }
  return armies;
}

function armyName(s: DiadochiState, t: Tables, space: SpaceIndex): string {
  const army = armyOn(s, space);
  return army === NONE ? LOCAL_TRIBE : idAt(t.armyIds, army);
}

function viewSiege(s: DiadochiState, space: SpaceIndex): SiegeView | null {
  const points = siegePoints(s, space);
  return points === 0 ? null : { seat: seatId(besiegerOf(s, space)), points };
}

function royalsIn(s: DiadochiState, t: Tables, space: SpaceIndex): string[] {
  let mask = 0;
  for (let royal = 0; royal < t.royalCount; royal++) if (isIn(s, royal, space)) mask |= 1 << royal;
  return royalIds(t, mask);
}

function isIn(s: DiadochiState, royal: number, space: SpaceIndex): boolean {
  const place = placeOfRoyal(s, royal);
  return place === space || place === INSIDE + space;
}

function viewMarks(s: DiadochiState, space: SpaceIndex): SegmentMarksView | null {
  if (!hasMarks(s, space)) return null;
  return {
    acted: unitCounts(actedUnits(s, space)),
    movedRoyals: movedRoyals(s, space),
    attempted: hasAttempted(s, space),
    passageAsked: hasAskedPassage(s, space),
    minorPlaced: hasMinorPlaced(s, space),
    minorTaken: hasMinorTaken(s, space),
  };
}

/** Every province in the order of the board. */
export function viewProvinces(s: DiadochiState, t: Tables): ProvinceView[] {
  return t.edition.board.provinces.map((row, province) => ({ id: row.id, name: row.name, points: row.points, control: ownerSeat(provinceOwner(s, province)) }));
}

/** Every fleet in the order of the set-up. */
export function viewFleets(s: DiadochiState, t: Tables): FleetView[] {
  return t.fleetIds.map((_, fleet) => ({
    id: fleetId(t, fleet),
    owner: ownerSeat(fleetOwner(s, t, fleet)),
    strength: fleetStrength(s, t, fleet),
    upgraded: isFleetUpgraded(s, fleet),
    dispersed: isFleetDispersed(s, fleet),
  }));
}

/** The id of a space, or null for a place off the map. */
export function spaceOfPlace(t: Tables, place: number): string | null {
  return place < 0 ? null : spaceId(t, place >= INSIDE ? place - INSIDE : place);
}
