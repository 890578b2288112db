/** Games in PostgreSQL: their lines, of which other processes are notified, and snapshots, by which games open quickly. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { StoredLines, StoredSnapshot } from "tyche/ui";

/** Lines of a game, from a number on. */
export interface Part {
  readonly game: string;
  readonly number: number;
  readonly lines: readonly string[];
}

const MIGRATIONS = new URL("migrations/", import.meta.url);

export class Store {
  private readonly pool: pg.Pool;
  constructor(private readonly url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
    this.pool.on("error", () => {}); // a connection that waits has broken: the next query makes another
  }
  private async query<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, [...values])).rows;
  }

  /** Makes the tables that are missing, one process at a time. */
  async migrate(): Promise<void> {
    const statements = readdirSync(MIGRATIONS)
      .sort()
      .map((file) => readFileSync(new URL(file, MIGRATIONS), "utf8"));
    await this.pool.query(["BEGIN; SELECT pg_advisory_xact_lock(1)", ...statements, "COMMIT"].join(";\n"));
  }

  async begin(id: string, ruleset: string, bots: object, line: string): Promise<void> {
    const sql = "WITH game AS (INSERT INTO games VALUES ($1, $2, $3) RETURNING id) INSERT INTO lines SELECT id, 0, $4 FROM game";
    await this.query(sql, [id, ruleset, JSON.stringify(bots), line]);
  }

  /** The ruleset and the bots of a game; null when there is none. */
  async rowOf(id: string): Promise<{ readonly ruleset: string; readonly bots: Readonly<Record<string, string>> } | null> {
    return (await this.query<{ ruleset: string; bots: Record<string, string> }>("SELECT ruleset, bots FROM games WHERE id = $1", [id]))[0] ?? null;
  }

  /** What has been stored of some games from the number of their next line on. */
  newer(known: readonly { readonly id: string; readonly next: number }[]): Promise<Part[]> {
    const sql = `SELECT game, min(number) AS number, array_agg(line ORDER BY number) AS lines
      FROM lines JOIN unnest($1::text[], $2::integer[]) AS known (id, next) ON game = id AND number >= next GROUP BY game`;
    return this.query(sql, [known.map(({ id }) => id), known.map(({ next }) => next)]);
  }

  /** The lines and the snapshot of one game; whoever stores lines notifies all processes. */
  linesOf(id: string): StoredLines {
    const sql = `WITH stored AS (INSERT INTO lines SELECT $1, $2 + n - 1, line FROM unnest($3::text[]) WITH ORDINALITY AS given (line, n) RETURNING number)
      SELECT pg_notify('lines', $1 || ' ' || max(number) + 1) FROM stored`;
    const isStored = (error: unknown): boolean => Object(error).code === "23505"; // unique_violation
    return {
      append: (number, lines) =>
        this.query(sql, [id, number, lines])
          .then(() => true)
          .catch((error) => (isStored(error) ? false : Promise.reject(error))),
      read: async (number) => (await this.newer([{ id, next: number }]))[0]?.lines ?? [],
      snapshot: async () => (await this.query<StoredSnapshot>("SELECT lines AS number, snapshot::json FROM snapshots WHERE game = $1", [id]))[0] ?? null,
      keep: async (number, snapshot) => {
        const sql = "INSERT INTO snapshots VALUES ($1, $2, $3) ON CONFLICT (game) DO UPDATE SET lines = $2, snapshot = $3 WHERE snapshots.lines <= $2";
        await this.query(sql, [id, number, JSON.stringify(snapshot)]);
      },
    };
  }

  /** Calls back with each game of which lines are stored, and the number of the next; without them when some may have been missed. */
  async listen(heard: (id?: string, next?: string) => void): Promise<never> {
    for (;;) {
      const client = new pg.Client({ connectionString: this.url, keepAlive: true });
      const ended = new Promise<void>((end) => client.on("end", () => end()).on("error", () => end()));
      client.on("notification", ({ payload = "" }) => heard(...payload.split(" ")));
      const listening = client.connect().then(() => client.query("LISTEN lines"));
      await Promise.race([listening.then(() => heard()), ended]).catch(() => client.end()); // while the database is away, games are polled
      await ended;
      await delay(500);
    }
  }
}
