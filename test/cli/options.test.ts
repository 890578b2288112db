/** Every option of every command, in every form of it: it changes what comes out, or it is refused. */
import { beforeAll, describe, expect, test } from "vitest";
import { optionsOf } from "../../src/cli/commands/command.js";
import { GAMES } from "../../src/cli/games/games.js";
import { COMMANDS } from "../../src/cli/tyche.js";
import { odds } from "../../src/core/game/odds.js";
import { UNREST } from "../../src/unrest/index.js";
import { commandLine } from "./command-line.js";

/** Command lines that work, by command: one for each form. `PLY` and `MOVE` stand for a decision that dice follow, `OTHER` for the same move of the other seat. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  play: [
    "play unrest --turns 1",
    "play unrest --turns 1 --quiet",
    "play half.json",
    "play half.json --ply 3",
    "play unrest --position position.json",
    "play unrest --turns 1 --seat carthage=me --seat coalition=random",
  ],
  replay: ["replay game.json"],
  verify: ["verify game.json"],
  moves: ["moves game.json --ply PLY", "moves game.json --ply PLY --why-not OTHER"],
  perft: ["perft unrest", "perft diadochi", "perft game.json --ply PLY"],
  odds: [
    "odds diadochi --attacker royal:2",
    "odds nine-years",
    "odds peloponnesian",
    "odds unrest",
    "odds diadochi --siege 3",
    "odds nine-years --siege",
    "odds peloponnesian --mode storm",
    "odds peloponnesian --mode sally",
    "odds peloponnesian --mode sea",
    "odds game.json --ply PLY --move MOVE",
  ],
  simulate: ["simulate unrest --games 2 --turns 1"],
  match: ["match unrest --seat a=random --seat b=random --games 2 --turns 1"],
  merge: ["merge piece.jsonl"],
  serve: ["serve", "serve --schema"],
  map: ["map diadochi", "map game.json --ply PLY"],
  rule: ["rule CAR-20.2.5"],
};

/** A value that is not the default, or what no other command gives. */
const SAMPLES: Readonly<Record<string, string>> = {
  seed: "other",
  lang: "ru",
  ply: "2",
  viewer: "coalition",
  record: "written.json",
  tag: "event=Spring",
  position: "position.json",
  from: "3",
  to: "3",
  "why-not": "carthage pass",
  depth: "1",
  move: "carthage pass",
  limit: "1",
  games: "3",
  shard: "1/2",
  resume: "resumed.jsonl",
  sprt: "0,10",
  "max-line": "1000",
  "max-games": "1",
  "max-memory": "50",
  out: "board.svg",
  mode: "landing",
  leader: "hanno",
  attacker: "3",
  defender: "2",
  aggressor: "b2:4",
  units: "3",
  "attacker-rating": "4",
  "defender-rating": "4",
  line: "1",
  siege: "2",
  garrison: "1",
  scenario: "413",
  "last-year": "1697",
};

const texts = new Map<string, string>();
let [ply, move] = ["", ""];

beforeAll(async () => {
  const line = commandLine(GAMES);
  await line.run("play", "unrest", "--turns", "1", "--seed", "options", "--record", "game.json");
  await line.run("simulate", "unrest", "-n", "2", "--turns", "1", "--resume", "piece.jsonl");
  for (const [file, text] of line.files) texts.set(file, text);
  const record = JSON.parse(texts.get("game.json")!) as { moves: string[]; hashes: string[]; options: object; seed: string };
  texts.set("half.json", JSON.stringify({ ...record, moves: record.moves.slice(0, 4), hashes: record.hashes.slice(0, 5), outcome: null }));
  let state = UNREST.setup({ ...record.options, seed: record.seed });
  texts.set("position.json", JSON.stringify(UNREST.view(state, "arbiter")));
  for (const [played, text] of record.moves.entries()) {
    if (played > 2 && odds(UNREST, state, UNREST.parse(text), (after) => JSON.stringify(UNREST.view(after, "arbiter"))).length > 1) {
      [ply, move] = [String(played), text];
      break;
    }
    state = UNREST.apply(state, UNREST.parse(text)).state;
  }
});

/** What comes of a command line: all but times. */
async function outcomeOf(form: string, ...more: readonly string[]): Promise<string> {
  const line = commandLine(GAMES);
  for (const [file, text] of texts) line.files.set(file, text);
  line.answers.push("1", "1", "save saved.json", "quit");
  const open = JSON.stringify({ id: 1, method: "new", ruleset: "unrest", seed: "1" });
  line.input.push(`${open}\n${open}\n${JSON.stringify({ id: 2, method: "hello", note: "x".repeat(1200) })}\n`);
  const stands: Readonly<Record<string, string>> = { PLY: ply, MOVE: move, OTHER: move.replace("carthage", "coalition") };
  const words = form.split(" ").map((word) => stands[word] ?? word);
  const { code, out, err } = await line.run(...words, ...more);
  if (more.length === 0) expect({ form, code, err }).toEqual({ form, code: 0, err: "" });
  return JSON.stringify([code, out, err, [...line.files]]).replace(
    /[\d.,]+ (?:ms|decisions per second)|\([\d.]+ s\)|\\*"(?:longest|milliseconds|seconds)\\*":[\d.]+/g,
    "",
  );
}

function sampleOf(name: string, value: string | null, isRepeated: boolean, form: string): readonly string[] {
  if (value === null) return [`--${name}`];
  if (name === "seat") return ["--seat", form.startsWith("moves") ? "coalition" : isRepeated && form.startsWith("match") ? "c=greedy" : "coalition=greedy:5"];
  if (form.includes("diadochi") && /^(?:attacker|defender)$/.test(name)) return [`--${name}`, "mercenary:3"];
  if (form.includes("peloponnesian") && name === "defender") return ["--defender", "b1:2"];
  if (form.includes("nine-years") && name === "siege") return ["--siege"];
  return [`--${name}`, SAMPLES[name] ?? "1"];
}

describe.each(COMMANDS.map((command) => [command.name, command] as const))("tyche %s", (name, command) => {
  test("each option changes what comes out, or is refused", async () => {
    const ignored: string[] = [];
    for (const form of FORMS[name]!) {
      const plain = await outcomeOf(form);
      const ruleset = GAMES.ids.find((id) => form.split(" ").includes(id));
      const game = await GAMES.load(ruleset ?? "unrest");
      for (const { name: option, value, isRepeated } of optionsOf(command, game)) {
        if (ruleset !== undefined && !form.includes("--position") && game.options.some((setUp) => setUp.name === option)) continue; // the set-up takes it
        if ((form.includes(`--${option} `) && isRepeated !== true) || form.endsWith(`--${option}`)) continue;
        const more = sampleOf(option, value, isRepeated === true, form);
        if ((await outcomeOf(form, ...more)) === plain) ignored.push(`${form} ${more.join(" ")}`);
      }
    }
    expect(ignored).toEqual([]);
  });
  test("an argument that it does not use is refused", async () => {
    for (const form of FORMS[name]!) {
      const [code, , err] = JSON.parse(await outcomeOf(form, "surplus")) as [number, string, string];
      expect({ form, code, err }).toEqual({ form, code: 2, err: expect.stringContaining("surplus") });
    }
  });
});

test.each([
  [["odds", "unrest", "--move", "carthage dance"], "--move: expected a record before it, got a ruleset"],
  [["odds", "unrest", "--lang", "ru"], "--lang: expected a record before it, got a ruleset"],
  [["odds", "nine-years", "--siege", "--line", "1"], "--line: expected no --siege beside it"],
  [["odds", "diadochi", "--modifier", "1"], "--modifier: expected --siege beside it"],
  [["odds", "peloponnesian", "--garrison", "3"], "--garrison: expected --mode storm beside it"],
  [["map", "unrest", "--ply", "0"], "--ply: expected a record before it, got a ruleset"],
  [["perft", "game.json", "--seed", "2"], "--seed: expected a ruleset before it, got a record"],
  [["play", "game.json", "--record", "unrest", "--turns", "2"], "--turns: expected a ruleset before it, got a record"],
  [["play", "unrest", "--position", "position.json", "--turns", "2"], "--turns: expected no --position beside it"],
  [["play", "unrest", "--quiet", "--brief"], "--brief: expected no --quiet beside it"],
  [["play", "unrest", "--quiet", "--seat", "carthage=me"], "--quiet: expected no person at a seat, since a person must see what happens"],
  [["play", "unrest", "--tag", "event=Spring"], "--tag: expected --record beside it, since tags are written into the record"],
  [["moves", "game.json", "--why-not", "carthage pass", "--seat", "carthage"], "--seat: expected no --why-not beside it"],
  [["serve", "--schema", "--max-games", "5"], "--max-games: expected no --schema beside it"],
  [["serve", "unrest"], 'expected only options of tyche serve, got "unrest"'],
])("%j is refused in one line", async (args, message) => {
  const line = commandLine(GAMES);
  for (const [file, text] of texts) line.files.set(file, text);
  expect(await line.run(...args)).toEqual({ code: 2, out: "", err: `tyche: ${message}\n` });
});
