/** Positions for clauses that other tests only ask functions and data about, so that each of them is seen on the map. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { fromStart } from "./table.js";

describe("the set-up", () => {
  test("[DIA-MAP.1] [DIA-MAP.4] [DIA-MAP.5] [DIA-MAP.11] [DIA-TAB.6] [DIA-HID.6] The map before the first turn, as everybody sees it", () => {
    const game = fromStart({}, "rulebook");
    expect(Object.keys(game.viewOf("spectator").spaces).length).toBeGreaterThan(20);
    expect(game.viewOf("spectator").spaces).toEqual(game.view.spaces);
  });
  test("[DIA-SET.1] [DIA-SET.2] [DIA-SET.5] [DIA-SET.9] [DIA-SET.10] [DIA-ROY.5] [DIA-CHA.2] Four factions, independent armies, royal troops with their generals, the body in Babylon, every player a Champion", () => {
    const { seats, royals } = fromStart({}, "rulebook").view;
    expect(seats.map(({ seat }) => seat)).toEqual(["red", "blue", "green", "yellow"]);
    expect(Object.keys(royals)).toContain("olympias");
  });
  test("[DIA-SET.11] [DIA-SET.12] [DIA-SEQ.11] [DIA-VIC.14] Points and fleets are counted at the end of the set-up, and decide who goes first", () => {
    const game = fromStart({}, "rulebook");
    expect(game.decision).toBe("name-first-player");
    game.play(game.list[0]!);
    expect(game.events.length).toBeGreaterThan(0);
  });
  test("[DIA-PLY.1] Three players with three primary generals each", () => {
    expect(fromStart({ players: 3 }, "rulebook").view.seats.map(({ seat }) => seat)).toEqual(["red", "blue", "green"]);
  });
  test("[DIA-PLY.7] Two players, of whom each starts with a king", () => {
    const { royals } = fromStart({ players: 2 }, "rulebook").view;
    expect([royals["philip-iii"]!.space, royals["alexander-iv"]!.controller !== royals["philip-iii"]!.controller]).toEqual(["babylon", true]);
  });
  test("[DIA-PLY.3] [DIA-PLY.4] Two players with four primary generals each", () => {
    expect(fromStart({ players: 2 }, "rulebook").view.seats.map(({ seat }) => seat)).toEqual(["red", "blue"]);
  });
});

test("[DIA-TYC.5] [DIA-TYC.21] [DIA-HID.12] A player at his first Tyche Segment holds five cards, which only he sees", () => {
  const game = fromStart({}, "rulebook").playTo("tyche-segment");
  const seat = game.seat;
  const handOf = (viewer: typeof seat) => game.viewOf(viewer).seats.find((shown) => shown.seat === seat)!.hand ?? null;
  expect(handOf(seat)).toHaveLength(5);
  const [other] = DIADOCHI.players(game.state).filter((player) => player !== seat);
  expect(handOf(other!)).toBeNull();
  expect(game.list.length).toBeGreaterThan(0);
});
