/** What an edition must look like: the ranges and words of its rows, checked at the door. Everything that is wrong is named by its place. */
import { SetupError } from "../core/errors.js";
import { type Complaint, complaint, ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readWord } from "../core/json.js";
import {
  type CardRow,
  CIRCUMSTANCES,
  EFFECTS,
  type EditionData,
  type Effect,
  type LeaderRow,
  LOCATIONS,
  type LocationId,
  SEATS,
  type TablesData,
  TIMINGS,
  type Timing,
} from "./types.js";

const fail: Complaint = complaint(SetupError, "setup/bad-edition");

/** A whole number in a range, one of some words, or an object of such. */
type Shape = readonly [least: number, most: number] | readonly string[] | { readonly [key: string]: Shape };

function check(value: unknown, path: string, shape: Shape): void {
  if (isRange(shape)) {
    readInteger(value, path, shape[0], shape[1], fail);
  } else if (isWords(shape)) {
    readWord(value, path, shape, fail);
  } else {
    const object = readObject(value, path, fail);
    for (const key of Object.keys(shape)) check(ownField(object, key), `${path}.${key}`, shape[key]!);
  }
}

function isRange(shape: Shape): shape is readonly [number, number] {
  return Array.isArray(shape) && typeof shape[0] === "number";
}

function isWords(shape: Shape): shape is readonly string[] {
  return Array.isArray(shape);
}

function checkRows(value: unknown, path: string, least: number, most: number, shape: Shape): void {
  const rows = readArray(value, path, most, fail);
  if (rows.length < least) throw fail(path, `at least ${least} entries`, rows);
  rows.forEach((row, i) => {
    check(row, `${path}[${i}]`, shape);
  });
}

const SIDES = ["winner", "loser"];
const BOX: Shape = {
  battleDice: { perSide: [1, 6], sides: [6, 6] },
  circumstances: Object.fromEntries(CIRCUMSTANCES.map((id) => [id, { value: [-9, 9] }])),
  unrest: { max: [1, 30], capBase: [0, 30], tactics: [0, 9] },
  support: { divisor: [1, 10] },
  movement: { points: [1, 20], seaMove: [1, 20], attack: [1, 20], mostCu: [1, 99] },
  victoryPoints: { max: [1, 99] },
};

/** Checks the tables of the box, the level and the battle. @throws SetupError naming the entry */
export function checkTables(data: TablesData, path: string): void {
  check(data, path, BOX);
  checkRows(data.losses, `${path}.losses`, 0, 24, { die: [1, 6], rolledBy: SIDES, lossTo: SIDES });
  data.losses.forEach(({ bySize }, i) => {
    checkRows(bySize, `${path}.losses[${i}].bySize`, 3, 3, [0, 9]);
  });
  checkRows(data.ratios, `${path}.ratios`, 0, 20, { larger: [1, 99], smaller: [1, 99] });
  data.ratios.forEach(({ larger, smaller, result }, i) => {
    if (result !== "automatic") check(result, `${path}.ratios[${i}].result`, [0, 20]);
    const above = data.ratios[i - 1];
    if (above !== undefined && above.larger * smaller <= larger * above.smaller)
      throw fail(`${path}.ratios[${i}]`, "a smaller ratio than in the row above", `${larger}:${smaller}`);
  });
  const { max, capBase } = data.unrest;
  if (capBase > max) throw fail(`${path}.unrest.capBase`, `at most ${max}`, capBase);
  checkRows(data.effects, `${path}.effects`, max + 1, max + 1, { hand: [0, 99], vp: [0, 99] });
  data.effects.forEach(({ level }, i) => {
    check(level, `${path}.effects[${i}].level`, [i, i]);
  });
  checkRows(data.seaCapacity, `${path}.seaCapacity`, 3, 3, { cu: [0, 99] });
  data.seaCapacity.forEach(({ value }, i) => {
    check(value, `${path}.seaCapacity[${i}].value`, [i + 1, i + 1]);
  });
}

const SCENARIO: Shape = {
  turns: [1, 20],
  rounds: [1, 20],
  ports: [0, 20],
  start: { level: [0, 30], ports: [0, 20], victoryPoints: [0, 99] },
  hand: { carthageBase: [0, 20], carthagePerPort: [0, 9], coalition: [0, 20] },
  namesFirstBelow: [0, 99],
  pointsPerPort: [1, 9],
  reinforcements: [0, 20],
  reinforceValue: [1, 4],
  cardReinforcement: [1, 9],
  evenPorts: [0, 20],
  end: { carthageAt: [0, 99], carthageOnTime: [0, 99], coalitionAt: [0, 99], coalitionAtLevel: [0, 99] },
};

function checkScenario({ scenario, tables }: EditionData): void {
  const path = "edition.scenario";
  check(scenario, path, SCENARIO);
  check(scenario.start, `${path}.start`, { level: [0, tables.unrest.max], ports: [0, scenario.ports], victoryPoints: [0, tables.victoryPoints.max] });
  checkRows(scenario.start.cu, `${path}.start.cu`, 0, 20, { side: SEATS, location: LOCATIONS, count: [0, 99] });
  scenario.start.cu.forEach(({ side, location }, i) => {
    checkOpen(location, side, `${path}.start.cu[${i}].location`);
  });
  checkRows(scenario.blockade, `${path}.blockade`, 6, 6, ["lose-cu", "nothing", "port"]);
}

/** Whether a side may have CU and leaders in a location (CAR-S.1). */
export function mayHold(location: LocationId, side: string): boolean {
  // CAR-19.0.4: nobody but Carthage enters the Box.
  return location === "sicily" || (location === "syracusae") === (side === "coalition");
}

function checkOpen(location: LocationId, side: string, path: string): void {
  if (!mayHold(location, side)) throw fail(path, `a location open to ${side}`, location);
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

const CARD: Shape = { deck: SEATS, copies: [0, 30], value: [1, 3], timing: TIMINGS, effect: EFFECTS, amount: [-9, 9] };
const LEADER: Shape = { side: SEATS, kind: ["named", "minor"], initiative: [1, 3], tactics: [0, 9], start: LOCATIONS };
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CARDS = 40;
const MOST_LEADERS = 20;

function checkById(value: unknown, path: string, most: number, fields: readonly string[], shape: Shape): void {
  const rows = readObject(value, path, fail);
  const ids = Object.keys(rows);
  if (ids.length > most) throw fail(path, `at most ${most} entries`, ids);
  for (const id of ids) {
    const at = `${path}.${id.slice(0, 40)}`;
    if (!ID.test(id) || id.length > 40) throw fail(at, "an id in kebab-case", id);
    check(readKnownFields(rows[id], at, fields, fail), at, shape);
  }
}

function checkCard({ deck, timing, effect, neutralPower }: CardRow, path: string): void {
  readBoolean(neutralPower, `${path}.neutralPower`, fail);
  if (timing !== TIMING_OF[effect]) throw fail(`${path}.timing`, `"${TIMING_OF[effect]}" for this effect`, timing);
  const isOwners = OWNER_EFFECTS.includes(effect);
  if (!BOTH_EFFECTS.includes(effect) && isOwners !== (deck === "carthage")) throw fail(`${path}.effect`, `an effect of the ${deck} deck`, effect);
  // CAR-20.0.1: only an NPA event raises the level.
  if (effect === "raise-unrest" && !neutralPower) throw fail(`${path}.neutralPower`, "true for a card that raises the unrest", neutralPower);
}

/** Checks a whole edition. @throws SetupError naming the entry */
export function checkEdition(data: EditionData): void {
  checkTables(data.tables, "edition.tables");
  checkScenario(data);
  checkById(data.cards, "edition.cards", MOST_CARDS, [...Object.keys(CARD), "neutralPower", "source"], CARD);
  for (const [id, row] of Object.entries<CardRow>(data.cards)) checkCard(row, `edition.cards.${id}`);
  checkById(data.leaders, "edition.leaders", MOST_LEADERS, [...Object.keys(LEADER), "source"], LEADER);
  for (const [id, row] of Object.entries<LeaderRow>(data.leaders)) checkOpen(row.start, row.side, `edition.leaders.${id}.start`);
}

const EDITION_FIELDS = ["tables", "leaders", "cards", "scenario"];
const LONGEST_EDITION = 100_000;

/** The parts of an edition that are given, as a copy of our own that nobody can change. @throws SetupError */
export function readEdition(edition: unknown): Partial<EditionData> {
  const parts = readKnownFields(edition, "options.edition", EDITION_FIELDS, fail);
  let text: string;
  try {
    text = JSON.stringify(parts);
  } catch {
    throw fail("options.edition", "plain JSON data", parts);
  }
  if (text.length > LONGEST_EDITION) throw fail("options.edition", `at most ${LONGEST_EDITION} characters of JSON`, text.length);
  return JSON.parse(text) as Partial<EditionData>;
}
