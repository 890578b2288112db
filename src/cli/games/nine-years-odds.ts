/** `tyche odds nine-years`: exact odds of a battle, or of a siege roll, without a game. */
import { attackerWins, type BattleSide, hitsAgainstLine, isFamousVictory } from "../../nine-years/rules/battle.js";
import { siegeResult } from "../../nine-years/rules/siege.js";
import { integerOption, type OddsQuestion, type OddsRow, type OddsTable, type OptionValues, switchOption, UsageError } from "./game-adapter.js";

export const nineYearsOdds: OddsQuestion = {
  options: [
    { name: "attacker", value: "N[+N]", help: "attacking corps, full and reduced or demoralized ones, such as 5+2 (default 6)", notWith: ["siege"] },
    { name: "attacker-rating", value: "N", help: "battle rating of his commander, 0 to 4 (default 2)", notWith: ["siege"] },
    { name: "attacker-household", value: null, help: "he plays Household Troops", notWith: ["siege"] },
    { name: "defender", value: "N[+N]", help: "defending corps (default 4)", notWith: ["siege"] },
    { name: "defender-rating", value: "N", help: "battle rating of his commander, 0 to 4 (default 1)", notWith: ["siege"] },
    { name: "defender-household", value: null, help: "he plays Household Troops", notWith: ["siege"] },
    { name: "line", value: "N", help: "level of an unbypassed Fortified Line of the defender, 0 to 2 (default 0)", notWith: ["siege"] },
    { name: "siege", value: null, help: "instead of a battle: one siege roll with this --modifier" },
    { name: "modifier", value: "N", help: "sum of the modifiers of the siege roll, -5 to 7 (default 0)", needs: { option: "siege" } },
  ],
  example: "tyche odds nine-years --attacker 8+2 --attacker-rating 4 --defender 6 --defender-rating 2 --line 1",
  answer: (values) => (switchOption(values, "siege") ? siegeOdds(values) : battleOdds(values)),
};

function battleOdds(values: OptionValues): OddsTable {
  const attacker = readSide(values, "attacker", 6, 2);
  const defender = readSide(values, "defender", 4, 1);
  const line = integerOption(values, "line", 0, 2, 0);
  const labels = ["attacker wins, a Famous Victory", "attacker wins", "defender wins", "defender wins, a Famous Victory"];
  const chances = labels.map(() => 0);
  const losses = { attacker: 0, defender: 0 };
  hitChances(attacker).forEach((chanceOfA, rolled) => {
    const a = hitsAgainstLine(rolled, line);
    hitChances(defender).forEach((chanceOfD, d) => {
      const chance = chanceOfA * chanceOfD;
      const wins = attackerWins(a, d, stepsOf(attacker) - d, stepsOf(defender) - a);
      const famous = wins ? isFamousVictory(a, d, corpsOf(defender)) : isFamousVictory(d, a, corpsOf(attacker));
      const row = wins ? (famous ? 0 : 1) : famous ? 3 : 2;
      chances[row] = (chances[row] ?? 0) + chance;
      losses.attacker += chance * Math.min(d, stepsOf(attacker));
      losses.defender += chance * Math.min(a, stepsOf(defender));
    });
  });
  return {
    title: `${sideText(attacker)} attack ${sideText(defender)}${line === 0 ? "" : ` behind a Fortified Line of level ${line}`}`,
    clause: "NYW-16.3.1",
    rows: labels.map((label, i) => ({ label, chance: chances[i] ?? 0 })),
    note: `expected loss of steps: attacker ${losses.attacker.toFixed(2)}, defender ${losses.defender.toFixed(2)}`,
  };
}

function readSide(values: OptionValues, name: string, corps: number, rating: number): BattleSide {
  const text = String(values[name] ?? corps);
  const match = /^(\d{1,2})(?:\+(\d{1,2}))?$/.exec(text);
  const full = Number(match?.[1]);
  const weak = Number(match?.[2] ?? 0);
  if (match === null || full + weak < 1 || full + weak > 20) throw new UsageError(`--${name}: expected 1 to 20 corps such as 5+2, got "${text}"`);
  return { full, weak, commander: integerOption(values, `${name}-rating`, 0, 4, rating), household: switchOption(values, `${name}-household`) };
}

// NYW-16.2.2, NYW-16.2.3: dice that hit on 5 or 6, and dice that hit on 6.
function hitChances({ full, weak, commander, household }: BattleSide): number[] {
  const strong = binomial(full + commander + (household ? 2 : 0), 1 / 3);
  const slight = binomial(weak, 1 / 6);
  const chances = new Array<number>(strong.length + slight.length - 1).fill(0);
  strong.forEach((p, i) => slight.forEach((q, j) => (chances[i + j] = chances[i + j]! + p * q)));
  return chances;
}

function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let n = 0; n < dice; n++) row = [...row.map((p) => p * (1 - chance)), 0].map((p, i) => p + (i > 0 ? row[i - 1]! * chance : 0));
  return row;
}

function corpsOf({ full, weak }: BattleSide): number {
  return full + weak;
}

function stepsOf({ full, weak }: BattleSide): number {
  return 2 * full + weak;
}

function sideText({ full, weak, commander }: BattleSide): string {
  return `${full}${weak === 0 ? "" : ` full and ${weak} weak`} corps under BR ${commander}`;
}

function siegeOdds(values: OptionValues): OddsTable {
  const modifier = integerOption(values, "modifier", -5, 7, 0);
  const ways = new Map<string, number>();
  for (let die = 1; die <= 6; die++) {
    const { fall, steps } = siegeResult(die + modifier);
    const label = `strength ${fall === 0 ? "unchanged" : `−${fall}`}, ${steps} ${steps === 1 ? "step" : "steps"} lost`;
    ways.set(label, (ways.get(label) ?? 0) + 1);
  }
  const rows: OddsRow[] = [...ways].map(([label, count]) => ({ label, chance: count / 6, fraction: `${count}/6` }));
  return { title: `a siege roll with a modifier of ${modifier}`, clause: "NYW-17.5.5", rows };
}
