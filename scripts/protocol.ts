/** Writes the parts of docs/protocol.md that follow from the table of requests: `npx tsx scripts/protocol.ts`. A test holds the page to it. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import process from "node:process";
import { GAMES } from "../src/cli/games/games.js";
import { type Method, METHODS } from "../src/cli/serve/methods.js";
import { Session } from "../src/cli/serve/session.js";
import { wrapped } from "./prose-lines.js";

export const PAGE: URL = new URL("../docs/protocol.md", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
const LIMITS = { line: 1_000_000, games: 1000, memory: 1000 };
const LONGEST_ANSWER = 300;

/** What is sent in the transcript. */
const SENT: readonly string[] = [
  '{"id":1,"method":"new","game":"g","ruleset":"unrest","seed":"s"}',
  '{"id":2,"method":"moves","game":"g","words":"en"}',
  '{"id":3,"method":"play","game":"g","move":"coalition name-first carthage"}',
  '{"id":4,"method":"actions","game":"g","seat":"carthage"}',
  '{"id":5,"method":"play","game":"g","move":"coalition pass"}',
  '{"id":6,"method":"undo","game":"g","seat":"carthage"}',
  '{"id":7,"method":"bot","game":"g","seat":"carthage","player":"greedy"}',
  '{"id":8,"method":"decision","game":"g","viewer":"carthage"}',
  '{"id":9,"method":"new","game":"h","ruleset":"unrest","seed":"s","as":"carthage"}',
  '{"id":10,"method":"view","game":"h","viewer":"coalition"}',
  "hello?",
  '{"id":11,"method":"evaluate","game":"h"}',
  '{"id":12,"method":"determinize","game":"h","seed":"1","to":"w"}',
  '{"id":13,"method":"evaluate","game":"w"}',
  '{"id":14,"method":"fork","game":"w","to":"v"}',
  '{"id":15,"method":"outcomes","game":"w","move":"carthage rearrange"}',
  '{"id":16,"method":"key","game":"w","viewer":"carthage"}',
  '{"id":17,"method":"record","game":"w"}',
  '{"id":18,"method":"close","game":"g"}',
  '{"id":19,"method":"quit"}',
];

/** The page as it should be. */
export async function renderProtocol(page: string): Promise<string> {
  return wrapped(within(within(page, "methods", methodTable()), "transcript", await transcript()));
}

function methodTable(): string {
  const sections = Object.entries(METHODS as Readonly<Record<string, Method>>).map(([name, { does, fields, gives }]) => {
    const rows = Object.entries(fields).map(([field, { kind, means, isOptional }]) => `| \`${field}\`${isOptional ? "" : " *"} | ${kind.words} | ${means} |`);
    const table = rows.length === 0 ? [] : ["", "| field | value | meaning |", "|---|---|---|", ...rows];
    return [`### ${name}`, "", does, ...table, "", `Result: ${gives}.`, ""].join("\n");
  });
  return `Fields with a star are needed.\n\n${sections.join("\n").trimEnd()}`;
}

async function transcript(): Promise<string> {
  const session = new Session({ games: GAMES, version, limits: LIMITS, freshSeed: () => "fresh", memory: () => 1 });
  const lines: string[] = [];
  for (const sent of SENT) {
    const answer = await session.answer(sent);
    if (answer.length > LONGEST_ANSWER) throw new Error(`the answer to ${sent} has ${answer.length} characters`);
    lines.push(`> ${sent}`, `< ${answer}`);
  }
  return ["```text", ...lines, "```"].join("\n");
}

function within(page: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  return `${page.slice(0, page.indexOf(begin) + begin.length)}\n\n${text}\n\n${page.slice(page.indexOf(end))}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await renderProtocol(readFileSync(PAGE, "utf8")));
