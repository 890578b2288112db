/** `npm run learn -- self-play unrest`, `data`, `imitate`, `trial`, `module`: see docs/nets.md. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import type { NetData } from "tyche/learn";
import { type GameData, playData } from "./data.js";
import { type CurvePoint, curveSvg, moduleOf, readCheckpoint, writeCheckpoint, writeNet, writeWhole } from "./files.js";
import { type Game, gameOf, gamesWon } from "./game.js";
import { imitate } from "./imitation.js";
import { Adam } from "./model.js";
import { beginRun, type Progress, type SelfPlayOptions, selfPlay } from "./self-play.js";
import { type Shared, shared, Team } from "./team.js";

const USAGE = `usage: npm run learn -- self-play <ruleset> [--rounds 600 --threads 2 --hidden 64 --rate 0.001 --seed 1 --rival greedy --share 0.5 --options JSON --out FOLDER --from CHECKPOINT]
       npm run learn -- data <ruleset> --out FILE [--bots greedy,ismcts:25 --number 100 --stray 0.05 --seed 1 --options JSON]
       npm run learn -- imitate <ruleset> --data FILE [--data FILE] [--teachers greedy,ismcts --epochs 10 --hidden 64 --rate 0.002 --seed 1 --options JSON --out FOLDER]
       npm run learn -- trial <ruleset> --net FILE [--bots greedy,random --number 100 --options JSON]
       npm run learn -- module --net FILE --out FILE.ts`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "600" },
    threads: { type: "string", default: "2" },
    hidden: { type: "string", default: "64" },
    games: { type: "string", default: "64" },
    steps: { type: "string", default: "512" },
    rate: { type: "string" },
    trials: { type: "string", default: "40" },
    every: { type: "string", default: "50" },
    epochs: { type: "string", default: "10" },
    number: { type: "string", default: "100" },
    stray: { type: "string", default: "0.05" },
    bots: { type: "string", default: "greedy,ismcts:25" },
    teachers: { type: "string" },
    rival: { type: "string" },
    share: { type: "string", default: "0.5" },
    data: { type: "string", multiple: true },
    net: { type: "string" },
    seed: { type: "string", default: "1" },
    options: { type: "string", default: "{}" },
    out: { type: "string" },
    from: { type: "string" },
  },
});
const [command, id = ""] = positionals;
const began = performance.now();

if (command === "self-play") await learnBySelfPlay();
else if (command === "data") await writeData();
else if (command === "imitate") await learnByImitation();
else if (command === "trial") await tryNet();
else if (command === "module") writeModule();
else fail(USAGE);

async function learnBySelfPlay(): Promise<void> {
  const game = await theGame();
  const options: SelfPlayOptions = {
    seed: values.seed,
    rounds: count("rounds"),
    hidden: count("hidden"),
    games: count("games"),
    steps: count("steps"),
    rate: amount("rate", 0.001),
    trials: count("trials"),
    every: count("every"),
    ...(values.rival === undefined ? {} : { rival: { bot: values.rival, share: amount("share", 0) } }),
  };
  const { run, curve } = values.from === undefined ? { run: beginRun(game, options), curve: [] } : readCheckpoint(values.from, game.shape);
  if (!isMainThread) {
    const { rank, together } = workerData as { readonly rank: number; readonly together: Shared };
    return selfPlay(game, run, options, new Team(rank, together), () => undefined);
  }
  const together = shared(count("threads"), run.model.weights.length);
  // The program that runs, which need not be this source.
  const others = Array.from(
    { length: together.size - 1 },
    (_, i) => new Worker(process.argv[1]!, { argv: process.argv.slice(2), workerData: { rank: i + 1, together } }),
  );
  const folder = outFolder(id);
  const points: CurvePoint[] = [...curve];
  console.log(`${id}: ${game.shape.inputs} numbers, ${options.hidden} hidden, ${run.model.weights.length} weights, ${together.size} threads`);
  selfPlay(game, run, options, new Team(0, together), (progress) => {
    console.log(lineOf(progress));
    if (progress.won === null) return;
    points.push({ round: progress.round, won: progress.won });
    writeCheckpoint(join(folder, "checkpoint.json"), run, points);
    writeNet(join(folder, "net.json"), run.model.packed());
    writeWhole(join(folder, "curve.svg"), curveSvg(points, `${id}: games won by the policy without search`));
  });
  await Promise.all(others.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
}

function lineOf({ round, steps, games, entropy, won }: Progress): string {
  const shares = Object.entries(won ?? {}).map(([bot, share]) => `, ${(100 * share).toFixed(0)} % against ${bot}`);
  return `round ${round}: ${time()}, ${games} games, ${steps} decisions, entropy ${entropy.toFixed(3)}${shares.join("")}`;
}

async function writeData(): Promise<void> {
  const game = await theGame();
  const file = values.out ?? fail("--out: expected a file, got nothing");
  const options = { seed: values.seed, bots: values.bots.split(","), stray: amount("stray", 0) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  let decisions = 0;
  for (let n = 0; n < count("number"); n++) {
    const data = playData(game, options, n);
    appendFileSync(file, `${JSON.stringify(data)}\n`);
    decisions += data.actions.length;
    console.log(`${n + 1} games, ${decisions} decisions, ${time()}`);
  }
}

async function learnByImitation(): Promise<void> {
  const game = await theGame();
  const files = values.data ?? fail("--data: expected a file, got nothing");
  const games = files
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as GameData);
  const kinds = values.teachers?.split(",");
  const folder = outFolder(id);
  const model = imitate(
    game,
    games,
    {
      seed: values.seed,
      hidden: count("hidden"),
      epochs: count("epochs"),
      rate: amount("rate", 0.002),
      teachers: (bot) => kinds === undefined || kinds.includes(bot.split(":")[0]!),
    },
    (epoch, { decisions, first, byChance, loss, winner }) => {
      const shares = `${percent(first)} as its first (by chance ${percent(byChance)}), loss ${loss.toFixed(3)}, winner foretold in ${percent(winner)}`;
      console.log(`epoch ${epoch}: ${time()}, of ${decisions} decisions ${shares}`);
    },
  );
  writeNet(join(folder, "net.json"), model.packed());
  writeCheckpoint(join(folder, "checkpoint.json"), { model, adam: new Adam(model.weights.length), round: 0 }, []);
}

async function tryNet(): Promise<void> {
  const [game, net] = [await theGame(), theNet()];
  for (const bot of values.bots.split(",")) {
    const won = gamesWon(game, net, bot, { from: 0, to: count("number"), by: 1 });
    console.log(`${percent(won / count("number"))} of ${count("number")} games against ${bot}, ${time()}`);
  }
}

function theNet(): NetData {
  return JSON.parse(readFileSync(values.net ?? fail("--net: expected a file, got nothing"), "utf8")) as NetData;
}

function writeModule(): void {
  const net = theNet();
  writeWhole(
    values.out ?? fail("--out: expected a file, got nothing"),
    moduleOf(net, `A network for the ruleset ${net.ruleset}, learned by \`examples/learn\`.`),
  );
}

async function theGame(): Promise<Game> {
  return gameOf(id, JSON.parse(values.options) as object);
}

function outFolder(name: string): string {
  const folder = values.out ?? join("learned", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

type Named = "rounds" | "threads" | "hidden" | "games" | "steps" | "trials" | "every" | "epochs" | "number";

function count(name: Named): number {
  const number = Number(values[name]);
  return Number.isInteger(number) && number > 0 ? number : fail(`--${name}: expected a whole number from 1, got "${values[name]}"`);
}

function amount(name: "rate" | "stray" | "share", fallback: number): number {
  const number = values[name] === undefined ? fallback : Number(values[name]);
  return number >= 0 ? number : fail(`--${name}: expected a number from 0, got "${values[name]}"`);
}

// So far, and what of it the processors worked, all threads together: the same on a machine with other work.
function time(): string {
  const { user, system } = process.cpuUsage();
  return `${((performance.now() - began) / 1000).toFixed(0)} s (${((user + system) / 1e6).toFixed(0)} s of processor time)`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
