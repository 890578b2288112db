/** Actions of random positions: lists, masks, rows and moves say the same, of every seat and of what is no action. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import type { GameState } from "../../src/core/state/state.js";
import { type ActionKind, actionsOf, firstSeat } from "../../src/learn/index.js";
import { STANDARD_EDITION, UNREST } from "../../src/unrest/index.js";
import { RULESETS } from "./rulesets.js";

function* positionsOf(ruleset: AnyRuleset, options: object, count: number, apart = 9): Generator<GameState, void, undefined> {
  const state: GameState = ruleset.setup({ ...options, seed: "numbers" });
  const picks = new SeededDice("numbers");
  for (let ply = 0; ply < count * apart && ruleset.outcome(state) === null; ply++) {
    if (ply % apart === 0) yield state;
    ruleset.advance(state, ruleset.randomMove(state, picks));
  }
}

/** The kind of an action and the places of its arguments, worked out from the space as data. */
function partsOf(kinds: readonly ActionKind[], action: number): { readonly kind: ActionKind; readonly at: readonly number[] } {
  const kind = kinds.find(({ first, size }) => action >= first && action < first + size)!;
  const inner = kind.args[1]?.size ?? 1;
  const rest = action - kind.first;
  return { kind, at: [Math.floor(rest / inner), rest % inner].slice(0, kind.args.length) };
}

describe.each(RULESETS)("the space of %s", (_, ruleset) => {
  test("is gapless: kinds follow each other, and so do their rows", () => {
    const { kinds, size, rows, words } = actionsOf(ruleset).space();
    let [next, first, second] = [0, 0, 0];
    for (const kind of kinds) {
      const [a, b] = kind.args;
      expect(kind).toMatchObject({ first: next, size: (a?.size ?? 1) * (b?.size ?? 1), rows: [first, b === undefined ? -1 : second] });
      for (const { words: name, least, size: many } of kind.args) {
        if (name === null) expect(least).toBeGreaterThanOrEqual(0);
        else expect([least, words[name]!.length]).toEqual([0, many]);
      }
      next += kind.size;
      first += a?.size ?? 1;
      second += b?.size ?? 0;
    }
    expect([size, rows]).toEqual([next, [first, second]]);
  });
});

describe.each(RULESETS)("a position of %s", (_, ruleset, options) => {
  const actions = actionsOf(ruleset);
  const { size, kinds, words } = actions.space();
  test("lists the same as numbers, moves, masks and rows", () => {
    for (const state of positionsOf(ruleset, options, size > 1000 ? 3 : 20, size > 1000 ? 53 : 9)) {
      const asked: readonly string[] = ruleset.seatsToMove(state);
      expect(actions.asked(state)).toBe(asked.reduce((mask, seat) => mask | (1 << ruleset.seats.indexOf(seat)), 0));
      expect(firstSeat(actions.asked(state))).toBe(ruleset.seats.indexOf(asked[0]!));
      const decision = ruleset.decision(state, asked[0]!)!;
      expect(actions.decisions[actions.asking(state)]).toEqual({ kind: decision.kind, begins: ruleset.compoundStarts.includes(decision.kind) });
      for (const [seat, name] of ruleset.seats.entries()) {
        const list: number[] = [7, 7, 7];
        expect(actions.list(state, seat, list)).toBe(list.length);
        const moves = ruleset.legalMoves(state, name);
        expect(list.map((action) => actions.moveOf(state, seat, action))).toEqual(moves);
        expect(moves.map((move) => actions.actionOf(state, move))).toEqual(list);
        const [bytes, bits] = [new Uint8Array(size + 5).fill(9), new Uint8Array(Math.ceil(size / 8) + 3).fill(9)];
        expect([actions.mask(state, seat, bytes, 3), actions.maskBits(state, seat, bits, 2)]).toEqual([list.length, list.length]);
        const masked = [...bytes.subarray(3, 3 + size)].flatMap((one, action) => (one === 1 ? [action] : []));
        expect(masked).toEqual([...list].sort((a, b) => a - b));
        expect([...bytes.subarray(0, 3), ...bytes.subarray(3 + size)]).toEqual([9, 9, 9, 9, 9]);
        const inBits = Array.from({ length: size }, (_unused, action) => action).filter((action) => (bits[2 + (action >> 3)]! >> (action & 7)) & 1);
        expect([inBits, bits[0], bits[1], bits.at(-1)]).toEqual([masked, 9, 9, 9]);
        const rows = new Int32Array(4).fill(9);
        for (const action of list) {
          const { kind, at } = partsOf(kinds, action);
          actions.rowsOf(state, action, rows, 1);
          expect([...rows]).toEqual([9, kind.rows[0] + (at[0] ?? 0), kind.rows[1] < 0 ? -1 : kind.rows[1] + at[1]!, 9]);
          const move = actions.moveOf(state, seat, action) as unknown as Record<string, unknown>;
          expect(move["type"]).toBe(kind.type);
          for (const [nth, { field, words: set, least }] of kind.args.entries())
            expect(move[field]).toBe(set === null ? least + at[nth]! : words[set]![at[nth]!]);
          expect(actions.isLegal(state, seat, action)).toBe(true);
        }
        for (const no of [-1, size, 0.5, Number.NaN, String(list[0] ?? 0), undefined]) expect(actions.isLegal(state, seat, no as never)).toBe(false);
        const picks = new SeededDice("unlisted");
        for (let n = 0; n < 5; n++) {
          const action = picks.draw(size);
          expect(actions.isLegal(state, seat, action)).toBe(list.includes(action));
        }
        if (list.length === 0) continue;
        const [own, others] = [new SeededDice("random"), new SeededDice("random")];
        expect(actions.moveOf(state, seat, actions.random(state, seat, own))).toEqual(ruleset.randomMove(state, others, name));
      }
      for (const seat of [-1, ruleset.seats.length, 0.5, Number.NaN]) {
        const list = [7];
        expect([actions.list(state, seat, list), list.length, actions.isLegal(state, seat, 0)]).toEqual([0, 0, false]);
        expect(() => actions.random(state, seat, new SeededDice(1))).toThrow(`seat ${seat} does not decide now`);
        expect(() => actions.moveOf(state, seat, 0)).toThrow(`seat: expected a whole number in 0..${ruleset.seats.length - 1}, got ${seat}`);
      }
    }
  });
  test("is played with what happens in a log, by dice that are given or its own", () => {
    for (const state of positionsOf(ruleset, options, 12, 17)) {
      const seat = firstSeat(actions.asked(state));
      const list: number[] = [];
      actions.list(state, seat, list);
      const action = list.at(-1)!;
      const step = ruleset.apply(state, actions.moveOf(state, seat, action));
      const [played, checked, given] = [ruleset.clone(state), ruleset.clone(state), ruleset.clone(state)];
      const [log, more] = [["before"], []] as [unknown[], unknown[]];
      const asked = actions.act(played, seat, action, undefined, log as never);
      expect([log, played, asked]).toEqual([["before", ...step.events], step.state, actions.asked(step.state)]);
      expect([actions.play(checked, seat, action, undefined, more as never), more, checked]).toEqual([asked, step.events, step.state]);
      actions.act(given, seat, action, new SeededDice(state.dice), undefined);
      expect({ ...given, dice: [] }).toEqual({ ...step.state, dice: [] });
    }
  });
});

describe("a move that the space does not have", () => {
  const actions = actionsOf(UNREST);
  const state = UNREST.setup({ seed: 1 });
  test("has no action", () => {
    const { mostCu } = STANDARD_EDITION.tables.movement;
    const { first, args } = actions.space().kinds.find(({ type }) => type === "take-cu")!;
    const take = (count: number) => actions.actionOf(state, { seat: "carthage", type: "take-cu", [args[0]!.field]: count } as never);
    expect([take(0), take(mostCu), take(mostCu + 1), take(-1)]).toEqual([first, first + mostCu, -1, -1]);
    for (const move of [{}, { seat: "carthage", type: "dance" }, { seat: "carthage", type: "take-cu" }])
      expect(actions.actionOf(state, move as never)).toBe(-1);
  });
  test("an edition has a space of its own, whichever was asked for before", () => {
    const edition = { tables: { ...STANDARD_EDITION.tables, movement: { ...STANDARD_EDITION.tables.movement, mostCu: 40 } } };
    const other = UNREST.setup({ seed: 1, edition });
    const size = (name?: string): number => actions.space(name).size;
    expect([size(other.edition) > size(), size(other.edition) > size("")]).toEqual([true, true]);
    for (const one of [state, other, state, other]) {
      const out = new Uint8Array(size(one.edition));
      const seat = firstSeat(actions.asked(one));
      expect(actions.mask(one, seat, out)).toBe(UNREST.legalMoves(one).length);
      expect(() => actions.moveOf(one, seat, size(one.edition))).toThrow(`action: expected a whole number in 0..${size(one.edition) - 1}, got`);
    }
    expect(() => actions.mask(other, 0, new Uint8Array(size()))).toThrow("out: expected room for");
    const [own, others] = [actions.space(), actions.space(other.edition)];
    expect([actions.space() === own, actions.space(other.edition) === others]).toEqual([true, true]);
  });
});

describe("room for a mask", () => {
  const actions = actionsOf(UNREST);
  const state = UNREST.setup({ seed: 1 });
  const { size } = actions.space();
  const bytes = Math.ceil(size / 8);
  test.each([
    [size, 0],
    [size + 1, 1],
  ])("is enough in %i bytes from %i on", (length, at) => expect(actions.mask(state, 0, new Uint8Array(length), at)).toBeGreaterThanOrEqual(0));
  test.each([
    [size - 1, 0],
    [size, 1],
    [size + 9, -1],
    [size + 9, 0.5],
  ])("is too little in %i bytes from %d on", (length, at) => {
    expect(() => actions.mask(state, 0, new Uint8Array(length), at)).toThrow(`out: expected room for ${size} bytes from ${at} on, got ${length} in all`);
  });
  test("is an eighth for bits", () => {
    expect(actions.maskBits(state, 0, new Uint8Array(bytes))).toBeGreaterThanOrEqual(0);
    expect(() => actions.maskBits(state, 0, new Uint8Array(bytes - 1))).toThrow(`out: expected room for ${bytes} bytes from 0 on`);
  });
});
