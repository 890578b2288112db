/**
 * An edition's data, checked and compiled to numbers: what the rules and the flow look things up in.
 *
 * Cards and leaders are numbered Carthage first, then the coalition, otherwise in the order of the data, so that each side's lie in one range.
 */
import { createEditions, type Editions } from "../core/editions.js";
import { SetupError } from "../core/errors.js";
import { type Complaint, complaint, readArray, readBoolean, readInteger, readKnownFields, readObject, readWord } from "../core/json.js";
import type { GameState } from "../core/state.js";
import { STANDARD } from "./data/index.js";
import {
  CIRCUMSTANCES,
  type CardRow,
  type Circumstance,
  EFFECTS,
  type EditionData,
  type Effect,
  type LeaderRow,
  LOCATIONS,
  type LocationId,
  type ScenarioData,
  SEATS,
  type TablesData,
  TIMINGS,
  type Timing,
} from "./types.js";

/** The tables of the box, the level and the battle, compiled. Everything the pure procedures need; a host may pass its own. */
export interface BoxTables {
  readonly dicePerSide: number;
  readonly dieSides: number;
  /** CU lost by [rolled by winner 0 / loser 1][lost by the enemy 0 / by the roller himself 1][die][size class 0..2], flat. */
  readonly losses: readonly number[];
  readonly ratios: readonly { readonly larger: number; readonly smaller: number; readonly result: number }[];
  readonly circumstances: Readonly<Record<Circumstance, number>>;
  readonly maxLevel: number;
  readonly capBase: number;
  readonly unrestTactics: number;
  /** Cards and VP that each level costs, by level. */
  readonly handReduction: readonly number[];
  readonly vpReduction: readonly number[];
  readonly supportDivisor: number;
  readonly movementPoints: number;
  readonly seaMoveCost: number;
  readonly attackCost: number;
  readonly mostCu: number;
  /** CU that a sea move carries, by card value. */
  readonly seaCapacity: readonly number[];
  readonly maxVictoryPoints: number;
}

/** All of an edition, compiled. */
export interface Tables {
  readonly box: BoxTables;
  readonly scenario: ScenarioData;
  readonly cardIds: readonly string[];
  readonly cardCopies: readonly number[];
  readonly cardValue: readonly number[];
  readonly cardEffect: readonly number[];
  readonly cardAmount: readonly number[];
  readonly cardNeutralPower: readonly boolean[];
  /** First card of each seat, and one past the last of all. */
  readonly cardsFrom: readonly number[];
  readonly leaderIds: readonly string[];
  readonly leaderNamed: readonly boolean[];
  readonly leaderInitiative: readonly number[];
  readonly leaderTactics: readonly number[];
  readonly leaderStart: readonly number[];
  /** First leader of each seat, and one past the last of all. */
  readonly leadersFrom: readonly number[];
}

/** `result` of a ratio row that is an automatic victory. */
export const AUTOMATIC = 99;

const SIZE_CLASSES = 3;
const FACES = 7;

/** The position of a number in `losses`. */
export function lossIndex(rolledByLoser: boolean, lostByHimself: boolean, die: number, sizeClass: number): number {
  return (((rolledByLoser ? 2 : 0) + (lostByHimself ? 1 : 0)) * FACES + die) * SIZE_CLASSES + sizeClass;
}

/** The seat a card or leader number belongs to. */
export function seatOfNumber(from: readonly number[], number: number): number {
  return number < from[1]! ? 0 : 1;
}

const fail: Complaint = complaint(SetupError, "setup/bad-edition");

/** Checks and compiles the tables of the box, the level and the battle. @throws SetupError naming the entry */
export function compileBoxTables(data: TablesData, path = "tables"): BoxTables {
  const int = (value: unknown, name: string, least: number, most: number): number => readInteger(value, `${path}.${name}`, least, most, fail);
  const rows = <T>(value: readonly T[], name: string, most: number): readonly T[] => readArray(value, `${path}.${name}`, most, fail) as readonly T[];
  const { battleDice, unrest, movement } = readObject(data, path, fail) as unknown as TablesData;
  for (const part of ["battleDice", "unrest", "movement", "support", "victoryPoints", "circumstances"] as const)
    readObject(data[part], `${path}.${part}`, fail);
  const maxLevel = int(unrest.max, "unrest.max", 1, 30);
  const { hand, vp } = compileEffects(rows(data.effects, "effects", 31), maxLevel, path);
  return {
    dicePerSide: int(battleDice.perSide, "battleDice.perSide", 1, 6),
    dieSides: int(battleDice.sides, "battleDice.sides", 6, 6),
    losses: compileLosses(rows(data.losses, "losses", 24), path),
    ratios: compileRatios(rows(data.ratios, "ratios", 20), path),
    circumstances: compileCircumstances(data, path),
    maxLevel,
    capBase: int(unrest.capBase, "unrest.capBase", 0, maxLevel),
    unrestTactics: int(unrest.tactics, "unrest.tactics", 0, 9),
    handReduction: hand,
    vpReduction: vp,
    supportDivisor: int(data.support.divisor, "support.divisor", 1, 10),
    movementPoints: int(movement.points, "movement.points", 1, 20),
    seaMoveCost: int(movement.seaMove, "movement.seaMove", 1, 20),
    attackCost: int(movement.attack, "movement.attack", 1, 20),
    mostCu: int(movement.mostCu, "movement.mostCu", 1, 99),
    seaCapacity: compileSeaCapacity(rows(data.seaCapacity, "seaCapacity", 9), path),
    maxVictoryPoints: int(data.victoryPoints.max, "victoryPoints.max", 1, 99),
  };
}

function compileLosses(rows: TablesData["losses"], path: string): number[] {
  const losses = new Array<number>(4 * FACES * SIZE_CLASSES).fill(0);
  rows.forEach((row, i) => {
    const at = `${path}.losses[${i}]`;
    const die = readInteger(row?.die, `${at}.die`, 1, 6, fail);
    const byLoser = readWord(row.rolledBy, `${at}.rolledBy`, ["winner", "loser"], fail) === "loser";
    const own = readWord(row.lossTo, `${at}.lossTo`, ["winner", "loser"], fail) === row.rolledBy;
    if (readArray(row.bySize, `${at}.bySize`, SIZE_CLASSES, fail).length !== SIZE_CLASSES) throw fail(`${at}.bySize`, "three numbers", row.bySize);
    row.bySize.forEach((cu, size) => {
      losses[lossIndex(byLoser, own, die, size)] = readInteger(cu, `${at}.bySize[${size}]`, 0, 9, fail);
    });
  });
  return losses;
}

function compileRatios(rows: TablesData["ratios"], path: string): BoxTables["ratios"] {
  const ratios = rows.map((row, i) => {
    const at = `${path}.ratios[${i}]`;
    const larger = readInteger(row?.larger, `${at}.larger`, 1, 99, fail);
    const smaller = readInteger(row.smaller, `${at}.smaller`, 1, larger, fail);
    return { larger, smaller, result: row.result === "automatic" ? AUTOMATIC : readInteger(row.result, `${at}.result`, 0, 20, fail) };
  });
  for (let i = 1; i < ratios.length; i++) {
    const above = ratios[i - 1]!;
    const row = ratios[i]!;
    if (above.larger * row.smaller <= row.larger * above.smaller)
      throw fail(`${path}.ratios[${i}]`, "a smaller ratio than in the row above", `${row.larger}:${row.smaller}`);
  }
  return ratios;
}

function compileCircumstances(data: TablesData, path: string): Record<Circumstance, number> {
  const values = {} as Record<Circumstance, number>;
  for (const id of CIRCUMSTANCES) values[id] = readInteger(data.circumstances[id]?.value, `${path}.circumstances.${id}.value`, -9, 9, fail);
  return values;
}

function compileEffects(rows: TablesData["effects"], maxLevel: number, path: string): { hand: number[]; vp: number[] } {
  if (rows.length !== maxLevel + 1) throw fail(`${path}.effects`, `a row for each level 0..${maxLevel}`, rows);
  rows.forEach((row, level) => {
    readInteger(row?.level, `${path}.effects[${level}].level`, level, level, fail);
  });
  return {
    hand: rows.map((row, level) => readInteger(row.hand, `${path}.effects[${level}].hand`, 0, 99, fail)),
    vp: rows.map((row, level) => readInteger(row.vp, `${path}.effects[${level}].vp`, 0, 99, fail)),
  };
}

function compileSeaCapacity(rows: TablesData["seaCapacity"], path: string): number[] {
  const capacity = [0];
  rows.forEach((row, i) => {
    readInteger(row?.value, `${path}.seaCapacity[${i}].value`, i + 1, i + 1, fail);
    capacity.push(readInteger(row.cu, `${path}.seaCapacity[${i}].cu`, 0, 99, fail));
  });
  return capacity;
}

/** The timing that each effect must be printed with. */
const TIMING_OF: Readonly<Record<Effect, Timing>> = {
  none: "none",
  campaign: "active",
  "place-cu": "active",
  blockade: "extra",
  "raise-unrest": "extra",
  "cancel-activation": "response-activation",
  "cancel-sea-move": "response-sea-move",
  "set-dice": "response-battle",
  "roll-modifier": "response-battle",
  "no-combat-losses": "response-battle",
  "mark-commander": "response-after-battle",
};
const OWNER_EFFECTS: readonly Effect[] = ["blockade", "set-dice"];
const BOTH_EFFECTS: readonly Effect[] = ["none", "campaign", "place-cu"];

const CARD_FIELDS = ["deck", "copies", "value", "timing", "effect", "amount", "neutralPower", "source"];
const LEADER_FIELDS = ["side", "kind", "initiative", "tactics", "start", "source"];
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CARDS = 40;
const MOST_LEADERS = 20;

function compile(data: EditionData): Tables {
  const box = compileBoxTables(data.tables, "edition.tables");
  const scenario = readScenario(data.scenario, box);
  const cards = bySide(readRows<CardRow>(data.cards, "cards", MOST_CARDS, readCard), (row) => row.deck);
  const leaders = bySide(readRows<LeaderRow>(data.leaders, "leaders", MOST_LEADERS, readLeader), (row) => row.side);
  return {
    box,
    scenario,
    cardIds: cards.map(([id]) => id),
    cardCopies: cards.map(([, row]) => row.copies),
    cardValue: cards.map(([, row]) => row.value),
    cardEffect: cards.map(([, row]) => EFFECTS.indexOf(row.effect)),
    cardAmount: cards.map(([, row]) => row.amount),
    cardNeutralPower: cards.map(([, row]) => row.neutralPower),
    cardsFrom: rangesOf(cards, (row) => row.deck),
    leaderIds: leaders.map(([id]) => id),
    leaderNamed: leaders.map(([, row]) => row.kind === "named"),
    leaderInitiative: leaders.map(([, row]) => row.initiative),
    leaderTactics: leaders.map(([, row]) => row.tactics),
    leaderStart: leaders.map(([, row]) => LOCATIONS.indexOf(row.start)),
    leadersFrom: rangesOf(leaders, (row) => row.side),
  };
}

type Rows<T> = readonly (readonly [id: string, row: T])[];

function readRows<T>(value: unknown, part: string, most: number, check: (row: unknown, path: string) => void): Rows<T> {
  const entries = Object.entries(readObject(value, `edition.${part}`, fail));
  if (entries.length > most) throw fail(`edition.${part}`, `at most ${most} entries`, entries);
  for (const [id, row] of entries) {
    if (!ID.test(id) || id.length > 40) throw fail(`edition.${part}.${id.slice(0, 40)}`, "an id in kebab-case", id);
    check(row, `edition.${part}.${id}`);
  }
  return entries as unknown as Rows<T>;
}

function readCard(value: unknown, path: string): void {
  const row = readKnownFields(value, path, CARD_FIELDS, fail);
  const deck = readWord(row["deck"], `${path}.deck`, SEATS, fail);
  readInteger(row["copies"], `${path}.copies`, 0, 30, fail);
  readInteger(row["value"], `${path}.value`, 1, 3, fail);
  readInteger(row["amount"], `${path}.amount`, -9, 9, fail);
  const neutral = readBoolean(row["neutralPower"], `${path}.neutralPower`, fail);
  const effect = readWord(row["effect"], `${path}.effect`, EFFECTS, fail);
  const timing = readWord(row["timing"], `${path}.timing`, TIMINGS, fail);
  if (timing !== TIMING_OF[effect]) throw fail(`${path}.timing`, `"${TIMING_OF[effect]}" for this effect`, timing);
  const ownerOnly = OWNER_EFFECTS.includes(effect);
  if (!BOTH_EFFECTS.includes(effect) && ownerOnly !== (deck === "carthage")) throw fail(`${path}.effect`, `an effect of the ${deck} deck`, effect);
  // CAR-20.0.1: only an NPA event raises the level.
  if (effect === "raise-unrest" && !neutral) throw fail(`${path}.neutralPower`, "true for a card that raises the unrest", neutral);
}

function readLeader(value: unknown, path: string): void {
  const row = readKnownFields(value, path, LEADER_FIELDS, fail);
  const side = readWord(row["side"], `${path}.side`, SEATS, fail);
  readWord(row["kind"], `${path}.kind`, ["named", "minor"], fail);
  readInteger(row["initiative"], `${path}.initiative`, 1, 3, fail);
  readInteger(row["tactics"], `${path}.tactics`, 0, 9, fail);
  const start = readWord(row["start"], `${path}.start`, LOCATIONS, fail);
  if (!mayHold(start, side)) throw fail(`${path}.start`, `a location open to ${side}`, start);
}

/** Whether a side may have CU and leaders in a location (CAR-S.1). */
export function mayHold(location: LocationId, side: string): boolean {
  // CAR-19.0.4: nobody but Carthage enters the Box.
  return location === "sicily" || (location === "syracusae") === (side === "coalition");
}

function readScenario(value: unknown, box: BoxTables): ScenarioData {
  const path = "edition.scenario";
  const scenario = readObject(value, path, fail) as unknown as ScenarioData;
  const int = (n: unknown, name: string, least: number, most: number): number => readInteger(n, `${path}.${name}`, least, most, fail);
  const { hand, end, start } = scenario;
  for (const part of ["hand", "end", "start"] as const) readObject(scenario[part], `${path}.${part}`, fail);
  int(scenario.turns, "turns", 1, 20);
  int(scenario.rounds, "rounds", 1, 20);
  const ports = int(scenario.ports, "ports", 0, 20);
  int(start.level, "start.level", 0, box.maxLevel);
  int(start.ports, "start.ports", 0, ports);
  int(start.victoryPoints, "start.victoryPoints", 0, box.maxVictoryPoints);
  readArray(start.cu, `${path}.start.cu`, 20, fail).forEach((entry, i) => {
    const at = `${path}.start.cu[${i}]`;
    const row = readObject(entry, at, fail);
    const side = readWord(row["side"], `${at}.side`, SEATS, fail);
    const location = readWord(row["location"], `${at}.location`, LOCATIONS, fail);
    if (!mayHold(location, side)) throw fail(`${at}.location`, `a location open to ${side}`, location);
    readInteger(row["count"], `${at}.count`, 0, 99, fail);
  });
  int(hand.carthageBase, "hand.carthageBase", 0, 20);
  int(hand.carthagePerPort, "hand.carthagePerPort", 0, 9);
  int(hand.coalition, "hand.coalition", 0, 20);
  int(scenario.namesFirstBelow, "namesFirstBelow", 0, 99);
  int(scenario.pointsPerPort, "pointsPerPort", 1, 9);
  int(scenario.reinforcements, "reinforcements", 0, 20);
  int(scenario.reinforceValue, "reinforceValue", 1, 4);
  int(scenario.cardReinforcement, "cardReinforcement", 1, 9);
  const blockade = readArray(scenario.blockade, `${path}.blockade`, box.dieSides, fail);
  if (blockade.length !== box.dieSides) throw fail(`${path}.blockade`, `${box.dieSides} results`, blockade);
  blockade.forEach((result, i) => readWord(result, `${path}.blockade[${i}]`, ["lose-cu", "nothing", "port"], fail));
  int(scenario.evenPorts, "evenPorts", 0, 20);
  int(end.carthageAt, "end.carthageAt", 0, 99);
  int(end.carthageOnTime, "end.carthageOnTime", 0, 99);
  int(end.coalitionAt, "end.coalitionAt", 0, 99);
  int(end.coalitionAtLevel, "end.coalitionAtLevel", 0, 99);
  return scenario;
}

function bySide<T>(rows: Rows<T>, side: (row: T) => string): Rows<T> {
  return SEATS.flatMap((seat) => rows.filter(([, row]) => side(row) === seat));
}

function rangesOf<T>(rows: Rows<T>, side: (row: T) => string): number[] {
  const carthage = rows.filter(([, row]) => side(row) === "carthage").length;
  return [0, carthage, rows.length];
}

const EDITIONS: Editions<EditionData, Tables> = createEditions(STANDARD, compile);

/** The tables of a state's edition. @throws PositionError when that edition is not known in this program */
export function tablesOf(s: GameState): Tables {
  return EDITIONS.of(s.edition);
}

/** The tables of an edition by its name, "" for the standard one. */
export function tablesOfEdition(edition: string): Tables {
  return EDITIONS.of(edition);
}

const EDITION_FIELDS = ["tables", "leaders", "cards", "scenario"];

/** Registers an edition, completed from the standard one, and returns its name. @throws SetupError naming the entry */
export function registerEdition(edition: unknown): string {
  const parts = readKnownFields(edition, "options.edition", EDITION_FIELDS, fail);
  return EDITIONS.register({ ...STANDARD, ...copyOf(parts) });
}

const LONGEST_EDITION = 100_000;

// A copy of our own, so that nobody can change an edition that is in use.
function copyOf(parts: object): Partial<EditionData> {
  let text: string;
  try {
    text = JSON.stringify(parts);
  } catch {
    throw fail("options.edition", "plain JSON data", parts);
  }
  if (text.length > LONGEST_EDITION) throw fail("options.edition", `at most ${LONGEST_EDITION} characters of JSON`, text.length);
  return JSON.parse(text) as Partial<EditionData>;
}

/** The compiled tables of the standard edition's box, for the pure procedures and for hosts. */
export function standardBoxTables(): BoxTables {
  return tablesOfEdition("").box;
}
