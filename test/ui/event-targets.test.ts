/** What events are about on the table, in every game. */
import { describe, expect, test } from "vitest";
import type { EventBase } from "../../src/core/events/events.js";
import type { EventTargetRows, EventTargets } from "../../src/core/board/event-targets.js";
import { SeededDice } from "../../src/index.js";
import * as diadochi from "../../src/diadochi/vocabulary/event-targets.js";
import * as nineYears from "../../src/nine-years/vocabulary/event-targets.js";
import * as peloponnesian from "../../src/peloponnesian/vocabulary/event-targets.js";
import * as unrest from "../../src/unrest/vocabulary/event-targets.js";
import { GAMES } from "../drawing/games.js";

interface Known {
  readonly EVENT_TARGETS: EventTargetRows<EventBase, string>;
  readonly eventTargets: (event: never) => EventTargets;
}
const KNOWN = { diadochi, "nine-years": nineYears, peloponnesian, unrest } as unknown as Readonly<Record<string, Known>>;

describe.each(GAMES)("the events of $id", ({ id, ruleset, options }) => {
  test("are about nothing only where the rows say so", () => {
    const { EVENT_TARGETS, eventTargets } = KNOWN[id]!;
    const types = new Set<string>();
    const nowhere = new Set<string>();
    for (const [seed, option] of [...options, ...options].entries()) {
      const log: EventBase[] = [];
      const state = ruleset.setup({ ...option, seed }, undefined, log);
      const dice = new SeededDice(seed);
      while (ruleset.outcome(state) === null) ruleset.advance(state, ruleset.randomMove(state, dice), undefined, log);
      for (const viewer of ["spectator", "arbiter"]) {
        for (const event of ruleset.viewEvents(log, viewer) as EventBase[]) {
          types.add(event.type);
          if (eventTargets(event as never).targets.length === 0) nowhere.add(event.type);
        }
      }
    }
    expect(types.size).toBeGreaterThan(20);
    expect([...nowhere].filter((type) => !EVENT_TARGETS.nowhere.includes(type))).toEqual([]);
  });
});

describe("what an event is about", () => {
  test("a march names leader and places, and goes by them", () => {
    const event = { type: "marched", leader: "hanno", from: "carthage", to: "tunes", cu: 3, leaders: ["bostar"], clause: "CAR-S.17" } as const;
    expect(unrest.eventTargets(event as never)).toEqual({
      targets: [
        { kind: "piece", id: "hanno" },
        { kind: "piece", id: "bostar" },
        { kind: "place", id: "carthage" },
        { kind: "place", id: "tunes" },
      ],
      trail: ["carthage", "tunes"],
    });
  });
  test("a fleet sails along its path", () => {
    const event = { type: "naval-move-announced", clause: "", seat: "red", path: ["rhodes", "the-sea", "tyre"], escorts: ["red-1"] } as const;
    expect(diadochi.eventTargets(event as never).trail).toEqual(["rhodes", "the-sea", "tyre"]);
  });
  test("numbers and sides called from and to are no way", () => {
    const level = { type: "level-changed", from: 3, to: 4, cause: "event", clause: "" } as const;
    expect(unrest.eventTargets(level as never)).toEqual({ targets: [{ kind: "track", id: "unrest-level" }], trail: [] });
    const sides = { type: "units-changed-sides", clause: "", from: "red", to: "blue", space: "tyre", units: {} } as const;
    expect(diadochi.eventTargets(sides as never)).toEqual({
      targets: [
        { kind: "place", id: "tyre" },
        { kind: "seat", id: "red" },
        { kind: "seat", id: "blue" },
      ],
      trail: [],
    });
  });
  test("what a viewer was not told is not named", () => {
    const event = { type: "blocks-moved", seat: "athens", from: "attica", to: "boeotia", count: 2 } as const;
    const told = peloponnesian.eventTargets({ ...event, secret: { blocks: ["hoplites-1"] } } as never);
    expect(told.targets[0]).toEqual({ kind: "piece", id: "hoplites-1" });
    expect(peloponnesian.eventTargets(event as never).targets.map(({ kind }) => kind)).toEqual(["place", "place", "seat"]);
  });
  test("corps have no name, leaders have, cards of actions are known by their value", () => {
    const transferred = { type: "transferred", seat: "bourbon", from: "paris", to: "lille", clause: "" } as const;
    expect(nineYears.eventTargets({ ...transferred, unit: "france-full" } as never).targets[0]?.kind).toBe("place");
    expect(nineYears.eventTargets({ ...transferred, unit: "luxembourg" } as never).targets[0]).toEqual({ kind: "piece", id: "luxembourg" });
    expect(nineYears.eventTargets({ type: "card-played", seat: "bourbon", value: 2, clause: "" }).targets[0]).toEqual({ kind: "card", id: "action-2" });
  });
});
