/** `tyche odds diadochi`: exact odds of a land battle, or of a siege, without a game. */
import { distribution } from "../../core/game/odds.js";
import { combatScore, isClose, isOverrun, rollScore, rollStrength, type Side } from "../../diadochi/rules/battle.js";
import { EDITIONS, unitsOfRow } from "../../diadochi/tables/index.js";
import { UNITS, type UnitId } from "../../diadochi/vocabulary/types.js";
import { countOfType, countUnits, ELEPHANT, oneUnit, ROYAL, type Units, withoutType } from "../../diadochi/vocabulary/units.js";
import { rollSiegeAttempt } from "../../diadochi/rules/siege.js";
import { integerOption, type OddsQuestion, type OddsRow, type OddsTable, type OptionValues, UsageError } from "./game-adapter.js";

/** The probability of each strength, score or number of siege points. */
type Chances = ReadonlyMap<number, number>;

const ATTACKER = "mercenary:5,macedonian:2";
const DEFENDER = "mercenary:8";

export const diadochiOdds: OddsQuestion = {
  options: [
    { name: "attacker", value: "UNITS", help: `attacking CUs, such as mercenary:5,macedonian:2,elephant:1 (default ${ATTACKER})`, notWith: ["siege"] },
    { name: "attacker-rating", value: "N", help: "battle rating of his commander, 0 to 4 (default 3)", notWith: ["siege"] },
    { name: "attacker-local", value: "N", help: "his local troops, 0 to 2 (default 0)", notWith: ["siege"] },
    { name: "attacker-modifier", value: "N", help: "added to his dice, -6 to 6 (default 0)", notWith: ["siege"] },
    { name: "defender", value: "UNITS", help: `defending CUs (default ${DEFENDER})`, notWith: ["siege"] },
    { name: "defender-rating", value: "N", help: "battle rating of his commander, 0 to 4 (default 3)", notWith: ["siege"] },
    { name: "defender-local", value: "N", help: "his local troops, 0 to 2 (default 0)", notWith: ["siege"] },
    { name: "defender-modifier", value: "N", help: "added to his dice, -6 to 6 (default 0)", notWith: ["siege"] },
    { name: "plain-royals", value: null, help: "royal troops have strength 2 without dice", notWith: ["siege"] },
    { name: "siege", value: "POINTS", help: "instead of a battle: attempts needed to gain this many siege points, 1 to 6" },
    { name: "modifier", value: "N", help: "added to the siege die, -2 to 2 (default 0)", needs: { option: "siege" } },
  ],
  example: "tyche odds diadochi --attacker mercenary:4,macedonian:3 --attacker-rating 4 --defender mercenary:6 --defender-local 2",
  answer: (values) => (values["siege"] === undefined ? battleOdds(values) : siegeOdds(values)),
};

function battleOdds(values: OptionValues): OddsTable {
  const elite = values["plain-royals"] !== true;
  const attacker = readSide(values, "attacker");
  const defender = readSide(values, "defender");
  const title = `${describeSide(attacker)} attack ${describeSide(defender)}`;
  if (isOverrun(EDITIONS.of(""), countUnits(attacker.units), countUnits(defender.units))) {
    return { title, clause: "DIA-OVR.1", rows: [{ label: "overrun, attacker wins", chance: 1, fraction: "1/1" }] };
  }
  const labels = ["attacker wins without loss", "attacker wins and loses 1 CU", "draw", "defender wins and loses 1 CU", "defender wins without loss"];
  const chances = labels.map(() => 0);
  const defence = scoresOf(defender, elite);
  for (const [a, chanceOfA] of scoresOf(attacker, elite)) {
    for (const [d, chanceOfD] of defence) {
      const row = a === d ? 2 : a > d ? (isClose(a, d) ? 1 : 0) : isClose(d, a) ? 3 : 4;
      chances[row] = (chances[row] ?? 0) + chanceOfA * chanceOfD;
    }
  }
  return {
    title,
    clause: "DIA-BAT.10",
    rows: labels.map((label, i) => rowOf(label, chances[i] ?? 0)),
    note: "A side whose dice show 9 loses its commander on a further 6: 1 in 54 (DIA-BAT.13).",
  };
}

// The probability of each score of a side: every possible strength with every throw of two dice.
function scoresOf(side: Side, elite: boolean): Chances {
  const t = EDITIONS.of("");
  const scores = new Map<number, number>();
  const totals = distribution((dice) =>
    rollScore(t, { ...side, modifier: 0 }, 1, dice, undefined)
      .faces.map((face) => Math.max(face, side.rating))
      .reduce((a, b) => a + b, 0),
  );
  for (const [strength, chance] of strengthsOf(side, elite)) {
    for (const { answer: total, probability } of totals) add(scores, combatScore(t, strength, total + side.modifier), chance * probability);
  }
  return scores;
}

// The dice of elephants and elite royal troops are independent, so the CUs are added one by one instead of enumerating all dice together.
function strengthsOf(side: Side, elite: boolean): Chances {
  const certain = withoutType(elite ? withoutType(side.units, ROYAL) : side.units, ELEPHANT);
  let strengths = strengthOfPart({ ...side, units: certain }, elite);
  const rolled: readonly (readonly [Units, number])[] = [
    [oneUnit(ELEPHANT), countOfType(side.units, ELEPHANT)],
    [oneUnit(ROYAL), elite ? countOfType(side.units, ROYAL) : 0],
  ];
  for (const [unit, count] of rolled) {
    const one = strengthOfPart({ ...side, units: unit, local: 0 }, elite);
    for (let i = 0; i < count; i++) strengths = sumOf(strengths, one);
  }
  return strengths;
}

function strengthOfPart(side: Side, elite: boolean): Chances {
  return new Map(distribution((dice) => rollStrength(side, elite, dice, undefined)).map(({ answer, probability }) => [answer, probability]));
}

function sumOf(a: Chances, b: Chances): Chances {
  const sum = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) add(sum, x + y, p * q);
  return sum;
}

function add(chances: Map<number, number>, value: number, chance: number): void {
  chances.set(value, (chances.get(value) ?? 0) + chance);
}

const MOST_ATTEMPTS = 8;

function siegeOdds(values: OptionValues): OddsTable {
  const needed = integerOption(values, "siege", 1, 6, 1);
  const modifier = integerOption(values, "modifier", -2, 2, 0);
  const attempt = new Map(distribution((dice) => rollSiegeAttempt(dice, modifier).points).map(({ answer, probability }) => [answer, probability]));
  const rows: OddsRow[] = [];
  let points: Chances = new Map([[0, 1]]);
  let fallen = 0;
  for (let n = 1; n <= MOST_ATTEMPTS; n++) {
    points = sumOf(points, attempt);
    const by = [...points].reduce((sum, [gained, chance]) => (gained >= needed ? sum + chance : sum), 0);
    rows.push(rowOf(`falls to attempt ${n}`, by - fallen));
    fallen = by;
  }
  rows.push(rowOf(`holds out longer than ${MOST_ATTEMPTS} attempts`, 1 - fallen));
  return { title: `Gaining ${needed} siege points, die ${modifier < 0 ? modifier : `+${modifier}`}`, clause: "DIA-SIE.9", rows };
}

function rowOf(label: string, chance: number): OddsRow {
  const of = 1296 * chance;
  return Math.abs(of - Math.round(of)) < 1e-7 ? { label, chance, fraction: `${Math.round(of)}/1296` } : { label, chance };
}

function readSide(values: OptionValues, name: string): Side {
  return {
    seat: null,
    units: readUnits(values, name),
    rating: integerOption(values, `${name}-rating`, 0, 4, 3),
    modifier: integerOption(values, `${name}-modifier`, -6, 6, 0),
    local: integerOption(values, `${name}-local`, 0, 2, 0),
    elephants: true,
  };
}

const MOST: Readonly<Record<UnitId, number>> = { mercenary: 60, macedonian: 20, royal: 8, elephant: 6, "silver-shields": 2 };

function readUnits(values: OptionValues, name: string): Units {
  const text = values[name] ?? (name === "attacker" ? ATTACKER : DEFENDER);
  if (typeof text !== "string") throw new UsageError(`--${name}: expected CUs such as mercenary:5,macedonian:2`);
  const counts: Partial<Record<UnitId, number>> = {};
  for (const part of text.split(",")) {
    const [word, number = ""] = part.trim().split(":");
    const unit = UNITS.find((id) => id === word);
    const count = /^\d{1,2}$/.test(number) ? Number(number) : Number.NaN;
    if (unit === undefined || !(count >= 1 && count <= MOST[unit]))
      throw new UsageError(`--${name}: expected one of ${UNITS.join(", ")} with a number, got "${part}"`);
    counts[unit] = count;
  }
  return unitsOfRow(counts);
}

function describeSide(side: Side): string {
  const units = UNITS.map((unit, type) => [countOfType(side.units, type), unit] as const).filter(([count]) => count > 0);
  return `${units.map(([count, unit]) => `${count} ${unit}`).join(", ")} (rating ${side.rating})`;
}
