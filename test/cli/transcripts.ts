/** Command lines whose whole output is stored in test/cli/golden: help, odds, games at the keyboard, records, runs of games, bad input. */
import { GAMES } from "../../src/cli/games/games.js";
import { COMMANDS } from "../../src/cli/tyche.js";
import { commandLine } from "./command-line.js";

/** A command line, with what somebody types at the prompts. */
interface Step {
  readonly line: string;
  readonly answers?: readonly string[];
}

/** Command lines that share their files. */
export interface Transcript {
  /** The name of its file. */
  readonly name: string;
  /** The letters in a line of the terminal; null where there is none. */
  readonly width?: number;
  readonly steps: readonly Step[];
}

const step = (line: string, ...answers: readonly string[]): Step => ({ line, answers });
const lines = (...given: readonly string[]): readonly Step[] => given.map((line) => ({ line }));

/** Places, parts of their names, and regions, by game. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  diadochi: ["pella", "Athens", "ephes", "rhodes", "babylon", "tyre", "cyrene", "caria", "Lydia", "macedonia", "thrace", "a", "nowhere"],
  "nine-years": ["london", "paris", "lond", "namur", "dublin", "mainz", "savoy", "Spain", "channel", "rhine", "north sea", "turin"],
  peloponnesian: ["athens", "sparta", "corinth", "syracuse", "delos", "thebes", "aegean", "corcyra", "attica", "pylos"],
  unrest: ["box", "carthage", "sicily", "spain", "syr", "numidia", "italy"],
};

const ODDS: Readonly<Record<string, readonly string[]>> = {
  diadochi: [
    "",
    "--attacker mercenary:1 --attacker-rating 0 --defender mercenary:1 --defender-rating 0",
    "--attacker royal:2,elephant:1 --attacker-local 2 --attacker-modifier -1 --defender silver-shields:1,macedonian:3 --defender-local 1 --defender-modifier 2",
    "--attacker royal:2 --defender royal:2,elephant:2 --plain-royals",
    "--attacker mercenary:20 --defender mercenary:1",
    "--attacker mercenary:60,macedonian:20,royal:8,elephant:6,silver-shields:2 --attacker-rating 4 --defender mercenary:40 --defender-rating 4",
    "--siege 3",
    "--siege 1 --modifier -2",
    "--siege 6 --modifier 2",
    "--siege 0",
    "--siege 7",
    "--siege 2 --modifier 3",
    "--siege 2 --modifier -3",
    "--attacker mercenary:0",
    "--attacker mercenary:61",
    "--attacker macedonian:21",
    "--attacker royal:9",
    "--attacker elephant:7",
    "--attacker silver-shields:3",
    "--attacker mercenary",
    "--attacker hoplite:1",
    "--attacker-rating 5",
    "--attacker-rating -1",
    "--defender-local 3",
    "--defender-local -1",
    "--defender-modifier 7",
    "--defender-modifier -7",
  ],
  "nine-years": [
    "",
    "--attacker 8+2 --attacker-rating 4 --defender 6 --defender-rating 2 --line 1",
    "--attacker 20 --attacker-rating 4 --attacker-household --defender 0+20 --defender-rating 0 --line 2",
    "--attacker 1 --attacker-rating 0 --defender 0+1 --defender-rating 0 --defender-household",
    "--siege",
    "--siege --modifier -5",
    "--siege --modifier 7",
    "--siege --modifier 8",
    "--siege --modifier -6",
    "--attacker 0",
    "--attacker 20+1",
    "--defender 5+",
    "--line 3",
    "--line -1",
    "--defender-rating 5",
    "--defender-rating -1",
  ],
  peloponnesian: [
    "",
    "--mode sea --aggressor a1:3 --defender b2:2",
    "--mode landing --aggressor b1:2,c3:1 --defender c2:1",
    "--mode storm --aggressor c2:4,c2:3 --defender c2:2 --garrison 1",
    "--mode storm --aggressor c1:2 --defender none --garrison 4",
    "--mode storm --aggressor c1:2 --defender none --garrison 5",
    "--mode sally --aggressor b1:2 --defender c2:2",
    "--aggressor f3:9,a1:1 --defender none",
    "--mode sea --aggressor a3:4,a3:4 --defender b3:4,b3:4",
    "--aggressor g1:4",
    "--aggressor a4:4",
    "--aggressor a1:0",
    "--mode siege",
  ],
  unrest: [
    "",
    "--units 1 --leader hanno --level 10",
    "--units 10 --level 1 --garrison 20 --sacred-band",
    "--units 3 --level 7 --rallied-rebels",
    "--units 0",
    "--units 11",
    "--level 0",
    "--level 11",
    "--garrison -1",
    "--garrison 21",
    "--leader scipio",
  ],
};

/** What a person types in a game, beginning with the first question. */
const TYPED = ["help", "?", "hand", "map", "list", "nonsense", "0", "999", "save", "note", "1", "hand", "undo", "1", "1", "1", "1", "1", "log", "quit"];

function keyboard(id: string, seat: string, other: string, ...options: readonly string[]): Transcript {
  const play = `play ${id} --seed keyboard --seat ${seat}=me --seat ${other}=random ${options.join(" ")}`.trimEnd();
  const places = (PLACES[id] ?? []).map((place) => `map ${place}`);
  return {
    name: `${id}-keyboard`,
    width: 100,
    steps: [
      step(play, ...TYPED, "quit"),
      step(`${play} --record kept.json`, "1", "1", "1", "1", "1", "1", ...places, "quit"),
      step(`${play} --brief --lang ru`, "hand", "1", "1", "1", "map", ...places.slice(0, 4), "quit", "quit"),
      step(`play kept.json --seat ${seat}=me --seat ${other}=random`, "quit"),
    ],
  };
}

function recorded(id: string, seat: string, other: string, ...options: readonly string[]): Transcript {
  const play = `play ${id} --seed recorded --record game.json ${options.join(" ")}`.trimEnd();
  return {
    name: `${id}-record`,
    steps: [
      step(`${play} --seat ${seat}=me --seat ${other}=random`, ...Array.from({ length: 14 }, () => "1"), "note as planned", "quit"),
      ...lines(
        "verify game.json",
        `replay game.json --to 12 --viewer ${seat}`,
        "replay game.json --from 3 --to 8 --viewer spectator --lang ru",
        "replay game.json --from 5 --brief",
        "moves game.json --ply 7",
        `moves game.json --ply 7 --seat ${seat} --lang ru`,
        `moves game.json --ply 4 --why-not "${seat} pass"`,
        "perft game.json --ply 9 -d 1",
        "perft game.json -d 1",
        `perft ${id} --seed 3 -d 1`,
        `map ${id} -o new.svg`,
        "map game.json --ply 3 -o then.svg --lang ru",
      ),
    ],
  };
}

/** A game without people, to its end. */
const WATCHED: Transcript = {
  name: "watched",
  steps: lines(
    "play unrest --turns 1 --seed watched --record game.json --tag event=Spring --tag carthage=Ann --tag table=4",
    "play unrest --turns 1 --seed watched --quiet",
    "play unrest --turns 1 --seed watched --brief --lang ru --seat carthage=greedy:5",
    "verify game.json game.json nowhere.json",
    "replay game.json --brief",
    "replay game.json --from 3 --to 3",
    "moves game.json",
    "moves game.json --lang ru",
    "play game.json",
    "play game.json --ply 5 --quiet --record branch.json",
    "replay branch.json --to 1 --lang ru",
  ),
};

const HELP: readonly Transcript[] = [
  { name: "help", steps: lines("", "--version", "-V", ...COMMANDS.map(({ name }) => `${name} --help`), "play -h", "help play") },
  { name: "schema", steps: lines("serve --schema") },
  { name: "help-narrow", width: 60, steps: lines("--help", "play --help", "odds diadochi --help") },
  ...GAMES.ids.map((id) => ({ name: `${id}-help`, steps: lines(`play ${id} --help`, `odds ${id} --help`) })),
];

/** A run of games in pieces, without times, which `--json` would show. */
const RUNS: Transcript = {
  name: "runs",
  steps: lines(
    "simulate unrest -n 6 --turns 2 --resume whole.jsonl",
    "simulate unrest -n 6 --turns 2 --shard 1/2 --resume a.jsonl",
    "simulate unrest -n 6 --turns 2 --shard 2/2 --resume b.jsonl",
    "merge a.jsonl b.jsonl",
    "merge b.jsonl a.jsonl --json",
    "merge a.jsonl",
    "merge a.jsonl a.jsonl",
    "match unrest --seat a=greedy:5 --seat b=random -n 4 --turns 1 --sprt 0,50",
    "match unrest --seat a=random --seat b=random -n 2 --turns 1 --lastly",
  ),
};

/** Clauses with their examples: one that refuses, one with dice, a set-up, one without an example. */
const RULES: Transcript = {
  name: "rules",
  width: 100,
  steps: lines(
    "rule CAR-20.3.24 --svg position.svg",
    "rule car-r12.3b",
    "rule DIA-NAV.22",
    "rule NYW-13.5.1.1 --lang ru",
    "rule PEL-15.1.2 --lang ru",
    "rule CAR-21.3.10c",
    "rule CAR-HI.1",
    "rule NYW-HI.3 --lang ru",
    "rule PEL-8.2",
    "rule diadochi overrun",
    "rule storm sinks a fleet --lang ru",
    "rule CAR-R8.4c --full --position position.json",
    "rule DIA-NAV.222",
    "rule unrest overran",
    "rule",
  ),
};

/** One line on standard error each. */
const BAD: Transcript = {
  name: "bad-input",
  steps: lines(
    "paly",
    "play",
    "play chess",
    "play unrest unrest",
    "play nowhere.json",
    "play unrest --turns 0",
    "play unrest --turns 99",
    "play unrest --turns x",
    "play unrest --players 3",
    "play diadochi --players 1",
    "play diadochi --players 5",
    "play diadochi --auto-vp 0",
    "play unrest --seat rome=me",
    "play unrest --seat carthage",
    "play unrest --seat =me",
    "play unrest --seat carthage=",
    "play unrest --seat carthage=me --seat carthage=random",
    "play unrest --seat carthage=greedy:0",
    "play unrest --seat carthage=greedy:1:1",
    "play unrest --seat carthage=flat:1:1",
    "play unrest --seat carthage=ismcts:1m",
    "play unrest --seat carthage=ismcts:5:0",
    "play unrest --seat carthage=ismcts:5:1:1",
    "play unrest --seat carthage=random:1",
    "play unrest --seat carthage=net:none.json",
    "play diadochi --seat red=net",
    "play unrest --tag event",
    "play unrest --record r.json --tag =x",
    "perft unrest -d 0",
    "perft unrest -d 10",
    "simulate unrest -n 100000001",
    "match unrest --seat a=random --seat b=random -n 1000001",
    "match unrest --seat a=random --seat b=random --seat c=random",
    "match unrest --seat a=random --seat b=deep-blue --json",
    "simulate unrest -n",
    "simulate unrest -n -x",
    "simulate unrest -n2 --jsno",
    "simulate unrest --json=yes",
    "simulate unrest --seed",
    "simulate unrest --seed --json",
    "perft unrest -x",
    "match diadochi --seat a=random --seat b=random --sprt 0,10",
    "match unrest --seat a=random --seat b=random --sprt 0,10 --shard 1/2",
    "match unrest --seat a=random --seat b=random --sprt -1001,10",
    "match unrest --seat a=random --seat b=random --sprt 0,1001",
    "match unrest --seat a=random --seat b=random --sprt 10,10",
    "merge",
    "verify",
    "verify nowhere.json",
    "odds nowhere.json",
    "serve --max-line 999",
    "serve --max-line 100000001",
    "serve --max-games 0",
    "serve --max-games 1000001",
    "serve --max-memory 49",
    "serve --max-memory 1000001",
    "map unrest --viewer rome",
    "map unrest --lang fr",
  ),
};

/** All of them. */
export const TRANSCRIPTS: readonly Transcript[] = [
  ...HELP,
  ...GAMES.ids.map((id) => ({ name: `${id}-odds`, steps: lines(...ODDS[id]!.map((options) => `odds ${id} ${options}`.trimEnd())) })),
  keyboard("diadochi", "red", "blue", "--players 2"),
  keyboard("nine-years", "bourbon", "alliance"),
  keyboard("peloponnesian", "athens", "sparta"),
  keyboard("unrest", "carthage", "coalition"),
  recorded("diadochi", "red", "blue", "--players 2"),
  recorded("nine-years", "bourbon", "alliance"),
  recorded("peloponnesian", "athens", "sparta", "--scenario 413"),
  recorded("unrest", "carthage", "coalition"),
  WATCHED,
  RULES,
  RUNS,
  BAD,
];

/** A transcript as it comes: each command line after a dollar sign, then what it prints. */
export async function transcribed({ steps, width = 0 }: Transcript): Promise<string> {
  const shell = commandLine(GAMES, undefined, width === 0 ? null : width);
  const told: string[] = [];
  for (const { line, answers = [] } of steps) {
    const before = new Map(shell.files);
    shell.answers.push(...answers);
    const { code, out, err } = await shell.run(...wordsOf(line));
    const left = shell.answers.splice(0);
    const written = [...shell.files].filter(([file, text]) => before.get(file) !== text).map(([file]) => `writes ${file}\n`);
    const ends = [...written, ...(code === 0 ? [] : [`exit code ${code}\n`]), ...(left.length === 0 ? [] : [`not asked for: ${left.join(", ")}\n`])];
    told.push(`$ tyche ${line}\n${withoutTimes(out)}${err.replace(/^/gm, "! ").replace(/! $/, "")}${ends.join("")}`);
  }
  return told.join("\n");
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

function withoutTimes(text: string): string {
  return text
    .replace(/[\d.,]+ ms per move, [\d.,]+ at most/g, "… ms per move, … at most")
    .replace(/[\d,]+ decisions per second \([\d.]+ s\)/g, "… decisions per second (… s)");
}
