/** The arbiter's view written back: each fact is read where it is shown, and what contradicts is refused with its field. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PositionError } from "../../../src/core/basics/errors.js";
import { PELOPONNESIAN as GAME, type PeloponnesianState } from "../../../src/peloponnesian/index.js";
import { table } from "../table.js";

// biome-ignore lint/suspicious/noExplicitAny: a view is edited as the JSON it is
type Json = any;

const viewOf = (s: PeloponnesianState): Json => JSON.parse(JSON.stringify(GAME.view(s, "arbiter")));

/** What an edited view is refused for; null when it is read. */
function refused(s: PeloponnesianState, edit: (view: Json) => void): string | null {
  const view = viewOf(s);
  edit(view);
  try {
    GAME.position(view);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(PositionError);
    return (error as PositionError).details.path ?? (error as PositionError).message;
  }
}

/** The view after an edit has been read. */
function read(s: PeloponnesianState, edit: (view: Json) => void): Json {
  const view = viewOf(s);
  edit(view);
  return viewOf(GAME.position(view));
}

test.each(["431", "long-war", "413"] as const)("[PEL-15.5.1] the Long War is read back as it is, and no other scenario as it: %s", (scenario) => {
  const view = viewOf(GAME.setup({ seed: "scenario", scenario }));
  expect(view.scenario).toBe(scenario);
  expect(viewOf(GAME.position(view))).toEqual(view);
});

/** A turn with a siege, cargo at sea and a party on the march. */
function underWay(): PeloponnesianState {
  return table()
    .put("tegea", { s07: 3, s08: 2 })
    .put("laconian-gulf", { s14: 3, s11: 1 })
    .carry("s14", "s11")
    .put("megara", { a01: 4 })
    .put("inside megara", { s17: 1 })
    .besiege("megara")
    .control("sparta", "amphipolis")
    .garrison("amphipolis", "rebel", 3)
    .actionTurn("sparta", 3)
    .play("maneuver", "choose-group tegea", "add-block s07", "march", "enter corinth").state;
}

describe("what is shown once is read", () => {
  const s = underWay();

  test("the scalars, effects and Olympians", () => {
    const edited = read(s, (v) => {
      Object.assign(v, { year: -428, prestige: -7, peace: 2, actions: 1, effects: ["earthquake"] });
      Object.assign(v.olympians, { zeus: "athens", hermes: "used" });
    });
    expect(edited).toMatchObject({ year: -428, prestige: -7, peace: 2, actions: 1, effects: ["earthquake"] });
    expect([edited.olympians.zeus, edited.olympians.hermes, edited.olympians.ares]).toEqual(["athens", "used", undefined]);
  });

  test("the scenario, with the Long War", () => {
    const start = GAME.setup({ seed: 1, scenario: "long-war" });
    expect(GAME.position(viewOf(start))).toEqual(start);
    expect(refused(start, (v) => (v.scenario = "431"))).toBe("view.scenario");
    expect(refused(start, (v) => Object.assign(v, { scenario: "431", effects: [] }))).toBe(null);
  });

  test("hands, the cards in play, used and removed; who is not named lies in the pile", () => {
    const g = table().hand("sparta", "tempest", "winter-stores-20").hand("athens", "oracle-of-delphi", "earthquake").season("spring");
    const edited = read(g.state, (v) => {
      Object.assign(v, {
        hands: { sparta: ["tempest", "diplomacy"], athens: ["oracle-of-delphi", "earthquake"] },
        inPlay: ["brasidas"],
        used: ["ill-omen-22"],
        removed: ["plague-34"],
      });
      delete v.pile;
      delete v.leaders;
    });
    expect(edited.hands).toEqual({ sparta: ["tempest", "diplomacy"], athens: ["oracle-of-delphi", "earthquake"] });
    expect([edited.inPlay, edited.used, edited.removed, edited.pile, edited.leaders.sparta]).toEqual([
      ["brasidas"],
      ["ill-omen-22"],
      ["plague-34"],
      37,
      "brasidas",
    ]);
    expect(refused(g.state, (v) => v.used.push("tempest"))).toBe("view.used[0]");
    expect(refused(g.state, (v) => v.hands.sparta.push("tempest"))).toBe("view.hands.sparta[2]");
    expect(refused(g.state, (v) => v.hands.sparta.reverse())).toBe("view.hands.sparta[1]");
    expect(refused(g.state, (v) => v.inPlay.push("brasidas"))).toBe("view.leaders.sparta");
  });

  test("cities with their marks, blocks with their ways", () => {
    const at = (v: Json, id: string) => v.areas[id].city;
    const pillaged = read(s, (v) => (at(v, "megara").pillaged = true));
    const closed = read(s, (v) => (at(v, "corinth").closed = true));
    expect([at(pillaged, "megara").pillaged, at(closed, "corinth").closed]).toEqual([true, true]);
    const moved = read(s, (v) => {
      Object.assign(v.blocks.sparta.s08, { area: "elis", cv: 1 });
      for (const a of Object.values<Json>(v.areas)) for (const name of ["field", "besieged"]) delete a[name];
    });
    expect([moved.blocks.sparta.s08.area, moved.blocks.sparta.s08.cv]).toEqual(["elis", 1]);
    expect(refused(s, (v) => (v.blocks.sparta.s07.route = ["tegea", "argos"]))).toBe("view.blocks.sparta.s07.route");
    expect(refused(s, (v) => (v.blocks.sparta.s07.route = ["tegea"]))).toBe("view.blocks.sparta.s07.route");
  });
});

describe("what contradicts is refused, with its field", () => {
  const s = underWay();
  const cases: readonly (readonly [path: string, edit: (view: Json) => void])[] = [
    ["view.viewer", (v) => (v.viewer = "corinth")],
    ["view.hands.athens", (v) => (v.viewer = "sparta")],
    ["view.scenario", (v) => (v.scenario = "nowhere")],
    ["view.effects[0]", (v) => v.effects.push("rain")],
    ["view.olympians.zeus", (v) => (v.olympians.zeus = "corinth")],
    ["view.olympians.hades", (v) => (v.olympians.hades = null)],
    ["view.leaders.sparta", (v) => (v.leaders.sparta = "brasidas")],
    ["view.bid", (v) => (v.bid = 11)],
    ["view.hands.athens", (v) => (v.hands.athens = 6)],
    ["committed.sparta", (v) => (v.committed.sparta = null)],
    ["view.committed.sparta.use", (v) => (v.committed.sparta.use = "event")],
    ["view.pile", (v) => v.pile++],
    ["view.pools.athens", (v) => v.pools.athens--],
    ["view.areas.tegea.field.sparta", (v) => v.areas.tegea.field.sparta++],
    ["view.areas.tegea.field.athens", (v) => (v.areas.tegea.field.athens = 1)],
    ["view.areas.tegea.closed", (v) => (v.areas.tegea.closed = true)],
    ["view.areas.tegea.x", (v) => (v.areas.tegea.x = 1)],
    ["view.areas.megara.city.value", (v) => (v.areas.megara.city.value = 1)],
    ["view.areas.megara.city.pillaged", (v) => (v.areas.megara.city.pillaged = 1)],
    ["view.areas.megara.city.siege.blockaded", (v) => (v.areas.megara.city.siege.blockaded = true)],
    ["view.areas.megara.city.siege.seat", (v) => (v.areas.megara.city.siege.seat = "sparta")],
    ["view.areas.megara.city.native", (v) => (v.areas.megara.city.native = "sparta")],
    ["view.areas.megara.city.walls", (v) => (v.areas.megara.city.walls = 3)],
    ["view.areas.atlantis", (v) => (v.areas.atlantis = {})],
    ["view.blocks.sparta.a01", (v) => (v.blocks.sparta.a01 = { off: "pool" })],
    ["view.blocks.sparta.s07.name", (v) => (v.blocks.sparta.s07.name = "Leonidas")],
    ["view.blocks.sparta.s01.cv", (v) => (v.blocks.sparta.s01.cv = 2)],
    ["view.hiddenBlocks.sparta", (v) => v.hiddenBlocks.sparta.push({ area: "tegea", count: 1 })],
    ["view.crossings[0]", (v) => v.crossings.push("laconian-gulf.myrtoan-sea")],
    ["view.crossings[0].fleet", (v) => v.crossings.push({ border: "laconian-gulf.myrtoan-sea", fleet: "zeus", cargo: null })],
    ["view.crossings[0].seat", (v) => v.crossings.push({ border: "laconian-gulf.myrtoan-sea", count: 1 })],
    ["view.forcedMarches[0].block", (v) => v.forcedMarches.push({ from: "corinth", to: "megara" })],
    ["view.forcedMarches[0].from", (v) => v.forcedMarches.push({ block: "s07", from: "tegea", to: "megara" })],
    ["view.battle.area", (v) => (v.battle = {})],
    ["view.decision.kind", (v) => (v.decision.kind = "muster")],
    ["view.secret.dice[0]", (v) => (v.secret.dice[0] = -1)],
    ["view.secret.dice[3]", (v) => (v.secret.dice[3] = 2 ** 31)],
    ["view.first", (v) => (v.first = null)],
    ["view.uses.sparta", (v) => (v.uses.sparta = "rest")],
    ["view.uses.athens", (v) => (v.uses.athens = "hidden")],
    ["view.committed.athens", (v) => (v.committed.athens = "hidden")],
    ["frames[0].kind", (v) => (v.ending = { winner: null, victory: "draw", clause: "" })],
    ["view.frames[4].kind", (v) => (v.frames[4].kind = "march-on")],
    ["view.frames[4].slots.used", (v) => delete v.frames[4].slots.used],
    ["view.frames[4].slots.haste", (v) => (v.frames[4].slots.haste = 1)],
    ["view.frames[4].mood", (v) => (v.frames[4].mood = 1)],
    ["view.frames[0].slots.second", (v) => (v.frames[0].slots.second = "corinth")],
    ["view.frames[4].step", (v) => (v.frames[4].step = "halt")],
    ["view.areas.megara.city.dealtWith", (v) => (v.areas.megara.city.dealtWith = false)],
    ["view.outOfDeck[0]", (v) => (v.outOfDeck[0] = "tempest")],
    ["view.routes[0].before", (v) => (v.routes[0].before = 1)],
    ["view.battle.stage", (v) => (v.battle = { area: "corinth", mode: "field", round: 1, fighters: [] })],
    ["view.secret.oracle", (v) => (v.secret.oracle = "doubtful")],
    ["view.secret.oracle", (v) => (v.secret.oracle = "doubtful")],
    ["view.weather", (v) => (v.weather = "fair")],
  ];
  test.each(cases)("%s", (path, edit) => expect(refused(s, edit)).toBe(path));

  test("a field changed to anything else is read, and shown as it was given, or refused with its path", () => {
    const dice = new SeededDice("fields");
    const values = [null, true, -1, 3, 99, "sparta", "corinth", [], {}];
    const view = viewOf(s);
    let kept = 0;
    for (const path of leaves(view, [])) {
      if (dice.draw(2) > 0) continue;
      const value = values[dice.draw(values.length)];
      const edit = (v: Json) => {
        path.slice(0, -1).reduce((at: Json, key) => at[key], v)[path.at(-1)!] = value;
      };
      if (refused(s, edit) !== null) continue;
      const shown = read(s, edit);
      if (shown.decision.kind !== "march") continue; // a question with one answer has been played on
      const told = path.reduce((at: Json, key) => at[key], shown);
      expect([path.join("."), told]).toEqual([path.join("."), value]);
      kept++;
    }
    expect(kept).toBeGreaterThan(5);
  });

  function leaves(value: Json, path: readonly (string | number)[]): (string | number)[][] {
    if (typeof value !== "object" || value === null) return [[...path]];
    return Object.keys(value).flatMap((key) => leaves(value[key], [...path, key]));
  }
});
