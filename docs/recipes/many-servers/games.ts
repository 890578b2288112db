/** Games of the store: they begin, with a link for each seat, and open by their snapshots. */
import { createHmac, randomUUID } from "node:crypto";
import { type AnyGame, Game } from "tyche";
import { load, type RulesetId } from "tyche/load";
import { SharedGame } from "tyche/ui";
import type { Store } from "./store.js";

/** A game that is open; so many of its lines are in its snapshot. */
export interface Opened {
  readonly shared: SharedGame;
  readonly bots: Readonly<Record<string, string>>;
  readonly texts: never;
  readonly kept: number;
}

export const SNAPSHOT_EVERY = 64; // lines

export const keyOf = (secret: string, id: string, seat: string): string => createHmac("sha256", secret).update(`${id} ${seat}`).digest("base64url");

/** Begins a game, and returns the query of each link. */
export async function begin(store: Store, secret: string, name: string, bots: object = {}, options: object = {}): Promise<Record<string, string>> {
  const id = randomUUID();
  const { ruleset } = await load(name as RulesetId);
  const game: AnyGame = new Game<never>(ruleset as never, { ...options, seed: randomUUID() } as never);
  await store.begin(id, name, bots, game.lines()[0]!);
  const seats: readonly string[] = [...game.ruleset.players(game.state), "spectator"];
  return Object.fromEntries(seats.map((seat) => [seat, `?game=${id}&seat=${seat}&key=${keyOf(secret, id, seat)}`]));
}

/** Opens a game, by its snapshot unless another version of the package has made that; null when there is none. */
export async function openGame(store: Store, id: string, whole = false): Promise<Opened | null> {
  const stored = await store.read(id, whole);
  if (stored === null) return null;
  const { snapshot, lines, bots, number: kept } = stored;
  const { ruleset, texts } = await load(stored.ruleset as RulesetId);
  try {
    const game: AnyGame = snapshot === null ? Game.fromLines<never>(ruleset as never, lines) : Game.open<never>(ruleset as never, { snapshot, lines });
    return { shared: new SharedGame(game, kept + lines.length, store.linesOf(id)), bots, texts: (await texts("en")) as never, kept };
  } catch (error) {
    if (snapshot === null) throw error;
    return openGame(store, id, true);
  }
}
