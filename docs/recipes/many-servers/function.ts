/** The same as a function that is called for one request and holds nothing: opens the game, answers, stores, tells what is new. */
import { packetFor } from "tyche/ui";
import { keyOf, openGame } from "./games.js";
import type { Store } from "./store.js";

export async function handle(store: Store, secret: string, query: URLSearchParams, request?: string): Promise<object> {
  const [id = "", seat = "spectator", key, since] = ["game", "seat", "key", "since"].map((name) => query.get(name) ?? undefined);
  const opened = seat === "spectator" || key === keyOf(secret, id, seat) ? await openGame(store, id) : null;
  if (opened === null) return { code: "server/no-such-game", message: "There is no such game, or this is no key of it." };
  const { shared, texts } = opened;
  const problem = request === undefined ? null : await shared.answer(seat, request, texts);
  return problem ?? packetFor(shared.game, seat, { since, texts });
}
