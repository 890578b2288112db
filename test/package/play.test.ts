/** What a page loads that only plays: the rules without validation, the same game, no larger than its bar. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import type { AnyPlay } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashState } from "../../src/core/state/hash.js";
import { BARS } from "../bench/bars.js";
import { filesOfSmall, sizeOfName, sizeOfSmall } from "../bench/size.js";

const RULESETS = Object.keys(BARS);
const PLAYS: Readonly<Record<string, () => Promise<AnyPlay>>> = {
  diadochi: async () => (await import("tyche/diadochi/play")).DIADOCHI,
  "nine-years": async () => (await import("tyche/nine-years/play")).NINE_YEARS,
  peloponnesian: async () => (await import("tyche/peloponnesian/play")).PELOPONNESIAN,
  unrest: async () => (await import("tyche/unrest/play")).UNREST,
};
/** Doors, by the files that only they need. What of `hidden` conceals the frames that a view shows is none. */
const DOORS =
  /^src\/(?:core\/(?:ruleset|checks|shape|frame-reader|register-edition|row-checks)|[a-z-]+\/(?:index|register|edition|invariants|invariants\/\w+|position|position\/\w+|hidden|hidden\/(?!conceal|windows|cards)\w+|memory|memory\/\w+|tables\/(?:checks|form|sense)))\.ts$/;
const DOOR_NAMES = ["position", "restore", "memory", "remember", "conceal", "viewKey", "determinize"];

describe.each(RULESETS)("%s to play", (id) => {
  test("has no code of its doors", async () => {
    const files = await filesOfSmall(id, "play");
    expect(files).toContain("src/core/ruleset/play.ts");
    expect(files.filter((file) => DOORS.test(file))).toEqual([]);
  });
  test("is within its bar", async () => {
    expect((await sizeOfSmall(id, "play")) / 1000).toBeLessThanOrEqual(BARS[id]!.play);
  });
  test("is the whole ruleset but for the doors", async () => {
    const { ruleset } = await GAMES.load(id);
    const play = await PLAYS[id]!();
    expect([...Object.keys(play), ...DOOR_NAMES].sort()).toEqual(Object.keys(ruleset).sort());
    expect([play.id, play.version]).toEqual([ruleset.id, ruleset.version]);
  });
  test("plays the same game", async () => {
    const { ruleset, sampleOptions } = await GAMES.load(id);
    const end = (rules: AnyPlay): string => {
      const choices = new SeededDice("only playing");
      let state = rules.setup({ ...sampleOptions[0], seed: "only playing" });
      for (let n = 0; n < 60 && rules.seatsToMove(state).length > 0; n++) state = rules.apply(state, rules.randomMove(state, choices)).state;
      return `${hashState(state)} ${JSON.stringify(rules.view(state, "arbiter"))}`;
    };
    expect(end(await PLAYS[id]!())).toBe(end(ruleset));
  });
  test("refuses what is not listed with the reason of the whole ruleset", async () => {
    const { ruleset, sampleOptions } = await GAMES.load(id);
    const play = await PLAYS[id]!();
    const state = play.setup({ ...sampleOptions[0], seed: "refusals" });
    expect(() => play.apply(state, { seat: "nobody", type: "nothing" })).toThrow(expect.objectContaining({ code: "move/malformed" }));
    const [first] = play.legalMoves(state);
    expect(() => play.apply(state, { ...first, type: "nothing" })).toThrow(expect.objectContaining({ code: "move/unknown" }));
    const [there, elsewhere] = ["one deal", "another deal"].map((seed) => play.legalMoves(play.setup({ ...sampleOptions[0], seed })));
    const unlisted = [...there!, ...elsewhere!].filter((move) => ruleset.explain(state, move) !== null);
    for (const move of unlisted) expect(play.explain(state, move)).toEqual(ruleset.explain(state, move));
  });
  test("takes the printed edition alone", async () => {
    const play = await PLAYS[id]!();
    expect(() => play.setup({ seed: 1, edition: {} })).toThrow("options.edition: expected none");
  });
  test("leaves one name of the whole entry alone", async () => {
    expect(await sizeOfName(id, "SEATS")).toBeLessThan(200);
  });
});
