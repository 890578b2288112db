/** What an edition must look like: the ranges and words of its rows, checked at the door. Everything that is wrong or unknown is named by its place. */
import { SetupError } from "../core/errors.js";
import { type Complaint, complaint, ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readWord } from "../core/json.js";
import { type CardRow, type EditionData, type LeaderRow, SOURCES, type TablesData } from "./edition-types.js";
import { CIRCUMSTANCES, EFFECTS, type Effect, LOCATIONS, type LocationId, SEATS, TIMINGS, type Timing } from "./types.js";

const fail: Complaint = complaint(SetupError, "setup/bad-edition");

/** Refuses what does not fit, naming its place. */
type Check = (value: unknown, path: string) => void;

const range =
  (least: number, most: number): Check =>
  (value, path) =>
    void readInteger(value, path, least, most, fail);

const word =
  (words: readonly string[]): Check =>
  (value, path) =>
    void readWord(value, path, words, fail);

/** An object with these fields and no others but where it comes from. */
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const given = readKnownFields(value, path, [...Object.keys(fields), "source"], fail);
    for (const [key, check] of Object.entries(fields)) check(ownField(given, key), `${path}.${key}`);
    const source = ownField(given, "source");
    if (source !== undefined) readWord(source, `${path}.source`, SOURCES, fail);
  };

const rows =
  (least: number, most: number, entry: Check): Check =>
  (value, path) => {
    const list = readArray(value, path, most, fail);
    if (list.length < least) throw fail(path, `at least ${least} entries`, list);
    list.forEach((row, i) => {
      entry(row, `${path}[${i}]`);
    });
  };

const side: Check = word(["winner", "loser"]);
const ratioResult: Check = (value, path) => {
  if (value !== "automatic") range(0, 20)(value, path);
};

const checkTablesForm: Check = object({
  battleDice: object({ perSide: range(1, 6), sides: range(6, 6) }),
  losses: rows(0, 24, object({ die: range(1, 6), rolledBy: side, lossTo: side, bySize: rows(3, 3, range(0, 9)) })),
  ratios: rows(0, 20, object({ larger: range(1, 99), smaller: range(1, 99), result: ratioResult })),
  circumstances: object(Object.fromEntries(CIRCUMSTANCES.map((id) => [id, object({ value: range(-9, 9) })]))),
  unrest: object({ max: range(1, 30), capBase: range(0, 30), tactics: range(0, 9) }),
  effects: rows(2, 31, object({ level: range(0, 30), hand: range(0, 99), vp: range(0, 99) })),
  support: object({ divisor: range(1, 10) }),
  movement: object({ points: range(1, 20), seaMove: range(1, 20), attack: range(1, 20), mostCu: range(1, 99) }),
  seaCapacity: rows(3, 3, object({ value: range(1, 3), cu: range(0, 99) })),
  victoryPoints: object({ max: range(1, 99) }),
});

/** Checks the tables of the box, the level and the battle. @throws SetupError naming the entry */
export function checkTables(data: TablesData, path: string): void {
  checkTablesForm(data, path);
  data.ratios.forEach(({ larger, smaller }, i) => {
    const above = data.ratios[i - 1];
    if (above !== undefined && above.larger * smaller <= larger * above.smaller)
      throw fail(`${path}.ratios[${i}]`, "a smaller ratio than in the row above", `${larger}:${smaller}`);
  });
  const { max, capBase } = data.unrest;
  if (capBase > max) throw fail(`${path}.unrest.capBase`, `at most ${max}`, capBase);
  if (data.effects.length !== max + 1) throw fail(`${path}.effects`, `${max + 1} entries, one for each level`, data.effects);
  data.effects.forEach(({ level }, i) => {
    range(i, i)(level, `${path}.effects[${i}].level`);
  });
  data.seaCapacity.forEach(({ value }, i) => {
    range(i + 1, i + 1)(value, `${path}.seaCapacity[${i}].value`);
  });
}

const checkScenarioForm: Check = object({
  turns: range(1, 20),
  rounds: range(1, 20),
  ports: range(0, 20),
  start: object({
    level: range(0, 30),
    ports: range(0, 20),
    victoryPoints: range(0, 99),
    cu: rows(0, 20, object({ side: word(SEATS), location: word(LOCATIONS), count: range(0, 99) })),
  }),
  hand: object({ carthageBase: range(0, 20), carthagePerPort: range(0, 9), coalition: range(0, 20) }),
  namesFirstBelow: range(0, 99),
  pointsPerPort: range(1, 9),
  reinforcements: range(0, 20),
  reinforceValue: range(1, 4),
  cardReinforcement: range(1, 9),
  blockade: rows(6, 6, word(["lose-cu", "nothing", "port"])),
  evenPorts: range(0, 20),
  end: object({ carthageAt: range(0, 99), carthageOnTime: range(0, 99), coalitionAt: range(0, 99), coalitionAtLevel: range(0, 99) }),
});

/** No game has more decisions than the ruleset promises (CAR-S.42), so that it has no more rounds and no larger hands than these. */
const MOST_ROUNDS = 60;
const LARGEST_HAND = 30;

function checkScenario({ scenario, tables }: EditionData, path: string): void {
  checkScenarioForm(scenario, path);
  const { turns, rounds: perTurn, ports, start, hand } = scenario;
  if (turns * perTurn > MOST_ROUNDS) throw fail(`${path}.rounds`, `at most ${MOST_ROUNDS} rounds in all turns together`, turns * perTurn);
  const largest = hand.carthageBase + hand.carthagePerPort * ports;
  if (largest > LARGEST_HAND) throw fail(`${path}.hand`, `a hand of at most ${LARGEST_HAND} cards with all ports`, largest);
  range(0, tables.unrest.max)(start.level, `${path}.start.level`);
  range(0, ports)(start.ports, `${path}.start.ports`);
  range(0, tables.victoryPoints.max)(start.victoryPoints, `${path}.start.victoryPoints`);
  start.cu.forEach((row, i) => {
    checkOpen(row.location, row.side, `${path}.start.cu[${i}].location`);
  });
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

/**
 * The numbers each effect may carry: activations, CU placed, CU that a blockade needs, steps of the level, dice, modifiers. An effect without a number has 0.
 * A Campaign activates two leaders at most (CAR-20.3.15).
 */
const AMOUNT_OF: Readonly<Record<Effect, readonly [least: number, most: number]>> = {
  none: [0, 0],
  campaign: [1, 2],
  "place-cu": [1, 20],
  blockade: [1, 99],
  "raise-unrest": [1, 9],
  "cancel-activation": [0, 0],
  "cancel-sea-move": [0, 0],
  "set-dice": [1, 10],
  "roll-modifier": [-9, 9],
  "no-combat-losses": [0, 0],
  "mark-commander": [-9, 9],
};

const flag: Check = (value, path) => void readBoolean(value, path, fail);
const CARD: Check = object({
  deck: word(SEATS),
  copies: range(0, 30),
  value: range(1, 3),
  timing: word(TIMINGS),
  effect: word(EFFECTS),
  amount: range(-9, 99),
  neutralPower: flag,
});
const LEADER: Check = object({ side: word(SEATS), kind: word(["named", "minor"]), initiative: range(1, 3), tactics: range(0, 9), start: word(LOCATIONS) });
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CARDS = 40;
const MOST_LEADERS = 20;

function checkById(value: unknown, path: string, most: number, row: Check): void {
  const given = readObject(value, path, fail);
  const ids = Object.keys(given);
  if (ids.length > most) throw fail(path, `at most ${most} entries`, ids);
  for (const id of ids) {
    const at = `${path}.${id.slice(0, 40)}`;
    if (!ID.test(id) || id.length > 40) throw fail(at, "an id in kebab-case", id);
    row(ownField(given, id), at);
  }
}

function checkCard({ deck, timing, effect, amount, neutralPower }: CardRow, path: string): void {
  if (timing !== TIMING_OF[effect]) throw fail(`${path}.timing`, `"${TIMING_OF[effect]}" for this effect`, timing);
  range(...AMOUNT_OF[effect])(amount, `${path}.amount`);
  const isOwners = OWNER_EFFECTS.includes(effect);
  if (!BOTH_EFFECTS.includes(effect) && isOwners !== (deck === "carthage")) throw fail(`${path}.effect`, `an effect of the ${deck} deck`, effect);
  // CAR-20.0.1: only an NPA event raises the level.
  if (effect === "raise-unrest" && !neutralPower) throw fail(`${path}.neutralPower`, "true for a card that raises the unrest", neutralPower);
}

/** Checks a whole edition. @throws SetupError naming the entry */
export function checkEdition(data: EditionData): void {
  const path = "options.edition";
  checkTables(data.tables, `${path}.tables`);
  checkScenario(data, `${path}.scenario`);
  checkById(data.cards, `${path}.cards`, MOST_CARDS, CARD);
  for (const [id, row] of Object.entries<CardRow>(data.cards)) checkCard(row, `${path}.cards.${id}`);
  checkById(data.leaders, `${path}.leaders`, MOST_LEADERS, LEADER);
  for (const [id, row] of Object.entries<LeaderRow>(data.leaders)) checkOpen(row.start, row.side, `${path}.leaders.${id}.start`);
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
