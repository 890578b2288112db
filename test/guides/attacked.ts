/** A server of the documents that is attacked while two players play on: it neither ends nor complains, and they are answered in time. */
import type { Socket } from "node:net";
import { expect } from "vitest";
import { ATTACKS } from "./attack.js";
import { Players, run, type Served } from "./servers.js";

/** How long each server is attacked: once, when left out. */
export const MINUTES = Number(process.env["ATTACK_MINUTES"] ?? 0);
const MOST_WAITED = 15_000; // milliseconds, on a machine that does other things too
const MOST_MEMORY = 600e6;

export async function expectToSurvive(served: Served): Promise<void> {
  const running = await run(served);
  const players = new Players(served, running);
  const left: Socket[] = [];
  const end = Date.now() + MINUTES * 60_000;
  let rounds = 0;
  try {
    await players.begin();
    do {
      for (const [name, attack] of Object.entries(ATTACKS)) {
        const before = players.played;
        await attack({ port: running.port, address: players.address }, left);
        const hasGoneOn = (): boolean => players.played > before || players.failure !== null;
        await expect.poll(hasGoneOn, { timeout: MOST_WAITED, message: `a move after ${name} ${running.complaints()}` }).toBe(true);
        expect({ name, failure: players.failure, complaints: running.complaints() }).toEqual({ name, failure: null, complaints: "" });
      }
      for (const socket of left.splice(0)) socket.destroy();
      rounds++;
    } while (Date.now() < end);
    await players.stop();
    const { memory } = await running.ask();
    if (MINUTES > 0)
      console.log(`${served.file}: ${rounds} rounds, ${players.played} moves, the slowest ${players.slowest} ms, ${Math.round(memory / 1e6)} MB`);
    expect(running.complaints()).toBe("");
    expect(players.slowest).toBeLessThan(MOST_WAITED);
    expect(memory).toBeLessThan(MOST_MEMORY);
  } finally {
    for (const socket of left) socket.destroy();
    await running.stop();
  }
}
