/** Games are kept in the browser's database, by the table alone: pages never read them. */
import type { SavedGame } from "../protocol.js";

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

export async function keep(id: string, game: SavedGame): Promise<void> {
  await request("readwrite", (games) => games.put(game, id));
}

export async function fetchGame(id: string): Promise<SavedGame | undefined> {
  return await request("readonly", (games) => games.get(id) as IDBRequest<SavedGame | undefined>);
}
