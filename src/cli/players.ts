/**
 * Players in the notation of the command line: `random`, `greedy`, `flat:500`, `ismcts:2000`, `ismcts:1s`, `ismcts:25:300`, `net`, `net:10ms`,
 * `net:mine.json:500`.
 */
import { FlatMonteCarlo, Greedy, Ismcts, type Limits, type Player, Policy, Random } from "../bots/index.js";
import type { GameTypes } from "../core/ruleset/contract.js";
import type { Contestant } from "../runs/game.js";
import { EnginePlayer, readEngine } from "./engine-player.js";
import { type GameAdapter, hintOf, UsageError } from "./games/game-adapter.js";
import { NET_FORM, type NetForm, netOf, readNetForm } from "./nets.js";

/** The name of the person at the terminal as a player. */
export const PERSON = "me";

/** A form that only a match allows, in help and complaints. */
const CONTESTANT_FORMS = "cmd[:TIME[/TIME]]:COMMAND (a program that speaks the protocol; TIME per answer, per game)";

export type AnyPlayer = Player<GameTypes>;

/** The forms of players, in help and complaints. */
export const PLAYER_FORMS: string = `random, greedy[:POSITIONS], flat[:ITERATIONS|TIME], ismcts[:ITERATIONS|TIME[:POSITIONS]], ${NET_FORM}`;

/** The forms of players in a match. */
export const MATCH_FORMS: string = `${PLAYER_FORMS}, ${CONTESTANT_FORMS}`;

/** The forms of players in a game at the terminal. */
export const SITTER_FORMS: string = `${PERSON}, ${PLAYER_FORMS}`;

const NUMBER = /^[1-9]\d{0,8}$/;
const TIME = /^([1-9]\d{0,5})(ms|s)$/;

/** Makes the player of a text; `forms` lists the allowed forms for the complaint. @throws UsageError */
export function makePlayer(text: string, adapter: GameAdapter, seed: string, forms: string = PLAYER_FORMS): AnyPlayer {
  const { ruleset, evaluate } = adapter;
  const net = readNetForm(text);
  if (net !== null) return netPlayer(net, adapter, seed, forms);
  const [kind, budget, positions, ...rest] = text.split(":");
  if (rest.length === 0 && (positions === undefined || kind === "ismcts")) {
    if (kind === "random" && budget === undefined) return new Random(ruleset, { seed });
    if (kind === "greedy") return new Greedy(ruleset, { evaluate, seed, ...positionsOf(text, budget, forms) });
    if (kind === "flat") return new FlatMonteCarlo(ruleset, { evaluate, seed, ...limitsOf(text, budget, forms) });
    if (kind === "ismcts") return new Ismcts(ruleset, { evaluate, seed, ...limitsOf(text, budget, forms), ...positionsOf(text, positions, forms) });
  }
  throw noPlayer(text, forms);
}

// A network chooses alone or, if the text gives a limit, guides a search.
function netPlayer({ file, budget }: NetForm, adapter: GameAdapter, seed: string, forms: string): AnyPlayer {
  const { ruleset, evaluate } = adapter;
  const net = netOf(file, adapter);
  const { prior } = net;
  if (budget === undefined) return new Policy(ruleset, { prior, seed });
  return new Ismcts(ruleset, { evaluate: net.evaluation(evaluate), prior, seed, ...limitsOf(budget, budget, forms) });
}

/** Makes a contestant of a match: a player, or a program that speaks the protocol. @throws UsageError */
export function makeContestant(text: string, adapter: GameAdapter, seed: string): Contestant<GameTypes> {
  const engine = readEngine(text);
  return engine === null ? makePlayer(text, adapter, seed, MATCH_FORMS) : new EnginePlayer(adapter.ruleset, engine.command, engine.clock, seed);
}

/** True if a player makes the same choices when a game is repeated: no clock limits it, and it is not another program. */
export function comesOutAlike(text: string): boolean {
  return readEngine(text) === null && !text.split(":").some((part) => TIME.test(part));
}

/** @throws UsageError unless the text is a player of a match */
export function checkContestant(text: string, adapter: GameAdapter): void {
  if (readEngine(text) === null) makePlayer(text, adapter, "", MATCH_FORMS);
}

function positionsOf(text: string, budget: string | undefined, forms: string): { positions?: number } {
  if (budget === undefined) return {};
  if (!NUMBER.test(budget)) throw noPlayer(text, forms);
  return { positions: Number(budget) };
}

function limitsOf(text: string, budget: string | undefined, forms: string): Limits {
  if (budget === undefined) return {};
  if (NUMBER.test(budget)) return { iterations: Number(budget) };
  const [, amount, unit] = TIME.exec(budget) ?? [];
  if (amount === undefined) throw noPlayer(text, forms);
  return { milliseconds: Number(amount) * (unit === "s" ? 1000 : 1) };
}

function noPlayer(text: string, forms: string): UsageError {
  const kinds = forms
    .replace(/\([^)]*\)/g, "")
    .split(", ")
    .map((form) => /^\w+/.exec(form)![0]);
  const [kind] = text.split(":") as [string];
  return new UsageError(`expected a player (${forms}), got "${text}"${kinds.includes(kind) ? "" : hintOf(kind, kinds)}`);
}

/** The players by name, from the values of `--seat NAME=PLAYER`, in the given order. @throws UsageError */
export function readSeats(given: readonly string[]): Map<string, string> {
  const seats = new Map<string, string>();
  for (const text of given) {
    const at = text.indexOf("=");
    const [name, player] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || player === "") throw new UsageError(`--seat: expected NAME=PLAYER, got "${text}"`);
    if (seats.has(name)) throw new UsageError(`--seat: "${name}" is given twice`);
    seats.set(name, player);
  }
  return seats;
}
