/** Every array of a batch, held step by step against the games played by themselves. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { hashState, SeededDice } from "../../src/index.js";
import { actionsOf, Batch, type FinishedGame, firstSeat } from "../../src/learn/index.js";
import { returns } from "../../src/core/game/returns.js";
import { UNREST } from "../../src/unrest/index.js";
import { RULESETS } from "./rulesets.js";

describe.each(RULESETS.filter(([id]) => id === "unrest" || id === "tiny"))("batches of %s", (_, rules, options) => {
  test.each(["bytes", "bits"] as const)("list, mask as %s and name rows as the actions of each position do", (masks) => {
    const observer = { size: 2, observe: (s: unknown, seat: number, out: Float32Array, at: number) => out.set([seat + 1, hashState(s as never).length], at) };
    const batch = new Batch(rules, { games: 3, seed: "arrays", options: options as never, masks, rows: true, observer: observer as never });
    const known = actionsOf(rules);
    const picks = new SeededDice("arrays");
    const { size } = known.space();
    expect([batch.games, batch.begun, batch.finished, batch.maskSize]).toEqual([3, 3, 0, masks === "bytes" ? size : Math.ceil(size / 8)]);
    for (let step = 0; step < 60; step++) {
      expect(batch.offsets[0]).toBe(0);
      for (let place = 0; place < 3; place++) {
        const state = batch.stateOf(place);
        const seat = firstSeat(known.asked(state));
        const list: number[] = [];
        known.list(state, seat, list);
        const [from, to] = [batch.offsets[place]!, batch.offsets[place + 1]!];
        expect([batch.toMove[place], batch.asking[place], [...batch.actions.slice(from, to)]]).toEqual([seat, known.asking(state), list]);
        const mask = new Uint8Array(batch.maskSize);
        if (masks === "bytes") known.mask(state, seat, mask);
        else known.maskBits(state, seat, mask);
        expect(Buffer.compare(batch.masks.slice(place * batch.maskSize, (place + 1) * batch.maskSize), mask)).toBe(0);
        const rows = new Int32Array(2 * list.length);
        for (const [i, action] of list.entries()) known.rowsOf(state, action, rows, 2 * i);
        expect(batch.rows.slice(2 * from, 2 * to)).toEqual(rows);
        expect([...batch.observations.slice(2 * place, 2 * place + 2)]).toEqual([seat + 1, 16]);
      }
      batch.step([0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!));
    }
  });
});

describe("the end of a game", () => {
  test.each([
    ["tiny", TINY],
    ["unrest", UNREST],
  ] as const)("of %s shows rewards, lengths and what has ended for one step", (_, rules) => {
    const finished: FinishedGame<never>[] = [];
    const batch = new Batch(rules as never, { games: 3, seed: "ends", onEnd: (game) => void finished.push(game as never) });
    const picks = new SeededDice("ends");
    const lengths = [0, 0, 0];
    let ends = 0;
    while (ends < 6) {
      const before = finished.length;
      batch.step([0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!));
      const over = [0, 1, 2].filter((place) => batch.ended[place] === 1);
      for (let place = 0; place < 3; place++) lengths[place]!++;
      expect([...batch.lengths]).toEqual(lengths);
      expect(finished.slice(before).map(({ actions }) => actions.length)).toEqual(over.map((place) => lengths[place]));
      expect([...batch.rewards]).toEqual([0, 1, 2].flatMap((place) => (over.includes(place) ? [...finished[before + over.indexOf(place)]!.rewards] : [0, 0])));
      ends += over.length;
      for (const place of over) lengths[place] = 0;
      expect([batch.finished, batch.begun]).toEqual([ends, ends + 3]);
    }
    const [{ game, seed, actions, hash, rewards }] = finished as [FinishedGame<never>];
    const known = actionsOf(rules as never);
    const state = (rules as typeof UNREST).setup({ seed }) as never;
    for (const action of actions) known.act(state, firstSeat(known.asked(state)), action, undefined);
    expect([seed, hash, known.asked(state)]).toEqual([`ends ${game}`, hashState(state), 0]);
    expect([...rewards]).toEqual([...returns(rules as never, (rules as typeof UNREST).outcome(state)! as never)]);
  });
});
