import { describe, expect, test } from "vitest";
import { defaultOf } from "../../src/core/state/options.js";
import { PELOPONNESIAN as GAME, STANDARD_EDITION } from "../../src/peloponnesian/index.js";
import { OPTIONS } from "../../src/peloponnesian/vocabulary/options.js";
import { controllerOf, hasEffect, LONG_WAR, nativeOf, NOBODY } from "../../src/peloponnesian/state/index.js";
import { table as boardOf } from "../../src/peloponnesian/board/table.js";
import { NATIVES, SCENARIO_NAMES } from "../../src/peloponnesian/vocabulary/types.js";
import { area as indexOfArea, fight, table } from "./table.js";

test("[PEL-14.1.0.1] [PEL-15.0.4] the marker starts where the scenario says, or where the option sets it", () => {
  expect(GAME.view(GAME.setup({ seed: "even" }), "arbiter").prestige).toBe(-7);
  for (const scenario of SCENARIO_NAMES)
    expect(defaultOf(OPTIONS, "startingPrestige", { scenario })).toBe(GAME.view(GAME.setup({ seed: "even", scenario }), "arbiter").prestige);
  for (const startingPrestige of [-40, -1, 17, 40])
    expect(GAME.view(GAME.setup({ seed: "even", startingPrestige }), "arbiter").prestige).toBe(startingPrestige);
  for (const startingPrestige of [-41, 41, 1.5, "17", null]) {
    expect(() => GAME.setup({ seed: "even", startingPrestige: startingPrestige as number })).toThrowError(
      expect.objectContaining({ name: "SetupError", code: "setup/bad-option", message: expect.stringContaining("startingPrestige") }),
    );
  }
});

describe("the options", () => {
  test("[PEL-14.1.0.1] [PEL-15.0.4] the start is -40 to 40, and each scenario has its own", () => {
    const { least, most, default: starts } = OPTIONS.startingPrestige;
    expect([least, most, starts]).toEqual([-40, 40, { by: "scenario", values: { "431": -7, sicily: -6, "413": -3, "415": -5, "long-war": -7 } }]);
  });

  test("[PEL-14.1.4.1] nobody bids unless it is asked for", () => {
    expect(OPTIONS.bid.default).toBe(false);
    expect([GAME.decision(GAME.setup({ seed: 1 }))!.kind, GAME.decision(GAME.setup({ seed: 1, bid: true }))!.kind]).toEqual(["commit", "bidding"]);
  });

  test("[PEL-DP.1] who bids first is drawn by lot", () => {
    const first = new Set(Array.from({ length: 20 }, (_, seed) => GAME.seatsToMove(GAME.setup({ seed, bid: true }))[0]));
    expect([...first].sort()).toEqual(["athens", "sparta"]);
  });
});

describe("what a scenario lays out", () => {
  const city = (id: string, scenario: (typeof SCENARIO_NAMES)[number] = "431") => {
    const { native, controller, garrison, garrisonCV, siege } = GAME.view(GAME.setup({ seed: 1, scenario }), "arbiter").areas[id]!.city!;
    return { native, controller, garrison, garrisonCV, siege };
  };
  const off = (id: string) => {
    const { sparta, athens } = GAME.view(GAME.setup({ seed: 1 }), "arbiter").blocks;
    return (sparta[id] ?? athens[id])!.off;
  };

  test("[PEL-1.2.3] [PEL-1.2.6] [PEL-7.3.1] a city of a side is controlled by it, with a garrison of its value", () => {
    expect(city("corinth")).toEqual({ controller: "sparta", garrison: "native", garrisonCV: 3 });
    expect(city("athens")).toEqual({ controller: "athens", garrison: "native", garrisonCV: 4 });
  });

  test("[PEL-1.3.1.5] [PEL-15.1.3] nobody controls a neutral city", () => {
    const s = GAME.setup({ seed: 1 });
    const held = (id: string) => [NATIVES[nativeOf(s, indexOfArea(id))], controllerOf(s, indexOfArea(id))];
    expect([held("argos"), held("melos"), held("lydia")]).toEqual([
      ["neutral", NOBODY],
      ["neutral", NOBODY],
      ["persia", NOBODY],
    ]);
  });

  test("[PEL-15.1.2] [PEL-15.0.1] Potidaea is in revolt, and besieged since before the game", () => {
    const { native, controller, garrison, garrisonCV, siege } = city("potidaea");
    expect([native, controller, garrison, garrisonCV]).toEqual(["athens", "sparta", "rebel", 2]);
    expect(siege).toEqual({ seat: "athens", since: 0, blockaded: true });
  });

  test("[PEL-1.2.5] a scenario changes whose a city is natively", () => {
    const row = STANDARD_EDITION.scenarios.find(({ natives }) => natives.length > 0)!;
    const printed = new Map(STANDARD_EDITION.land.map(({ id, city: of }) => [id, of?.native]));
    const s = GAME.setup({ seed: 1, scenario: row.id as (typeof SCENARIO_NAMES)[number] });
    for (const [area, native] of row.natives) expect([area, NATIVES[nativeOf(s, indexOfArea(area))]]).toEqual([area, native]);
    expect(row.natives.some(([area, native]) => printed.get(area) !== native)).toBe(true);
  });

  test("[PEL-2.0.3] [PEL-2.0.1] [PEL-15.1.4] who is in reserve, who is excluded, and who is in the pool", () => {
    expect([off("a35"), off("s41"), off("s37"), off("a20")]).toEqual(["reserve", "excluded", "excluded", "pool"]);
  });

  test("[PEL-15.5.1] the Long War is the 431 campaign with a mark of its own", () => {
    const plain = GAME.setup({ seed: 1 });
    const long = GAME.setup({ seed: 1, scenario: "long-war" });
    expect([hasEffect(plain, LONG_WAR), hasEffect(long, LONG_WAR), hasEffect(GAME.setup({ seed: 1, scenario: "413" }), LONG_WAR)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(GAME.view(long, "arbiter").blocks).toEqual(GAME.view(plain, "arbiter").blocks);
  });
});

describe("the board", () => {
  const stacksAt = (table: ReturnType<typeof boardOf>, place: string) => table.stacks.filter((stack) => stack.place === place);

  test("[PEL-HI.4] one's own blocks show their faces, the enemy's lie face down as a number", () => {
    const { state } = table().put("megara", { s17: 2, s11: 3 }).actionTurn("sparta", 1);
    const faces = (viewer: "sparta" | "athens") =>
      stacksAt(boardOf(GAME.view(state, viewer)), "megara").flatMap(({ pieces }) => pieces.map(({ name, count, faceUp }) => [name, count, faceUp]));
    expect(faces("sparta").filter(([, count]) => count !== 0)).toEqual([
      ["s11", 1, true],
      ["s17", 1, true],
    ]);
    expect(faces("athens").filter(([, count]) => count !== 0)).toEqual([[null, 2, false]]);
  });

  test("[PEL-HI.4] those in a battle show theirs to all, those inside lie in a stack of their own", () => {
    const g = fight({ s17: 2 }, { a01: 4 }, "messenia", "sparta");
    const names = stacksAt(boardOf(GAME.view(g.state, "sparta")), "messenia").flatMap(({ pieces }) =>
      pieces.filter(({ count }) => count !== 0).map(({ name }) => name),
    );
    expect(names).toEqual(["s17", "a01"]);
    const { state } = table().put("megara", { a01: 3 }).put("inside megara", { s17: 2 }).besiege("megara").actionTurn("sparta", 1);
    const stacks = stacksAt(boardOf(GAME.view(state, "sparta")), "megara").map(({ id, pieces }) => [
      id,
      pieces.filter(({ count }) => count !== 0).map(({ name, count }) => name ?? count),
    ]);
    expect(stacks.map(([, pieces]) => pieces)).toEqual([["s17"], [1]]);
  });

  test("[PEL-14.1.0.1] the side that leads has its lead as a score", () => {
    const scores = (prestige: number) =>
      boardOf(GAME.view(GAME.setup({ seed: 1, startingPrestige: prestige }), "spectator")).seats.map(({ seat, scores: of }) => [
        seat,
        ...of.map(({ value }) => value),
      ]);
    expect([scores(3), scores(-1), scores(0)]).toEqual([
      [["sparta"], ["athens", 3]],
      [["sparta", 1], ["athens"]],
      [["sparta"], ["athens"]],
    ]);
  });

  test("[PEL-HI.7] drawn recruits lie face down for the enemy, in a box of their own", () => {
    const { state } = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).dice("", "1 4 9").play("recruit");
    const drawn = (viewer: "sparta" | "athens") =>
      stacksAt(boardOf(GAME.view(state, viewer)), "drawn").flatMap(({ pieces }) => pieces.map(({ name, count }) => name ?? count));
    expect([drawn("sparta"), drawn("athens")]).toEqual([["s03", "s07", "s13"], [3]]);
  });
});
