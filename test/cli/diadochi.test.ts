/** Diadochi on the command line: options, the drawing of the board, odds. */
import { describe, expect, test } from "vitest";
import { adapter } from "../../src/cli/games/diadochi.js";
import { UsageError } from "../../src/cli/games/game-adapter.js";
import { svgOf } from "../../src/cli/map/svg.js";
import { DIADOCHI } from "../../src/diadochi/index.js";

const odds = adapter.odds!;

describe("options", () => {
  test("without any, the standard game", () => {
    expect(adapter.setupOptions({})).toEqual({
      players: 4,
      eliteRoyals: true,
      draftGenerals: false,
      hostileConversion: false,
      pursuit: false,
      twoGenerals: false,
    });
  });

  test("each switches its rule", () => {
    const values = { players: "3", "plain-royals": true, pursuit: true, "two-generals": true, "auto-vp": "20", "lp-to-win": "15", "last-turn": "3" };
    expect(adapter.setupOptions(values)).toEqual({
      players: 3,
      eliteRoyals: false,
      draftGenerals: false,
      hostileConversion: false,
      pursuit: true,
      twoGenerals: true,
      autoVp: 20,
      lpToWin: 15,
      lastTurn: 3,
    });
  });

  test("a bad value names its option", () => {
    expect(() => adapter.setupOptions({ players: "5" })).toThrow(UsageError);
    expect(() => adapter.setupOptions({ "last-turn": "soon" })).toThrow("--last-turn");
  });
});

describe("drawing", () => {
  test("shows every space, link and seat of the position, whoever looks", () => {
    const state = DIADOCHI.setup({ seed: "drawing" });
    const drawing = adapter.drawing(DIADOCHI.view(state, "spectator"));
    const texts = drawing.shapes.flatMap((shape) => (shape.shape === "text" ? [shape.text] : []));
    for (const space of DIADOCHI.view(state, "spectator").spaces) expect(texts).toContain(space.name);
    expect(drawing.shapes.filter((shape) => shape.shape === "line")).toHaveLength(240);
    for (const seat of ["red", "blue", "green", "yellow"]) expect(texts).toContain(seat);
    expect(drawing).toEqual(adapter.drawing(DIADOCHI.view(state, "red")));
  });

  test("becomes an SVG document", () => {
    const svg = svgOf(adapter.drawing(DIADOCHI.view(DIADOCHI.setup({ seed: "drawing", players: 2 }), "arbiter")));
    expect(svg.startsWith("<svg ")).toBe(true);
    expect(svg.trimEnd().endsWith("</svg>")).toBe(true);
    expect(svg).not.toMatch(/undefined|NaN/);
  });
});

describe("odds", () => {
  test("of a battle of equals: 526 in 1296 for each, the rest drawn", () => {
    const table = odds.answer({ attacker: "macedonian:4", defender: "macedonian:4" });
    expect(table.rows.map((row) => row.fraction)).toEqual(["0/1296", "526/1296", "244/1296", "526/1296", "0/1296"]);
  });

  test("of a battle with dice for elephants and royal troops add up to 1", () => {
    const table = odds.answer({
      attacker: "royal:8,elephant:6",
      "attacker-rating": "4",
      defender: "royal:8,elephant:6,silver-shields:2",
      "defender-local": "2",
    });
    expect(table.rows.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1, 10);
  });

  test("of five against one: an overrun", () => {
    expect(odds.answer({ attacker: "mercenary:5", defender: "royal:1" }).rows).toEqual([{ label: "overrun, attacker wins", chance: 1, fraction: "1/1" }]);
  });

  test("of a siege: an empty city falls to half of all first assaults", () => {
    expect(odds.answer({ siege: "1" }).rows[0]).toEqual({ label: "falls to attempt 1", chance: 0.5, fraction: "648/1296" });
  });

  test("a bad side names its option", () => {
    expect(() => odds.answer({ attacker: "hoplite:4", defender: "royal:1" })).toThrow("--attacker");
    expect(odds.answer({ attacker: "royal:4" }).title).toContain("8 mercenary");
    expect(() => odds.answer({ attacker: "royal:40", defender: "royal:1" })).toThrow("--attacker");
  });
});
