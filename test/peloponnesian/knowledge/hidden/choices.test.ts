/** What a rival has half chosen is made again in a sampled world: every choice that looks alike comes up, and no other. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../../src/core/dice/seeded.js";
import { F } from "../../../../src/peloponnesian/vocabulary/frames.js";
import { announceAnew, lookAnew } from "../../../../src/peloponnesian/knowledge/hidden/choices.js";
import { plagueRank } from "../../../../src/peloponnesian/rules/event-dice.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import type { PeloponnesianState } from "../../../../src/peloponnesian/index.js";
import { ATHENS, SPARTA } from "../../../../src/peloponnesian/vocabulary/types.js";
import { block, t, table, type Table } from "../../table.js";

const SPECTATOR = -1;

describe("sallies announced", () => {
  /** Sparta's battles begin, and from Sparta, Elis or Tegea it may have announced sallies; S03 came in by sea. */
  function besieged(step: keyof typeof F.combat.step = "battles", use = S.ACTIONS_USE): Table {
    const g = table().only("campaign", "secondTurn").control("sparta", "elis");
    for (const [city, inside] of [
      ["sparta", { s01: 2, s03: 2, s49: 2 }],
      ["elis", { s07: 1 }],
      ["tegea", { s04: 1 }],
    ] as const) {
      g.put(`inside ${city}`, inside).besiege(city);
    }
    g.put("sparta", { a01: 4 }).put("corinth", { s08: 2 });
    for (const id of ["s03", "s07"]) S.addMark(g.state, block(id), S.MOVED);
    S.write(g.state, S.CLOCK.useOfSparta + SPARTA, use);
    const f = F.combat.push(g.state);
    f.seat = SPARTA;
    f.step = F.combat.step[step];
    return g;
  }

  /** Who sallies in many worlds, each answer once. */
  function sallies(s: PeloponnesianState, viewer: number): string[] {
    const found = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const world = S.cloneState(s);
      announceAnew(world, t, viewer, new SeededDice(`sallies ${n}`));
      found.add(t.blockIds.filter((_, b) => S.hasMark(world, b, S.SALLYING)).join(" "));
    }
    return [...found].sort();
  }

  test.each([
    ["the enemy", ATHENS],
    ["a spectator", SPECTATOR],
  ])("[PEL-HI.22] to %s any number of those who could may sally, from each besieged city", (_who, viewer) => {
    expect(sallies(besieged().state, viewer)).toEqual(["", "s01", "s01 s04", "s01 s04 s49", "s01 s49", "s04", "s04 s49", "s49"]);
  });

  test.each([
    ["[PEL-HI.22] who has announced them knows them", besieged().state, SPARTA],
    ["[PEL-HI.22] before the battles none is announced", besieged("sallies").state, ATHENS],
    ["[PEL-HI.22] in a turn with an event nobody sallies", besieged("battles", S.EVENT_USE).state, ATHENS],
    ["[PEL-HI.22] nor where no battles are fought", besieged().only("campaign", "secondTurn").state, ATHENS],
  ])("%s", (_title, s, viewer) => {
    expect(sallies(s, viewer)).toEqual([""]);
  });
});

describe("the Plague", () => {
  /** The Plague has come to this block, or to nobody yet, with these at Athens. */
  function plague(next: string | null, atAthens: Readonly<Record<string, number>>, step: keyof typeof F.event.step = "rolled"): Table {
    const g = table().only("campaign", "secondTurn").put("athens", atAthens).put("sparta", { a04: 2 });
    const f = F.event.push(g.state);
    f.step = F.event.step[step];
    f.next = next === null ? 0 : plagueRank(t, block(next)) + 1;
    return g;
  }

  /** The blocks it has come to in many worlds, each once. */
  function struck(s: PeloponnesianState, viewer: number): (string | null)[] {
    const found = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const world = S.cloneState(s);
      lookAnew(world, t, viewer, new SeededDice(`plague ${n}`));
      found.add(F.event.top(world).next);
    }
    return [...found].sort((a, b) => a - b).map((next) => (next === 0 ? null : t.blockIds.find((_, b) => plagueRank(t, b) + 1 === next)!));
  }

  test.each([
    ["[PEL-HI.25] the die may be for any block of its side at Athens", plague("a01", { a01: 2, a03: 3, a48: 1, s01: 2 }).state, SPARTA, ["a01", "a03", "a48"]],
    ["[PEL-HI.25] for the only one there, if there is but one", plague("a01", { a48: 1, s01: 2 }).state, SPARTA, ["a48"]],
    ["[PEL-HI.25] if there is none, it stays as it is", plague("a01", { s01: 2 }).state, SPARTA, ["a01"]],
    ["[PEL-HI.25] its owner knows whose it is", plague("a48", { a01: 2, a48: 1, s01: 2, s02: 1 }).state, ATHENS, ["a48"]],
    ["[PEL-HI.25] Spartan blocks at Athens are hidden from Athens", plague("s01", { a01: 2, s01: 2, s02: 1 }).state, ATHENS, ["s01", "s02"]],
    ["[PEL-HI.25] before the first die there is nobody", plague(null, { a01: 2, a03: 3 }).state, SPARTA, [null]],
    ["[PEL-HI.25] no die, no block that it could be for", plague("a01", { a01: 2, a03: 3 }, "begin").state, SPARTA, ["a01"]],
  ])("%s", (_title, s, viewer, blocks) => {
    expect(struck(s, viewer)).toEqual(blocks);
  });

  test("[PEL-HI.25] without an event nothing is changed", () => {
    const g = table().only("campaign", "secondTurn");
    const before = S.cloneState(g.state);
    lookAnew(g.state, t, SPARTA, new SeededDice("no event"));
    expect(g.state).toEqual(before);
  });
});
