/**
 * From the arbiter's view back to the state: to edit, to save, to set up puzzles. Each fact is read where the view tells it; what a view tells a second time (who stands
 * where in numbers, pools, columns, the battle) may be left out, and if it is there it has to agree.
 */
import { ownField, POSITION_COMPLAINT, readArray, readInteger, readObject, readWord } from "../core/json.js";
import { readAreas, readBlocks, readInOrder } from "./position/pieces.js";
import {
  addEffect,
  announceForced,
  CLOCK,
  clockRange,
  COMMITTED,
  emptyState,
  HAND,
  IN_PLAY,
  LEAST_OF_MELEE,
  markBuild,
  markCrossing,
  markSupply,
  MOST_MARKERS,
  MOST_OF_MELEE,
  NOT_IN_DECK,
  type PeloponnesianState,
  PILE,
  REMOVED,
  setCardPlace,
  setHolder,
  USED,
  write,
} from "./state.js";
import { type Tables, tablesOfEdition } from "./tables.js";
import { ENDING_CLAUSES, OLYMPIANS, SEASONS, SEATS, VICTORIES } from "./types.js";
import { CARD_USES, EFFECT_NAMES } from "./view.js";

const FAIL = POSITION_COMPLAINT;
type Fields = Readonly<Record<string, unknown>>;

/** A state with the pieces of an arbiter's view. @throws PositionError naming the field */
export function position(given: Fields, edition: string): PeloponnesianState {
  const machine = readObject(ownField(given, "machine"), "view.machine", FAIL);
  const t = tablesOfEdition(edition);
  const s = emptyState(edition, t);
  readClock(s, t, given, machine);
  readCards(s, t, given, machine);
  readAreas(s, t, given, machine);
  readRoutes(s, t, machine);
  readBlocks(s, t, given);
  readCrossings(s, t, machine);
  readForced(s, t, machine);
  readMarkers(s, t, given);
  readMelee(s, machine);
  return s;
}

/** The scalars that are read as they are. */
const SCALARS = ["year", "actions", "prestige", "peace", "truce", "bid"] as const;

function readClock(s: PeloponnesianState, t: Tables, given: Fields, machine: Fields): void {
  const scenarios = [...t.scenarios.map(({ row }) => row.id), "long-war"];
  const scenario = readWord(ownField(given, "scenario"), "view.scenario", scenarios, FAIL);
  write(s, CLOCK.scenario, scenarios.indexOf(scenario === "long-war" ? "431" : scenario)); // PEL-15.5.1
  for (const name of SCALARS) write(s, CLOCK[name], readInteger(ownField(given, name), `view.${name}`, ...clockRange(name), FAIL));
  write(s, CLOCK.season, SEASONS.indexOf(readWord(ownField(given, "season"), "view.season", SEASONS, FAIL)));
  write(s, CLOCK.active, readSeat(given, "active", "view"));
  write(s, CLOCK.first, readSeat(machine, "first", "view.machine"));
  const names = EFFECT_NAMES.map(([name]) => name);
  for (const i of readInOrder(ownField(given, "effects"), "view.effects", names)) addEffect(s, EFFECT_NAMES[i]![1]);
  readOlympians(s, readObject(ownField(given, "olympians"), "view.olympians", FAIL));
  readEnding(s, ownField(machine, "ending"));
}

function readSeat(fields: Fields, name: string, path: string): number {
  return SEATS.indexOf(readWord(ownField(fields, name), `${path}.${name}`, SEATS, FAIL));
}

function readOlympians(s: PeloponnesianState, given: Fields): void {
  OLYMPIANS.forEach((name, olympian) => {
    const holder = ownField(given, name);
    if (holder === null) return;
    const word = readWord(holder, `view.olympians.${name}`, [...SEATS, "used"], FAIL);
    setHolder(s, olympian, word === "used" ? -2 : SEATS.indexOf(word as (typeof SEATS)[number]));
  });
}

const DRAW = 3;

function readEnding(s: PeloponnesianState, given: unknown): void {
  if (given === null) return;
  const ending = readObject(given, "view.machine.ending", FAIL);
  const winner = ownField(ending, "winner");
  write(s, CLOCK.winner, winner === null ? DRAW : SEATS.indexOf(readWord(winner, "view.machine.ending.winner", SEATS, FAIL)) + 1);
  write(s, CLOCK.victory, VICTORIES.indexOf(readWord(ownField(ending, "victory"), "view.machine.ending.victory", VICTORIES, FAIL)));
  write(s, CLOCK.ending, ENDING_CLAUSES.indexOf(readWord(ownField(ending, "clause"), "view.machine.ending.clause", ENDING_CLAUSES, FAIL)));
}

// Who is not named lies in the pile.
function readCards(s: PeloponnesianState, t: Tables, given: Fields, machine: Fields): void {
  const named = new Set<number>();
  const lay = (list: unknown, path: string, place: number): void => {
    for (const [i, card] of readInOrder(list, path, t.cardIds).entries()) {
      if (named.has(card)) throw FAIL(`${path}[${i}]`, "a card that is nowhere else", t.cardIds[card]);
      named.add(card);
      setCardPlace(s, card, place);
    }
  };
  for (let c = 0; c < t.cardIds.length; c++) setCardPlace(s, c, PILE);
  const hands = readObject(ownField(given, "hands"), "view.hands", FAIL);
  const committed = readObject(ownField(given, "committed"), "view.committed", FAIL);
  const uses = readObject(ownField(machine, "uses"), "view.machine.uses", FAIL);
  SEATS.forEach((name, seat) => {
    lay(ownField(hands, name), `view.hands.${name}`, HAND + seat);
    const path = `view.committed.${name}`;
    const card = ownField(committed, name);
    if (card !== null) lay([ownField(readObject(card, path, FAIL), "card")], `${path}.card`, COMMITTED + seat);
    write(s, CLOCK.useOfSparta + seat, CARD_USES.indexOf(readWord(ownField(uses, name), `view.machine.uses.${name}`, CARD_USES, FAIL)));
  });
  lay(ownField(given, "inPlay"), "view.inPlay", IN_PLAY);
  lay(ownField(given, "used"), "view.used", USED);
  lay(ownField(given, "removed"), "view.removed", REMOVED);
  lay(ownField(machine, "outOfDeck"), "view.machine.outOfDeck", NOT_IN_DECK);
}

function rowsOf(machine: Fields, name: string, longest: number): Fields[] {
  const path = `view.machine.${name}`;
  return readArray(ownField(machine, name), path, longest, FAIL).map((row, i) => readObject(row, `${path}[${i}]`, FAIL));
}

function readRoutes(s: PeloponnesianState, t: Tables, machine: Fields): void {
  rowsOf(machine, "routes", MOST_ROWS).forEach((row, i) => {
    const path = `view.machine.routes[${i}]`;
    const before = readInteger(ownField(row, "before"), `${path}.before`, 0, i, FAIL);
    s.routes.push(before, t.areaIndex.get(readWord(ownField(row, "area"), `${path}.area`, t.areaIds, FAIL))!);
  });
}

function readCrossings(s: PeloponnesianState, t: Tables, machine: Fields): void {
  rowsOf(machine, "crossings", MOST_ROWS).forEach((row, i) => {
    const path = `view.machine.crossings[${i}]`;
    const border = t.borderIds.indexOf(readWord(ownField(row, "border"), `${path}.border`, t.borderIds, FAIL));
    const cargo = ownField(row, "cargo");
    markCrossing(s, border, readBlock(t, ownField(row, "fleet"), `${path}.fleet`), cargo === null ? -1 : readBlock(t, cargo, `${path}.cargo`));
  });
}

function readForced(s: PeloponnesianState, t: Tables, machine: Fields): void {
  rowsOf(machine, "forced", t.blocks).forEach((row, i) => {
    const path = `view.machine.forced[${i}]`;
    const to = t.areaIndex.get(readWord(ownField(row, "to"), `${path}.to`, t.areaIds, FAIL))!;
    announceForced(s, readBlock(t, ownField(row, "block"), `${path}.block`), to);
  });
}

const ACTIONS = ["build", "supply"] as const;

function readMarkers(s: PeloponnesianState, t: Tables, given: Fields): void {
  readArray(ownField(given, "markers"), "view.markers", MOST_MARKERS, FAIL).forEach((value, i) => {
    const path = `view.markers[${i}]`;
    const row = readObject(value, path, FAIL);
    const area = t.areaIndex.get(readWord(ownField(row, "area"), `${path}.area`, t.areaIds, FAIL))!;
    const seat = readSeat(row, "seat", path);
    if (readWord(ownField(row, "action"), `${path}.action`, ACTIONS, FAIL) === "build") markBuild(s, seat, area);
    else markSupply(s, seat, area);
  });
}

function readBlock(t: Tables, value: unknown, path: string): number {
  return t.blockIndex.get(readWord(value, path, t.blockIds, FAIL))!;
}

const MOST_ROWS = 10_000;

function readMelee(s: PeloponnesianState, machine: Fields): void {
  s.melee = readArray(ownField(machine, "melee"), "view.machine.melee", MOST_ROWS, FAIL).map((n, i) =>
    readInteger(n, `view.machine.melee[${i}]`, LEAST_OF_MELEE, MOST_OF_MELEE, FAIL),
  );
}
