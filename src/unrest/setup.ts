/** The start of a game: options checked at the door, CU and leaders in place, both decks full (CAR-S.4, CAR-S.5). */
import { SetupError } from "../core/errors.js";
import { type Complaint, complaint, ownField, readInteger, readKnownFields } from "../core/json.js";
import { F } from "./frames.js";
import { addCu, emptyState, setPlace, type UnrestState } from "./state.js";
import { registerEdition, tablesOf } from "./tables.js";
import { LOCATIONS, SEATS, type UnrestOptions } from "./types.js";

const fail: Complaint = complaint(SetupError, "setup/bad-option");
const OPTIONS = ["seed", "edition", "turns", "level", "ports", "victoryPoints"];

/** The position before the first turn. @throws SetupError naming the option */
export function build(options: UnrestOptions): UnrestState {
  const given = readKnownFields(options, "options", OPTIONS, fail);
  const edition = ownField(given, "edition");
  const s = emptyState(edition === undefined ? "" : registerEdition(edition));
  const t = tablesOf(s);
  const { start, turns, ports } = t.scenario;
  const number = (name: string, least: number, most: number, standard: number): number => {
    const value = ownField(given, name);
    return value === undefined ? standard : readInteger(value, `options.${name}`, least, most, fail);
  };
  s.turns = number("turns", 1, turns, turns);
  s.level = number("level", 0, t.box.maxLevel, start.level);
  s.ports = number("ports", 0, ports, start.ports);
  s.vp = number("victoryPoints", 0, t.box.maxVictoryPoints, start.victoryPoints);
  for (const { side, location, count } of start.cu) addCu(s, SEATS.indexOf(side), LOCATIONS.indexOf(location), count);
  t.leaderStart.forEach((location, leader) => {
    setPlace(s, leader, location);
  });
  F.turn.push(s);
  return s;
}
