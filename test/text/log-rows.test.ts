/** What a log leaves out, row by row: the same in both languages. */
import { describe, expect, test } from "vitest";
import type { DiadochiEvent } from "../../src/diadochi/index.js";
import type { NineYearsEvent } from "../../src/nine-years/index.js";
import type { PeloponnesianEvent } from "../../src/peloponnesian/index.js";
import { diadochi } from "../../src/text/en/diadochi/index.js";
import { nineYears } from "../../src/text/en/nine-years/index.js";
import { peloponnesian } from "../../src/text/en/peloponnesian/index.js";
import { unrest } from "../../src/text/en/unrest/index.js";
import type { UnrestEvent } from "../../src/unrest/index.js";

type Given = Readonly<Record<string, unknown> & { readonly type: string }>;

describe("a log of Diadochi", () => {
  const lines = (...events: readonly Given[]): string[] =>
    diadochi.log({ move: null, events: events.map((event) => ({ seat: "red", space: "sardis", clause: "", ...event }) as unknown as DiadochiEvent) });
  const defeated = { type: "army-defeated" };
  test("has no line for where a move ends", () => expect(lines({ type: "move-ended", general: null })).toEqual([]));
  test("has a line of a beaten army where no battle before it does", () => {
    const [beaten, dispersed] = ["The army of Red at Sardis is defeated.", "Red plays the Surprise card “Mutiny”."];
    expect(lines(defeated)).toEqual([beaten]);
    expect(lines({ type: "battle-won", winner: "blue", loser: "red" }, defeated)).toEqual(["Blue beats Red at Sardis."]);
    expect(lines({ type: "overrun", seat: "blue", loser: "red" }, defeated)).toEqual(["Blue overruns Red at Sardis."]);
    expect(lines({ type: "surprise-played", card: "mutiny" }, defeated)).toEqual([dispersed, beaten]);
    expect(lines(defeated, { type: "overrun", seat: "blue", loser: "red" })).toEqual([beaten, "Blue overruns Red at Sardis."]);
  });
  test("leaves out a segment in which nothing happens", () => {
    const [tyche, supply] = [
      { type: "segment-began", segment: "tyche" },
      { type: "segment-began", segment: "supply" },
    ];
    expect(lines(tyche, supply)).toEqual(["Red: Supply Segment."]);
    expect(lines(tyche, { type: "round-began", round: 2 })).toEqual(["Round 2 begins."]);
    expect(lines(tyche, { type: "phase-began", phase: "isolation" })).toEqual(["Isolation Phase."]);
    expect(lines({ type: "round-began", round: 2 }, tyche)).toEqual(["Round 2 begins.", "Red: Tyche Segment."]);
    expect(lines(tyche, { type: "deck-reshuffled" })).toEqual(["Red: Tyche Segment.", "The discards are shuffled into the draw pile."]);
  });
  test("has a line of a card that is drawn, but not of each that somebody else is dealt", () => {
    const [dealt, seen, unseen] = [
      { type: "cards-dealt", count: 2 },
      { type: "card-drawn", card: "mutiny" },
      { type: "card-drawn", card: null },
    ];
    expect(lines(unseen)).toEqual(["Red draws a card."]);
    expect(lines(unseen, dealt)).toEqual(["Each player is dealt 2 cards."]);
    expect(lines(dealt, unseen, seen)).toEqual(["Each player is dealt 2 cards.", "Red draws the card “Mutiny”."]);
  });
});

describe("a log of Nine Years", () => {
  const lines = (...events: readonly Given[]): string[] =>
    nineYears.log({ move: null, events: events.map((event) => ({ seat: "alliance", clause: "", ...event }) as unknown as NineYearsEvent) });
  test("has a line of a voyage once", () => {
    const [moved, sailed] = [
      { type: "army-moved", from: "brest", to: "cork" },
      { type: "sailed", from: "brest", to: "cork", arrived: true, total: 7 },
    ];
    const [line, voyage] = ["The Alliance moves from Brest to Cork.", "Sea Movement of the Alliance from Brest to Cork: result 7, the units arrive."];
    expect(lines(moved)).toEqual([line]);
    expect(lines(sailed, moved)).toEqual([voyage]);
    expect(lines(moved, sailed)).toEqual([line, voyage]);
    expect(lines(sailed, moved, moved)).toEqual([voyage, line]);
  });
  test("shows who goes first once", () => {
    const [first, chosen] = [{ type: "first-player" }, { type: "order-chosen", first: "alliance" }];
    expect(lines(first)).toEqual(["The Alliance goes first."]);
    expect(lines(chosen, first)).toEqual(["The Alliance takes the first turn."]);
    expect(lines(first, chosen)).toEqual(["The Alliance goes first.", "The Alliance takes the first turn."]);
  });
  test("does not tell that King William's War stands still", () => {
    expect(lines({ type: "kww-moved", from: 1, to: 1 })).toEqual([]);
    expect(lines({ type: "kww-moved", from: 1, to: 2 })).toEqual(["King William's War moves from +1 to +2."]);
  });
  test("shows that a card was in question where it was not played", () => {
    const [asked, played] = [
      { type: "held-asked", card: "siege-train" },
      { type: "held-played", card: "siege-train" },
    ];
    expect(lines(asked)).toEqual(["The Alliance decides whether to play “Siege Train”."]);
    expect(lines(asked, played)).toEqual(["The Alliance plays “Siege Train”."]);
    expect(lines(played, asked)).toHaveLength(2);
  });
});

describe("a log of Peloponnesian", () => {
  const lines = (...events: readonly Given[]): string[] =>
    peloponnesian.log({
      move: null,
      events: events.map((event) => ({ seat: "sparta", area: "megara", clause: "", ...event }) as unknown as PeloponnesianEvent),
    });
  const step = (from: string, to: string, more: object = { secret: { blocks: ["s01"] } }): Given => ({ type: "blocks-moved", count: 1, from, to, ...more });
  test("shows blocks under way by where they come from and go to", () => {
    const [first, second, third] = [step("sparta", "tegea"), step("tegea", "argos"), step("argos", "corinth")];
    expect(lines(first, second, third)).toEqual(["Sparta moves 1 block from Sparta to Corinth: Spartan Hoplites I."]);
    expect(lines(first, { type: "turn-ended" }, second)).toHaveLength(3);
    expect(lines(first, third)).toHaveLength(2);
    expect(lines(first, { ...second, seat: "athens" })).toHaveLength(2);
    expect(lines(first, step("tegea", "argos", { secret: { blocks: ["s02"] } }))).toHaveLength(2);
  });
  test("does not join steps of blocks that nobody but their owner knows", () => {
    expect(lines(step("sparta", "tegea", {}), step("tegea", "argos", {}))).toHaveLength(2);
    expect(lines(step("sparta", "tegea"), step("tegea", "argos", {}))).toHaveLength(2);
  });
  test("has a line of a retreat, but not of one from a storm that is broken off", () => {
    const retreat = { type: "retreat-announced", side: "sparta" };
    const ended = (way: string): Given => ({ type: "battle-ended", winner: null, way });
    expect(lines(retreat)).toEqual(["Sparta retreats."]);
    expect(lines(retreat, { type: "turn-ended" }, ended("broken-off"))).toEqual([
      "The turn of Sparta ends.",
      "The battle at Megara is over: the storm is broken off.",
    ]);
    expect(lines(retreat, ended("retreat"))[0]).toBe("Sparta retreats.");
    expect(lines(ended("broken-off"), retreat)[1]).toBe("Sparta retreats.");
  });
  test("has a line of ships that are damaged", () => {
    expect(lines({ type: "ships-damaged", wrecks: 0, waves: 0 })).toEqual([]);
    for (const [wrecks, waves] of [
      [1, 0],
      [0, 1],
      [1, 1],
    ])
      expect(lines({ type: "ships-damaged", wrecks, waves })).toHaveLength(1);
  });
  test("begins the turn of an event with the event", () => {
    const [began, event] = [
      { type: "turn-began", use: "event", actions: 0 },
      { type: "event-began", card: "plague" },
    ];
    expect(lines(began)).toEqual(["The turn of Sparta: an event."]);
    expect(lines(began, event)).toEqual(["Sparta carries out “Plague”."]);
    expect(lines(event, began)).toHaveLength(2);
  });
});

describe("a log of Unrest", () => {
  const lines = (...events: readonly Given[]): string[] =>
    unrest.log({ move: null, events: events.map((event) => ({ winner: "carthage", clause: "", ...event }) as unknown as UnrestEvent) });
  test("has a line of support, but not of none", () => {
    for (const type of ["support-won", "support-lost"]) expect([0, 1, 2].map((points) => lines({ type, points }).length)).toEqual([0, 1, 1]);
  });
});

describe("a move", () => {
  const move = { seat: "carthage", type: "activate", card: "c-ops-1" } as const;
  const played = { type: "card-played", seat: "carthage", card: "c-ops-1", use: "activate", clause: "" } as const;
  test("has no line where an event of its seat tells it", () => {
    expect(unrest.log({ move, events: [played] })).toHaveLength(1);
    expect(unrest.log({ move, events: [{ ...played, seat: "coalition" }] })).toHaveLength(2);
    expect(
      unrest.log({
        move: { seat: "carthage", type: "activate-leader", leader: "hanno" },
        events: [{ type: "activation-ended", leader: "hanno", clause: "CAR-S.13" }],
      }),
    ).toHaveLength(2);
  });
  test("of another version has its line", () => expect(unrest.log({ move: { seat: "carthage", type: "toString" } as never, events: [] })).toHaveLength(1));
});
