/** Games of the store: they begin, with a link for each seat, and open. */
import { createHmac, randomUUID } from "node:crypto";
import { Game } from "tyche";
import { load, type RulesetId } from "tyche/load";
import { SharedGame } from "tyche/ui";
import type { Store } from "./store.js";

/** A game that is open, with its bots by seat. */
export interface Opened {
  readonly shared: SharedGame;
  readonly bots: Readonly<Record<string, string>>;
  readonly texts: never;
}

export const keyOf = (secret: string, id: string, seat: string): string => createHmac("sha256", secret).update(`${id} ${seat}`).digest("base64url");

/** Begins a game, and returns the query of each link. */
export async function begin(store: Store, secret: string, name: string, bots: object = {}, options: object = {}): Promise<Record<string, string>> {
  const id = randomUUID();
  const { ruleset } = await load(name as RulesetId);
  const game = new Game<never>(ruleset as never, { ...options, seed: randomUUID() } as never);
  await store.begin(id, name, bots, game.lines()[0]!);
  const seats: readonly string[] = [...game.ruleset.players(game.state), "spectator"];
  return Object.fromEntries(seats.map((seat) => [seat, `?game=${id}&seat=${seat}&key=${keyOf(secret, id, seat)}`]));
}

/** Opens a game; null when there is none. */
export async function openGame(store: Store, id: string): Promise<Opened | null> {
  const row = await store.rowOf(id);
  if (row === null) return null;
  const { ruleset, texts } = await load(row.ruleset as RulesetId);
  return { shared: await SharedGame.open<never>(ruleset as never, store.linesOf(id)), bots: row.bots, texts: (await texts("en")) as never };
}
