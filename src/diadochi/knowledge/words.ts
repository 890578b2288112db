/** The ids behind the words of moves and frames. Ids of spaces, cards and pieces come from the edition. */
import { ownField, POSITION_COMPLAINT as fail, readInteger, readKnownFields, readWord } from "../../core/basics/json.js";
import { type Packed, quantity, type WordLists } from "../../core/state/words.js";
import { unitCounts } from "../state/names.js";
import { dealtEach } from "../rules/set-up.js";
import { type DiadochiState, DISPERSED_BOX, FORCE, generalId, INSIDE } from "../state/index.js";
import { indexOfId, tablesOf } from "../tables/index.js";
import {
  BATTLE_RESULTS,
  CARD_OPTIONS,
  LINK_KINDS,
  LOSSES,
  OWNERS,
  SEATS,
  TARGETS,
  TESTS,
  type UnitCounts,
  type UnitPlace,
  UNITS,
  VICTORIES,
  WINDOWS,
  type Words,
} from "../vocabulary/types.js";
import { addUnits, MOST_OF_TYPE, NO_UNITS, UNIT_MASK, type Units, unitsOfType } from "../vocabulary/units.js";

/** Reads CUs by type and packs them; every type that is named needs at least `least` CUs. @throws PositionError naming the type */
export function readUnits(input: unknown, path: string, least: 0 | 1): Units {
  const given = readKnownFields(input, path, UNITS, fail);
  return UNITS.reduce((units, unit, type) => {
    const count = ownField(given, unit);
    return count === undefined ? units : addUnits(units, unitsOfType(type, readInteger(count, `${path}.${unit}`, least, MOST_OF_TYPE[type]!, fail)));
  }, NO_UNITS);
}

const CUS: Packed<UnitCounts, DiadochiState> = { least: 0, most: UNIT_MASK, show: unitCounts, read: (input, path) => readUnits(input, path, 1) };

const PLACE: Packed<UnitPlace, DiadochiState> = {
  least: 0,
  most: DISPERSED_BOX + SEATS.length - 1,
  show(place, s) {
    const { spaceIds } = tablesOf(s);
    if (place < INSIDE) return { in: "field", space: spaceIds[place]! };
    if (place < FORCE) return { in: "city", space: spaceIds[place - INSIDE]! };
    return place < DISPERSED_BOX ? { in: "army-under-way" } : { in: "dispersed-box", seat: SEATS[place - DISPERSED_BOX]! };
  },
  read(input, path, s) {
    const given = readKnownFields(input, path, ["in", "space", "seat"], fail);
    const where = readWord(ownField(given, "in"), `${path}.in`, ["field", "city", "army-under-way", "dispersed-box"], fail);
    if (where === "army-under-way") return FORCE;
    if (where === "dispersed-box") return DISPERSED_BOX + SEATS.indexOf(readWord(ownField(given, "seat"), `${path}.seat`, SEATS, fail));
    const { spaceIds } = tablesOf(s);
    const space = indexOfId(spaceIds, readWord(ownField(given, "space"), `${path}.space`, spaceIds, fail));
    return where === "city" ? INSIDE + space : space;
  },
};

/** The ids of each kind of thing, and the bounds of numbers. */
export const WORDS: WordLists<Words, DiadochiState> = {
  seat: SEATS,
  player: (s) => SEATS.slice(0, s.seats),
  owner: OWNERS,
  space: (s) => tablesOf(s).spaceIds,
  province: (s) => tablesOf(s).provinceIds,
  link: LINK_KINDS,
  general: (s) => tablesOf(s).pieceIds,
  leader: leaderIds,
  major: (s) => leaderIds(s).slice(0, tablesOf(s).majorCount),
  picks: quantity(0, (s) => dealtEach(s, tablesOf(s)) * s.seats - 1),
  markers: quantity(0, (s) => tablesOf(s).spaceCount),
  turnPlace: quantity(0, (s) => s.seats - 1),
  nextPlayer: quantity(0, (s) => s.seats),
  nextReaction: quantity(0, (s) => s.seats + 1),
  nextSpace: quantity(0, (s) => tablesOf(s).spaceCount),
  royal: (s) => tablesOf(s).royalIds,
  card: (s) => tablesOf(s).cardIds,
  fleet: (s) => tablesOf(s).fleetIds,
  army: (s) => tablesOf(s).armyIds,
  unit: UNITS,
  force: CUS,
  place: PLACE,
  option: CARD_OPTIONS,
  target: TARGETS,
  window: WINDOWS,
  loss: Object.keys(LOSSES),
  test: Object.keys(TESTS),
  battleResult: BATTLE_RESULTS,
  victory: VICTORIES,
};

function leaderIds(s: DiadochiState): readonly string[] {
  const t = tablesOf(s);
  const ids: string[] = [];
  for (let general = 0; general < t.generalCount; general++) ids.push(generalId(s, t, general));
  return ids;
}
