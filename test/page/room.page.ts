/** The table without a page: what bots are asked, and what is played of their answers. */
import { timeFor } from "tyche/bots";
import { PELOPONNESIAN } from "tyche/peloponnesian";
import { expect, test } from "vitest";
import { loadPlay } from "../../docs/playground/src/games/rulesets.js";
import { THINKING } from "../../docs/playground/src/players.js";
import type { FromThinker } from "../../docs/playground/src/protocol.js";
import { History } from "../../docs/playground/src/table/history.js";
import { type Planned, Room, type Thinking } from "../../docs/playground/src/table/room.js";
import { think } from "../../docs/playground/src/thinker/thinker.js";

/** A real thinker, and everything it was asked. */
function thinker(): { readonly asked: Planned[]; readonly thinking: Thinking; readonly close: () => void } {
  const asked: Planned[] = [];
  const { port1, port2 } = new MessageChannel();
  think(port2);
  const waiting = new Map<number, (from: FromThinker) => void>();
  port1.onmessage = ({ data }: MessageEvent<FromThinker>) => waiting.get(data.id)!(data);
  const plan = (task: Planned): Promise<readonly string[]> => {
    const id = asked.push(task) - 1;
    port1.postMessage({ id, task: "plan", ...task });
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ answer, fault }) => (fault === undefined ? resolve(answer as readonly string[]) : reject(new Error(fault.message))));
    });
  };
  return { asked, thinking: { plan, odds: () => Promise.reject(new Error("not asked")) }, close: () => port1.close() };
}

test("a bot thinks about a plan with what its seat remembers, and the plan is played as far as it goes", async () => {
  const { asked, thinking, close } = thinker();
  const play = await loadPlay("peloponnesian");
  const history = new History(play, { ruleset: "peloponnesian", options: {}, seed: "plans", seats: { athens: "greedy", sparta: "here" } });
  const room = new Room("plans", history, thinking, async () => {});
  const isSparta = (): boolean => room.asked()[0] === "sparta";
  while (room.outcome() === null && history.plies.length < 250) {
    if (isSparta()) {
      const moves = play.legalMoves(history.state, "sparta");
      room.play("sparta", play.format(moves[history.plies.length % moves.length]!));
    }
    // Whatever the room has begun is done when Sparta is asked again.
    for (let waits = 0; waits < 3_000 && room.outcome() === null && (room.thinking !== null || !isSparta()); waits++) {
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  close();
  const own = history.plies.filter(({ move }) => move.seat === "athens").length;
  expect(own).toBeGreaterThan(40);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(own / 2);
  // The memory it was given is the one of all that had happened.
  let memory = PELOPONNESIAN.memory(history.stateAt(0) as never, "athens");
  const memories = [JSON.stringify(memory)];
  for (const { events } of history.plies) {
    memory = PELOPONNESIAN.remember(memory, events as never);
    memories.push(JSON.stringify(memory));
  }
  for (const task of asked) {
    const ply = Number(task.seed.split(" ")[1]);
    expect(JSON.stringify(task.memory), `ply ${ply}`).toBe(memories[ply]);
    expect(task.state).toBe(history.stateAt(ply));
  }
});

test("all that a player thinks in a turn is bounded", () => {
  for (const patience of Object.values(THINKING)) {
    let used = 0;
    for (let plans = 0; plans < 12; plans++) {
      const time = timeFor(patience!, used);
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThanOrEqual(patience!.plan);
      used += time;
    }
    expect(used).toBeLessThan(1.5 * patience!.turn);
  }
});
