/** The view as a drawing program reads it. */
import { describe, expect, test } from "vitest";
import { DIADOCHI, STANDARD_EDITION } from "../../../src/diadochi/index.js";
import { BODY_ID } from "../../../src/diadochi/vocabulary/types.js";
import { find, momentsOf } from "../games.js";

const start = DIADOCHI.setup({ seed: "view" });
const view = DIADOCHI.view(start, "red");

describe("at the start", () => {
  test("spaces with something on them are shown, and of each only that", () => {
    expect(view.spaces["rhodes"]).toEqual({ control: "independent" });
    expect(view.spaces).not.toHaveProperty("delos");
    expect(Object.values(view.spaces).filter((space) => Object.keys(space).length === 0)).toEqual([]);
    const { board } = STANDARD_EDITION;
    const order = board.spaces.map(({ id }) => id).filter((id) => id in view.spaces);
    expect(Object.keys(view.spaces)).toEqual(order);
  });

  test("provinces tell who controls them, generals who are yet to come are left out", () => {
    expect([view.provinces["babylonia"], view.provinces["rhodes"]]).toEqual([view.generals["perdiccas"]!.seat, undefined]);
    const { majors } = STANDARD_EDITION.generals;
    expect(majors.map(({ id }) => id).filter((id) => !(id in view.generals)).length).toBeGreaterThan(0);
    expect(Object.values(view.generals).filter(({ seat }) => seat === undefined)).toEqual([]);
  });

  test("what is printed is no part of it", () => {
    const text = JSON.stringify(view);
    for (const { name } of STANDARD_EDITION.board.spaces) if (name.includes(" ")) expect(text).not.toContain(name);
    expect(view).not.toHaveProperty("links");
  });

  test("Perdiccas stands in Babylon with his army, the kings and the body of Alexander", () => {
    const { field = [] } = view.spaces["babylon"]!;
    const seat = view.generals["perdiccas"]!.seat!;
    expect(field).toEqual([{ seat, units: { mercenary: 2, royal: 4, elephant: 2 }, generals: ["perdiccas"], royals: ["alexander-iv", "philip-iii", BODY_ID] }]);
    expect(view.generals["perdiccas"]).toEqual({ seat, place: "field", space: "babylon", initiative: 3, battle: 3 });
    expect(view.royals["alexander-iv"]).toEqual({ place: "field", space: "babylon", controller: seat, active: true });
    expect(view.alexander).toEqual({ place: "field", space: "babylon", controller: seat });
  });

  test("independent armies stand where the set-up puts them", () => {
    expect(view.spaces["zimara"]!.independentArmies).toEqual([{ id: "ariarathes", units: 4 }]);
    expect(view.armies["ariarathes"]).toBe("zimara");
  });

  test("each seat has its status and, before the first deal, no cards; only red's hand is shown to red", () => {
    expect(view.seats.map((seat) => [seat.seat, seat.cards, seat.champion, seat.hand === null])).toEqual([
      ["red", 0, true, false],
      ["blue", 0, true, true],
      ["green", 0, true, true],
      ["yellow", 0, true, true],
    ]);
  });

  test("the options in force are shown", () => {
    expect(view.options).toEqual({
      players: 4,
      eliteRoyals: true,
      draftGenerals: false,
      hostileConversion: false,
      pursuit: false,
      twoGenerals: false,
      mustPlayEvents: false,
      cassanderAnywhere: false,
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
        for (const [id, { field = [], independentArmies = [] }] of Object.entries(DIADOCHI.view(state, "spectator").spaces)) {
          const owners = field.filter((force) => force.units && !force.underWay).length + independentArmies.filter((army) => !army.underWay).length;
          expect(owners, id).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test("an army that marches is marked as under way, with its generals", () => {
    const [march] = find("march", 1, ({ kind, move }) => kind === "march" && move.type === "step-to");
    const forces = Object.values(DIADOCHI.view(march!.state, "spectator").spaces).flatMap(({ field = [] }) => field.filter((force) => force.underWay));
    expect(forces).toHaveLength(1);
    expect(forces[0]!.generals!.length).toBeGreaterThan(0);
    expect(forces[0]!.seat).toBe(march!.seat);
  });

  test("the decision is shown with its clause and seats", () => {
    for (const { state, kind, seat } of find("surrender", 3, ({ kind: k }) => k === "surrender-segment")) {
      expect(DIADOCHI.view(state, "spectator").decision).toEqual({ kind, clause: expect.stringMatching(/^DIA-/), seats: [seat], about: { seat } });
    }
  });
});
