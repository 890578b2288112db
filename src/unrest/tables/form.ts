/** The form of an edition: the ranges and words of its rows. An error names the wrong or unknown field. */
import { byId, eachOf, type FieldForms, flag, type Form, list, or, row, tuple, whole, word } from "../../core/basics/forms.js";
import { EDITION_COMPLAINT as fail } from "../../core/basics/json.js";
import { type CardRow, type EditionData, type LeaderRow, type ScenarioData, SOURCES, type TablesData } from "../vocabulary/edition-types.js";
import { mayHold } from "./index.js";
import { CIRCUMSTANCES, EFFECTS, type Effect, LOCATIONS, type LocationId, SEATS, TIMINGS, type Timing } from "../vocabulary/types.js";

const SOURCE = { source: word(SOURCES) };
/** An object with exactly these fields, and optionally its source. */
const object = <F extends FieldForms>(fields: F) => row(fields, SOURCE);

const side = word(["winner", "loser"]);

const TABLES_FORM: Form<TablesData> = object({
  battleDice: object({ perSide: whole(1, 6), sides: whole(6, 6) }),
  losses: list(0, 24, object({ die: whole(1, 6), rolledBy: side, lossTo: side, bySize: tuple(whole(0, 9), whole(0, 9), whole(0, 9)) })),
  ratios: list(0, 20, object({ larger: whole(1, 99), smaller: whole(1, 99), result: or("automatic", whole(0, 20)) })),
  circumstances: eachOf(CIRCUMSTANCES, object({ value: whole(-9, 9) }), SOURCE),
  unrest: object({ max: whole(1, 30), capBase: whole(0, 30), tactics: whole(0, 9) }),
  effects: list(2, 31, object({ level: whole(0, 30), hand: whole(0, 99), vp: whole(0, 99) })),
  support: object({ divisor: whole(1, 10) }),
  movement: object({ points: whole(1, 20), seaMove: whole(1, 20), attack: whole(1, 20), mostCu: whole(1, 99) }),
  seaCapacity: list(3, 3, object({ value: whole(1, 3), cu: whole(0, 99) })),
  victoryPoints: object({ max: whole(1, 99) }),
});

/** @throws SetupError naming the entry */
export function checkTables(data: TablesData, path: string): void {
  TABLES_FORM(data, path, fail);
  data.ratios.forEach(({ larger, smaller }, i) => {
    const above = data.ratios[i - 1];
    if (above !== undefined && above.larger * smaller <= larger * above.smaller)
      throw fail(`${path}.ratios[${i}]`, "a smaller ratio than in the row above", `${larger}:${smaller}`);
  });
  const { max, capBase } = data.unrest;
  if (capBase > max) throw fail(`${path}.unrest.capBase`, `at most ${max}`, capBase);
  if (data.effects.length !== max + 1) throw fail(`${path}.effects`, `${max + 1} entries, one for each level`, data.effects);
  data.effects.forEach(({ level }, i) => whole(i, i)(level, `${path}.effects[${i}].level`, fail));
  data.seaCapacity.forEach(({ value }, i) => whole(i + 1, i + 1)(value, `${path}.seaCapacity[${i}].value`, fail));
}

const SCENARIO_FORM: Form<ScenarioData> = object({
  turns: whole(1, 20),
  rounds: whole(1, 20),
  ports: whole(0, 20),
  start: object({
    level: whole(0, 30),
    ports: whole(0, 20),
    victoryPoints: whole(0, 99),
    cu: list(0, 20, object({ side: word(SEATS), location: word(LOCATIONS), count: whole(0, 99) })),
  }),
  hand: object({ carthageBase: whole(0, 20), carthagePerPort: whole(0, 9), coalition: whole(0, 20) }),
  namesFirstBelow: whole(0, 99),
  pointsPerPort: whole(1, 9),
  reinforcements: whole(0, 20),
  reinforceValue: whole(1, 4),
  cardReinforcement: whole(1, 9),
  blockade: list(6, 6, word(["lose-cu", "nothing", "port"])),
  evenPorts: whole(0, 20),
  end: object({ carthageAt: whole(0, 99), carthageOnTime: whole(0, 99), coalitionAt: whole(0, 99), coalitionAtLevel: whole(0, 99) }),
});

/** Limits that keep every game below the ruleset's maximum of decisions (CAR-S.42). */
const MOST_ROUNDS = 60;
const LARGEST_HAND = 30;

function checkScenario({ scenario, tables }: EditionData, path: string): void {
  SCENARIO_FORM(scenario, path, fail);
  const { turns, rounds: perTurn, ports, start, hand } = scenario;
  if (turns * perTurn > MOST_ROUNDS) throw fail(`${path}.rounds`, `at most ${MOST_ROUNDS} rounds in all turns together`, turns * perTurn);
  const largest = hand.carthageBase + hand.carthagePerPort * ports;
  if (largest > LARGEST_HAND) throw fail(`${path}.hand`, `a hand of at most ${LARGEST_HAND} cards with all ports`, largest);
  whole(0, tables.unrest.max)(start.level, `${path}.start.level`, fail);
  whole(0, ports)(start.ports, `${path}.start.ports`, fail);
  whole(0, tables.victoryPoints.max)(start.victoryPoints, `${path}.start.victoryPoints`, fail);
  start.cu.forEach(({ location, side }, i) => checkOpen(location, side, `${path}.start.cu[${i}].location`));
}

function checkOpen(location: LocationId, side: string, path: string): void {
  if (!mayHold(location, side)) throw fail(path, `a location open to ${side}`, location);
}

/** The timing that each effect must have. */
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
 * The range of each effect's number: activations, CU placed, CU that a blockade needs, steps of the level, dice, modifiers; 0 for an effect without a
 * number.
 */
const AMOUNT_OF: Readonly<Record<Effect, readonly [least: number, most: number]>> = {
  none: [0, 0],
  campaign: [1, 2], // CAR-20.3.15: at most two leaders
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

const CARD: Form<CardRow> = object({
  deck: word(SEATS),
  copies: whole(0, 30),
  value: whole(1, 3),
  timing: word(TIMINGS),
  effect: word(EFFECTS),
  amount: whole(-9, 99),
  neutralPower: flag,
});
const LEADER: Form<LeaderRow> = object({
  side: word(SEATS),
  kind: word(["named", "minor"]),
  initiative: whole(1, 3),
  tactics: whole(0, 9),
  start: word(LOCATIONS),
});
const MOST_CARDS = 40;
const MOST_LEADERS = 20;

function checkCard({ deck, timing, effect, amount, neutralPower }: CardRow, path: string): void {
  if (timing !== TIMING_OF[effect]) throw fail(`${path}.timing`, `"${TIMING_OF[effect]}" for this effect`, timing);
  whole(...AMOUNT_OF[effect])(amount, `${path}.amount`, fail);
  const isOwners = OWNER_EFFECTS.includes(effect);
  if (!BOTH_EFFECTS.includes(effect) && isOwners !== (deck === "carthage")) throw fail(`${path}.effect`, `an effect of the ${deck} deck`, effect);
  // CAR-20.0.1: only an NPA event raises the level.
  if (effect === "raise-unrest" && !neutralPower) throw fail(`${path}.neutralPower`, "true for a card that raises the unrest", neutralPower);
}

/** @throws SetupError naming the entry */
export function checkForm(data: EditionData): void {
  const path = "options.edition";
  checkTables(data.tables, `${path}.tables`);
  checkScenario(data, `${path}.scenario`);
  byId(MOST_CARDS, CARD)(data.cards, `${path}.cards`, fail);
  for (const [id, card] of Object.entries<CardRow>(data.cards)) checkCard(card, `${path}.cards.${id}`);
  byId(MOST_LEADERS, LEADER)(data.leaders, `${path}.leaders`, fail);
  for (const [id, { start, side }] of Object.entries<LeaderRow>(data.leaders)) checkOpen(start, side, `${path}.leaders.${id}.start`);
}
