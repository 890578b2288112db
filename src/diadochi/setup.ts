/** From options to a state with its first frames: checks the options, names the edition, and leaves the rest to the set-up procedure. */
import type { Dice } from "../core/dice/dice.js";
import { SetupError } from "../core/errors.js";
import type { Log } from "../core/flow.js";
import { type Complaint, complaint, ownField, readBoolean, readInteger, readKnownFields } from "../core/json.js";
import { readEdition } from "./data/door.js";
import type { DiadochiEvent } from "./events.js";
import { F } from "./frames.js";
import { playerCountRow } from "./rules/set-up.js";
import {
  type DiadochiState,
  emptyState,
  OPTION_DRAFT,
  OPTION_ELITE_ROYALS,
  OPTION_HOSTILE_CONVERSION,
  OPTION_PURSUIT,
  OPTION_TWO_GENERALS,
  ownerOfSeat,
  setOwnerOfGeneral,
} from "./state.js";
import { at, EDITIONS, NONE } from "./tables.js";
import type { DiadochiOptions } from "./types.js";

const FAIL: Complaint = complaint(SetupError, "setup/bad-option");
const KNOWN = ["seed", "players", "eliteRoyals", "draftGenerals", "hostileConversion", "pursuit", "twoGenerals", "autoVp", "lpToWin", "lastTurn", "edition"];

/** A state before the set-up. @throws SetupError naming the option */
export function build(options: DiadochiOptions, _dice: Dice, _log: Log<DiadochiEvent>): DiadochiState {
  const given = readKnownFields(options, "options", KNOWN, FAIL);
  const other = ownField(given, "edition");
  const edition = other === undefined ? "" : EDITIONS.register(readEdition(other));
  const t = EDITIONS.of(edition);
  const players = integer(given, "players", 2, 4, 4);
  const counts = playerCountRow(t, players);
  if (counts === undefined) throw FAIL("options.players", "a number of players that this set-up knows", players);
  const s = emptyState(t, edition, [0, 0, 0, 0], players);
  s.options = readSwitches(given, players);
  s.autoVp = integer(given, "autoVp", 1, 200, counts.autoVp); // DIA-VIC.14, DIA-PLY.4
  s.lpToWin = integer(given, "lpToWin", 1, 200, t.rules.legitimacy.toWin);
  s.lastTurn = integer(given, "lastTurn", 1, 20, t.setup.turns);
  s.turn = 1;
  s.champions = (1 << players) - 1; // DIA-SET.8, DIA-CHA.2
  for (let g = t.majorCount; g < t.generalCount; g++) {
    const seat = at(t.minorSeats, g);
    if (seat !== NONE && seat < players) setOwnerOfGeneral(s, g, ownerOfSeat(seat)); // DIA-SET.6
  }
  F["game-turn"].push(s);
  F["set-up"].push(s);
  return s;
}

function integer(given: Readonly<Record<string, unknown>>, name: string, least: number, most: number, standard: number): number {
  const value = ownField(given, name);
  return value === undefined ? standard : readInteger(value, `options.${name}`, least, most, FAIL);
}

function readSwitches(given: Readonly<Record<string, unknown>>, players: number): number {
  const bit = (name: string, option: number, standard: boolean): number => {
    const value = ownField(given, name);
    return (value === undefined ? standard : readBoolean(value, `options.${name}`, FAIL)) ? option : 0;
  };
  const twoGenerals = bit("twoGenerals", OPTION_TWO_GENERALS, false);
  if (twoGenerals !== 0 && players !== 3) throw FAIL("options.twoGenerals", "three players (DIA-PLY.2)", players);
  return (
    bit("eliteRoyals", OPTION_ELITE_ROYALS, true) | // DIA-OPT.2
    bit("draftGenerals", OPTION_DRAFT, false) |
    bit("hostileConversion", OPTION_HOSTILE_CONVERSION, false) |
    bit("pursuit", OPTION_PURSUIT, false) |
    twoGenerals
  );
}
