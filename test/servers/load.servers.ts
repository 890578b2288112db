/**
 * The recipe for many servers under load, faults and bad input: half a minute of it, or with SERVERS=long 2,000 games and 4,000 clients for five minutes. The table is printed.
 */
import process from "node:process";
import { expect, test } from "vitest";
import { type Load, runLoad } from "./load.js";

const SHORT: Load = { games: 40, seconds: 40, pause: 150, killEvery: 7, spectatorEvery: 4, botEvery: 8, lookedAtEvery: 1 };
const LONG: Load = { games: 2_000, seconds: 300, pause: 30_000, killEvery: 8, spectatorEvery: 20, botEvery: 25, lookedAtEvery: 10 };

test("many games on three processes: none is lost, no move is lost or played twice, nobody sees what he may not", async () => {
  const { rows, complaints } = await runLoad(process.env["SERVERS"] === "long" ? LONG : SHORT, console.log);
  console.log(rows.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n"));
  expect(complaints).toBe("");
});
