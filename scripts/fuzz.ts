/**
 * Holds random games against the laws for as long as asked.
 *
 *   npm run fuzz -- --minutes 10                       every ruleset in turn
 *   npm run fuzz -- --minutes 10 --ruleset diadochi    one ruleset
 *   npm run fuzz -- --minutes 10 --law 8               one law
 *   npm run fuzz -- --ruleset diadochi --law 8 --options '{"players":2}' --seed fuzz-123   one game again
 *   npm run fuzz -- --ruleset diadochi --games 10000           so many games of every set of options, or of one: --options '{"players":3}'
 *   npm run fuzz -- --minutes 10 --keep                        a game that breaks a law is written to test/records/regressions, whose games a test holds
 *   npm run fuzz -- --games 10000 --law 31 --stretch 2  one law, over two decisions somewhere in each game and not six
 *   npm run fuzz -- --minutes 10 --thorough            every law over the whole of each game, and not over a stretch of it
 *   npm run fuzz -- --mutations 100000 --ruleset unrest        changed positions through restore and position: law 18 alone, every way it breaks
 *   npm run fuzz -- --mutations 1000000 --plies 20             … and what is accepted is played twenty decisions on, not to its end
 *   npm run fuzz -- --mutations 1000000 --plies 20 --slots     … with changes in what the frames remember alone
 *
 * Says at its end which moves, decisions, refusals and kinds of victory never occurred (docs/laws.md has the tests that reach them).
 * Prints the command that plays a failing game again, and ends with exit code 1.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { type GameAdapter, integerOption, UsageError } from "../src/cli/games/game-adapter.js";
import { Progress } from "../src/cli/progress.js";
import { TERMINAL } from "../src/cli/terminal.js";
import { LAWS } from "../src/laws/all/index.js";
import { neverOccurred, SUBJECTS } from "../src/laws/coverage.js";
import type { Law } from "../src/laws/law.js";
import { holdQuickly, STRETCH } from "../src/laws/stretch.js";
import type { Trial } from "../src/laws/walk.js";
import { reasonsOf } from "../test/laws/coverage.js";
import { knownOf } from "../test/laws/known.js";
import { NODE_WATCH } from "../test/laws/watch.js";
import { ALL_GAMES } from "./all-games.js";
import { huntMutations } from "./mutations.js";

const { values } = parseArgs({
  options: {
    minutes: { type: "string" },
    games: { type: "string" },
    ruleset: { type: "string", multiple: true },
    law: { type: "string", multiple: true },
    seed: { type: "string" },
    options: { type: "string" },
    thorough: { type: "boolean" },
    stretch: { type: "string" },
    mutations: { type: "string" },
    plies: { type: "string" },
    slots: { type: "boolean" },
    keep: { type: "boolean" },
  },
});

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`fuzz: ${error.message}`);
  return 2;
});

async function main(): Promise<number> {
  const adapters = await Promise.all((values.ruleset ?? ALL_GAMES.ids).map((id) => ALL_GAMES.load(id)));
  const laws = values.law === undefined ? LAWS : LAWS.filter((law) => values.law!.includes(String(law.number)));
  if (values.mutations !== undefined) {
    const most = integerOption({ mutations: values.mutations }, "mutations", 1, 100_000_000, 1);
    const options: object | undefined = values.options === undefined ? undefined : JSON.parse(values.options);
    const plies = values.plies === undefined ? undefined : integerOption({ plies: values.plies }, "plies", 1, 1_000_000, 1);
    const subject = values.slots === true ? "slots" : "anything";
    return huntMutations(adapters, { most, options, seed: values.seed, plies, subject }) ? 0 : 1;
  }
  if (laws.length === 0) throw new UsageError(`--law: expected some of ${LAWS.map((law) => law.number).join(", ")}`);
  if (values.seed !== undefined) return again(adapters, laws, values.seed);
  return hunt(adapters, laws);
}

/** One game again, as given by seed and options. */
function again(adapters: readonly GameAdapter[], laws: readonly Law[], seed: string): number {
  const options: object = values.options === undefined ? {} : JSON.parse(values.options);
  const broken = adapters.filter((adapter) => !holds(adapter, laws, seed, options, 0));
  console.log(broken.length === 0 ? "every law holds" : `${broken.length} rulesets break a law`);
  return broken.length === 0 ? 0 : 1;
}

/** New games until the time is up or every set of options has had its games. */
function hunt(adapters: readonly GameAdapter[], laws: readonly Law[]): number {
  const given = { minutes: values.minutes, games: values.games };
  const minutes = integerOption(given, "minutes", 1, 100_000, values.games === undefined ? 1 : 100_000);
  const most = integerOption(given, "games", 1, 100_000_000, 100_000_000);
  const wanted: readonly object[] | undefined = values.options === undefined ? undefined : [JSON.parse(values.options)];
  const tables = adapters.flatMap((adapter) => (wanted ?? adapter.sampleOptions).map((options) => ({ adapter, options, games: 0 })));
  const progress = new Progress(TERMINAL, "fuzzing");
  const origin = Date.now().toString(36);
  for (let game = 0; progress.seconds < 60 * minutes && tables.some((table) => table.games < most); game++) {
    const table = tables[game % tables.length]!;
    if (table.games >= most) continue;
    if (!holds(table.adapter, laws, `fuzz-${origin}-${game}`, table.options, table.games)) return 1;
    table.games++;
    progress.show(Math.min(1, Math.max(progress.seconds / 60 / minutes, table.games / most)), () => `${game + 1} games`);
  }
  progress.done();
  for (const { adapter, options, games } of tables) console.log(`${adapter.ruleset.id} ${JSON.stringify(options)}: ${games} games, every law holds`);
  for (const adapter of adapters) tellCoverage(adapter);
  console.log(`laws ${laws.map((law) => law.number).join(", ")}; ${(progress.seconds / 60).toFixed(1)} minutes; seeds fuzz-${origin}-…`);
  return 0;
}

// What chance never came to: directed tests must.
function tellCoverage({ ruleset }: GameAdapter): void {
  const never = neverOccurred(ruleset, reasonsOf(ruleset.id));
  for (const subject of SUBJECTS) if (never[subject].length > 0) console.log(`${ruleset.id}: ${subject} that never occurred: ${never[subject].join(", ")}`);
}

/** Over how many decisions of a game most laws are held. */
function stretchOf(): number {
  return values.stretch === undefined ? STRETCH : integerOption({ stretch: values.stretch }, "stretch", 1, 1_000_000, STRETCH);
}

function holds(adapter: GameAdapter, laws: readonly Law[], seed: string, options: object, game: number): boolean {
  const trial: Trial = { ruleset: adapter.ruleset, options, seed, known: knownOf(adapter.ruleset), watch: NODE_WATCH };
  let checked = laws[0]!;
  try {
    if (values.thorough === true) holdThoroughly(trial, laws, game, (law) => (checked = law));
    else holdQuickly(trial, laws, game, stretchOf(), (law) => (checked = law));
    return true;
  } catch (error) {
    if (values.keep === true)
      keep({ ruleset: adapter.ruleset.id, law: checked.number, options, seed, ...(values.stretch === undefined ? {} : { stretch: stretchOf() }) });
    const mode = values.thorough === true ? " --thorough" : values.stretch === undefined ? "" : ` --stretch ${values.stretch}`;
    console.error(`\n${adapter.ruleset.id} breaks law ${checked.number}: ${checked.title}`);
    console.error(error instanceof Error ? error.stack : error);
    console.error(
      `again: npm run fuzz -- --ruleset ${adapter.ruleset.id} --law ${checked.number} --options '${JSON.stringify(options)}' --seed ${seed}${mode}`,
    );
    return false;
  }
}

/** Writes a game that breaks a law where a test finds it. */
function keep(game: { readonly ruleset: string; readonly law: number; readonly options: object; readonly seed: string; readonly stretch?: number }): void {
  const file = new URL(`../test/records/regressions/${game.ruleset}-${game.law}-${game.seed}.json`, import.meta.url);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(game, null, 2)}\n`);
  console.error(`kept as ${file.pathname}`);
}

/** The law of validation costs as much as all others, so it has every eighth game unless it is asked for alone. */
function holdThoroughly(trial: Trial, laws: readonly Law[], game: number, tell: (law: Law) => void): void {
  for (const law of laws) {
    if (law.number === 10 && laws.length > 1 && game % 8 !== 0) continue;
    tell(law);
    law.check(trial);
  }
}
