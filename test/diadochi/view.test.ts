/** The view as a drawing program reads it. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { find, momentsOf } from "./games.js";

const start = DIADOCHI.setup({ seed: "view" });
const view = DIADOCHI.view(start, "red");

describe("at the start", () => {
  test("every space has its name, place, kind and province", () => {
    expect(view.spaces).toHaveLength(130);
    expect(view.spaces.find((space) => space.id === "rhodes")).toMatchObject({
      name: "Rhodes",
      kind: "major-city",
      province: "rhodes",
      port: true,
      hellespont: false,
      control: "independent",
      field: [],
      inside: [],
      siege: null,
    });
    expect(view.spaces.every((space) => space.x >= 0 && space.x <= 1000 && space.y >= 0 && space.y <= 700)).toBe(true);
    expect(view.links).toHaveLength(240);
    expect(view.provinces).toHaveLength(30);
  });

  test("Perdiccas stands in Babylon with his army, the kings and the body of Alexander", () => {
    const babylon = view.spaces.find((space) => space.id === "babylon")!;
    expect(babylon.field).toHaveLength(1);
    expect(babylon.field[0]).toMatchObject({ units: { mercenary: 2, royal: 4, elephant: 2 }, count: 8, generals: ["perdiccas"], underWay: false });
    expect(babylon.royals).toEqual(["alexander-iv", "philip-iii"]);
    expect(babylon.body).toBe(true);
    expect(view.alexander).toMatchObject({ place: "field", space: "babylon", controller: babylon.field[0]!.seat, tomb: null });
  });

  test("independent armies stand where the set-up puts them", () => {
    expect(view.spaces.find((space) => space.id === "zimara")!.independentArmies).toEqual([{ id: "ariarathes", units: 4, underWay: false }]);
  });

  test("each seat has its status and, before the first deal, no cards; only red's hand is shown to red", () => {
    expect(view.seats.map((seat) => [seat.seat, seat.cards, seat.champion, seat.hand === null])).toEqual([
      ["red", 0, true, false],
      ["blue", 0, true, true],
      ["green", 0, true, true],
      ["yellow", 0, true, true],
    ]);
  });

  test("the options in force are told", () => {
    expect(view.options).toEqual({
      players: 4,
      eliteRoyals: true,
      draftGenerals: false,
      hostileConversion: false,
      pursuit: false,
      twoGenerals: false,
      autoVp: 23,
      lpToWin: 18,
    });
  });
});

describe("in play", () => {
  test("[DIA-MAP.17] between actions no field holds CUs of two owners", () => {
    for (let game = 0; game < 2; game++) {
      for (const { ply, state } of momentsOf(`fields ${game}`)) {
        if (ply % 8 !== 0) continue;
        for (const space of DIADOCHI.view(state, "spectator").spaces) {
          const owners =
            space.field.filter((force) => force.count > 0 && !force.underWay).length + space.independentArmies.filter((army) => !army.underWay).length;
          expect(owners, space.id).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test("an army that marches is marked as under way, with its generals", () => {
    const [march] = find("march", 1, ({ kind, move }) => kind === "march" && move.type === "step-to");
    const forces = DIADOCHI.view(march!.state, "spectator").spaces.flatMap((space) => space.field.filter((force) => force.underWay));
    expect(forces).toHaveLength(1);
    expect(forces[0]!.generals.length).toBeGreaterThan(0);
    expect(forces[0]!.seat).toBe(march!.seat);
  });

  test("the decision is told with its clause and seats", () => {
    for (const { state, kind, seat } of find("surrender", 3, ({ kind: k }) => k === "surrender-segment")) {
      expect(DIADOCHI.view(state, "spectator").decision).toEqual({ kind, clause: expect.stringMatching(/^DIA-/), seats: [seat], about: { seat } });
    }
  });
});
