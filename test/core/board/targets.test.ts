/** What moves are about: what a person clicks. */
import { describe, expect, test } from "vitest";
import type { AnyRuleset, MoveBase, MoveTargets } from "../../../src/index.js";
import { SeededDice } from "../../../src/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { UNREST } from "../../../src/unrest/index.js";
import { TINY } from "../../../examples/tiny/index.js";

/** The targets of the first move of a type that a random game lists. */
function firstOf(ruleset: AnyRuleset, type: string): { move: MoveBase & Record<string, string>; told: MoveTargets; about: Record<string, string> } {
  for (let game = 0; game < 20; game++) {
    const choices = new SeededDice(game);
    const state = ruleset.setup({ seed: game });
    while (ruleset.seatsToMove(state).length > 0) {
      const move = ruleset.legalMoves(state).find((candidate) => candidate.type === type);
      const decision = ruleset.decision(state, move?.seat ?? "spectator");
      if (move !== undefined) return { move, told: ruleset.targets(move, decision), about: decision.about };
      ruleset.advance(state, ruleset.randomMove(state, choices));
    }
  }
  throw new Error(`no ${type}`);
}

describe("targets", () => {
  test("a general, then his space", () => {
    const { move, told } = firstOf(DIADOCHI, "place-minor-general");
    const { general, space } = move as never as Record<string, string>;
    expect(told).toEqual({
      targets: [
        { kind: "piece", id: general },
        { kind: "place", id: space },
      ],
      part: "adjust",
    });
  });
  test("who leaves a unit, or ends a move, names the army and its space", () => {
    for (const type of ["leave-unit", "end-move"]) {
      const { move, told, about } = firstOf(DIADOCHI, type);
      const { commander, space } = about;
      const [button, stack, piece, place] = told.targets;
      expect([button!.kind, stack, piece, place]).toEqual([
        "button",
        { kind: "stack", id: `${space}/${move.seat}/under-way` },
        { kind: "piece", id: commander },
        { kind: "place", id: space },
      ]);
      expect(told.part).toBe(type === "end-move" ? "end" : "adjust");
    }
  });
  test("cards, tracks, seats and regions are what they are in each game", () => {
    expect(firstOf(NINE_YEARS, "show-card").told.targets[0]).toMatchObject({ kind: "card", id: expect.stringMatching(/^action-[123]$/) });
    expect(firstOf(UNREST, "spend-on-level").told.targets).toContainEqual({ kind: "track", id: "unrest-level" });
    expect(firstOf(UNREST, "name-first").told.targets[0]!.kind).toBe("seat");
    expect(firstOf(PELOPONNESIAN, "play-actions").told.targets[0]!.kind).toBe("card");
    expect(firstOf(TINY, "hold").told).toEqual({ targets: [{ kind: "piece", id: "raider" }], part: "end" });
  });
  test("what the decision is about too is named once", () => {
    const decision = {
      kind: "held-card",
      clause: "NYW-D-16",
      seats: ["alliance"],
      about: { seat: "alliance", card: "forced-march", space: "cartagena" },
    } as const;
    expect(NINE_YEARS.targets({ seat: "alliance", type: "play-held", card: "forced-march" }, decision as never).targets).toEqual([
      { kind: "card", id: "forced-march" },
      { kind: "place", id: "cartagena" },
    ]);
  });
  test("another card that the decision is about is named beside the card of the move", () => {
    const decision = { kind: "held-card", clause: "NYW-D-16", seats: ["alliance"], about: { seat: "alliance", card: "siege-train", space: "mons" } } as const;
    expect(NINE_YEARS.targets({ seat: "alliance", type: "play-held", card: "forced-march" }, decision as never).targets).toEqual([
      { kind: "card", id: "forced-march" },
      { kind: "card", id: "siege-train" },
      { kind: "place", id: "mons" },
    ]);
  });
  test("what a place alone does not tell has its button beside it", () => {
    const { move, told } = firstOf(DIADOCHI, "place-unit");
    const { unit, space } = move as never as Record<string, string>;
    expect(told.targets).toEqual([
      { kind: "place", id: space },
      { kind: "button", id: `place-unit ${unit} ${space}` },
    ]);
  });
  test("a border is the two areas it lies between", () => {
    const move = { seat: "athens", type: "raise-storm", border: "attica.saronic-gulf" } as const;
    expect(PELOPONNESIAN.targets(move as never, null).targets).toEqual([
      { kind: "place", id: "attica" },
      { kind: "place", id: "saronic-gulf" },
    ]);
  });
  test("without a decision an army is not known, and the button remains", () => {
    expect(DIADOCHI.targets({ seat: "red", type: "end-move" }, null)).toEqual({ targets: [{ kind: "button", id: "end-move" }], part: "end" });
  });
  test("what is no move is refused", () => {
    for (const move of [{ seat: "red", type: "dance" }, null, "x"])
      expect(() => DIADOCHI.targets(move as never, null)).toThrow("expected a move of this ruleset");
  });
});

describe("where a choice begins", () => {
  test("a march goes on until the next activation; the kinds are there", () => {
    expect(DIADOCHI.compoundStarts).toContain("movement-segment");
    for (const kind of ["compose-army", "march", "drop-or-pick-up"] as const) expect(DIADOCHI.compoundStarts).not.toContain(kind);
  });
});
