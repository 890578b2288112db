/** Games in a database of SQL, each as lines to append to, with the keys of its seats before the first. */
import type { AnyGame } from "tyche";

/** SQLite, PostgreSQL and their like; `run` carries out statements in one transaction. */
export interface Database {
  run(statements: readonly (readonly [sql: string, values: readonly (string | number)[]])[]): void;
  all(sql: string, values: readonly string[]): readonly Readonly<Record<string, unknown>>[];
}

/** The key of each seat. */
export type Keys = Readonly<Record<string, string>>;

export class Games {
  private readonly database: Database;
  constructor(database: Database) {
    this.database = database;
    database.run([["CREATE TABLE IF NOT EXISTS lines (game TEXT NOT NULL, ply INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (game, ply))", []]]);
  }

  /** Replaces the lines from the present ply on: one after a move, none after something was taken back. */
  save(id: string, keys: Keys, game: AnyGame): void {
    const [from, lines] = game.ply === 0 ? [-1, [JSON.stringify(keys), ...game.lines()]] : [game.ply, game.lines(game.ply)];
    this.database.run([
      ["DELETE FROM lines WHERE game = ? AND ply >= ?", [id, from]],
      ...lines.map((line, i) => ["INSERT INTO lines VALUES (?, ?, ?)", [id, from + i, line]] as const),
    ]);
  }

  /** A game as it was saved last; null when there is none. */
  read(id: string): { readonly keys: Keys; readonly lines: readonly string[] } | null {
    const [keys, ...lines] = this.database.all("SELECT line FROM lines WHERE game = ? ORDER BY ply", [id]).map(({ line }) => String(line));
    return keys === undefined ? null : { keys: JSON.parse(keys), lines };
  }
}
