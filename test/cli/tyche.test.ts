import { beforeEach, describe, expect, test } from "vitest";
import { adviceFor } from "../../src/cli/releases.js";
import { unstyled } from "../../src/cli/colours.js";
import { GAMES } from "../../src/cli/games/games.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

let line: CommandLine;
beforeEach(() => {
  line = commandLine(TINY_GAMES);
});

async function played(...options: string[]): Promise<CommandLine> {
  await line.run("play", "tiny", "--record", "game.json", ...options);
  return line;
}

describe("tyche", () => {
  test("without arguments, and with --help, lists commands and rulesets", async () => {
    const { code, out } = await line.run();
    expect(code).toBe(0);
    for (const word of ["play", "replay", "verify", "moves", "perft", "odds", "simulate", "match", "merge", "serve", "map", "Tiny: one raider"])
      expect(out).toContain(word);
    expect(await line.run("--help")).toEqual({ code, out, err: "" });
  });
  test("--version prints the version of the package", async () => {
    expect(await line.run("--version")).toEqual({ code: 0, out: "tyche 1.2.3\n", err: "" });
  });
  test("examples in the help of a command with a ruleset are of that ruleset", async () => {
    expect((await line.run("play", "tiny", "--help")).out).toContain("tyche play");
    expect((await line.run("play", "tiny", "--help")).out).not.toContain("diadochi");
  });
  test.each(["play", "replay", "verify", "moves", "perft", "odds", "simulate", "match", "merge", "serve", "map"])(
    "%s --help tells usage, options and an example",
    async (command) => {
      const { code, out, err } = await line.run(command, "--help");
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toContain(`usage: tyche ${command}`);
      expect(out).toContain("examples");
      expect(await line.run("help", command)).toEqual({ code, out, err });
    },
  );
  test.each([
    [["nonsense"], 'no command "nonsense"'],
    [["play"], "expected a ruleset or a record; rulesets are tiny"],
    [["play", "chess"], 'no ruleset "chess"'],
    [["play", "tiny", "surplus"], 'got also "surplus"'],
    [["play", "tiny", "--rounds", "many"], "--rounds: expected an integer from 1 to 9"],
    [["play", "tiny", "--rounds", "-4"], "--rounds: expected an integer from 1 to 9, got"],
    [["play", "tiny", "--quiet", "-4"], "no option -4"],
    [["play", "tiny", "--lang", "la"], "--lang: expected one of en, ru"],
    [["play", "tiny", "--no-such"], "no option --no-such; see tyche play --help"],
    [["play", "tiny", "--quiet=yes"], "--quiet takes no value; see tyche play --help"],
    [["play", "tiny", "--seed"], "--seed: expected a value, got the end of the line; see tyche play --help"],
    [["play", "tiny", "--seed", "-x"], "--seed: expected a value, got -x (write a value that begins with a dash as --seed=-x); see tyche play --help"],
    [["play", "tiny", "--sede", "7"], 'no option --sede; see tyche play --help. Did you mean "--seed"?'],
    [["play", "tiny", "--ruonds", "7"], 'no option --ruonds; see tyche play --help. Did you mean "--rounds"?'],
    [["play", "TINY", "--rounds", "2"], 'no ruleset "TINY"; there are tiny. Did you mean "tiny"?'],
    [["paly", "tiny"], 'no command "paly"; there are play, replay, verify, moves, perft, odds, simulate, match, merge, serve, map, rule. Did you mean "play"?'],
    [["help", "odd"], 'Did you mean "odds"?'],
    [["play", "tiny", "--seat", "nort=random"], '--seat: expected one of north, south, got "nort". Did you mean "north"?'],
    [["play", "tiny", "--seat", "north=greddy:5"], 'got "greddy:5". Did you mean "greedy"?'],
    [["play", "tiny", "--seat", "north=Me"], "expected a player (me, random, greedy[:POSITIONS], "],
    [["play", "tiny", "--seat", "north=Me"], 'got "Me". Did you mean "me"?'],
    [["match", "tiny", "--seat", "a=cdm:x", "--seat", "b=random"], 'got "cdm:x". Did you mean "cmd"?'],
    [["map", "tiny", "--viewer", "arbitre"], 'got "arbitre". Did you mean "arbiter"?'],
    [["play", "tiny", "--lang", "EN"], '--lang: expected one of en, ru, got "EN". Did you mean "en"?'],
    [["simulate", "tiny", "-n", "-5"], '--games: expected an integer from 1 to 100000000, got "-5"'],
    [["simulate", "tiny", "-n"], "--games: expected a value, got the end of the line"],
    [["simulate", "tiny", "-n", "-x"], "-n: expected a value, got -x (write a value that begins with a dash as -n-x)"],
    [["help", "nonsense"], 'no command "nonsense"'],
    [["replay", "missing.json"], "cannot read missing.json"],
    [["verify"], "expected a record"],
    [["simulate", "tiny", "-n", "0"], "--games: expected an integer from 1"],
    [["odds", "tiny", "--force", "9"], "--force: expected an integer from 1 to 3"],
    [["map", "tiny", "--viewer", "nobody"], "--viewer: expected one of north, south, spectator, arbiter"],
  ])("bad input %j: one line on standard error, exit code 2", async (args, message) => {
    const { code, out, err } = await line.run(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^tyche: [^\n]+\n$/);
    expect(err).toContain(message);
  });
  test.each(["", "{", "[]", '{"ruleset":"tiny"}', '{"ruleset":"__proto__"}', '{"ruleset":7}'])("a file with %j is no record", async (text) => {
    line.files.set("bad.json", text);
    for (const command of ["replay", "moves", "map", "perft"]) {
      const { code, err } = await line.run(command, "bad.json");
      expect([1, 2]).toContain(code);
      expect(err).toMatch(/^tyche: [^\n]+\n$/);
    }
  });
});

describe("play", () => {
  test("prints every decision and event and writes a record; the same seed gives the same game", async () => {
    const { code, out } = await line.run("play", "tiny", "--seed", "7", "--record", "game.json");
    expect(code).toBe(0);
    expect(out).toMatch(/Round 1\.[^]*pledges[^]*wins by[^]*hash [0-9a-f]{16}\nrecord: game\.json\n$/);
    expect((await line.run("play", "tiny", "--seed", "7", "--record", "game.json")).out).toBe(out);
    expect((await line.run("play", "tiny", "--seed", "8", "--record", "game.json")).out).not.toBe(out);
  });
  test("bots sit where --seat says, the others play at random", async () => {
    const seats = ["--seat", "south=ismcts:20"];
    const { code, out } = await line.run("play", "tiny", ...seats);
    expect(code).toBe(0);
    expect((await line.run("play", "tiny", ...seats)).out).toBe(out);
    expect(out).toMatch(/wins by[^]*hash/);
    expect(await line.run("play", "tiny", "--seat", "east=random")).toEqual({
      code: 2,
      out: "",
      err: 'tyche: --seat: expected one of north, south, got "east"\n',
    });
    expect((await line.run("play", "tiny", "--seat", "north=you")).err).toContain('got "you"');
  });
  test("somebody at the keyboard is asked, told what there is, and plays to the end", async () => {
    line.answers.push("help", "?", "99", "nonsense", "list", "undo", "save", "save half.json", "1", "undo", ...Array.from({ length: 60 }, () => "1"));
    const { code, out, err } = await line.run("play", "tiny", "--seat", "north=me", "--record", "game.json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const told of ["leaves the game", "TINY-", "expected a number from 1 to", "cannot be taken back", "save: expected the name of a file"])
      expect(out).toContain(told);
    expect(JSON.parse(line.files.get("half.json")!)).toMatchObject({ ruleset: "tiny", outcome: null });
    expect(out).toMatch(/wins by[^]*hash/);
    expect((await line.run("verify", "game.json")).code).toBe(0);
  });
  test("the record of somebody at the keyboard is written after each of their decisions", async () => {
    const kept: number[] = [];
    line.files.set = function (file, text) {
      kept.push((JSON.parse(text) as { moves: unknown[] }).moves.length);
      return Map.prototype.set.call(this, file, text) as typeof this;
    };
    line.answers.push("1", "1");
    await line.run("play", "tiny", "--seat", "north=me", "--record", "game.json");
    expect(kept.length).toBe(4);
    expect(kept[0]).toBe(0);
    expect(kept[2]).toBeGreaterThan(kept[1]!);
  });
  test("somebody at the keyboard hears at full length what the others did, and no secret of theirs", async () => {
    line.answers.push("1", "log", "hand", "map", "map seen.svg");
    const { out } = await line.run("play", "tiny", "--seat", "north=me");
    const heard = out.slice(out.indexOf("north> "));
    expect(heard).toContain("south has pledged a card.");
    expect(heard).toMatch(/Pledges: [^]*north> [^]*Round 1\.[^]*Pledges: /);
    expect(out).not.toMatch(/south is dealt [a-z]+-\d/);
    expect(out).toMatch(/ {2}Round 1\/4\n {2}north: strength \d+\n {2}south: strength \d+\n {2}hand: \w+/);
    expect(line.files.get("seen.svg")).toMatch(/^<svg [^]*<\/svg>\n$/);
  });
  test("a move is given by its words too, and what is none is answered by what can be typed", async () => {
    line.answers.push("board", "undo", "south hold", "north pledges sun-2");
    const { out } = await line.run("play", "tiny", "--seat", "north=me", "--seed", "1");
    expect(out).toContain('north> "board" is neither a move nor a command: type a number from 1 to 3 or words of a move; "help" lists the commands\n');
    expect(out).toContain("there is nothing to take back");
    expect(out).toContain("that is a move of south");
    expect(out).not.toContain("left after 0 decisions");
  });
  test("one place of the board is shown by its name, besides the whole board", async () => {
    line.answers.push("map", "map nowhere", "map ford", "quit");
    const { out } = await line.run("play", "tiny", "--seat", "north=me");
    expect(out).toContain('north> no place is named "nowhere"');
    expect(out).toMatch(/north> {3}ford: space\n {2}\[1 × raider\]\n {2}path: hill, mill\n/);
  });
  test("a part of the words gives a move where no other has it; where others have, their numbers are shown", async () => {
    line.answers.push("pledges", "quit");
    const { out } = await line.run("play", "tiny", "--seat", "north=me");
    expect(out).toContain("north> several moves fit; give the number, one of 1, 2, 3\n");
    const card = / 2 {2}north pledges (\S+)/.exec(out)![1]!;
    line.answers.push(card.toUpperCase());
    expect((await line.run("play", "tiny", "--seat", "north=me")).out).toContain(`north has pledged ${card}.`);
  });
  test("how the game ended is shown once, with its clause, to those who play, to those who look on and from the record", async () => {
    line.answers.push(...Array.from({ length: 60 }, () => "1"));
    const played = (await line.run("play", "tiny", "--seat", "north=me", "--record", "game.json")).out;
    for (const out of [played, (await line.run("play", "tiny")).out, (await line.run("replay", "game.json")).out]) {
      expect(out.match(/\b[Ww]ins\b.*/g)).toEqual([expect.stringMatching(/^wins by [\w-]+\. \(TINY-\d+\)$/)]);
    }
  });
  test("a game that was left goes on from its record", async () => {
    line.answers.push("1", "quit");
    const { out } = await line.run("play", "tiny", "--seat", "north=me", "--record", "half.json");
    expect(out).toMatch(/left after (\d+) decisions\nrecord: half\.json\n$/);
    const { moves } = JSON.parse(line.files.get("half.json")!) as { moves: string[] };
    line.answers.push(...Array.from({ length: 60 }, () => "1"));
    const later = await line.run("play", "half.json", "--seat", "north=me", "--record", "whole.json");
    expect(later.out).toMatch(/^others: south ismcts[^]*\nnorth has pledged [^]*wins by/);
    expect(JSON.parse(line.files.get("whole.json")!).moves.slice(0, moves.length)).toEqual(moves);
    expect((await line.run("verify", "whole.json")).code).toBe(0);
    expect((await line.run("play", "whole.json")).out).toMatch(/^\n\w+ wins by/);
  });
  test("a game begins with a position, and with one of a record", async () => {
    await line.run("play", "tiny", "--record", "game.json");
    const record = JSON.parse(line.files.get("game.json")!) as { moves: string[]; hashes: string[] };
    expect((await line.run("play", "game.json", "--ply", "5", "--record", "branch.json", "--quiet")).code).toBe(0);
    const branch = JSON.parse(line.files.get("branch.json")!) as { start: object; hashes: string[]; seed: null };
    expect([branch.seed, branch.hashes[0]]).toEqual([null, record.hashes[5]]);
    line.files.set("position.json", JSON.stringify(branch.start));
    const { code, out } = await line.run("play", "tiny", "--position", "position.json", "--record", "same.json");
    expect([code, JSON.parse(line.files.get("same.json")!)]).toEqual([0, branch]);
    expect(out).toMatch(/wins by[^]*hash/);
    await line.run("play", "tiny", "--position", "position.json", "--seed", "9", "--record", "other.json", "--quiet");
    expect(JSON.parse(line.files.get("other.json")!).hashes[0]).not.toBe(record.hashes[5]);
    expect((await line.run("verify", "branch.json", "same.json", "other.json")).code).toBe(0);
    expect((await line.run("replay", "branch.json")).out).toMatch(/^ {3}0 {2}The game begins with a position\.\n/);
    expect((await line.run("replay", "game.json")).out).not.toContain("with a position");
    for (const args of [["replay"], ["moves", "--ply", "0"], ["map"], ["perft", "-d", "1", "--ply", "0"]])
      expect(await line.run(args[0]!, "branch.json", ...args.slice(1))).toMatchObject({ code: 0, err: "" });
    for (const [args, message] of [
      [["play", "game.json", "--position", "position.json"], "--position: expected a ruleset before it"],
      [["play", "tiny", "--ply", "5"], "--ply: expected a record before it"],
      [["play", "tiny", "--position", "position.json", "--rounds", "2"], "--rounds: expected no --position beside it"],
      [["play", "tiny", "--position", "game.json"], "state."],
    ] as const)
      expect(await line.run(...args)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  });
  test("somebody at the keyboard is dealt a game of their own, told how to have it again and who the others are", async () => {
    const asked = await line.run("play", "tiny", "--seat", "north=me", "--record", "fresh.json");
    expect(asked.out).toMatch(/^seed fresh: --seed fresh gives the same game\nothers: south ismcts:50 \(--seat south=greedy for another\)\n"help" lists/);
    expect(JSON.parse(line.files.get("fresh.json")!).seed).toBe("fresh");
    expect((await line.run("play", "tiny", "--seat", "north=me", "--seed", "fresh")).out).toBe(asked.out.replace(/^seed.*\n/, "").replace(/record: .*\n$/, ""));
    const named = (await line.run("play", "tiny", "--seat", "north=me", "--seat", "south=random")).out;
    expect(named).toContain("others: south random");
    await line.run("play", "tiny", "--quiet", "--record", "looked-on.json");
    expect(JSON.parse(line.files.get("looked-on.json")!).seed).toBe("1"); // who only looks on has the same game every time
    expect((await line.run("play", "fresh.json", "--seat", "north=me")).out).not.toContain("the game is the same");
  });
  test("who names nothing at a terminal is asked for game, side and opponent, and plays", async () => {
    const atTerminal = commandLine(TINY_GAMES, undefined, 200);
    atTerminal.answers.push("9", "nothing like it", "1", "south", "", "1", "quit", "quit");
    const { code, out } = await atTerminal.run("play");
    expect(code).toBe(0);
    expect(atTerminal.answers).toEqual([]);
    expect(out).toMatch(/^Which game\?\n {3}1 {2}.*\n/);
    expect(out.match(/expected a number from 1 to \d or words of one line, got "(?:9|nothing like it)"; "quit" leaves\n/g)).toHaveLength(2);
    expect(out).toContain("Which side do you play?\n   1  North\n   2  South\n1-2, Enter for 1> \nAgainst whom?\n   1  easy: ");
    expect(out).toContain("1-3, Enter for 2> \nseed fresh: --seed fresh gives the same game\nothers: north ismcts:50");
    expect(out).toMatch(/south> [^]*left after \d+ decisions/);
  });
  test("who leaves one of the questions has no game, and a program that names nothing hears what is missing", async () => {
    const atTerminal = commandLine(TINY_GAMES, undefined, 200);
    for (const answers of [[], ["quit"], ["1", "quit"], ["1", "1"], ["1", "1", "quit"]]) {
      atTerminal.answers.push(...answers);
      const { code, out } = await atTerminal.run("play");
      expect([code, out.includes("seed fresh")]).toEqual([0, false]);
    }
    expect((await atTerminal.run("play", "--seat", "north=me")).err).toContain("expected a ruleset or a record; rulesets are ");
    expect(await line.run("play")).toMatchObject({ code: 2, out: "", err: expect.stringContaining("expected a ruleset or a record; rulesets are ") });
  });
  test("what the others did since a decision stands under a heading, in short where it is long", async () => {
    const atKeyboard = commandLine(GAMES);
    atKeyboard.answers.push(...Array.from({ length: 120 }, () => "1"), "quit");
    const { out } = await atKeyboard.run("play", "unrest", "--seed", "7", "--seat", "carthage=me", "--seat", "coalition=greedy");
    const digests = out.split("Since your decision").slice(1);
    expect(digests.length).toBeGreaterThan(3);
    for (const digest of digests) {
      const lines = digest.split("\n").slice(1);
      const end = lines.findIndex((text) => !text.startsWith("  "));
      expect(end).toBeGreaterThan(0);
      expect(end).toBeLessThanOrEqual(14);
    }
    const short = digests.filter((digest) => digest.startsWith(", in short"));
    expect(short.length).toBeGreaterThan(0);
    for (const digest of short) expect(digest).toMatch(/^, in short \(\d+ more lines: "log"\):\n/);
  });
  test("colours mark who plays, the decision and the numbers, and change no letter", async () => {
    const coloured = commandLine(TINY_GAMES);
    coloured.hasColours = true;
    const args = ["play", "tiny", "--seed", "1", "--seat", "north=me"] as const;
    for (const one of [coloured, line]) one.answers.push("1", "help", "quit");
    const { out } = await coloured.run(...args);
    expect(out).toContain("mnorth> \u001b[39m\u001b[22m");
    expect(out).toContain("   \u001b[2m1\u001b[22m  ");
    expect(unstyled(out)).toBe((await line.run(...args)).out);
  });
  test("lines are broken between words where the terminal is narrow", async () => {
    const narrow = commandLine(TINY_GAMES, undefined, 40);
    narrow.answers.push("help", "quit");
    const { out } = await narrow.run("play", "tiny", "--seat", "north=me");
    const wide = (await line.run("play", "tiny", "--help")).out;
    expect(
      Math.max(
        ...out
          .replaceAll("north> ", "")
          .split("\n")
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(40);
    expect(out).toContain("\n   1  ");
    const help = (await narrow.run("play", "tiny", "--help")).out;
    expect(help.split(/\s+/)).toEqual(wide.split(/\s+/)); // no word is broken and none is lost
    expect((await narrow.run("map", "tiny")).out).toBe((await line.run("map", "tiny")).out);
  });
  test("who leaves the keyboard ends nothing but the program", async () => {
    const { code, out } = await line.run("play", "tiny", "--seat", "north=me", "--seat", "south=me");
    expect(code).toBe(0);
    expect(out).toMatch(/left after 0 decisions\n$/);
  });
  test("who quits is shown first how many decisions are in no file; none are where a record is kept or was saved", async () => {
    const atTerminal = commandLine(TINY_GAMES, undefined, 200);
    const quit = async (answers: readonly string[], ...options: readonly string[]): Promise<string> => {
      atTerminal.answers.push(...answers);
      return (await atTerminal.run("play", "tiny", "--seed", "1", "--seat", "north=me", "--seat", "south=random", ...options)).out
        .split("north> ")
        .slice(1)
        .join("");
    };
    const left = await quit(["1", "quit", "list", "quit", "quit"]);
    expect(left.match(/\d decisions? (?:is|are) in no file: "save FILE" writes a record, a second "quit" leaves without one\n/g)).toHaveLength(2);
    expect(left).toMatch(/\nleft after (\d) decisions, \1 of them in no file\n$/);
    expect(await quit(["1"])).toMatch(/left after (\d) decisions, \1 of them in no file\n$/);
    expect(atTerminal.answers).toEqual([]);
    expect(await quit(["1", "save kept.json", "quit"])).toMatch(/record: kept\.json\nleft after \d decisions\n$/);
    expect(await quit(["1", "quit"], "--record", "kept.json")).toMatch(/left after \d decisions\nrecord: kept\.json\n$/);
    expect(await quit(["quit"])).toMatch(/^left after 0 decisions\n$/);
    expect(atTerminal.answers).toEqual([]);
    line.answers.push("1", "quit");
    const { out } = await line.run("play", "tiny", "--seed", "1", "--seat", "north=me", "--seat", "south=random");
    expect(out).toMatch(/left after (\d) decisions, \1 of them in no file\n$/);
  });
  test("a file that cannot be written ends no game, and is tried again", async () => {
    line.full.add("game.json").add("seen.svg");
    line.answers.push("map seen.svg", "save game.json", "save other.json", "note a bluff", "quit");
    const { code, out, err } = await line.run("play", "tiny", "--seat", "north=me", "--record", "game.json");
    const refused = "cannot write game.json: there is no room left";
    expect(out.match(/cannot write game\.json: there is no room left; the game continues, and "save FILE" writes its record elsewhere\n/g)).toHaveLength(2);
    expect(out).toMatch(
      /north> cannot write seen\.svg: there is no room left\nnorth> cannot write game\.json: there is no room left\nnorth> record: other\.json\n/,
    );
    expect({ code, err, files: [...line.files.keys()] }).toEqual({ code: 3, err: `tyche: ${refused}\n`, files: ["other.json"] });
  });
  test("a record that could be written after all loses nothing", async () => {
    const narrow = commandLine(TINY_GAMES, undefined, 200);
    narrow.full.add("game.json");
    narrow.answers.push("note a", "note b", "quit");
    const asked = narrow.run("play", "tiny", "--seat", "north=me", "--record", "game.json", "--seed", "1");
    narrow.full.delete("game.json");
    const { code, out } = await asked;
    expect([code, out.includes("in no file")]).toEqual([0, false]);
    narrow.answers.push(...Array.from({ length: 60 }, () => "1"));
    const whole = await narrow.run("play", "tiny", "--seat", "north=me", "--seed", "1");
    expect(whole.out).not.toContain("left after");
  });
  test("--quiet prints the outcome only, options reach the set-up", async () => {
    const { out } = await line.run("play", "tiny", "--quiet", "--rounds", "1", "--record", "game.json");
    expect(out.trim().split("\n")).toHaveLength(3);
    expect(JSON.parse(line.files.get("game.json")!).options).toEqual({ rounds: 1 });
  });
});

describe("verify", () => {
  test("a record verifies, and one changed move or hash is shown with its ply and exit code 1", async () => {
    await played();
    const { code, out } = await line.run("verify", "game.json");
    expect(code).toBe(0);
    expect(out).toMatch(/^game\.json: tiny \d, \d+ decisions, .*hash [0-9a-f]{16}: verified\n$/);
    const record = JSON.parse(line.files.get("game.json")!);
    record.hashes[3] = "0000000000000000";
    line.files.set("broken.json", JSON.stringify(record));
    const broken = await line.run("verify", "broken.json", "game.json");
    expect(broken.code).toBe(1);
    expect(broken.err).toContain("ply 3");
    expect(broken.out).toContain("game.json: tiny");
  });
});

describe("replay", () => {
  test("begins and ends where asked, and shows the moves of others to the arbiter only", async () => {
    await played();
    const out = async (...options: string[]): Promise<string> => (await line.run("replay", "game.json", ...options)).out;
    const plies = (text: string): number[] => [...text.matchAll(/^ {0,3}(\d+) {2}/gm)].map(([, ply]) => Number(ply));
    const all = plies(await out());
    expect(plies(await out("--from", String(all[1]), "--to", String(all[3])))).toEqual(all.slice(1, 4));
    const whole = await out();
    const { moves } = JSON.parse(line.files.get("game.json")!) as { moves: string[] };
    expect(await out("--to", String(moves.length - 1))).not.toMatch(/wins by/);
    expect(await out("--to", String(moves.length))).toBe(whole);
    expect((await line.run("replay", "game.json", "--to", String(moves.length + 1))).err).toContain(`--to: expected an integer from 0 to ${moves.length}`);
    expect((await line.run("replay", "game.json", "--from", "3", "--to", "2")).err).toContain(`--to: expected an integer from 3 to ${moves.length}`);
  });
  test("of another version names the release that plays it", async () => {
    await played();
    const record = JSON.parse(line.files.get("game.json")!);
    line.files.set("old.json", JSON.stringify({ ...record, version: "0" }));
    const { code, err } = await line.run("replay", "old.json");
    expect(code).toBe(1);
    expect(err).toContain("it needs version 0 of tiny, which no release up to 0.1.0 has: try npx --package tyche@latest tyche verify old.json");
    expect(adviceFor("unrest", "1", "old.json")).toBe(
      "it needs version 1 of unrest, which tyche 0.1.0 has: npx --package tyche@0.1.0 tyche verify old.json; in a program beside this one: npm install tyche-0.1.0@npm:tyche@0.1.0",
    );
    line.files.set("other.json", JSON.stringify({ ...record, format: "tyche/99" }));
    expect((await line.run("replay", "other.json")).err).not.toContain("npx");
  });
  test("retells the game, to the arbiter as it was played", async () => {
    await played();
    const { code, out } = await line.run("replay", "game.json");
    expect(code).toBe(0);
    expect(out).toMatch(/Round 1\.[^]*wins by/);
  });
  test("a seat hears neither the other's cards nor his secret moves", async () => {
    await played();
    const { out } = await line.run("replay", "game.json", "--viewer", "north", "--to", "1");
    expect(out).toContain("south is dealt a card, a card, a card.");
    expect(out).not.toContain("south pledges");
  });
});

describe("what people write on a record", () => {
  test("is given by --tag and note, kept, and told to those who may read it", async () => {
    line.answers.push("note", "note  I bluff.\u001b[2J", "1", "quit");
    const tags = ["--tag", "event=Spring = open", "--tag", "north=Ann", "--tag", "round=3"];
    const { code, out } = await line.run("play", "tiny", "--seat", "north=me", "--record", "game.json", ...tags);
    expect([code, out.includes("note: expected a text"), out.includes("noted")]).toEqual([0, true, true]);
    const record = JSON.parse(line.files.get("game.json")!);
    expect(record.tags).toEqual({ players: { north: "Ann" }, event: "Spring = open", other: { round: "3" } });
    record.comments.push({ ply: 1, text: "As usual.\nAnd on." });
    line.files.set("game.json", JSON.stringify(record));
    const told = async (viewer: string) => (await line.run("replay", "game.json", "--viewer", viewer)).out;
    expect(await told("north")).toMatch(
      /^north: Ann\nevent: Spring = open\nround: 3\n {3}0 {2}[^]*\n {6}> north: I bluff\. \[2J\n[^]*\n {6}> As usual\.\n {6}> And on\.\n/,
    );
    expect(await told("south")).not.toContain("bluff");
    expect(await told("south")).toContain("> As usual.");
    expect((await line.run("play", "tiny", "--record", "game.json", "--tag", "event")).err).toBe('tyche: --tag: expected KEY=TEXT, got "event"\n');
    expect((await line.run("play", "tiny", "--record", "game.json", "--tag", `event=${"x".repeat(300)}`)).code).toBe(2);
  });
});

describe("moves", () => {
  test("lists notation and sentences at a ply, of one seat when asked", async () => {
    await played();
    const { code, out } = await line.run("moves", "game.json", "--ply", "0");
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toBe("0  north and south: pledge? (TINY-1)");
    expect(out.match(/pledge \w+-\d /g)).toHaveLength(6);
    expect((await line.run("moves", "game.json", "--ply", "0", "--seat", "south")).out.match(/pledge \w+-\d /g)).toHaveLength(3);
  });
  test("at the end prints the outcome", async () => {
    await played();
    expect((await line.run("moves", "game.json")).out).toMatch(/^\d+ {2}\w+ wins by /);
  });
  test("--why-not prints the refusal and its clause", async () => {
    await played();
    expect((await line.run("moves", "game.json", "--ply", "0", "--why-not", "north hold")).out).toContain("TINY-1");
    expect((await line.run("moves", "game.json", "--ply", "0", "--why-not", "north dance")).code).toBe(2);
  });
});

describe("perft, odds, simulate, map", () => {
  test("perft counts lines by first move", async () => {
    const { code, out } = await line.run("perft", "tiny", "-d", "2");
    expect(code).toBe(0);
    expect(out).toMatch(/ 18 {2}all\n$/);
    await played();
    expect((await line.run("perft", "game.json", "--ply", "0", "--depth", "1")).out).toMatch(/ 6 {2}all\n$/);
  });
  test("odds of a procedure", async () => {
    const { out } = await line.run("odds", "tiny", "--force", "2");
    expect(out).toBe("a strike of force 2 (TINY-3)\n   50.000 %        3/6  miss\n   50.000 %        3/6  hit\n");
    expect((await line.run("odds", "tiny", "--force", "2", "--ambushed")).out).toContain("83.333 %        5/6  miss");
  });
  test("odds of a move in a record add up", async () => {
    await played();
    const { moves } = JSON.parse(line.files.get("game.json")!) as { moves: string[] };
    const ply = moves.findIndex((move) => move.includes("strike"));
    const { code, out } = await line.run("odds", "game.json", "--ply", String(ply), "--move", moves[ply]!);
    expect(code).toBe(0);
    const percents = [...out.matchAll(/([\d.]+) %/g)].map((match) => Number(match[1]));
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 1);
  });
  test("simulate plays 1000 games and match 100 where nobody says how many", async () => {
    expect((await line.run("simulate", "tiny", "--rounds", "1")).out).toMatch(/^tiny \S+: 1000 random games of the seed 1\n/);
    expect((await line.run("match", "tiny", "--rounds", "1", "--seat", "a=random", "--seat", "b=random")).out).toMatch(/^tiny \S+: 100 games of the seed 1/);
  });
  test("simulate counts every game once", async () => {
    const { code, out } = await line.run("simulate", "tiny", "-n", "50", "--json");
    const { games, wins, kinds } = JSON.parse(out.trimEnd().split("\n").at(-1)!).report;
    const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);
    expect({ code, games, wins: sum(wins), kinds: sum(kinds) }).toEqual({ code: 0, games: 50, wins: 50, kinds: 50 });
    expect((await line.run("simulate", "tiny", "-n", "50")).out).toMatch(/winner\n[^]*victory\n[^]*decisions per second/);
  });
  test("map writes SVG of a new game, and of a record at a ply", async () => {
    const { out } = await line.run("map", "tiny");
    expect(out).toMatch(/^<svg xmlns[^]*<\/svg>\n$/);
    await played();
    await line.run("map", "game.json", "--ply", "0", "-o", "board.svg");
    expect(line.files.get("board.svg")).toBe(out);
  });
});
