/** The log says what happened once, and leaves out nothing that happened. */
import { describe, expect, test } from "vitest";
import type { EventBase } from "../../src/core/events/events.js";
import { SeededDice } from "../../src/index.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { isEchoed, type LogRows } from "../../src/text/log.js";
import { LOG as DIADOCHI_LOG } from "../../src/text/log/diadochi.js";
import { LOG as NINE_YEARS_LOG } from "../../src/text/log/nine-years.js";
import { LOG as PELOPONNESIAN_LOG } from "../../src/text/log/peloponnesian.js";
import { LOG as UNREST_LOG } from "../../src/text/log/unrest.js";
import { unrest as en } from "../../src/text/en/unrest/index.js";
import { unrest as ru } from "../../src/text/ru/unrest/index.js";
import { at } from "../unrest/table.js";
import { flawOf, toldGames } from "./games.js";

const MOST_PLIES = 400;
const ROWS = {
  diadochi: DIADOCHI_LOG,
  "nine-years": NINE_YEARS_LOG,
  peloponnesian: PELOPONNESIAN_LOG,
  unrest: UNREST_LOG,
} as unknown as Readonly<Record<string, LogRows<MoveBase, EventBase>>>;
/** Arguments that the kind of the event says, or that the next events tell. */
const IMPLIED: readonly string[] = ["purpose", "strength", "value", "count"];

/** Everything that an event says: the values in it, and the names of its counts. */
function saidBy(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...saidBy(inner)]);
}

const games = await toldGames();

describe.each(games)("$id with $options", ({ id, ruleset, options, en: english, ru: russian }) => {
  test("a move without a line is shown by its events, and lines are whole sentences", () => {
    const rows = ROWS[id]!;
    const dice = new SeededDice(`logged-${id}`);
    let state = ruleset.setup({ ...options, seed: "logged" });
    const flaws = new Set<string>();
    for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
      const decision = ruleset.decision(state);
      const move: MoveBase = ruleset.randomMove(state, dice);
      const { state: next, events } = ruleset.apply(state, move) as { state: typeof state; events: EventBase[] };
      if (isEchoed(rows, move, events) && !rows.silentMoves.includes(move.type)) {
        const said = saidBy(events);
        for (const [field, value] of Object.entries(move))
          if (!["type", "seat", ...IMPLIED].includes(field) && !said.includes(value)) flaws.add(`${move.type}: ${field} is shown by no event`);
      }
      for (const [language, texts] of [
        ["en", english],
        ["ru", russian],
      ] as const)
        for (const line of texts.log({ move, events, decision })) {
          const flaw = flawOf(line, language);
          if (flaw !== null) flaws.add(`${flaw}: ${line}`);
        }
      for (const line of english.log({ move, events }, { brief: true })) expect(events.map((event) => english.event(event))).toContain(line);
      state = next;
    }
    expect([...flaws]).toEqual([]);
  });
});

describe("a question that is a secret", () => {
  test.each(games)("[CAR-HI.6] [DIA-HID.9] of $id $options: a log reads the same whether it was put or not", ({ ruleset, options, en: english }) => {
    const dice = new SeededDice("secret questions");
    const flaws = new Set<string>();
    let put = 0;
    for (let deal = 0; deal < 3; deal++) {
      let state = ruleset.setup({ ...options, seed: `secret ${deal}` });
      const viewers: readonly string[] = [...ruleset.players(state), "spectator"];
      let before: readonly EventBase[] = [];
      while (ruleset.outcome(state) === null) {
        const move = ruleset.randomMove(state, dice) as MoveBase;
        const step = ruleset.apply(state, move) as { state: typeof state; events: readonly EventBase[] };
        for (const viewer of viewers) {
          // To others a step that answers a secret question follows the one before as if it belonged to it: CAR-HI.6, DIA-HID.9.
          const seats: readonly string[] = ruleset.decision(state, viewer)!.seats;
          const isSecret = seats.length === 0 || (ruleset.id === "unrest" && move.type === "pass");
          if (viewer === move.seat || !isSecret) continue;
          put++;
          const [first, second] = [before, step.events].map((events) => ruleset.viewEvents(events, viewer) as readonly EventBase[]);
          const apart = [...english.log({ move: null, events: first! }), ...english.log({ move: null, events: second! })];
          const together = english.log({ move: null, events: [...first!, ...second!] });
          if (apart.join("\n") !== together.join("\n")) flaws.add(`${first!.at(-1)?.type} | ${second![0]?.type}`);
        }
        before = step.events;
        state = step.state;
      }
    }
    expect([...flaws]).toEqual([]);
    if (["unrest", "diadochi"].includes(ruleset.id)) expect(put).toBeGreaterThan(0);
  });
});

describe("a log", () => {
  test("says once what a move and its events say", () => {
    const game = at({ level: 4, cu: { box: 6 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1"] } });
    const activate = { seat: "carthage", type: "activate", card: "c-ops-1" } as const;
    const events = game.play("activate c-ops-1").events;
    expect(en.log({ move: activate, events })[0]).toBe("Carthage plays “Operations 1” to activate a leader.");
    expect(ru.log({ move: activate, events })[0]).toBe("Карфаген играет «Операции 1»: активация лидера.");
  });
  test("has a line for a move that no event tells, and none for one that only begins what events tell later", () => {
    expect(en.log({ move: { seat: "carthage", type: "pass" }, events: [] })).toEqual(["Carthage: Do not respond"]);
    expect(en.log({ move: { seat: "carthage", type: "take-cu", count: 3 }, events: [] })).toEqual([]);
  });
  test("leaves out what changes nothing, but not that a voyage was declared: whether another step follows is not for all to know", () => {
    const passage = { leader: "hanno", from: "carthago", to: "sicily", cu: 3, leaders: [], clause: "CAR-S.14" } as const;
    const events = [
      { type: "support-won", winner: "carthage", points: 0, clause: "CAR-S.25" },
      { type: "sea-move-declared", ...passage },
      { type: "sea-moved", ...passage },
    ] as const;
    expect(en.log({ move: null, events })).toEqual([
      "Hanno declares a sea move from the port of Carthage to Sicily with 3 CU.",
      "Hanno sails from the port of Carthage to Sicily with 3 CU.",
    ]);
  });
  test("that is short has only what matters, and no moves", () => {
    const events = [
      { type: "turn-started", turn: 2, clause: "CAR-S.6" },
      { type: "became-active", seat: "carthage", clause: "CAR-S.9" },
    ] as const;
    expect(en.log({ move: { seat: "carthage", type: "done" }, events }, { brief: true })).toEqual(["Turn 2 begins."]);
  });
});

describe("a question with a single answer, which is not put", () => {
  test("the only piece to be dropped or picked up is mentioned, in both languages", () => {
    const { ruleset, en: english, ru: russian } = games.find(({ id }) => id === "diadochi")!;
    const dice = new SeededDice("handled");
    let found = 0;
    for (let seed = 0; found === 0 && seed < 10; seed++) {
      let state = ruleset.setup({ seed });
      while (found === 0 && ruleset.seatsToMove(state).length > 0) {
        const begins = ruleset.legalMoves(state).find(({ type }: MoveBase) => type === "drop-or-pick-up");
        if (begins !== undefined) {
          const { state: next, events } = ruleset.apply(state, begins) as { state: typeof state; events: EventBase[] };
          if (ruleset.decision(next)?.kind !== "drop-or-pick-up" || events.length > 0) {
            found++;
            expect(english.log({ move: null, events }).join(" ")).toMatch(/(?:leaves|picks up) .+ at /);
            expect(russian.log({ move: null, events }).join(" ")).toMatch(/[а-я]{4}/);
          }
        }
        state = ruleset.apply(state, ruleset.randomMove(state, dice)).state;
      }
    }
    expect(found).toBe(1);
  });
});
