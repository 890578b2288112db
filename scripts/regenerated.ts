/**
 * Says in words what `npm run regenerate` has changed: stored games that play differently from which decision on, and of every other stored file how many lines are new, gone or different,
 * with the first of them. `npx tsx scripts/regenerated.ts [COMMIT]` compares with another commit than the last.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What `npm run regenerate` writes. */
const STORED = [
  "test/records",
  "test/perft",
  "test/text/golden",
  "test/drawing",
  "test/cli/golden",
  "test/bots",
  "test/laws",
  "test/learn",
  "src/rules",
  "src/examples",
  "docs/register-of-rolls.md",
];
/** Lines that are shown of a file, and letters of a line. */
const [SHOWN, LETTERS] = [4, 150];

interface StoredGame {
  readonly moves: readonly string[];
  readonly hashes?: readonly string[];
}

/** What changed in a file: its text before, or null when it is new; its text now, or null when it is gone. */
export function changeIn(file: string, before: string | null, now: string | null): readonly string[] {
  if (before === null) return [`${file}: new`];
  if (now === null) return [`${file}: gone`];
  return /^test\/records\/.*\.json$/.test(file)
    ? gameChange(file, JSON.parse(before) as StoredGame, JSON.parse(now) as StoredGame)
    : lineChange(file, before, now);
}

function gameChange(file: string, before: StoredGame, now: StoredGame): readonly string[] {
  const first = (key: "moves" | "hashes"): number => (before[key] ?? []).findIndex((entry, ply) => entry !== now[key]?.[ply]);
  const [move, hash] = [first("moves"), first("hashes")];
  const lengths = `${before.moves.length} decisions before, ${now.moves.length} now`;
  if (move >= 0 && (hash < 0 || move < hash))
    return [`${file}: decision ${move + 1} is another: ${before.moves[move]} before, ${now.moves[move] ?? "none"} now (${lengths})`];
  if (hash > 0) return [`${file}: the position after decision ${hash} (${before.moves[hash - 1]}) is another (${lengths})`];
  return [hash === 0 ? `${file}: the set-up is another` : `${file}: its moves are the same; options, version, events or its end differ`];
}

function lineChange(file: string, before: string, now: string): readonly string[] {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  const [had, has] = [new Set(old), new Set(fresh)];
  const [gone, added] = [old.filter((line) => !has.has(line)), fresh.filter((line) => !had.has(line))];
  const short = (line: string): string => (line.length > LETTERS ? `${line.slice(0, LETTERS)} …` : line);
  const rows = Array.from({ length: Math.min(SHOWN, Math.max(gone.length, added.length)) }, (_, i) => [
    ...(gone[i] === undefined ? [] : [`  - ${short(gone[i])}`]),
    ...(added[i] === undefined ? [] : [`  + ${short(added[i])}`]),
  ]);
  return [`${file}: ${gone.length} lines gone, ${added.length} new${gone.length + added.length === 0 ? ", others in another order" : ""}`, ...rows.flat()];
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const commit = process.argv[2] ?? "HEAD";
  const tracked = git("diff", "--name-only", commit, "--", ...STORED)
    .trim()
    .split("\n");
  const untracked = git("ls-files", "--others", "--exclude-standard", "--", ...STORED)
    .trim()
    .split("\n");
  const files = [...tracked, ...untracked].filter((file) => file !== "" && !file.endsWith(".ts")).sort();
  const inCommit = new Set(git("ls-tree", "-r", "--name-only", commit).split("\n"));
  for (const file of files) {
    const now = existsSync(`${ROOT}${file}`) ? readFileSync(`${ROOT}${file}`, "utf8") : null;
    for (const line of changeIn(file, inCommit.has(file) ? git("show", `${commit}:${file}`) : null, now)) console.log(line);
  }
  console.log(files.length === 0 ? "Nothing that is stored has changed." : `${files.length} stored files have changed.`);
}
