/**
 * `npm run bench [-- --seconds N] [--ruleset id] [--write]`: speed in units of the yardstick Y (chessops), interleaved with it; sizes; import times.
 * Short times stand twice: as measured, and as they would be where the yardstick runs at its reference speed.
 * Every ruleset has a process of its own, so that one alone and all together give the same figures. `--write` puts the table into docs/benchmarks.md.
 * A decision lists the legal moves of a position, picks one and plays it. Import times need a build.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { GAMES } from "../../src/cli/games/games.js";
import { observerOf } from "../../src/learn/index.js";
import { BARS, BOX_GZIP, BY_NUMBER, ENTRY_GZIP, VIEW_BARS } from "./bars.js";
import {
  lateAgainstEarly,
  type Measured,
  measureActions,
  measureBatch,
  measureInPlace,
  measurePlayouts,
  measurePure,
  measureState,
  measureTelling,
  median,
  sampleGames,
  verifyThousand,
} from "./games.js";
import { importMilliseconds, sizeOf, sizeOfEntry, sizeOfSmall } from "./size.js";
import { measureTree, type Search } from "./trees.js";
import { measureChess } from "./yardstick.js";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    ruleset: { type: "string", multiple: true },
    write: { type: "boolean", default: false },
    rows: { type: "boolean", default: false },
  },
});
const SLICE_MILLISECONDS = 200;
// A ruleset has much more code than the yardstick, and the compiler takes its time over it.
const WARM_UP_MILLISECONDS = 2000;
/** Decisions by chance beyond a tree. */
const PLAYOUT = 20;
const SEARCHES: readonly Search[] = [0, PLAYOUT].flatMap((playout) => (["number", "notation"] as const).map((by) => ({ by, playout })));
/** Decisions of the yardstick in a second on the machine that the bars in µs and ms were set on. */
const REFERENCE_SPEED = 290_000;
const ids = values.ruleset ?? GAMES.ids;
const rounds = Math.max(3, Math.round((1000 * Number(values.seconds)) / SLICE_MILLISECONDS / 4));

const rows: string[][] = [];
if (values.rows) {
  for (const id of ids) await benchRuleset(id);
  console.log(JSON.stringify(rows));
} else {
  rows.push(["what", "figure", "bar"]);
  rows.push(["the entry tyche, gzip", `${kilobytes(await sizeOfEntry())} kB`, `${ENTRY_GZIP} kB`]);
  const coreImport = importMilliseconds("index");
  if (coreImport !== null) {
    rows.push(["import of an empty module in a fresh process", `${importMilliseconds(null)!.toFixed(1)} ms`, ""]);
    rows.push(["import of the entry tyche", `${coreImport.toFixed(1)} ms`, "10 ms"]);
  }
  for (const id of ids) rows.push(...rowsOf(id));
  print();
}

// The rows of one ruleset, from a process of its own.
function rowsOf(id: string): string[][] {
  const { stdout } = spawnSync(process.execPath, [process.argv[1]!, "--rows", "--ruleset", id, "--seconds", values.seconds], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(stdout) as string[][];
}

async function benchRuleset(id: string): Promise<void> {
  const { ruleset, sampleOptions, observation } = await GAMES.load(id);
  const options = sampleOptions[0] ?? {};
  const bar = BARS[id];
  const like = ruleset.setup({ ...options, seed: 0 });
  const observer = observerOf(ruleset, { players: ruleset.players(like).length, edition: like.edition, observation });
  const ways = [
    (milliseconds: number, round: number) => measureChess(milliseconds, round),
    (milliseconds: number, round: number) => measureInPlace(ruleset, options, milliseconds, round),
    (milliseconds: number, round: number) => measurePure(ruleset, options, milliseconds, round),
    (milliseconds: number, round: number) => measurePlayouts(ruleset, options, milliseconds, round),
    (milliseconds: number, round: number) => measureActions(ruleset, options, milliseconds, round),
    (milliseconds: number, round: number) => measureBatch(ruleset, options, milliseconds, round),
    (milliseconds: number, round: number) => measureBatch(ruleset, options, milliseconds, round, observer),
    ...SEARCHES.map((search) => (milliseconds: number, round: number) => measureTree(ruleset, options, milliseconds, round, search)),
  ];
  for (const way of ways) way(WARM_UP_MILLISECONDS, -1);
  const slices: Measured[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round++) ways.forEach((way, i) => slices[i]!.push(way(SLICE_MILLISECONDS, round)));
  const [chess = [], inPlace = [], pure = [], playouts = [], byNumber = [], batch = [], observing = [], ...searches] = slices;
  const atReference = median(chess.map(perSecond)) / REFERENCE_SPEED;
  const time = (value: number, unit: string): string => `${value.toFixed(2)} ${unit}; ${(value * atReference).toFixed(2)} ${unit} at the reference speed`;
  const games = sampleGames(ruleset, options, 12);
  const state = measureState(ruleset, games);
  const telling = measureTelling(ruleset, games);
  const size = await sizeOf(id);
  const imported = importMilliseconds(id);
  rows.push(
    [`${id}: decisions in place`, speed(inPlace, chess), bar === undefined ? "" : `${bar.inPlace} Y`],
    [`${id}: pure decisions`, speed(pure, chess), bar === undefined ? "" : `${bar.pure} Y`],
    [`${id}: random playouts, moves not listed`, speed(playouts, chess), ""],
    [`${id}: decisions by number; against those in place`, `${speed(byNumber, chess)}; ${ratio(byNumber, inPlace)}`, `${BY_NUMBER[id] ?? ""}`],
    [`${id}: steps of a batch, with lists; with ${observer.size} numbers too`, `${speed(batch, chess)}; ${speed(observing, chess)}`, ""],
    [
      `${id}: a tree search by number against one by notation; with playouts of ${PLAYOUT}`,
      `${ratio(searches[0]!, searches[1]!)}; ${ratio(searches[2]!, searches[3]!)}`,
      "1.5",
    ],
    [`${id}: moves a list; decisions per game`, `${perList(inPlace)}; ${median(games.map((states) => states.length - 1))}`, ""],
    [`${id}: clone; hash`, `${time(state.clone, "µs")}; ${time(state.hash, "µs")}`, bar === undefined ? "" : `${bar.clone} µs; 1 µs`],
    [`${id}: state as JSON in the middle; end against early`, `${state.json} bytes; ${state.lateToEarly.toFixed(2)}`, "2000; 1.25"],
    [`${id}: the view of a seat in the middle, as JSON`, `${(telling.json / 1000).toFixed(1)} kB`, `${VIEW_BARS[id]!.kilobytes} kB`],
    [`${id}: the view of a seat in the middle`, time(telling.view, "µs"), `${VIEW_BARS[id]!.microseconds} µs`],
    [`${id}: decision; standing`, `${telling.decision.toFixed(2)} µs; ${telling.standing.toFixed(2)} µs`, "1 µs"],
    [`${id}: determinize`, time(telling.determinize, "µs"), "20 µs"],
    [`${id}: a decision in the last tenth against the second`, `${lateAgainstEarly(ruleset, games).toFixed(2)}`, "1.2"],
    [`${id}: verifying 1,000 decisions`, time(verifyThousand(ruleset, options), "ms"), "10 ms"],
    [`${id}: gzip of the whole`, `${kilobytes(size.whole)} kB`, bar === undefined ? "" : `${bar.gzip} kB`],
    [`${id}: gzip of what a page needs to play`, `${kilobytes(await sizeOfSmall(id, "play"))} kB`, bar === undefined ? "" : `${bar.play} kB`],
    [`${id}: gzip of what a client of views needs`, `${kilobytes(await sizeOfSmall(id, "client"))} kB`, bar === undefined ? "" : `${bar.client} kB`],
    [`${id}: gzip of the core in it; on top of it`, `${kilobytes(size.core)} kB; ${kilobytes(size.onTop)} kB`, ""],
  );
  if (id === "unrest") rows.push([`${id}: gzip of the module alone, with the core in it`, `${kilobytes(await sizeOfSmall(id, "box"))} kB`, `${BOX_GZIP} kB`]);
  if (imported !== null) rows.push([`${id}: import in a fresh process`, `${imported.toFixed(1)} ms`, "10 ms"]);
}

function perSecond(measured: Measured): number {
  return (1000 * measured.decisions) / measured.milliseconds;
}

function speed(measured: readonly Measured[], chess: readonly Measured[]): string {
  const ratio = median(measured.map((slice, i) => perSecond(slice) / perSecond(chess[i]!)));
  return `${ratio.toFixed(2)} Y (${Math.round(median(measured.map(perSecond))).toLocaleString("en")}/s; Y ${Math.round(median(chess.map(perSecond))).toLocaleString("en")}/s, ${perList(chess)} moves a list)`;
}

function ratio(measured: readonly Measured[], others: readonly Measured[]): string {
  return median(measured.map((slice, i) => perSecond(slice) / perSecond(others[i]!))).toFixed(2);
}

function perList(measured: readonly Measured[]): string {
  const sum = (key: "moves" | "decisions"): number => measured.reduce((all, slice) => all + slice[key], 0);
  return (sum("moves") / sum("decisions")).toFixed(1);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function print(): void {
  const machine = `node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}`;
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  console.log(`${machine}\n`);
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
  if (values.write) writePage(machine);
}

function writePage(machine: string): void {
  const page = new URL("../../docs/benchmarks.md", import.meta.url);
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  const table = [lines[0], "|---|---|---|", ...lines.slice(1)].join("\n");
  const figures = `$1\nMeasured with ${machine}, load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores.\n\n${table}\n\n$2`;
  writeFileSync(page, readFileSync(page, "utf8").replace(/(<!-- figures -->\n)[^]*?(<!-- end of figures -->)/, figures));
}
