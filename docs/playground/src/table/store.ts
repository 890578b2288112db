/** Games are kept in the browser's database, by the table alone: pages never read them. */
import type { KeptGame, SavedGame } from "../protocol.js";

const DATABASE = "tyche-playground";
const GAMES = "games";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | undefined;

async function request<A>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<A>): Promise<A> {
  opened ??= open();
  const transaction = (await opened).transaction(GAMES, mode);
  return new Promise((resolve, reject) => {
    const asked = ask(transaction.objectStore(GAMES));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A game as it is kept, with when and whether it is over. */
type Kept = SavedGame & { readonly keptAt?: number; readonly isOver?: boolean };

export async function keep(id: string, game: SavedGame, isOver = false): Promise<void> {
  await request("readwrite", (games) => games.put({ ...game, keptAt: Date.now(), isOver } satisfies Kept, id));
}

export async function forget(id: string): Promise<void> {
  await request("readwrite", (games) => games.delete(id));
}

/** All games, the one that was kept last first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const [ids, games] = await Promise.all([
    request("readonly", (store) => store.getAllKeys() as IDBRequest<string[]>),
    request("readonly", (store) => store.getAll() as IDBRequest<Kept[]>),
  ]);
  return ids
    .flatMap((id, nth): KeptGame[] => {
      const game = games[nth];
      if (game === undefined) return [];
      const { ruleset, seats, moves, keptAt = 0, isOver = false } = game;
      return [{ id, ruleset, seats, decisions: moves.length, at: keptAt, isOver }];
    })
    .sort((a, b) => b.at - a.at);
}

export async function fetchGame(id: string): Promise<SavedGame | undefined> {
  return await request("readonly", (games) => games.get(id) as IDBRequest<SavedGame | undefined>);
}
