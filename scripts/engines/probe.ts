/**
 * What must be the same on every JavaScript engine, as one digest a stored game and subject. This program runs in each engine: it knows nothing of Node, and its games
 * come with it.
 */
import { Greedy, Ismcts } from "../../src/bots/index.js";
import type { EventBase } from "../../src/core/events/events.js";
import { hashText } from "../../src/core/state/hash.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { type GameRecord, replay, type ReplayStep } from "../../src/core/game/record.js";
import { type AnyLoadedGame, load, type RulesetId } from "../../src/load/index.js";
import { LOCALES, type Texts } from "../../src/text/texts.js";

/** A stored game by the name of its file. */
export interface StoredGame {
  readonly name: string;
  readonly record: GameRecord;
}

// biome-ignore lint/suspicious/noExplicitAny: states and moves of any ruleset
type AnyStep = ReplayStep<any, MoveBase, EventBase>;

/** What is compared; a digest of each a game. */
const SUBJECTS = ["fingerprints", "lists", "views", "sentences", "choices"] as const;
/** Bots choose in one of so many positions, and view and sentences are taken in one of so many. */
const CHOICE_EVERY = 97;
const VIEW_EVERY = 5;

class Digests {
  private readonly digests = new Map<string, string>(SUBJECTS.map((subject) => [subject, ""]));

  add(subject: (typeof SUBJECTS)[number], text: string): void {
    this.digests.set(subject, hashText(`${this.digests.get(subject)}\n${text}`));
  }

  lines(name: string): string[] {
    return [...this.digests].map(([subject, digest]) => `${name} ${subject} ${digest}`);
  }
}

/** Says a line for each game and subject, in the same order on every engine; a game that does not replay is a line with its error. */
export async function probe(games: readonly StoredGame[], say: (line: string) => void): Promise<void> {
  for (const { name, record } of games) {
    const game: AnyLoadedGame = await load(record.ruleset as RulesetId);
    const texts: Texts<never>[] = await Promise.all(LOCALES.map((locale) => game.texts(locale)));
    for (const line of linesOf(game, texts, name, record)) say(line);
  }
}

function linesOf(game: AnyLoadedGame, texts: readonly Texts<never>[], name: string, record: GameRecord): string[] {
  const digests = new Digests();
  try {
    for (const step of replay(game.ruleset, record)) probePosition(game, texts, name, step, digests);
  } catch (error) {
    return [`${name} ends with ${String(error)}`];
  }
  return digests.lines(name);
}

function probePosition({ ruleset, evaluate }: AnyLoadedGame, texts: readonly Texts<never>[], name: string, step: AnyStep, digests: Digests): void {
  const { state, ply, hash, events } = step;
  const list: readonly MoveBase[] = ruleset.legalMoves(state);
  digests.add("fingerprints", hash);
  digests.add("lists", list.map((move) => ruleset.format(move)).join());
  for (const words of texts) digests.add("sentences", events.map((event) => words.event(event as never)).join());
  if (ply % VIEW_EVERY === 0) {
    const viewers = [...ruleset.seats, "spectator", "arbiter"] as const;
    digests.add("views", JSON.stringify(ruleset.view(state, viewers[ply % viewers.length]!)));
    for (const words of texts) digests.add("sentences", list.map((move) => words.move(move as never)).join());
  }
  const [seat] = ruleset.seatsToMove(state);
  if (ply % CHOICE_EVERY !== 0 || seat === undefined) return;
  const bots = [new Greedy(ruleset, { seed: name, evaluate, positions: 60, worlds: 2 }), new Ismcts(ruleset, { seed: name, evaluate, iterations: 20 })];
  for (const bot of bots) digests.add("choices", ruleset.format(bot.choose(state, seat)));
}
